import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { choicesOf } from './choices.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CHOOSER = '/tools/preview/index.html';
const STAGE = '/tools/preview/stage/index.html';

/** Serves the chooser, what it offers, and the stage that pages are shown on; a saved file shows at once. */
export function openPreview(port: number): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root: ROOT,
    cacheDir: `${ROOT}node_modules/.vite/preview`,
    publicDir: `${ROOT}tools/preview/stage/public`,
    logLevel: 'error',
    plugins: [react(), offer()],
    html: { cspNonce: 'gallery' },
    optimizeDeps: { entries: [CHOOSER.slice(1), STAGE.slice(1)] },
    server: { host: '127.0.0.1', port, watch: { ignored: ['**/dist/**', '**/data/**'] } },
  });
}

function offer(): Plugin {
  return {
    name: 'preview-choices',
    handleHotUpdate({ file, server }) {
      // Taken up in place, a schema would leave the stage with what it read before.
      if (!file.endsWith('.json')) return undefined;
      server.ws.send({ type: 'full-reload' });
      return [];
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0];
        if (path === '/') {
          response.writeHead(302, { Location: CHOOSER }).end();
        } else if (path === '/preview/choices') {
          response.setHeader('Content-Type', 'application/json; charset=utf-8');
          response.end(JSON.stringify(present()));
        } else next();
      });
    },
  };
}

/** A fault that stops the whole folder is told in the place of choices. */
function present(): unknown {
  try {
    return choicesOf(loadCatalog(`${ROOT}schemas`));
  } catch (error) {
    return { pages: [], roles: [], faults: [{ file: '', pointer: '', message: (error as Error).message }] };
  }
}
