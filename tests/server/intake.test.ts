import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../src/contract/generated/codes.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { programCaller } from '../../src/server/data/access/program-caller.ts';
import { runClockRules } from '../../src/server/data/time/time-rules.ts';
import { formToken } from '../../src/server/engines/intake/tokens.ts';
import { appBeside, problemsBeside, runScenario, scenariosOf } from '../_util/scenario.ts';
import { startMailServer, type MailServer } from '../_util/mail-server.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

const OPENDAY = 'tests/fixtures/apps/openday';
const PAGE = 'openday/apply';
const NOW = '2026-11-01 08:00:00';

let beside: ReturnType<typeof appBeside>;
let school: TestSchool;
let post: MailServer;
let visitor: TestClient;
let sessions: { open: string; hidden: string };

beforeAll(async () => {
  beside = appBeside('schemas', OPENDAY);
  post = await startMailServer();
  school = await startSchool({
    schemasDir: beside.folder,
    demo: false,
    nodes: 2,
    trustProxy: ['loopback'],
    smtpUrl: post.url,
    fixed: { 'mail.from': 'xg@example.edu.cn' },
  });
  visitor = school.client();
  sessions = { open: await made('上午场', '1', 1000), hidden: await made('内部场', '0') };
});
afterAll(async () => {
  await school?.close();
  await post?.close();
  beside?.remove();
});

const made = (Title: string, Phase: string, Capacity = 30) =>
  school.database.transaction((tx) =>
    insertRow(
      tx,
      school.engine.catalog.entities.get('openday/Session')!,
      {
        Title,
        Phase,
        StartTime: '2037-05-01 09:00:00',
        EndTime: '2037-05-01 11:00:00',
        Place: '主楼',
        Capacity,
      },
      { caller: programCaller('test', 'given'), now: NOW },
    ),
  );

let people = 0;
/** What a visitor typed; each has a telephone of its own. */
const typed = (more: object = {}) => {
  people += 1;
  return {
    VisitorName: '来访人',
    Phone: `138${String(people).padStart(8, '0')}`,
    SessionId: sessions.open,
    ...more,
  };
};

/** A form that was opened a while ago. */
const token = (page = PAGE, secondsAgo = 60) =>
  formToken(school.engine.secret, page, Date.now() - secondsAgo * 1_000);

const send = async (Data: object, more: object = {}, client = visitor, headers: HeadersInit = {}) => {
  const whole = { Token: token(), ConsentVersion: '2026-1', ...(await school.captcha()), Data, ...more };
  return client.call('PublicAccess/HandIn', whole, headers);
};

const count = async (where = 'TRUE') => {
  const { rows } = await school.database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "SignUp" WHERE ${where}`,
  );
  return rows[0]!.n;
};

it('20.5 the open day needs nothing that the vocabulary does not say', () => {
  expect(problemsBeside(beside.folder, OPENDAY)).toEqual([]);
});

it.each(scenariosOf(OPENDAY))('20.5 20.6 the open day goes as %s says', (_file, scenario) =>
  runScenario(beside.folder, scenario),
);

describe('20.5 a form that anybody hands in', () => {
  it('tells a visitor the fields that it asks for, the terms and a picture, and no more of the entity', async () => {
    const { value } = await visitor.call('Data/Schema', { Path: PAGE });
    const entity = (value.Entities as Record<string, { fields: object; actions: object }>)['openday/SignUp']!;
    expect(Object.keys(entity.fields)).toEqual([
      'VisitorName',
      'Phone',
      'Email',
      'SessionId',
      'School',
      'Remark',
    ]);
    expect(Object.keys(entity.actions)).toEqual(['openday.signup.apply']);
    expect(value.Buttons).toEqual(['openday.signup.apply']);
    const opened = await visitor.call('PublicAccess/OpenIntake', { Path: PAGE });
    expect(opened.value).toMatchObject({
      ConsentVersion: '2026-1',
      CodeImg: expect.stringMatching(/^data:/),
    });
    const options = await visitor.call('Data/Options', {
      Source: 'openday/Session',
      Entity: 'openday/SignUp',
      Field: 'SessionId',
    });
    expect(options.value.map(({ Label }: { Label: string }) => Label)).toEqual(['上午场']);
  });

  it('becomes one row with the version of the terms; its ticket reads three fields and takes it back once', async () => {
    const Data = typed({ School: '第一中学' });
    const { code, value } = await send(Data);
    expect(code).toBe(ErrorCode.Success);
    expect(value.Ticket).toMatch(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/);
    const { rows } = await school.database.query(
      `SELECT "ConsentVersion", "State" FROM "SignUp" WHERE "Phone" = $1`,
      [Data.Phone],
    );
    expect(rows).toEqual([{ ConsentVersion: '2026-1', State: '1' }]);
    const ask = (Ticket: string) => visitor.call('PublicAccess/LookUp', { Path: PAGE, Ticket });
    const found = await ask(value.Ticket.toLowerCase().replaceAll('-', ' '));
    expect(found.value).toEqual({
      Items: [
        { Title: '姓名', Text: '来访人' },
        { Title: '场次', Text: '上午场' },
        { Title: '状态', Text: '已报名' },
      ],
      Cancel: '取消报名',
    });
    const back = () => visitor.call('PublicAccess/TakeBack', { Path: PAGE, Ticket: value.Ticket });
    expect((await back()).code).toBe(ErrorCode.Success);
    expect((await back()).message).toBe('当前状态不能取消报名');
    expect((await ask(value.Ticket)).value.Cancel).toBeNull();
  });

  it('sends its ticket to the address that stands in it, once, and to nobody where none does', async () => {
    const Data = typed({ Email: 'visitor@example.com' });
    const Token = token();
    const first = await send(Data, { Token });
    expect((await send(Data, { Token })).value).toEqual(first.value);
    await send(typed());
    await send(typed({ Email: 'other@example.com' }));
    await expect
      .poll(() => post.mails.map(({ to }) => to).flat(), { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['visitor@example.com', 'other@example.com']));
    const own = post.mails.filter(({ to }) => to.includes('visitor@example.com'));
    expect([own.length, post.mails.length]).toEqual([1, 2]);
    expect(own[0]!.text).toContain(first.value.Ticket);
  });

  it('is refused without agreement to the terms of today, without the picture, too fast and by programs', async () => {
    const before = await count();
    expect((await send(typed(), { ConsentVersion: undefined })).message).toBe('请先阅读并同意须知');
    expect((await send(typed(), { ConsentVersion: '2025-9' })).message).toBe('须知已更新，请重新阅读并同意');
    const picture = await send(typed(), { Code: undefined, CodeKey: undefined });
    expect([picture.code, picture.message]).toEqual([ErrorCode.CaptchaNeeded, '请输入验证码']);
    expect((await send(typed(), { Code: 'XXXX' })).message).toBe('验证码错误');
    const used = await school.captcha();
    expect((await send(typed({ Phone: '12' }), used)).code).toBe(ErrorCode.Refused);
    expect((await send(typed(), used)).code).toBe(ErrorCode.CaptchaNeeded);
    expect((await send(typed(), { Token: token(PAGE, 1) })).message).toMatch(/^提交过快/);
    expect((await send(typed(), { Website: 'https://spam.example' })).message).toMatch(/^提交过快/);
    expect((await send(typed(), { Token: token(PAGE, 3 * 3_600) })).message).toMatch(/^页面已打开太久/);
    expect((await send(typed(), { Token: `${token().slice(0, -4)}AAAA` })).message).toMatch(
      /^页面已打开太久/,
    );
    expect(await count()).toBe(before);
  });

  it.each([
    ['a field that the office fills in', { State: '3' }],
    ['the version of the terms', { ConsentVersion: '1999' }],
    ['a field that there is not', { Score: 1 }],
    ['the row itself', { Id: 'abc' }],
    ['its version', { Version: 9 }],
    ['who made it', { CreateUserId: 'u1' }],
    ['that it is deleted', { IsDeleted: 1 }],
    ['rows of other entities', { Children: { 'openday/Session': [{ Title: 'x' }] } }],
    ['what a read row carries', { _Actions: [] }],
    ['a name of the prototype', JSON.parse('{"__proto__":{"State":"3"}}') as object],
  ])('forged: %s is refused, and nothing is stored', async (_what, more) => {
    const before = await count();
    const forged = Object.assign(Object.create(null) as object, typed());
    for (const [key, value] of Object.entries(more))
      Object.defineProperty(forged, key, { value, enumerable: true });
    expect([ErrorCode.Success, ErrorCode.CaptchaNeeded]).not.toContain((await send(forged)).code);
    expect(await count()).toBe(before);
  });

  it('takes a row that visitors are not shown for none, as it does one that is not there', async () => {
    const hidden = await send(typed({ SessionId: sessions.hidden }));
    const missing = await send(typed({ SessionId: 'nothing' }));
    expect(hidden.value).toEqual({ Fields: [{ Key: 'SessionId', Message: '所选场次不存在' }] });
    expect(missing.value).toEqual(hidden.value);
  });

  it('is opened for a form of an intake alone, and its token for no other page', async () => {
    for (const Path of ['openday/session-list', 'openday/signup-list', 'home/nothing', 'leave/apply-form'])
      expect((await visitor.call('PublicAccess/OpenIntake', { Path })).message).toBe('该页面不能填报');
    expect((await send(typed(), { Token: token('openday/signup-list') })).message).toBe('该页面不能填报');
  });

  it('gives a visitor no way to rows: no list, no row, no save, no action, no file', async () => {
    const { rows } = await school.database.query<{ Id: string }>(`SELECT "Id" FROM "SignUp" LIMIT 1`);
    const { Id } = rows[0]!;
    const Entity = 'openday/SignUp';
    const ways = [
      visitor.call('Data/List', { Entity, Page: 'openday/signup-list', PageIndex: 1, PageSize: 10 }),
      visitor.call('Data/List', { Entity, Page: PAGE, PageIndex: 1, PageSize: 10 }),
      visitor.call('Data/Get', { Entity, Id }),
      visitor.call('Data/Options', { Source: Entity }),
      visitor.call('Data/Save', { Entity, EnCode: 'openday.signup.apply', Data: typed() }),
      visitor.call('Data/Action', { EnCode: 'openday.signup.cancel', Ids: [Id], Params: {} }),
    ];
    for (const answer of await Promise.all(ways)) expect(answer.code).not.toBe(ErrorCode.Success);
    const wrong = await visitor.call('PublicAccess/LookUp', { Path: PAGE, Ticket: 'AAAA-AAAA-AAAA-AAAA' });
    expect(wrong.message).toBe('没有找到该凭证的填报，请核对后重试');
  });

  it('sent twice at once on two nodes is one row and one ticket; sent anew with other words it is refused', async () => {
    const Data = typed();
    const Token = token();
    const before = await count();
    const forms = [{ Data, Token }, ...Array.from({ length: 3 }, () => ({ Data: typed(), Token: token() }))];
    const sent = forms.flatMap((form) => [0, 1].map((node) => ({ form, node })));
    // The pictures are read before, so that nothing keeps the two of a form apart on their way to the store.
    const pictures = await Promise.all(sent.map(() => school.captcha()));
    const told = await Promise.all(
      sent.map(({ form, node }, at) =>
        school
          .client(node)
          .call('PublicAccess/HandIn', { ...form, ConsentVersion: '2026-1', ...pictures[at] }),
      ),
    );
    const both = forms.map((_form, at) => told.slice(2 * at, 2 * at + 2));
    expect(told.map(({ code }) => code)).toEqual(told.map(() => ErrorCode.Success));
    for (const [first, second] of both) expect(first!.value.Ticket).toBe(second!.value.Ticket);
    expect(await count()).toBe(before + forms.length);
    expect((await send({ ...Data, VisitorName: '别人' }, { Token })).message).toMatch(/^该表单已提交过/);
    const again = await send({ ...Data }, {});
    expect(again.code).toBe(ErrorCode.Refused);
    expect(await count()).toBe(before + forms.length);
  });

  it('has as many places as there are: many at once on two nodes for the last of them', async () => {
    const full = await made('小型座谈', '1', 5);
    const all = await Promise.all(
      Array.from({ length: 14 }, (_, at) => send(typed({ SessionId: full }), {}, school.client(at % 2))),
    );
    const refused = all.filter(({ code }) => code !== ErrorCode.Success);
    expect(await count(`"SessionId" = '${full}' AND "State" <> '9'`)).toBe(5);
    expect(refused.map(({ value }) => value)).toEqual(
      refused.map(() => ({ Fields: [{ Key: 'SessionId', Message: '该场次名额已满，请选择其他场次' }] })),
    );
  });

  it('keeps nothing in plain words beside the row: no ticket, no address', async () => {
    const { value } = await send(typed());
    const { rows } = await school.database.query('SELECT * FROM sys_intake');
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(value.Ticket);
    expect(kept).not.toContain(value.Ticket.replaceAll('-', ''));
    expect(kept).not.toContain('127.0.0.1');
  });

  it('is taken so often a day in all, from whatever addresses', async () => {
    const before = await count();
    await school.database.query(
      `INSERT INTO sys_intake (nonce, entity, row_id, ticket, digest, address, day)
       SELECT 'n' || n, 'openday/SignUp', 'r' || n, 't' || n, 'd', 'a' || n, day FROM generate_series(1, 2000) n,
         (SELECT max(day) AS day FROM sys_intake) last`,
    );
    expect((await send(typed())).message).toBe('今天的填报数量已达上限，请明天再来');
    await school.database.query(`DELETE FROM sys_intake WHERE nonce LIKE 'n%' AND digest = 'd'`);
    expect((await send(typed())).code).toBe(ErrorCode.Success);
    expect(await count()).toBe(before + 1);
  });

  it('is taken so often a day from one address, two nodes together, and never more', async () => {
    const { intake } = school.engine.catalog.entities.get('openday/SignUp')!.file;
    const elsewhere = { 'X-Forwarded-For': '203.0.113.9' };
    const one = async (node: number) => (await send(typed(), {}, school.client(node), elsewhere)).message;
    const before = await count();
    const answers: string[] = [];
    for (let start = 0; start < intake!.daily! + 4; start += 6)
      answers.push(...(await Promise.all(Array.from({ length: 6 }, (_, at) => one(at % 2)))));
    expect((await count()) - before).toBe(intake!.daily);
    expect(answers.filter((text) => text.startsWith('今天从您的网络提交的次数已达上限')).length).toBe(
      answers.length - intake!.daily!,
    );
  });
});

it('20.6 what is done once a day is done by one node, and not again for what comes later that day', async () => {
  const { engine, database } = school;
  const note = (day: string) =>
    database.query(`UPDATE sys_meta SET value = $1 WHERE starts_with(key, 'clock-day:openday/SignUp')`, [
      day,
    ]);
  const sign = async (Phone: string) =>
    database.transaction((tx) =>
      insertRow(
        tx,
        engine.catalog.entities.get('openday/SignUp')!,
        { VisitorName: '早来的', Phone, SessionId: sessions.open, State: '1' },
        { caller: programCaller('test', 'given'), now: NOW },
      ),
    );
  const stateOf = async (Phone: string) =>
    (
      await database.query<{ State: string; Version: number }>(
        `SELECT "State", "Version" FROM "SignUp" WHERE "Phone" = $1`,
        [Phone],
      )
    ).rows[0];
  await runClockRules(engine);
  await sign('13900000001');
  await note('2000-01-01');
  await Promise.all([runClockRules(engine), runClockRules(engine)]);
  expect(await stateOf('13900000001')).toEqual({ State: '2', Version: 2 });
  await sign('13900000002');
  await note('9999-12-31');
  await runClockRules(engine);
  expect(await stateOf('13900000002')).toMatchObject({ State: '1' });
  await note('2000-01-01');
  await runClockRules(engine);
  expect(await stateOf('13900000002')).toEqual({ State: '2', Version: 2 });
});
