import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { Peers } from './peers.ts';

const stage = fileURLToPath(new URL('./stage', import.meta.url));

const PEERS = /^(@rjsf\/|@formily\/antd-v5(\/|$))/;
/** One copy of each for everybody: the product's own versions. */
const SHARED = [
  'react',
  'react-dom',
  'react-is',
  'antd',
  '@ant-design/icons',
  '@ant-design/cssinjs',
  'dayjs',
  'rc-util',
  ...[
    'core',
    'react',
    'reactive',
    'reactive-react',
    'json-schema',
    'shared',
    'path',
    'validator',
    'grid',
  ].map((name) => `@formily/${name}`),
];

const fromCache = (folder: string): Plugin => ({
  name: 'peers-from-the-cache',
  enforce: 'pre',
  resolveId(id, importer) {
    if (!PEERS.test(id) || importer?.startsWith(folder)) return null;
    return this.resolve(id, join(folder, 'importer.js'), { skipSelf: true });
  },
});

/** Builds the page of all contenders for production. */
export async function buildStage(peers: Peers, outDir: string): Promise<void> {
  await build({
    root: stage,
    configFile: false,
    logLevel: 'error',
    plugins: [fromCache(peers.folder), react()],
    resolve: { dedupe: SHARED },
    build: {
      outDir,
      emptyOutDir: true,
      minify: process.env['BENCH_READABLE'] === undefined,
      target: 'es2022',
      chunkSizeWarningLimit: 9999,
    },
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface Site {
  readonly address: string;
  close(): void;
}

/** Serves the built page, and the sdk of amis below /amis, on loopback. */
export async function serveStage(outDir: string, amis: string): Promise<Site> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://loopback').pathname);
    const file = path.startsWith('/amis/')
      ? join(amis, path.slice('/amis/'.length))
      : join(outDir, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
