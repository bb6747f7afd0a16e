import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FEATURES, FEATURES_HEADER } from '../../contract/features.ts';
import { deviceIn } from '../auth/login/known-devices.ts';
import { FileAnswer } from '../storage/file-answer.ts';
import type { Caller } from '../data/access/caller.ts';
import type { CancelSignal } from '../data/read/cancel-signal.ts';
import { clientPrefix } from '../traffic/client-prefix.ts';
import { HttpRefusal } from './http-refusal.ts';
import { parseBody, parseQuery, textOf } from './json-body.ts';
import { answerCall, type IncomingCall, type KnownCall, type PipelineParts } from './pipeline.ts';
import type { Reply } from './reply.ts';
import { DATA_POLICY } from './security-headers.ts';
import { drawPicture, receiveUpload, type UploadsAtWork } from './upload.ts';

/** `/api/<Group>/<Action>` unless the call's file says otherwise. */
export function pathOf(call: Pick<KnownCall, 'name' | 'file'>): string {
  return call.file.path ?? `/api/${call.name}`;
}

/** Makes one route of each call. Who may call is part of the route itself, never a test on the request's path. */
export function routeCalls(
  app: FastifyInstance,
  calls: Iterable<KnownCall>,
  parts: PipelineParts,
  uploads: UploadsAtWork,
): void {
  for (const call of calls) {
    app.route({
      method: call.file.method,
      url: pathOf(call),
      exposeHeadRoute: false,
      ...(call.file.bodyMB === undefined ? {} : { bodyLimit: call.file.bodyMB * 1024 * 1024 }),
      handler: async (request, reply) => {
        const incoming = incomingCall(call, request, uploads, goneOf(reply));
        const answer = await answerCall(parts, call, incoming);
        return send(reply, answer);
      },
    });
  }
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** Aborted when the connection has closed before the answer was out; few calls ask, so nothing is made for the others. */
function goneOf({ raw }: FastifyReply): CancelSignal {
  return {
    get aborted() {
      return raw.destroyed && !raw.writableFinished;
    },
  };
}

function incomingCall(
  call: KnownCall,
  request: FastifyRequest,
  uploads: UploadsAtWork,
  gone: CancelSignal,
): IncomingCall {
  return {
    requestId: request.id,
    token: header(request, 'x-token'),
    ticket: header(request, 'x-ticket'),
    share: header(request, 'x-share'),
    ip: request.ip,
    arrived: performance.now(),
    userAgent: (header(request, 'user-agent') ?? '').slice(0, 300),
    device: deviceIn(header(request, 'cookie')),
    idempotencyKey: header(request, 'x-idempotency-key'),
    gone,
    knownTag: header(request, 'if-none-match'),
    read: (caller) => readInput(call, request, { caller, uploads }),
  };
}

async function readInput(
  call: KnownCall,
  request: FastifyRequest,
  { caller, uploads }: { readonly caller: Caller; readonly uploads: UploadsAtWork },
) {
  // The router hands the query over unread: an error thrown inside of it would end the process.
  const query = parseQuery((request.query as { text: string }).text);
  if (call.file.method === 'GET') return { input: query };
  if (call.file.body !== 'multipart') {
    // A body in another form than the call's own is refused, not read as if it were empty.
    if (request.isMultipart()) throw new HttpRefusal('请求内容类型不支持', 415);
    const body = parseBody(Buffer.isBuffer(request.body) ? textOf(request.body) : '');
    return { input: merged(query, body) };
  }
  if (!request.isMultipart()) throw new HttpRefusal('请以文件形式上传', 415);
  const sender = caller.subject.UserId || clientPrefix(request.ip);
  const { upload, fields } = await receiveUpload(request, sender, uploads);
  await drawPicture(upload).catch(async (error: unknown) => {
    await upload.discard();
    throw error;
  });
  return { input: fields, upload };
}

/** POST calls of the specification carry query parameters too; a name may stand in one place only. */
function merged(query: Record<string, unknown>, body: Record<string, unknown>): Record<string, unknown> {
  for (const name of Object.keys(query))
    if (Object.hasOwn(body, name)) throw new HttpRefusal(`请求参数${name.slice(0, 40)}重复`);
  return { ...query, ...body };
}

const ANNOUNCED = FEATURES.join(' ');

/** Writes a reply, which announces what this server does beyond the specification. Data is never kept by caches unless its answer carries a tag. */
export function send(reply: FastifyReply, { status, body, headers }: Reply): FastifyReply {
  reply.code(status).header('content-security-policy', DATA_POLICY).header('cache-control', 'no-store');
  reply.header(FEATURES_HEADER, ANNOUNCED);
  reply.headers(headers ?? {});
  if (body === undefined) return reply.send();
  if (!(body instanceof FileAnswer)) {
    reply.errorCode = body.ErrorCode;
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  }
  const name = encodeURIComponent(body.fileName).replaceAll("'", '%27');
  reply.header('content-disposition', `attachment; filename="download"; filename*=UTF-8''${name}`);
  return reply.type(body.contentType).send(body.body instanceof Readable ? body.body : body.body);
}

/** Names a request in logs and in the text of a fault. */
export function newRequestId(): string {
  // The last of its parts: twelve digits, all of them random. Random bytes asked for one by one cost ten times as much.
  return randomUUID().slice(-12);
}
