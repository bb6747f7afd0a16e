import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DATA_POLICY, pagePolicy, PLAIN_PAGE_POLICY, WORKER_POLICY } from './security-headers.ts';

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

/** Schemas that the browser side carries. */
const SHIPPED = /^\/shipped\//;
/** Scripts that the browser runs apart from the page. */
const WORKER = /[/\\]worker-[\w-]+\.js$/;

const compress = promisify(gzip);
const leastWorthCompressing = 1024;

/** A file of the built client; read when it is first asked for, since most of them rarely are. */
interface StaticFile {
  readonly path: string;
  readonly type: string;
  /** Its name carries a hash of its content. */
  readonly hashed: boolean;
  content?: Promise<{ readonly body: Buffer; readonly tag: string }>;
  zipped?: Promise<Buffer>;
}

/**
 * Serves the built client. Every file is looked up by its whole path: a request names one of these or nothing, so no
 * path can lead out of the folder. Other GETs that look like a page get index.html, for the client's own router
 * to decide.
 */
export function serveClient(
  app: FastifyInstance,
  folder: string,
  { furtherOrigins, frames }: { furtherOrigins(): readonly string[]; frames(): readonly string[] },
): void {
  const files = filesOf(folder);
  const index = textOf(files.get('/index.html'));
  files.delete('/index.html');
  const configured = originsOf(textOf(files.get('/serverConfig.json')));
  // Pages are told to who holds them; only a browser side that works with another server needs them as files.
  if (configured.length === 0)
    for (const path of [...files.keys()]) if (SHIPPED.test(path)) files.delete(path);
  const page = (reply: FastifyReply) => {
    if (index === undefined)
      return reply.code(503).type('text/plain; charset=utf-8').send('页面尚未构建，请先运行 npm run build');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(nonce, [...configured, ...furtherOrigins()], frames()))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(index.replace('<head>', `<head>\n    <meta property="csp-nonce" nonce="${nonce}" />`));
  };
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const file = files.get(path);
    if (file) return sendFile(file, request, reply);
    return isPage(path) ? page(reply) : reply.callNotFound();
  };
  app.get('/', answer);
  app.get('/*', answer);
}

/**
 * Where monitors look of themselves, however it is written: a page of the client would tell them that all is well. A school's page may
 * be named by such a word below one of its own.
 */
const PROBE =
  /^(\/+(actuator|q|-|health(z|y|check)?|live(z|ness)?|ready(z)?|readiness|startup|metrics|prometheus|ping|status|up))+\/*$/i;

/** A missing script must not be answered by a page, or the browser would report a syntax error instead of a lost file. */
function isPage(path: string): boolean {
  if (PROBE.test(path)) return false;
  return !/^\/+(api|assets)(\/|$)/i.test(path) && !path.slice(path.lastIndexOf('/')).includes('.');
}

function filesOf(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    files.set(url, { path, type, hashed: url.startsWith('/assets/') });
  }
  return files;
}

const textOf = (file: StaticFile | undefined) => file && readFileSync(file.path, 'utf8');

async function contentOf(path: string) {
  const body = await readFile(path);
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

async function sendFile(
  file: StaticFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // A file that could not be read may be readable the next time.
  file.content ??= contentOf(file.path).catch((error: unknown) => {
    delete file.content;
    throw error;
  });
  const { body, tag } = await file.content;
  reply
    .header('etag', tag)
    .header('vary', 'accept-encoding')
    .header('content-security-policy', policyOf(file.path))
    .header('cache-control', file.hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  reply.type(file.type);
  const mayZip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (!mayZip || body.length < leastWorthCompressing || /^(image\/(?!svg)|font)/.test(file.type))
    return reply.send(body);
  file.zipped ??= compress(body, { level: 9 });
  return reply.header('content-encoding', 'gzip').send(await file.zipped);
}

function policyOf(path: string): string {
  if (WORKER.test(path)) return WORKER_POLICY;
  return path.endsWith('.html') ? PLAIN_PAGE_POLICY : DATA_POLICY;
}

/** Where the client calls, when its configuration file says that this is another server. */
function originsOf(configFile: string | undefined): string[] {
  if (!configFile) return [];
  const { ProdUrl } = JSON.parse(configFile) as { ProdUrl?: unknown };
  if (typeof ProdUrl !== 'string' || !/^https?:\/\//.test(ProdUrl)) return [];
  return [new URL(ProdUrl).origin];
}
