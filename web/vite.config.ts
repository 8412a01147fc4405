import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const base = Number(process.env['NEXUS_PORT'] ?? 5000);
const hosting = `http://127.0.0.1:${base}`;

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': hosting, '/media': hosting } },
});
