import { beforeAll, describe, expect, it } from 'vitest';
import type { CallInput, CallName } from '../../../src/contract/generated/calls.ts';
import { ticketReach } from '../../../src/server/data/access/ticket.ts';
import type { TestClient, TestSchool } from '../../_util/server.ts';

/** What the ticket of the group `temporary` opens. */
const HELD = {
  entities: ['leave/LeaveApply', 'leave/OutingApply'],
  enCodes: [
    ...['delete', 'save', 'submit', 'urge', 'view', 'withdraw', 'cancelPlan'].map(
      (one) => `leave.apply.${one}`,
    ),
    ...['copyNew', 'delete', 'save', 'submit', 'urge', 'view', 'withdraw', 'cancelPlan'].map(
      (one) => `leave.outing.${one}`,
    ),
    ...['copyNew', 'delete', 'safe', 'save', 'submit', 'urge', 'view', 'withdraw'].map(
      (one) => `research.outing.${one}`,
    ),
  ],
};
const HOLDER_CALLS = [
  ...[
    'Back/Pass',
    'Data/Action',
    'Data/Delete',
    'Data/Save',
    'Data/Schema',
    'Data/Tree',
    'Flow/Trace',
    'ImportExport/UploadFile',
    'Vote/Paper',
  ],
];

interface Known {
  StudentId: string;
  UserId: string;
  StudentNo: string;
  TrueName: string;
  IdCardNo: string;
}

interface Surroundings {
  readonly school: () => TestSchool;
  /** The posts of the message board that anybody reads. */
  readonly readByAnybody: () => Promise<unknown>;
  readonly visitorCalls: readonly string[];
}

/** What a ticket opens and what it does not, on the school that the tests of visitors have up. */
export function ticketCases(of: Surroundings): void {
  describe('B11 C16 A17 a ticket opens the rows of who proved who he is, and no more', () => {
    const school = () => of.school();
    let visitor: TestClient;
    let known: Known;
    let other: Known;
    const verify = (change: Partial<CallInput['PublicAccess/Verify']> = {}, one = known) =>
      visitor.call('PublicAccess/Verify', {
        PageGroup: 'temporary',
        Kind: 'student',
        No: one.StudentNo,
        TrueName: one.TrueName,
        Last6: one.IdCardNo.slice(-6),
        ...change,
      });
    const holding = async (change: Partial<CallInput['PublicAccess/Verify']> = {}, one = known) => {
      const { value } = await verify(change, one);
      const headers = { 'x-ticket': String(value.Ticket) };
      return <Name extends CallName>(name: Name, input: CallInput[Name], client = visitor) =>
        client.call(name, input, headers);
    };
    const applied = { Entity: 'leave/LeaveApply', Page: 'leave/my-list' } as const;

    beforeAll(async () => {
      visitor = school().client();
      const { rows } = await school().database.query<Known>(
        `SELECT s."Id" AS "StudentId", s."UserId", s."StudentNo", s."TrueName", s."IdCardNo" FROM "Student" s
       JOIN "SysUser" u ON u."Id" = s."UserId" AND u."State" = '1'
       WHERE EXISTS (SELECT 1 FROM "LeaveApply" l WHERE l."StudentId" = s."Id" AND l."IsDeleted" = 0)
       ORDER BY s."StudentNo" LIMIT 2`,
      );
      [known, other] = rows as [Known, Known];
    });

    it('calls, entities and actions are these', () => {
      const { catalog } = school().engine;
      const calls = [...catalog.calls].filter(([, file]) => file.access === 'visitor' || file.ticket);
      expect(calls.map(([name]) => name).sort()).toEqual([...of.visitorCalls, ...HOLDER_CALLS].sort());
      const reach = ticketReach(catalog, 'temporary')!;
      expect([...reach.entities].sort()).toEqual(HELD.entities);
      expect([...reach.enCodes].sort()).toEqual([...HELD.enCodes].sort());
      expect([...reach.choices]).toEqual([]);
    });

    it('his own rows, of the entities of these pages', async () => {
      const ask = await holding();
      for (const Entity of school().engine.catalog.entities.keys()) {
        const { code, value } = await ask('Data/List', { Entity });
        // Lines go with the rows that they belong to.
        const { parent } = school().engine.catalog.entities.get(Entity)!.file;
        expect(code, Entity).toBe(HELD.entities.includes(parent?.entity ?? Entity) ? 0 : 2);
        for (const row of code === 0 && !parent ? value.rows : [])
          expect(row.StudentId).toBe(known.StudentId);
      }
      expect((await ask('Data/List', applied)).value.total).toBeGreaterThan(0);
      const { rows } = await school().database.query<{ Id: string }>(
        `SELECT "Id" FROM "LeaveApply" WHERE "StudentId" = $1`,
        [other.StudentId],
      );
      const foreign = rows.map(({ Id }) => Id);
      for (const Id of [...foreign, 'a'.repeat(32)]) {
        const refused = { code: 2, message: '无权操作该数据' };
        expect(await ask('Data/Get', { Entity: applied.Entity, Id })).toMatchObject(refused);
        expect(await ask('Flow/Trace', { Entity: applied.Entity, Id })).toMatchObject(refused);
      }
      const urge = await ask('Data/Action', { EnCode: 'leave.apply.urge', Ids: foreign });
      expect(urge.code).toBe(2);
      for (const Source of ['core/Student', 'core/Org', 'system/SysUser'])
        expect((await ask('Data/Options', { Source })).code, Source).toBe(2);
    });

    it('every other call is refused as if there were no ticket', async () => {
      const ask = await holding();
      const { calls } = school().engine.catalog;
      const closed = [...calls].filter(
        ([, { access, ticket }]) => !ticket && access !== 'public' && access !== 'visitor',
      );
      expect(closed.length).toBeGreaterThan(50);
      for (const [name] of closed) expect((await ask(name as CallName, {} as never)).status, name).toBe(401);
      expect(await ask('Data/Action', { EnCode: 'leave.apply.approve', Ids: ['x'] })).toMatchObject({
        code: 2,
        message: '没有权限执行该操作',
      });
    });

    it('its pages are told without what only a session opens, others as to anybody', async () => {
      const Path = 'leave/my-list';
      const before = await visitor.call('Data/Schema', { Path });
      expect(before.value).toEqual({ Reason: 'ticket', PageGroup: 'temporary' });
      const ask = await holding();
      const { value } = await ask('Data/Schema', { Path });
      expect(value.Buttons).not.toContain('leave.apply.cancel');
      expect(value.Pages['leave/apply-form']).not.toHaveProperty('preview');
      expect((await ask('Data/Schema', { Path: 'core/student-list' })).value).toEqual({ Reason: 'login' });
      const posts = { Entity: 'message-board/BoardPost', Page: 'message-board/open-board' };
      expect((await ask('Data/List', posts)).value.rows).toEqual(await of.readByAnybody());
    });

    it('a ticket is for one group of pages: feedback is given with that of another', async () => {
      const ask = await holding({ PageGroup: 'know' });
      expect((await ask('Data/List', applied)).code).toBe(2);
      const [Entity, Field] = ['campus-know/KnowFeedback', 'ArticleId'];
      const articles = await ask('Data/Options', { Source: 'campus-know/KnowArticle', Entity, Field });
      expect(articles.value.length).toBeGreaterThan(0);
      const given = { FbType: '1', ArticleId: articles.value[0].Value, Content: '办理地点已经搬走' };
      const saved = await ask('Data/Save', { Entity, EnCode: 'know.feedback.submit', Data: given });
      expect(saved.code).toBe(0);
      const { value } = await ask('Data/List', { Entity, Page: 'campus-know/feedback' });
      expect(value.rows.map((row: { Id: string }) => row.Id)).toContain(saved.value.Id);
      expect((await (await holding())('Data/List', { Entity })).code).toBe(2);
    });

    it('G02: a new student says by ticket whether to expect them, for one row alone', async () => {
      const { rows } = await school().database.query<Known & { Id: string }>(
        `SELECT n."Id", n."ExamineeNo" AS "StudentNo", n."TrueName", n."IdCardNo" FROM "NewStudent" n
         JOIN "SysUser" u ON u."Id" = n."UserId" AND u."State" = '1'
         WHERE n."CheckinState" IN ('0', '1', '2') AND n."IsDeleted" = 0
         AND EXISTS (SELECT 1 FROM "FeeBill" b WHERE b."NewStudentId" = n."Id") ORDER BY 1 LIMIT 2`,
      );
      const [mine, another] = rows as [(typeof rows)[0], (typeof rows)[0]];
      const Path = 'orientation/predicted';
      const group = { Reason: 'ticket', PageGroup: 'orientation' };
      expect((await visitor.call('Data/Schema', { Path })).value).toEqual(group);
      const reach = ticketReach(school().engine.catalog, 'orientation')!;
      const verbs = ['decline', 'late', 'submit'].map((verb) => `orientation.intention.${verb}`);
      const entities = ['FeeBill', 'NewStudent', 'PayOrder'].map((name) => `orientation/${name}`);
      expect([...[...reach.entities].sort(), ...[...reach.enCodes].sort()]).toEqual([...entities, ...verbs]);
      const ask = await holding({ PageGroup: 'orientation', Kind: 'new' }, mine);
      const EnCode = 'orientation.intention.submit';
      const { value } = await ask('Data/List', { Entity: 'orientation/NewStudent' });
      expect(value.rows.map(({ Id }: { Id: string }) => Id)).toEqual([mine.Id]);
      expect((await ask('Data/Action', { EnCode, Ids: [mine.Id] })).code).toBe(0);
      expect((await ask('Data/Action', { EnCode, Ids: [another.Id] })).code).toBe(2);
      const said = await school().database.query<{ Id: string }>(
        `SELECT "Id" FROM "NewStudent" WHERE "Intention" = '1' AND "Id" = ANY($1)`,
        [[mine.Id, another.Id]],
      );
      expect(said.rows.map(({ Id }) => Id)).toContain(mine.Id);
      expect((await ask('Orientation/GetMyAdmission', {})).status).toBe(401);
      // Bills, what was paid, the sheet and the payment at the desk: of one person, without code, print or money moved.
      for (const page of ['online-pay', 'scene-pay-visit', 'checkin-sheet-visit']) {
        const at = { Path: `orientation/${page}` };
        expect((await visitor.call('Data/Schema', at)).value).toEqual(group);
        expect((await ask('Data/Schema', at)).code).toBe(0);
      }
      for (const page of ['scene-pay', 'checkin-sheet', 'scan-report'])
        expect((await ask('Data/Schema', { Path: `orientation/${page}` })).value).toEqual({
          Reason: 'login',
        });
      const bills = { Entity: 'orientation/FeeBill' };
      const own = await ask('Data/List', bills);
      expect(own.value.total).toBeGreaterThan(0);
      for (const row of own.value.rows) expect(row.NewStudentId).toBe(mine.Id);
      expect((await ask('Orientation/CheckinCode', {})).status).toBe(401);
    });

    it('B7: what is filled in at coming back opens by ticket, a guard\u2019s screen for guards alone', async () => {
      const { pages, enCodes } = ticketReach(school().engine.catalog, 'backSchool')!;
      const open = ['add', 'info', 'self-report', 'staff-self'].map((name) => `back-school/${name}`);
      expect([...pages.keys()]).toEqual(expect.arrayContaining(open));
      expect([...enCodes].filter((one) => one.startsWith('back.gate'))).toEqual([]);
      for (const Path of open)
        expect((await visitor.call('Data/Schema', { Path })).value).toEqual({
          Reason: 'ticket',
          PageGroup: 'backSchool',
        });
      const ask = await holding({ PageGroup: 'backSchool' });
      for (const Path of open) expect((await ask('Data/Schema', { Path })).code, Path).toBe(0);
      const screens = ['gate-verify', 'gate-check'].map((name) => `back-school/${name}`);
      const scan = { EnCode: 'back.gate.scan', Ids: [], Params: { QrText: known.StudentNo } };
      // A reader of what guards did opens one check of theirs, and does nothing with it.
      for (const login of ['fdy001', 'college01', known.StudentNo]) {
        const client = await school().as(login);
        for (const Path of login === known.StudentNo ? screens : screens.slice(0, 1))
          expect((await client.call('Data/Schema', { Path })).value, login).toEqual({ Reason: 'refused' });
        expect(await client.call('Data/Action', scan)).toMatchObject({
          code: 2,
          message: '没有权限执行该操作',
        });
      }
      for (const Path of screens)
        expect((await ask('Data/Schema', { Path })).value).toEqual({ Reason: 'login' });
      expect((await ask('Data/Action', scan)).message).toBe('没有权限执行该操作');
      const guard = await school().as('sec01');
      for (const Path of screens) expect((await guard.call('Data/Schema', { Path })).code).toBe(0);
    });

    it('M04: a voter votes by ticket, once, in time and for nobody else', async () => {
      const { rows } = await school().database.query<Known & { Taking: string; ActivityId: string }>(
        `SELECT s."StudentNo", s."TrueName", s."IdCardNo", t."Id" AS "Taking", t."ActivityId" FROM "VoteTaking" t
         JOIN "Student" s ON s."UserId" = t."UserId" JOIN "SysUser" u ON u."Id" = t."UserId" AND u."State" = '1'
         JOIN "VoteActivity" a ON a."Id" = t."ActivityId" AND a."State" = '2' WHERE t."Times" = 0 ORDER BY 1 DESC LIMIT 2`,
      );
      const [mine, another] = rows as [(typeof rows)[0], (typeof rows)[0]];
      const group = { Reason: 'ticket', PageGroup: 'vote' };
      for (const page of ['visit-list', 'paper'])
        expect((await visitor.call('Data/Schema', { Path: `vote/${page}` })).value).toEqual(group);
      const { entities, enCodes } = ticketReach(school().engine.catalog, 'vote')!;
      expect([...entities, ...enCodes].sort()).toEqual(['vote.do.submit', 'vote.my.do', 'vote/VoteTaking']);
      const ask = await holding({ PageGroup: 'vote' }, mine);
      for (const page of ['visit-list', 'paper'])
        expect((await ask('Data/Schema', { Path: `vote/${page}` })).code).toBe(0);
      const own = await ask('Data/List', { Entity: 'vote/VoteTaking', Page: 'vote/visit-list' });
      expect(own.value.rows.map((row: { Id: string }) => row.Id)).toContain(mine.Taking);
      expect(own.value.rows.map((row: { Id: string }) => row.Id)).not.toContain(another.Taking);
      const told = await ask('Vote/Paper', { Id: mine.ActivityId });
      expect(told.value).toMatchObject({ Id: mine.Taking, Closed: '' });
      const [question] = told.value.Questions as { Id: string; Options: { Key: string }[] }[];
      const Params = { Answers: JSON.stringify({ [question!.Id]: [question!.Options[0]!.Key] }) };
      const vote = (Taking: string, by = ask) =>
        by('Data/Action', { EnCode: 'vote.do.submit', Ids: [Taking], Params });
      expect(await vote(another.Taking)).toMatchObject({ code: 2, message: '无权操作该数据' });
      expect(await vote(mine.Taking, await holding())).toMatchObject({ code: 2 });
      const window = (set: string) =>
        school().database.query(`UPDATE "VoteActivity" SET ${set} WHERE "Id" = $1`, [mine.ActivityId]);
      const at = async () => (await ask('Vote/Paper', { Id: mine.ActivityId })).value.Closed;
      await window(
        `"StartTime" = "StartTime" + interval '400 days', "EndTime" = "EndTime" + interval '400 days'`,
      );
      expect([await at(), (await vote(mine.Taking)).code]).toEqual([expect.stringContaining('未开始'), 2]);
      await window(
        `"StartTime" = "StartTime" - interval '800 days', "EndTime" = "EndTime" - interval '800 days'`,
      );
      expect([await at(), (await vote(mine.Taking)).code]).toEqual([expect.stringContaining('结束'), 2]);
      await window(
        `"StartTime" = "StartTime" + interval '400 days', "EndTime" = "EndTime" + interval '400 days'`,
      );
      const both = await Promise.all([vote(mine.Taking), vote(mine.Taking)]);
      expect(both.map(({ code }) => code).sort()).toEqual([0, 2]);
      expect(await vote(mine.Taking)).toMatchObject({ code: 2, message: '您已投过票' });
      expect(await at()).toBe('您已投过票');
    });

    it('what he writes is his own', async () => {
      const ask = await holding();
      const save = (StudentId: string) =>
        ask('Data/Save', {
          Entity: applied.Entity,
          EnCode: 'leave.apply.save',
          Data: { StudentId, LeaveType: '1', Reason: '感冒发热去医院' },
        });
      expect(await save(other.StudentId)).toMatchObject({ code: 2 });
      const { code, value } = await save(known.StudentId);
      expect(code).toBe(0);
      expect((await ask('Data/Get', { Entity: applied.Entity, Id: String(value.Id) })).code).toBe(0);
    });

    it('a session counts, not the ticket beside it; what a role reaches is not reached by ticket', async () => {
      const ask = await holding();
      const { rows: staff } = await school().database.query<Known & { LoginName: string }>(
        `SELECT t."TeacherNo" AS "StudentNo", t."TrueName", t."IdCardNo", u."LoginName" FROM "Teacher" t
       JOIN "SysUser" u ON u."Id" = t."UserId" JOIN "LeaveApply" l ON l."CounsellorId" = t."Id" AND l."IsDeleted" = 0
       ORDER BY 1 LIMIT 1`,
      );
      const counsellor = await school().as(staff[0]!.LoginName);
      const reached = await ask('Data/List', { Entity: applied.Entity }, counsellor);
      expect(reached.value.total).toBeGreaterThan(0);
      const asStaff = await holding({ Kind: 'teacher' }, staff[0]!);
      expect((await asStaff('Data/List', { Entity: applied.Entity })).value.total).toBe(0);
    });

    it('it ends by itself, and with the password of its holder', async () => {
      const over = { status: 200, code: 999, message: '核验已过期，请重新核验' };
      const late = await holding();
      await school().database.query(`UPDATE sys_visit_ticket SET expires = now()`);
      expect(await late('Data/List', applied)).toMatchObject(over);
      const changed = await holding();
      const stamp = (what: string) =>
        school().database.query(`UPDATE sys_visit_ticket SET stamp = ${what} WHERE expires > now()`);
      await stamp(`'x' || stamp`);
      expect(await changed('Data/List', applied)).toMatchObject(over);
      const forged = { 'x-ticket': 'A'.repeat(43) };
      expect(await visitor.call('Data/List', applied, forged)).toMatchObject(over);
      expect(
        (
          await visitor.call('PublicAccess/Verify', {
            PageGroup: 'nothing',
            Kind: 'student',
            No: '1',
            TrueName: '某',
            Last6: '123456',
          })
        ).message,
      ).toBe('该页面不能凭核验使用');
    });

    it('whatever is wrong gets one answer, a picture and ever longer waits after three and never a lock, for names that exist and others', async () => {
      const wrong = { TrueName: '某某' };
      const card = known.IdCardNo.slice(-6) === '000000' ? '111111' : '000000';
      const answers = [
        await verify(wrong, other),
        await verify({ Last6: card }, other),
        await verify({ No: '9'.repeat(10) }),
        await verify({ Kind: 'new', No: '8'.repeat(14) }),
        await verify({ Kind: 'teacher', No: known.StudentNo }),
      ];
      for (const { status, code, message, value } of answers)
        expect({ status, code, message, value }).toEqual({
          status: 200,
          code: 2,
          message: '信息核验不通过，请核对后重试',
          value: null,
        });
      const readable = async (No: string) => {
        const { value } = await verify({ No, ...wrong });
        const { rows } = await school().database.query<{ answer: string }>(
          'SELECT answer FROM sys_captcha WHERE key = $1',
          [value.CodeKey],
        );
        return { Code: rows[0]!.answer, CodeKey: String(value.CodeKey) };
      };
      for (const No of [other.StudentNo, '7'.repeat(10)]) {
        for (let tries = No === other.StudentNo ? 2 : 0; tries < 3; tries += 1)
          await verify({ No, ...wrong });
        expect(await verify({ No, ...wrong })).toMatchObject({ code: 6000, message: '请输入验证码' });
        const pass = () => school().database.query(`UPDATE sys_login_failure SET next_at = now()`);
        for (const times of [4, 5, 6, 7]) {
          await pass();
          expect(await verify({ No, ...wrong, ...(await readable(No)) }), `${times}`).toMatchObject({
            code: 6000,
            message: '信息核验不通过，请核对后重试',
          });
        }
        // Too early from where it failed; later the owner is let in with a picture.
        await school().database.query(`UPDATE sys_login_failure SET next_at = now() + interval '9 seconds'`);
        expect(await verify({ No, ...(await readable(No)) }, other)).toMatchObject({
          code: 6000,
          message: expect.stringMatching(/^核验失败次数过多，请\d秒后再试$/),
        });
        await pass();
        const late = await verify({ No, ...(await readable(No)) }, other);
        expect(late.code).toBe(No === other.StudentNo ? 0 : 6000);
      }
    });
  });
}
