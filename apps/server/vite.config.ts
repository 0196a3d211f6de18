import { defineConfig } from 'vite';

// The server as one file beside its packages: ours are bundled in, everybody else's stay where they are installed.
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: '[name].js' } },
  },
  ssr: { noExternal: [/^@stammtisch\//, /^@noble\//] },
});
