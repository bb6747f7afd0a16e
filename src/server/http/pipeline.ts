import { ErrorCode } from '../../contract/generated/codes.ts';
import type { CallFile } from '../../contract/generated/meta.ts';
import type { Caller } from '../data/access/caller.ts';
import type { Database, Transaction } from '../data/database/database.ts';
import { DatabaseBusy, DatabaseUnavailable, isContention } from '../data/database/errors.ts';
import type { CancelSignal } from '../data/read/cancel-signal.ts';
import { deadShare, LoginNeeded, misused, queued, Refusal } from '../data/refusal.ts';
import { clientPrefix } from '../traffic/client-prefix.ts';
import { Overloaded } from '../traffic/fair-semaphore.ts';
import { againWhenGivenUp } from './given-up.ts';
import { diskFullText } from '../storage/disk-full.ts';
import { FileAnswer } from '../storage/file-answer.ts';
import { FileElsewhere } from '../storage/file-store.ts';
import {
  Remembered,
  ShownOnce,
  Tagged,
  type Answer,
  type CallRequest,
  type Identity,
  type Unopened,
} from './answer.ts';
import type { FirstSeen } from './first-seen.ts';
import {
  answerOfFirst,
  checkKey,
  FirstStillRuns,
  keepAnswer,
  takeKey,
  type RepeatableRequest,
} from './idempotency.ts';
import { answerAlone, type GroupAnswer, type GroupCommit } from './group-commit.ts';
import { HttpRefusal } from './http-refusal.ts';
import { faultFacts, logEvent, type LogSink } from './log.ts';
import type { RateLimit } from './rate-limit.ts';
import { failure, refused, REPLIES, success, type Reply } from './reply.ts';
import type { Upload } from './upload.ts';
import { problemOf, type CallValidators } from './validate.ts';

/** A call that the schemas declare, with the one answer it has. */
export interface KnownCall {
  readonly name: string;
  readonly file: CallFile;
  readonly answer: Answer;
  /** Requests of the call that are answered together with others of their kind; undefined: this one is not. */
  readonly groupOf?: (caller: Caller, input: Record<string, unknown>) => GroupAnswer | undefined;
  /** Does long work that the answer needs before its transaction begins; it refuses nothing. */
  readonly ahead?: (caller: Caller, input: Record<string, unknown>) => Promise<void>;
  /** Sends what the answer is going to ask the database for in any case, so that it goes there together with the key of the request. */
  readonly askAhead?: (tx: Transaction, caller: Caller, input: Record<string, unknown>) => void;
}

/** A request for a call, freed from HTTP. */
export interface IncomingCall {
  readonly requestId: string;
  readonly token: string | undefined;
  /** Of who has no session; beside a token it counts for nothing. */
  readonly ticket?: string | undefined;
  /** Key of a shared board, of who has no session. */
  readonly share?: string | undefined;
  readonly ip: string;
  /** When the whole of it was there, by this process's own count of milliseconds. */
  readonly arrived: number;
  readonly userAgent: string;
  /** Absent where the browser was never told one. */
  readonly device?: string | undefined;
  /** Aborted when the browser no longer waits for the answer. */
  readonly gone: CancelSignal;
  readonly idempotencyKey: string | undefined;
  /** The tag of the answer that the browser has. */
  readonly knownTag: string | undefined;
  /** Reads the body; asked for only once the caller is admitted. */
  readonly read: (caller: Caller) => Promise<{ input: Record<string, unknown>; upload?: Upload }>;
}

/** What the pipeline works with. `identify` and `holder` give undefined for a token or ticket that is over. */
export interface PipelineParts {
  readonly database: Database;
  readonly groups: GroupCommit;
  readonly validators: CallValidators;
  readonly validateOutputs: boolean;
  readonly identify: (token: string, incoming: IncomingCall) => Promise<Identity | undefined>;
  readonly holder: (ticket: string, incoming: IncomingCall) => Promise<Caller | undefined>;
  /** Who holds the key of a board that shows the call; undefined for a key that is over. */
  readonly sharer: (
    key: string,
    call: string,
    incoming: IncomingCall,
  ) => Promise<Caller | 'elsewhere' | undefined>;
  /** @throws Refusal for a call of a module that is switched off */
  readonly requireOpen: (call: string) => void;
  readonly anonymous: (incoming: IncomingCall) => Caller;
  readonly rate: RateLimit;
  readonly arrivals: FirstSeen;
  readonly log: LogSink;
  /** Told of each error that is nobody's refusal. */
  readonly heard: (error: unknown) => void;
}

/**
 * Calls in five seconds: of one user on one path, files apart, of which a page of documents shows hundreds; and of one address on
 * one public path (a campus shares few addresses).
 */
const LIMITS = { write: 20, read: 60, file: 300, public: 120 } as const;

/** A call on its way, once its caller is known. */
interface Admitted {
  readonly caller: Caller;
  readonly session: string | undefined;
}

/**
 * The line of a request, in order: access, rate, read and validate, transaction, answer, envelope. Every refusal ends the
 * line: nothing after it runs.
 */
export async function answerCall(
  parts: PipelineParts,
  call: KnownCall,
  incoming: IncomingCall,
): Promise<Reply> {
  try {
    parts.requireOpen(call.name);
    const admitted = await admit(parts, call, incoming);
    if ('status' in admitted) return admitted;
    if (!(await parts.rate.allows(...rateKey(call, admitted, incoming)))) return REPLIES.tooMany();
    const { input, upload } = await incoming.read(admitted.caller);
    try {
      const problem = problemOf(parts.validators[call.name]?.input, input);
      if (problem !== undefined) return malformed(call, admitted, problem);
      const { userAgent, gone, device } = incoming;
      const request = { name: call.name, ...admitted, input, upload, userAgent, gone, device };
      const work = (whole: Unopened) => run(parts, call, incoming, whole);
      return await (call.file.write ? parts.arrivals.asFirstSeen(request, work) : work(request));
    } finally {
      await upload?.discard();
    }
  } catch (error) {
    return replyToError(parts, call, incoming, error);
  }
}

async function admit(
  parts: PipelineParts,
  call: KnownCall,
  incoming: IncomingCall,
): Promise<Admitted | Reply> {
  const { access } = call.file;
  const identity = incoming.token === undefined ? undefined : await parts.identify(incoming.token, incoming);
  if (identity) return admitUser(call, identity);
  const guest = incoming.token === undefined ? await admitGuest(parts, call, incoming) : undefined;
  if (guest) return guest;
  // A session that is over is told so: its user must not be taken for a visitor unawares.
  const isOpen = access === 'public' || (access === 'visitor' && incoming.token === undefined);
  if (isOpen) return { caller: parts.anonymous(incoming), session: undefined };
  return incoming.token === undefined ? REPLIES.noToken() : REPLIES.deadToken();
}

function admitUser({ file }: KnownCall, { mustChange, ...admitted }: Identity): Admitted | Reply {
  if (mustChange && file.access !== 'public' && !file.beforeChange) return REPLIES.changeFirst();
  const isAllowed = typeof file.access === 'string' || admitted.caller.grants.has(file.access.EnCode);
  return isAllowed ? admitted : REPLIES.forbidden();
}

/** A caller without a session who holds a ticket or the key of a board; undefined where neither counts for the call. */
async function admitGuest(
  parts: PipelineParts,
  call: KnownCall,
  incoming: IncomingCall,
): Promise<Admitted | Reply | undefined> {
  if (incoming.ticket !== undefined && isForHolders(call)) {
    const caller = await parts.holder(incoming.ticket, incoming);
    return caller ? { caller, session: undefined } : REPLIES.deadTicket();
  }
  if (incoming.share === undefined || !call.file.share) return undefined;
  const caller = await parts.sharer(incoming.share, call.name, incoming);
  if (caller === undefined) return refused(deadShare());
  return caller === 'elsewhere' ? undefined : { caller, session: undefined };
}

const isForHolders = ({ file }: KnownCall) => file.access === 'visitor' || file.ticket === true;

/** What is not public is not explained to who is nobody. */
function malformed(call: KnownCall, { caller }: Admitted, problem: string): Reply {
  if (caller.subject.UserId === '' && call.file.access === 'visitor') return REPLIES.noToken();
  return refused(misused(problem, '请求参数不正确，请刷新页面后重试'));
}

function rateKey(call: KnownCall, { caller }: Admitted, { ip }: IncomingCall): [string, number] {
  if (caller.subject.UserId === '') return [`${call.name} ${clientPrefix(ip)}`, LIMITS.public];
  const read = call.file.binary ? LIMITS.file : LIMITS.read;
  return [`${call.name} ${caller.subject.UserId}`, call.file.write ? LIMITS.write : read];
}

async function run(
  parts: PipelineParts,
  call: KnownCall,
  incoming: IncomingCall,
  request: Unopened,
): Promise<Reply> {
  const once = async () => {
    const committed: (() => void)[] = [];
    const later = (work: () => void) => void committed.push(work);
    const reply = await answered(parts, call, incoming, { ...request, later });
    for (const work of committed) work();
    return reply;
  };
  // A file that was sent is there once: who sent it sends it again.
  return request.upload ? once() : againWhenGivenUp(once);
}

async function answered(
  parts: PipelineParts,
  call: KnownCall,
  incoming: IncomingCall,
  request: Omit<CallRequest, 'tx'>,
): Promise<Reply> {
  if (!call.file.write) return toReply(parts, call, incoming, await call.answer({ ...request, tx: null }));
  await call.ahead?.(request.caller, request.input);
  const userId = request.caller.subject.UserId;
  const { idempotencyKey: key, ticket = '', token = ticket } = incoming;
  // Without a user a key would be everybody's: one stranger could fetch the stored answer of another.
  const repeatable =
    key !== undefined && userId !== ''
      ? { userId, key: checkKey(key), call: call.name, input: request.input, token }
      : undefined;
  const group = call.groupOf?.(request.caller, request.input);
  const one = (work: (tx: Transaction) => Promise<unknown>) =>
    answeredAlone({ parts, call, incoming, request, repeatable }, work);
  if (!group) return one((tx) => call.answer({ ...request, tx }));
  return parts.groups.take(group, {
    request,
    repeatable,
    toReply: (answer) => toReply(parts, call, incoming, answer),
    alone: () => one((tx) => answerAlone(tx, group, request)),
  });
}

interface Writing {
  readonly parts: PipelineParts;
  readonly call: KnownCall;
  readonly incoming: IncomingCall;
  readonly request: Omit<CallRequest, 'tx'>;
  readonly repeatable: RepeatableRequest | undefined;
}

/** The key of a request is taken: nothing that was sent along with it counts. */
class KeyTaken extends Error {}

/** A write in a transaction of its own. */
function answeredAlone(writing: Writing, work: (tx: Transaction) => Promise<unknown>): Promise<Reply> {
  const { parts, repeatable } = writing;
  if (!repeatable) return answeredIn(writing, work, () => undefined);
  return afterTheFirst(async () => {
    try {
      return await answeredIn(writing, work, (tx) => takeFirst(writing, tx, repeatable));
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error;
    }
    const stored = await answerOfFirst(parts.database, repeatable);
    if (stored) return { status: 200, body: stored, headers: { 'x-idempotent-replay': '1' } };
    return answeredIn(writing, work, () => undefined);
  });
}

async function takeFirst(
  { call, request }: Writing,
  tx: Transaction,
  repeatable: RepeatableRequest,
): Promise<void> {
  const taking = takeKey(tx, repeatable);
  call.askAhead?.(tx, request.caller, request.input);
  if (!(await taking)) throw new KeyTaken();
}

function answeredIn(
  { parts, call, incoming, repeatable }: Writing,
  work: (tx: Transaction) => Promise<unknown>,
  begin: (tx: Transaction) => Promise<void> | void,
): Promise<Reply> {
  return parts.database.transaction(async (tx: Transaction) => {
    await begin(tx);
    const answer = await work(tx);
    const reply = toReply(parts, call, incoming, answer);
    const body = reply.body instanceof FileAnswer ? undefined : reply.body;
    // Work that was given up because nobody waited for it is begun anew by a person who asks again.
    const isGivenUp = answer instanceof Refusal && incoming.gone.aborted;
    if (repeatable && !isGivenUp) keepAnswer(tx, repeatable, body, answer instanceof ShownOnce);
    return reply;
  });
}

/** Each wait for the first request with the same key is as long as a statement may wait for a lock. */
const mostWaits = 10;

/** A repeated write waits until the first one is over, and is then told its answer. */
async function afterTheFirst(work: () => Promise<Reply>): Promise<Reply> {
  for (let waits = 1; ; waits += 1)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof FirstStillRuns) || waits === mostWaits) throw error;
    }
}

function toReply(parts: PipelineParts, call: KnownCall, incoming: IncomingCall, answer: unknown): Reply {
  if (answer instanceof Refusal) return refused(answer);
  if (answer instanceof FileAnswer) return { status: 200, body: answer };
  if (answer instanceof Tagged) {
    const headers = { etag: answer.tag, 'cache-control': 'private, no-cache' };
    if (incoming.knownTag === answer.tag) return { status: 304, body: undefined, headers };
    return { ...success(checked(parts, call, answer.value)), headers };
  }
  if (answer instanceof Remembered)
    return { ...success(checked(parts, call, answer.value)), headers: { 'set-cookie': answer.cookie } };
  return success(checked(parts, call, answer instanceof ShownOnce ? answer.value : answer));
}

function checked(parts: PipelineParts, call: KnownCall, value: unknown): unknown {
  if (!parts.validateOutputs || call.file.binary) return value;
  const sent: unknown = JSON.parse(JSON.stringify(value ?? null));
  const problem = problemOf(parts.validators[call.name]?.output, sent);
  if (problem !== undefined)
    throw new Error(`the answer of ${call.name} breaks its output schema: ${problem}`);
  return value;
}

/** A caller that found no room may come again after this: a line that moves has some by then. */
const BUSY_SECONDS = 1;

function replyToError(parts: PipelineParts, call: KnownCall, incoming: IncomingCall, error: unknown): Reply {
  if (error instanceof LoginNeeded) return REPLIES.noToken();
  if (error instanceof Refusal) return refused(error);
  if (error instanceof HttpRefusal) return failure(error.status, ErrorCode.Refused, error.message);
  if (error instanceof Overloaded) return REPLIES.tooMany();
  if (error instanceof DatabaseBusy)
    return {
      ...refused(queued(error.ahead, BUSY_SECONDS)),
      status: 503,
      headers: { 'retry-after': String(BUSY_SECONDS) },
    };
  if (error instanceof FirstStillRuns || isContention(error))
    return failure(200, ErrorCode.Refused, '数据正被他人修改，请稍后重试');
  parts.heard(error);
  const elsewhere = error instanceof FileElsewhere;
  const full = diskFullText(error);
  const unavailable = error instanceof DatabaseUnavailable;
  const event = elsewhere ? 'file-elsewhere' : full !== undefined ? 'disk-full' : 'fault';
  logEvent(parts.log, unavailable ? 'database-unavailable' : event, {
    id: incoming.requestId,
    call: call.name,
    ...faultFacts(error),
  });
  if (elsewhere) return REPLIES.fileElsewhere();
  if (full !== undefined) return REPLIES.diskFull(full);
  return unavailable ? REPLIES.unavailable() : REPLIES.fault(incoming.requestId);
}
