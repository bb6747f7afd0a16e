import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import { FLOW_STATUS, MSG_GROUP } from '../../src/contract/generated/codes.ts';
import type { Work } from '../../src/contract/generated/meta.ts';
import type { Row } from '../../src/contract/rules.ts';
import { approvals, roleOf } from '../../src/contract/flow/nodes.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { closeApplication } from '../../src/server/data/flow/flow-steps.ts';
import { programCaller } from '../../src/server/data/access/program-caller.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { applicationsOf, BY_SCENARIO, codeOf, names, type Person } from '../_util/applications.ts';
import { workListsOf } from '../_util/work-lists.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { sampled } from '../_util/scale.ts';
import { delegationCases } from './cases/delegations.ts';
import { flowJourneyCases } from './cases/flow-journeys.ts';
import { todoCentreCases } from './cases/todo-centre.ts';
import { toldBesideCases } from './cases/told-beside.ts';
import { toldOfPostsCases } from './cases/told-of-posts.ts';
import { toldOfStepsCases } from './cases/told-of-steps.ts';

const catalog = loadCatalog('schemas');
const withFlow = [...catalog.entities.values()].filter(
  ({ name, file }) => file.flow && !BY_SCENARIO.includes(name),
);

const workLists = workListsOf(catalog);

let school: TestSchool;

const world = applicationsOf(() => school);
const { sql, holders, as, applicantOf, standing, toldOf, act } = world;

beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school?.close());

const WHY = { Opinion: '材料不全，请补充' };

describe.each(sampled(withFlow, 3, ({ name }) => name))('16.5 messages of $name', (entity) => {
  const nodes = approvals(entity.flow!);
  const first = nodes[0]!;

  it('tell the next handlers and the applicant, each once, whatever is asked again', async () => {
    const { Id, row, user } = await standing(entity, first);
    const [handler] = await holders(roleOf(first)!, row);
    const key = randomUUID();
    const answer = await act(handler!, entity, 'approve', Id, {}, key);
    expect([answer.code, answer.message]).toEqual([0, expect.anything()]);
    await act(handler!, entity, 'approve', Id, {}, key);
    const [stored] = await sql<{ CurrentRole: string | null }>(
      `SELECT "CurrentRole" FROM "${entity.table}" WHERE "Id" = $1`,
      [Id],
    );
    const next = stored!.CurrentRole === null ? [] : await holders(stored!.CurrentRole, row);
    const told = await toldOf(Id);
    expect(told.map(({ LoginName }) => LoginName)).toEqual(
      [...names(next), user.LoginName].filter((one) => one !== handler!.LoginName).sort(),
    );
    expect(told.find(({ LoginName }) => LoginName === user.LoginName)?.MsgGroup).toBe(MSG_GROUP.Message);
  });

  it('of a rejection go to the applicant alone, with the reason', async () => {
    const { Id, row, user } = await standing(entity, first);
    const [handler] = await holders(roleOf(first)!, row);
    expect((await act(handler!, entity, 'reject', Id, WHY)).code).toBe(0);
    expect((await toldOf(Id)).map(({ LoginName, Title }) => [LoginName, Title])).toEqual([
      [user.LoginName, `${entity.title}被驳回`],
    ]);
    const [stored] = await sql(`SELECT m."Content" FROM "UserMessage" m WHERE m."Url" LIKE '%' || $1`, [Id]);
    expect(stored!['Content']).toContain(WHY.Opinion);
  });

  it('of the last node tell the applicant that it is through, of a withdrawal the handlers, of voiding the applicant', async () => {
    const last = nodes.at(-1)!;
    const running = await standing(entity, last);
    const [handler] = await holders(roleOf(last)!, running.row);
    const passed = await act(handler!, entity, 'approve', running.Id);
    expect([passed.code, passed.message, passed.value]).toEqual([0, expect.anything(), expect.anything()]);
    expect((await toldOf(running.Id)).map(({ LoginName, Title }) => [LoginName, Title])).toEqual([
      [running.user.LoginName, `${entity.title}已通过`],
    ]);
    const withdrawn = await standing(entity, first);
    expect((await act(withdrawn.user, entity, 'withdraw', withdrawn.Id)).code).toBe(0);
    expect((await toldOf(withdrawn.Id)).map(({ LoginName }) => LoginName)).toEqual(
      names(await holders(roleOf(first)!, withdrawn.row)),
    );
    if (![...entity.actions.values()].some(({ verb }) => verb === 'void')) return;
    const done = await standing(entity, last, {
      Status: FLOW_STATUS.Passed,
      CurrentNode: null,
      CurrentRole: null,
    });
    const [office] = await holders('school_admin', done.row);
    expect((await act(office!, entity, 'void', done.Id, { Reason: '学生重复申请' })).code).toBe(0);
    expect((await toldOf(done.Id)).map(({ LoginName, Title }) => [LoginName, Title])).toEqual([
      [done.user.LoginName, `${entity.title}已作废`],
    ]);
    const [told] = await sql(`SELECT "Content" FROM "UserMessage" WHERE "Url" LIKE '%' || $1`, [done.Id]);
    expect(told!['Content']).toContain('学生重复申请');
  });

  it('of an end that nobody decided tell the applicant and who was to decide, with the reason', async () => {
    const { Id, row, user } = await standing(entity, first);
    const { engine } = school;
    await school.database.transaction(async (tx) => {
      const context = { engine, tx, caller: programCaller('test', 'test'), now: '2026-11-23 08:00:00' };
      await closeApplication(context, entity, Id, '毕业', 'x');
    });
    const told = await toldOf(Id);
    expect(told.map(({ LoginName }) => LoginName)).toEqual(
      [...names(await holders(roleOf(first)!, row)), user.LoginName].sort(),
    );
    expect(new Set(told.map(({ Title, MsgGroup }) => `${Title} ${MsgGroup}`))).toEqual(
      new Set([`${entity.title}已终止 ${MSG_GROUP.Message}`]),
    );
  });

  it('lead to a menu item of the receiver, whose list shows the row', async () => {
    const { Id, row, user } = await standing(entity, first);
    const [handler] = await holders(roleOf(first)!, row);
    await act(user, entity, 'urge', Id);
    await act(handler!, entity, 'back', Id, WHY);
    const told = await toldOf(Id);
    expect(told.length).toBeGreaterThan(1);
    for (const { LoginName, Url } of told) {
      const client = await as({ Id: '', LoginName });
      const menu = JSON.stringify((await client.call('UserRole/LoadMenuByUser')).value);
      expect(menu).toContain(`"url":"${Url.split('?', 1)[0]}"`);
      expect((await client.call('Data/Get', { Entity: entity.name, Id })).code).toBe(0);
    }
  });

  it('urge the handlers, no more than once an hour', async () => {
    const { Id, row, user } = await standing(entity, first);
    expect((await act(user, entity, 'urge', Id)).code).toBe(0);
    const handlers = await holders(roleOf(first)!, row);
    expect((await toldOf(Id)).map(({ LoginName }) => LoginName)).toEqual(names(handlers));
    expect((await act(user, entity, 'urge', Id)).message).toContain('一小时内只能催办一次');
    await sql(
      `UPDATE "ApprovalRecord" SET "ActDate" = "ActDate" - interval '61 minutes' WHERE "RowId" = $1`,
      [Id],
    );
    expect((await act(user, entity, 'urge', Id)).code).toBe(0);
    expect(await toldOf(Id)).toHaveLength(2 * handlers.length);
    // What is handed in anew has not been urged yet.
    await sql(`UPDATE "${entity.table}" SET "SubmitDate" = now() WHERE "Id" = $1`, [Id]);
    expect((await act(user, entity, 'urge', Id)).message).toBe('');
  });

  it('hand it to who can do it, take it back, and lead each to a page that shows it', async () => {
    const { Id, row } = await standing(entity, first);
    const [handler] = await holders(roleOf(first)!, row);
    const client = await as(handler!);
    const enCode = codeOf(entity, 'transfer');
    const asked = { Source: entities.SysUser, EnCode: enCode, Field: 'UserId', Rows: [Id], PageSize: 100 };
    const offered = (await client.call('Data/Options', asked)).value as {
      Value: string;
      Label: string;
      Beside?: string;
    }[];
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every(({ Beside }) => Beside !== undefined && Beside.includes(' · '))).toBe(true);
    const [stranger] = await sql<Person>(
      `SELECT u."Id", u."LoginName" FROM "SysUser" u WHERE u."UserType" = '2' AND u."State" = '1' AND u."Id" <> ALL($1) AND u."Id" <> $2 LIMIT 1`,
      [offered.map(({ Value }) => Value), handler!.Id],
    );
    const refused = await act(handler!, entity, 'transfer', Id, { UserId: stranger!.Id });
    expect(JSON.stringify([refused.message, refused.value])).toContain('没有权限办理该记录');
    const [to] = await sql<Person>(`SELECT "Id", "LoginName" FROM "SysUser" WHERE "Id" = $1`, [
      offered[0]!.Value,
    ]);
    expect((await act(handler!, entity, 'transfer', Id, { UserId: to!.Id })).code).toBe(0);
    const [told] = await toldOf(Id);
    expect(told!.LoginName).toBe(to!.LoginName);
    expect(told!.Url).toContain(`row=${Id}`);
    const receiver = await as(to!);
    expect((await receiver.call('Data/Get', { Entity: entity.name, Id })).value._Actions).toContain(
      codeOf(entity, 'approve'),
    );
    expect((await client.call('Data/Get', { Entity: entity.name, Id })).value._Actions).toContain(
      codeOf(entity, 'reclaim'),
    );
    expect((await act(handler!, entity, 'reclaim', Id)).code).toBe(0);
    const [who] = await sql(`SELECT "TrueName" FROM "SysUser" WHERE "Id" = $1`, [handler!.Id]);
    const since = `该${entity.title}已由${String(who!['TrueName'])}收回转办，`;
    const read = await receiver.call('Data/Get', { Entity: entity.name, Id });
    expect([(await act(to!, entity, 'approve', Id)).message, read.message]).toEqual([
      expect.stringContaining(since),
      read.code === 0 ? expect.anything() : `${since}不再由您办理`,
    ]);
    expect((await act(handler!, entity, 'reclaim', Id)).message).toBe(
      `该${entity.title}已由您收回转办，不能再${entity.actions.get(codeOf(entity, 'reclaim'))!.title}`,
    );
    expect((await client.call('Data/Get', { Entity: entity.name, Id })).value._Actions).toContain(
      codeOf(entity, 'approve'),
    );
    expect((await act(handler!, entity, 'transfer', Id, { UserId: to!.Id })).code).toBe(0);
    const office = { Id: '', LoginName: 'admin' };
    expect((await act(office, entity, 'reclaim', Id)).code).toBe(0);
    const titles = (await toldOf(Id)).filter(({ LoginName }) => LoginName === to!.LoginName);
    expect(titles.map(({ Title }) => Title).filter((title) => title.endsWith('已收回'))).toHaveLength(2);

    const listed = async (work: Work) => {
      const lists = workLists(entity, work);
      expect(lists.length, work).toBeGreaterThan(0);
      const found = new Set<boolean>();
      for (const list of lists) {
        const newest = { PageSize: 100, sortField: 'CreateDate', sortOrder: 'descend' } as const;
        const answer = await client.call('Data/List', { Entity: entity.name, ...list, ...newest });
        expect(answer.message).toBe('');
        found.add((answer.value.rows as Row[]).some((one) => one['Id'] === Id));
      }
      return [...found];
    };
    for (const work of ['todo', 'done'] as const) expect(await listed(work), work).toContain(true);
    // A person who held the post reads on what was done in it, and has nothing to do with it any more.
    const posts = ['ClassId', 'CounsellorId', 'TutorId', 'CollegeId'].filter((name) =>
      entity.fields.has(name),
    );
    await sql(
      `UPDATE "${entity.table}" SET ${posts.map((name) => `"${name}" = NULL`).join(', ')} WHERE "Id" = $1`,
      [Id],
    );
    expect((await client.call('Data/Get', { Entity: entity.name, Id })).code).toBe(0);
    expect([await listed('todo'), await listed('done')]).toEqual([[false], [true]]);
  });
});

describe('16.5 an act on a row of somebody', () => {
  it('is told to that person with what was written, once, and not to who did it', async () => {
    const entity = school.engine.catalog.entities.get(entities.NewStudentPhoto)!;
    const [owner] = await sql(
      `SELECT n.*, u."LoginName" FROM "NewStudent" n JOIN "SysUser" u ON u."Id" = n."UserId" AND u."State" = '1'
       WHERE n."IsDeleted" = 0 ORDER BY n."ExamineeNo" LIMIT 1`,
    );
    const { LoginName, Id: NewStudentId, ExamineeNo, TrueName, BatchId, CollegeId } = owner!;
    const photo = {
      Id: 'photo',
      NewStudentId,
      ExamineeNo,
      TrueName,
      BatchId,
      CollegeId,
      State: '0',
      Photo: 'x',
    };
    const by = { caller: programCaller('test', 'test'), now: '2026-11-23 08:00:00' };
    await school.database.transaction((tx) => insertRow(tx, entity, photo, by));
    const office = await school.as('school01');
    const enCode = [...entity.actions.keys()].find((code) => code.endsWith('.back'))!;
    const answer = await office.call('Data/Action', {
      EnCode: enCode,
      Ids: [photo.Id],
      Params: { Reason: '光线太暗' },
    } as never);
    expect([answer.code, answer.message]).toEqual([0, expect.anything()]);
    const told = await toldOf(photo.Id);
    expect(told.map(({ LoginName, Title }) => [LoginName, Title])).toEqual([
      [LoginName, `${entity.title}：退回`],
    ]);
    const [stored] = await sql<{ Content: string }>(
      `SELECT l."Content" FROM "PushLog" l JOIN "PushTask" t ON t."Id" = l."TaskId" WHERE t."BizId" = $1`,
      [photo.Id],
    );
    expect(stored!.Content).toBe('您的照片被退回：光线太暗，请重新上传');
  });
});

toldBesideCases(() => school);
toldOfPostsCases(() => school);

describe('16.3 an application that is handed over', () => {
  it('may go to another counsellor of the college, who reaches it alone, and only until it is taken back', async () => {
    const entity = school.engine.catalog.entities.get(entities.LeaveApply)!;
    const node = approvals(entity.flow!).find((one) => roleOf(one) === 'counsellor')!;
    const [handed, kept] = [await standing(entity, node), await standing(entity, node)];
    const [handler] = await holders('counsellor', handed.row);
    const [colleague, stranger] = (await sql<Person>(
      `SELECT u."Id", u."LoginName" FROM "SysUser" u JOIN "UserRole" ur ON ur."UserId" = u."Id" AND ur."IsDeleted" = 0
       JOIN "SysRole" r ON r."Id" = ur."RoleId" WHERE r."RoleCode" IN ('teacher', 'tutor') AND u."State" = '1' ORDER BY u."LoginName" LIMIT 2`,
    )) as unknown as [Person, Person];
    for (const [person, isNear] of [
      [colleague, true],
      [stranger, false],
    ] as const) {
      await sql(
        `INSERT INTO "UserRole" ("Id", "UserId", "RoleId", "CreateDate", "UpdateDate", "IsDeleted", "Version")
         SELECT 'of' || $1, $1, "Id", now(), now(), 0, 1 FROM "SysRole" WHERE "RoleCode" = 'counsellor'`,
        [person.Id],
      );
      await sql(
        `UPDATE "SysUser" SET "OrgId" = CASE WHEN $3 THEN $2 ELSE (SELECT o."Id" FROM "Org" o WHERE o."OrgType" = '2' AND o."Id" <> $2 LIMIT 1) END
         WHERE "Id" = $1`,
        [person.Id, handed.row['CollegeId'], isNear],
      );
    }
    const [client, receiver] = [await as(handler!), await as(colleague)];
    const said = async (Id: string) => (await receiver.call('Data/Get', { Entity: entity.name, Id })).message;
    const get = async (Id: string) => (await said(Id)) === '';
    expect([await get(handed.Id), await get(kept.Id)]).toEqual([false, false]);
    const [EnCode, Rows] = [codeOf(entity, 'transfer'), [handed.Id]];
    const asked = { Source: entities.SysUser, EnCode, Field: 'UserId', Rows, PageSize: 100 };
    const offered = (await client.call('Data/Options', asked)).value as { Value: string }[];
    const ids = offered.map(({ Value }) => Value);
    expect([ids.includes(colleague.Id), ids.includes(stranger.Id)]).toEqual([true, false]);
    const refused = await act(handler!, entity, 'transfer', handed.Id, { UserId: stranger.Id });
    expect(JSON.stringify(refused.value)).toContain('没有权限办理该记录');
    expect((await act(handler!, entity, 'transfer', handed.Id, { UserId: colleague.Id })).code).toBe(0);
    expect([await get(handed.Id), await get(kept.Id)]).toEqual([true, false]);
    const boxOf = async (who: TestClient, Box: 'todo' | 'done') =>
      JSON.stringify((await who.call('Flow/Todo', { Box, PageSize: 100 })).value);
    expect(await boxOf(receiver, 'todo')).toContain(`"${handed.Id}"`);
    expect(await boxOf(client, 'todo')).not.toContain(`"${handed.Id}"`);
    expect(await boxOf(client, 'done')).toContain(`"${handed.Id}"`);
    const [told] = await toldOf(handed.Id);
    expect([told!.LoginName, told!.Url]).toEqual([
      colleague.LoginName,
      expect.stringContaining(`row=${handed.Id}`),
    ]);
    expect((await act(handler!, entity, 'reclaim', handed.Id)).code).toBe(0);
    expect(await said(handed.Id)).toMatch(/^该请假申请已由.+收回转办，不再由您办理$/);
    expect(await said(kept.Id)).toBe('无权操作该数据');

    // The colleague is gone while holding it: it goes back, and a person who has it to handle again reads so.
    expect((await act(handler!, entity, 'transfer', handed.Id, { UserId: colleague.Id })).code).toBe(0);
    const tasksOf = async () =>
      (await toldOf(handed.Id)).filter(
        (one) => one.LoginName === handler!.LoginName && one.MsgGroup === MSG_GROUP.Todo,
      );
    const tasks = await tasksOf();
    const admin = await school.as('admin');
    const gone = { EnCode: 'system.user.disable', Ids: [colleague.Id], Params: { Release: 1 } };
    expect((await admin.call('Data/Action', gone)).message).toBe('');
    const [after] = await sql(`SELECT "HandlerUserId", "HandlerFromId" FROM "LeaveApply" WHERE "Id" = $1`, [
      handed.Id,
    ]);
    expect(after).toEqual({ HandlerUserId: null, HandlerFromId: null });
    expect((await tasksOf()).length).toBe(tasks.length + 1);
  });
});

describe('16.5 an application for leave', () => {
  it('tells the counsellor when it is handed in, once for one key, and ends what waits when it is withdrawn', async () => {
    const entity = school.engine.catalog.entities.get(entities.LeaveApply)!;
    const { user, owner } = await applicantOf(entity);
    const client = await as(user);
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });
    const Data = {
      LeaveType: '1',
      LeaveScope: '0',
      StartTime: `${day(300)} 08:00:00`,
      EndTime: `${day(301)} 08:00:00`,
      Reason: '回家探望生病的家人',
      Phone: '19900000001',
      EmergencyName: '李父',
      EmergencyPhone: '19900000002',
      ParentKnown: 1,
    };
    const key = { 'x-idempotency-key': randomUUID() };
    const input = { Entity: entities.LeaveApply, EnCode: codeOf(entity, 'submit'), Data };
    const saved = await client.call('Data/Save', input, key);
    expect([saved.code, saved.message, saved.value]).toEqual([0, expect.anything(), expect.anything()]);
    await client.call('Data/Save', input, key);
    const { Id } = saved.value as { Id: string };
    const [counsellor] = await sql<Person>(
      `SELECT u."Id", u."LoginName" FROM "SysUser" u JOIN "Teacher" t ON t."UserId" = u."Id" WHERE t."Id" = $1`,
      [owner['CounsellorId']],
    );
    expect((await toldOf(Id)).map(({ LoginName, Title }) => [LoginName, Title])).toEqual([
      [counsellor!.LoginName, '请假申请待您审批'],
    ]);
    const bell = async () => {
      const groups = (await (await as(counsellor!)).call('Notice/LoadMyMsgGroupList', { Top: 50 })).value;
      return (groups as { MsgGroup: string; Items: { Url: string; IsRead: number }[] }[])
        .flatMap(({ MsgGroup, Items }) => (MsgGroup === '3' ? Items : []))
        .flatMap(({ Url, IsRead }) => (Url.includes(Id) ? [IsRead] : []));
    };
    expect(await bell()).toEqual([0]);
    await sql(`UPDATE "UserMessage" SET "IsRead" = 1 WHERE "Url" LIKE '%' || $1 || '%'`, [Id]);
    expect(await bell()).toEqual([1]);
    expect((await act(user, entity, 'withdraw', Id)).code).toBe(0);
    expect(await bell()).toEqual([]);
    expect(await toldOf(Id)).toHaveLength(2);
    expect(
      await sql(
        `SELECT 1 FROM "UserMessage" WHERE "Url" LIKE '%' || $1 || '%' AND "MsgGroup" = '3' AND "IsRead" = 0`,
        [Id],
      ),
    ).toEqual([]);
  });
});

delegationCases(() => school, world);
toldOfStepsCases(() => school, world);
todoCentreCases(() => school, world);
flowJourneyCases(() => school, world);
