import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const base = Number(process.env['NEXUS_PORT'] ?? 5000);
const hosting = `http://127.0.0.1:${base}`;

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, copyPublicDir: !isSsrBuild },
  // The server build carries everything it needs, because the functions install none of it.
  ssr: { noExternal: true },
  server: { proxy: { '/api': hosting, '/media': hosting } },
}));
