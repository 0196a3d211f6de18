import { defineConfig } from 'vite';

// The server, and the commands that are needed where it runs, beside their packages: ours are bundled in, everybody else's
// stay where they are installed.
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: { main: 'src/main.ts', 'admin-password': 'src/cli/adminPassword.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: [/^@stammtisch\//, /^@noble\//] },
});
