import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npx vite tests/browser/gallery`: every block, field and action over rows in memory. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite/gallery', import.meta.url)),
  plugins: [react()],
  build: { outDir: fileURLToPath(new URL('../../../dist/gallery', import.meta.url)), emptyOutDir: true },
});
