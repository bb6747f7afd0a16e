import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DATA_POLICY, pagePolicy } from './security-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

const compress = promisify(gzip);
const leastWorthCompressing = 1024;

interface StaticFile {
  readonly body: Buffer;
  readonly type: string;
  readonly tag: string;
  /** Its name carries a hash of its content. */
  readonly hashed: boolean;
  zipped?: Promise<Buffer>;
}

/**
 * Serves the built client. Every file is read once and looked up by its whole path: a request names one of these or
 * nothing, so no path can lead out of the folder. Other GETs that look like a page get index.html, for the
 * client's own router to decide.
 */
export function serveClient(app: FastifyInstance, folder: string): void {
  const files = readFiles(folder);
  const index = files.get('/index.html')?.body.toString('utf8');
  files.delete('/index.html');
  const apiOrigins = originsOf(files.get('/serverConfig.json')?.body);
  const page = (reply: FastifyReply) => {
    if (index === undefined)
      return reply.code(503).type('text/plain; charset=utf-8').send('页面尚未构建，请先运行 npm run build');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(nonce, apiOrigins))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(index.replace('<head>', `<head>\n    <meta property="csp-nonce" nonce="${nonce}" />`));
  };
  for (const [path, file] of files) app.get(path, (request, reply) => sendFile(file, request, reply));
  app.get('/', (_request, reply) => page(reply));
  app.get('/*', (request, reply) => (isPage(request.url) ? page(reply) : reply.callNotFound()));
}

/** A missing script must not be answered by a page, or the browser would report a syntax error instead of a lost file. */
function isPage(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return !/^\/+(api|assets)(\/|$)/i.test(path) && !path.slice(path.lastIndexOf('/')).includes('.');
}

function readFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const body = readFileSync(path);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    files.set(url, { body, type, tag, hashed: url.startsWith('/assets/') });
  }
  return files;
}

async function sendFile(
  file: StaticFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply
    .header('etag', file.tag)
    .header('vary', 'accept-encoding')
    .header('content-security-policy', DATA_POLICY)
    .header('cache-control', file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === file.tag) return reply.code(304).send();
  reply.type(file.type);
  const mayZip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (!mayZip || file.body.length < leastWorthCompressing || /^(image\/(?!svg)|font)/.test(file.type))
    return reply.send(file.body);
  file.zipped ??= compress(file.body, { level: 9 });
  return reply.header('content-encoding', 'gzip').send(await file.zipped);
}

/** Where the client calls, when its configuration file says that this is another server. */
function originsOf(configFile: Buffer | undefined): string[] {
  if (!configFile) return [];
  const { ProdUrl } = JSON.parse(configFile.toString('utf8')) as { ProdUrl?: unknown };
  if (typeof ProdUrl !== 'string' || !/^https?:\/\//.test(ProdUrl)) return [];
  return [new URL(ProdUrl).origin];
}
