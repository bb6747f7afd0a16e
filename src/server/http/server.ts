import multipart from '@fastify/multipart';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/config.ts';
import { ErrorCode } from '../../contract/generated/codes.ts';
import { newRequestId, routeCalls, send } from './calls.ts';
import { HttpRefusal } from './http-refusal.ts';
import { faultFacts, logEvent } from './log.ts';
import type { KnownCall, PipelineParts } from './pipeline.ts';
import { failure, REPLIES } from './reply.ts';
import { headersOfAll } from './security-headers.ts';
import { serveClient } from './static-files.ts';
import { UPLOAD_LIMIT, type UploadsAtWork } from './upload.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Outcome for the access log. */
    errorCode?: number;
  }
}

const bodyLimit = 1024 * 1024;
const slowestBodyMs = 30_000;

/** What the HTTP server serves. `isReady` decides what /healthz says. */
export interface HttpParts extends PipelineParts {
  readonly calls: Iterable<KnownCall>;
  /** Besides our own server and the configured one, what pages may call: providers that users log out of. */
  furtherOrigins(): readonly string[];
  /** Sites that the page may hold in a frame, by the schemas of the moment. */
  frames(): readonly string[];
  readonly uploads: UploadsAtWork;
  readonly isReady: () => Promise<boolean>;
}

const unused = () => () => () => {
  throw new Error('no route has a schema of its own');
};

/** Builds the HTTP server: limits, headers, health, calls, client files, one log line per request. */
export async function createHttp(config: ServerConfig, parts: HttpParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit,
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    genReqId: newRequestId,
    requestTimeout: 180_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // The contract's own validators judge what comes in and goes out: loading Fastify's compilers would only cost time.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    http: { maxHeaderSize: 16 * 1024, headersTimeout: 10_000 },
    routerOptions: { querystringParser: (text) => ({ text }) },
    frameworkErrors: (_error, _request, reply) =>
      void send(reply, failure(400, ErrorCode.Refused, '请求不正确')),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_LIMIT, files: 1, fields: 10, fieldSize: 1000, fieldNameSize: 60, parts: 12 },
    throwFileSizeLimit: false,
  });
  const everywhere = headersOfAll();
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(everywhere);
    done();
  });
  limitSlowBodies(app);
  logRequests(app, parts);
  answerErrors(app, parts);
  app.get('/healthz', async (_request, reply) => {
    const ready = await parts.isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  routeCalls(app, parts.calls, parts, parts.uploads);
  serveClient(app, config.clientDir, parts);
  return app;
}

/** A body that trickles in is cut off; files may take as long as the whole request may. */
function limitSlowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isLong = request.headers['content-type']?.startsWith('multipart/');
    if (request.method !== 'GET' && !isLong) {
      const timer = setTimeout(() => request.raw.destroy(), slowestBodyMs);
      const stop = () => clearTimeout(timer);
      request.raw.once('end', stop).once('close', stop);
    }
    done();
  });
}

/** The route, not the address: query values and unknown paths may hold what must not be logged. */
function logRequests(app: FastifyInstance, parts: HttpParts): void {
  app.addHook('onResponse', (request, reply, done) => {
    logEvent(parts.log, 'request', {
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '-',
      status: reply.statusCode,
      code: reply.errorCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}

function answerErrors(app: FastifyInstance, parts: HttpParts): void {
  app.setNotFoundHandler((_request, reply) => send(reply, REPLIES.unknownCall()));
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (error instanceof HttpRefusal)
      return send(reply, failure(error.status, ErrorCode.Refused, error.message));
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
    if (status < 500)
      return send(reply, failure(status, ErrorCode.Refused, MESSAGES[status] ?? '请求不正确'));
    logEvent(parts.log, 'fault', { id: request.id, ...faultFacts(error) });
    return send(reply, REPLIES.fault(request.id));
  });
}

const MESSAGES: Readonly<Record<number, string>> = {
  408: '请求超时',
  413: '请求内容过大',
  415: '请求内容类型不支持',
};
