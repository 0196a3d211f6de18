import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['STAMMTISCH_DEV_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: { '/api': server, '/socket.io': { target: server, ws: true } },
  },
});
