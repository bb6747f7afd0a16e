import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { namelessIcons } from '../../browsers/nameless-icons.ts';
import { pagePolicy } from '../../../src/server/http/security-headers.ts';

/** The gallery is served under the product's own policy, so that what it refuses shows here. */
const nonce = 'gallery';

/** `npx vite tools/preview/stage`: every block, field and action over rows in memory. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite/gallery', import.meta.url)),
  plugins: [react(), namelessIcons()],
  html: { cspNonce: nonce },
  preview: { headers: { 'Content-Security-Policy': pagePolicy(nonce, []) } },
  build: { outDir: fileURLToPath(new URL('../../../dist/gallery', import.meta.url)), emptyOutDir: true },
});
