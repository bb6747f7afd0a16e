import { beforeEach, describe, expect, test } from 'vitest';
import { NOBODY } from '../../contract/subject.ts';
import type { CallFile } from '../../contract/generated/meta.ts';
import type { Envelope } from '../../contract/envelope.ts';
import type { Caller } from '../data/access/caller.ts';
import { DatabaseUnavailable, type Database } from '../data/database/database.ts';
import { DatabaseBusy } from '../data/database/errors.ts';
import { partlyDone, refuse } from '../data/refusal.ts';
import { ShownOnce } from '../data/write/shown-once.ts';
import { Tagged } from './answer.ts';
import { createFirstSeen } from './first-seen.ts';
import { answerCall, type IncomingCall, type KnownCall, type PipelineParts } from './pipeline.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Validator } from './validate.ts';

/** Everything that happened, in order: the pipeline's order is what these tests are about. */
let steps: string[] = [];
let lines: string[] = [];
beforeEach(() => {
  steps = [];
  lines = [];
});

const caller: Caller = {
  subject: { ...NOBODY, UserId: 'u1' },
  grants: new Set(['a.do']),
  readable: new Set(),
  requestId: 'r1',
  ip: '::1',
};
const database = {
  transaction: async (work: (tx: unknown) => Promise<unknown>) => {
    steps.push('begin');
    try {
      const result = await work({
        query: async () => ({ rows: [{ now: '2026-09-01 08:00:00' }], rowCount: 1 }),
        send: () => undefined,
      });
      steps.push('commit');
      return result;
    } catch (error) {
      steps.push('rollback');
      throw error;
    }
  },
} as unknown as Database;
const takes: Validator = () => true;
const refuses: Validator = Object.assign(() => false, {
  errors: [{ instancePath: '/Ids', keyword: 'minItems', params: { limit: 1 } }],
});

function parts(changes: Partial<PipelineParts> = {}): PipelineParts {
  return {
    database,
    groups: { take: (_answer, { alone }) => alone() },
    validators: { 'A/B': { input: takes, output: takes } },
    validateOutputs: true,
    identify: async (token) => (token === 'live' ? { caller, session: 's1', mustChange: false } : undefined),
    holder: async (ticket) => (ticket === 'held' ? { ...caller, ticket: 'temporary' } : undefined),
    sharer: async (key) => (key === 'shared' ? { ...caller, share: 'a/board' } : undefined),
    requireOpen: () => undefined,
    anonymous: () => ({ ...caller, subject: NOBODY, grants: new Set() }),
    rate: createRateLimit(1),
    arrivals: createFirstSeen(),
    log: (line) => void lines.push(line),
    heard: () => undefined,
    ...changes,
  };
}

function call(file: Partial<CallFile>, answer: () => unknown = () => 'done'): KnownCall {
  const whole = {
    version: 1,
    title: '',
    method: 'POST',
    access: 'user',
    answer: 'handler',
    input: {},
    output: {},
  };
  return {
    name: 'A/B',
    file: { ...whole, ...file } as CallFile,
    answer: async () => {
      steps.push('answer');
      return answer();
    },
  };
}

function incoming(token: string | undefined, changes: Partial<IncomingCall> = {}): IncomingCall {
  return {
    requestId: 'r1',
    token,
    ip: '::1',
    arrived: 0,
    userAgent: '',
    idempotencyKey: undefined,
    gone: new AbortController().signal,
    knownTag: undefined,
    read: async () => {
      steps.push('read');
      return { input: {} };
    },
    ...changes,
  };
}

const envelope = (reply: { body: unknown }) => reply.body as Envelope;

describe('access: after a refusal nothing is read and nothing runs', () => {
  test.each([
    ['no token', 'user', undefined, 401, 999],
    ['a token that is over', 'user', 'dead', 200, 999],
    ['no token on a call that names its EnCode in the body', 'encode', undefined, 401, 999],
    ['a session without the EnCode', { EnCode: 'b.do' }, 'live', 403, 2],
    ['no token on a call for an EnCode', { EnCode: 'a.do' }, undefined, 401, 999],
  ] as const)('%s', async (_what, access, token, status, code) => {
    const reply = await answerCall(parts(), call({ access }), incoming(token));
    expect([reply.status, envelope(reply).ErrorCode, steps]).toEqual([status, code, []]);
  });

  test.each([
    ['anybody on a public call', 'public', undefined],
    ['a token that is over on a public call', 'public', 'dead'],
    ['a session', 'user', 'live'],
    ['a holder of the EnCode', { EnCode: 'a.do' }, 'live'],
  ] as const)('admitted: %s', async (_what, access, token) => {
    const reply = await answerCall(parts(), call({ access }), incoming(token));
    expect([envelope(reply).ErrorCode, steps]).toEqual([0, ['read', 'answer']]);
  });
});

test('beyond the limit the body is not even read', async () => {
  const busy = parts({ rate: { allows: async () => false } });
  const reply = await answerCall(busy, call({}), incoming('live'));
  expect([reply.status, envelope(reply).RequestMsg, steps]).toEqual([
    429,
    '接口请求过于频繁，请等待5s后重试',
    [],
  ]);
});

test('of files more may be asked for than of rows: a page of documents shows hundreds of pictures', async () => {
  const limits: number[] = [];
  const counting = parts({ rate: { allows: async (_key, limit) => limits.push(limit) > 0 } });
  for (const changes of [{ write: true }, {}, { binary: true }] as const)
    await answerCall(counting, call(changes), incoming('live'));
  expect(limits).toEqual([20, 60, 300]);
});

test('input that does not fit reaches no transaction and no answer', async () => {
  const strict = parts({ validators: { 'A/B': { input: refuses, output: takes } } });
  const reply = await answerCall(strict, call({ write: true }), incoming('live'));
  expect([envelope(reply), steps]).toEqual([
    {
      ErrorCode: 2,
      RequestMsg: '请求参数不正确，请刷新页面后重试',
      ResultValue: { Detail: '/Ids 至少1项' },
    },
    ['read'],
  ]);
});

describe('writes', () => {
  test('what takes long is done before the transaction begins, for which everybody else may wait', async () => {
    const ahead = async () => void steps.push('ahead');
    await answerCall(parts(), { ...call({ write: true }), ahead }, incoming('live'));
    expect(steps).toEqual(['read', 'ahead', 'begin', 'answer', 'commit']);
  });

  test('run in a transaction', async () => {
    await answerCall(parts(), call({ write: true }), incoming('live'));
    expect(steps).toEqual(['read', 'begin', 'answer', 'commit']);
  });

  test('a thrown refusal rolls back, a returned one is committed', async () => {
    const thrown = () => {
      throw refuse('不行');
    };
    const first = await answerCall(parts(), call({ write: true }, thrown), incoming('live'));
    expect([envelope(first).RequestMsg, steps.at(-1)]).toEqual(['不行', 'rollback']);
    const outcome = { SuccessCount: 1, FailCount: 1, Fails: [{ Id: '2', Message: '不行' }] };
    const second = await answerCall(
      parts(),
      call({ write: true }, () => partlyDone(outcome)),
      incoming('live'),
    );
    expect([envelope(second).ErrorCode, envelope(second).ResultValue, steps.at(-1)]).toEqual([
      5001,
      outcome,
      'commit',
    ]);
  });

  test('an answer that breaks its own schema is not committed', async () => {
    const strict = parts({ validators: { 'A/B': { input: takes, output: refuses } } });
    const reply = await answerCall(strict, call({ write: true }), incoming('live'));
    expect([envelope(reply).ErrorCode, steps.at(-1)]).toEqual([500, 'rollback']);
  });

  test('what is shown once is shown to the first', async () => {
    const reply = await answerCall(
      parts(),
      call({ write: true }, () => new ShownOnce('x')),
      incoming('live'),
    );
    expect(envelope(reply).ResultValue).toBe('x');
  });
});

test('an unknown error tells the caller its number and nothing else', async () => {
  const broken = () => {
    throw Object.assign(new Error('Key (IdCardNo)=(360102) exists'), { code: '23505', table: 'Student' });
  };
  const reply = await answerCall(parts(), call({}, broken), incoming('live'));
  expect(envelope(reply)).toEqual({
    ErrorCode: 500,
    RequestMsg: '服务器繁忙，请稍后再试（编号r1）',
    ResultValue: null,
  });
  expect(lines.join()).toContain('"code":"23505"');
  expect(lines.join()).not.toContain('360102');
});

test.each(['55P03', '40P01', '40001'])(
  'two writes that meet (%s) are a refusal, not a fault',
  async (code) => {
    const met = () => {
      throw Object.assign(new Error('lock'), { code });
    };
    const reply = await answerCall(parts(), call({ write: true }, met), incoming('live'));
    expect([envelope(reply).ErrorCode, envelope(reply).RequestMsg, steps.at(-1), lines]).toEqual([
      2,
      '数据正被他人修改，请稍后重试',
      'rollback',
      [],
    ]);
  },
);

test('what the database gave up of two that waited for each other is done again, and what comes after it once', async () => {
  let tries = 0;
  const told: string[] = [];
  const given: KnownCall = {
    ...call({ write: true }),
    answer: async ({ later }) => {
      later(() => told.push('later'));
      if ((tries += 1) < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' });
      return 'done';
    },
  };
  const reply = await answerCall(parts(), given, incoming('live'));
  expect([envelope(reply).ErrorCode, tries, told]).toEqual([0, 3, ['later']]);
});

test('a database that is away is 503, with a time to come back', async () => {
  const away = () => {
    throw new DatabaseUnavailable('away');
  };
  const reply = await answerCall(parts(), call({}, away), incoming('live'));
  expect([reply.status, reply.headers]).toEqual([503, { 'retry-after': '2' }]);
  const noLogin = parts({ identify: async () => away() });
  expect((await answerCall(noLogin, call({}), incoming('live'))).status).toBe(503);
});

test.each([
  ['53100', '数据库的磁盘已满'],
  ['ENOSPC', '服务器磁盘已满'],
])('B28 a disk that is full (%s) is told as what it is, at once, and noted', async (code, text) => {
  const full = () => {
    throw Object.assign(new Error('no space left'), { code });
  };
  const reply = await answerCall(parts(), call({ write: true }, full), incoming('live'));
  expect([reply.status, reply.headers, steps.at(-1)]).toEqual([503, { 'retry-after': '30' }, 'rollback']);
  expect(envelope(reply).RequestMsg).toContain(`${text}，本次操作未保存`);
  expect(lines.join()).toContain('"disk-full"');
});

test('a database that too many wait for is a place in the line, and a second to come back after', async () => {
  const busy = () => {
    throw new DatabaseBusy(40);
  };
  const reply = await answerCall(parts(), call({}, busy), incoming('live'));
  expect([reply.status, reply.headers, envelope(reply)]).toEqual([
    503,
    { 'retry-after': '1' },
    {
      ErrorCode: 2,
      RequestMsg: '当前人数较多，前面约有40人，请稍后重试',
      ResultValue: { Waiting: { Ahead: 40, Seconds: 1 } },
    },
  ]);
});

test('M04: whoever is sent back to the line is judged as of when he came first, for all that he said then', async () => {
  let time = 0;
  const arrivals = createFirstSeen({ keptMs: 60_000, most: 2 }, () => time);
  const heard: (number | undefined)[] = [];
  const ask = (arrived: number, says: string, isBusy: boolean, UserId = 'u1') => {
    time = arrived;
    const own = { ...caller, subject: { ...NOBODY, UserId }, arrived };
    const asking = parts({
      arrivals,
      identify: async () => ({ caller: own, session: 's1', mustChange: false }),
    });
    const answer: KnownCall['answer'] = async (request) => {
      heard.push(request.caller.arrived);
      if (isBusy) throw new DatabaseBusy(40);
      return says;
    };
    const read = async () => ({ input: { says } });
    return answerCall(asking, { ...call({ write: true }), answer }, incoming('live', { arrived, read }));
  };
  await ask(1_000, 'my paper', true);
  await ask(6_000, 'my paper', true);
  await ask(11_000, 'my paper', false);
  await ask(12_000, 'another paper', false);
  await ask(13_000, 'my paper', false, 'u2');
  expect(heard).toEqual([1_000, 1_000, 1_000, 12_000, 13_000]);
  await ask(62_000, 'my paper', false);
  expect(heard.at(-1)).toBe(62_000);
});

test('an answer that the browser has is not sent again', async () => {
  const tagged = call({ method: 'GET' }, () => new Tagged('"v1"', { big: true }));
  const known = await answerCall(parts(), tagged, incoming('live', { knownTag: '"v1"' }));
  expect([known.status, known.body]).toEqual([304, undefined]);
  const old = await answerCall(parts(), tagged, incoming('live', { knownTag: '"v0"' }));
  expect([old.status, envelope(old).ResultValue]).toEqual([200, { big: true }]);
});
