import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import { FLOW_STATUS, MSG_GROUP } from '../../src/contract/generated/codes.ts';
import type { FlowNode, Verb, Work } from '../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import type { Row } from '../../src/contract/rules.ts';
import { loadCatalog } from '../../src/server/data/catalog.ts';
import { programCaller } from '../../src/server/data/program-caller.ts';
import { insertRow } from '../../src/server/data/row-store.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

const catalog = loadCatalog('schemas');
const flows = [...catalog.entities.values()].filter(({ file }) => file.flow);

/** The lists, and the tabs of lists, that show what waits for the reader, or what the reader did. */
const workLists = (entity: EntityModel, work: Work) =>
  [...catalog.pages].flatMap(([Page, page]) => {
    if (page.kind !== 'list' || page.entity !== entity.name) return [];
    const tabs = (page.tabs ?? []).filter((tab) => tab.work === work).map(({ key }) => ({ Page, Tab: key }));
    return page.work === work ? [{ Page }, ...tabs] : tabs;
  });

let school: TestSchool;
const clients = new Map<string, TestClient>();

const sql = async <Found extends object = Row>(text: string, values: unknown[] = []) =>
  (await school.database.query<Found & Row>(text, values)).rows;

interface Person {
  readonly Id: string;
  readonly LoginName: string;
}

/** The accounts of a role that look after a student, told by who they are and not by any scope. */
async function holders(role: string, row: Row): Promise<Person[]> {
  const own: Readonly<Record<string, string>> = {
    counsellor: `u."Id" = (SELECT t."UserId" FROM "Teacher" t WHERE t."Id" = $2)`,
    tutor: `u."Id" = (SELECT t."UserId" FROM "Teacher" t WHERE t."Id" = $3)`,
    college_admin: `coalesce(ur."OrgId", u."OrgId") = $4`,
  };
  return sql<Person>(
    `SELECT DISTINCT u."Id", u."LoginName" FROM "SysUser" u JOIN "UserRole" ur ON ur."UserId" = u."Id" AND ur."IsDeleted" = 0
     JOIN "SysRole" r ON r."Id" = ur."RoleId" WHERE r."RoleCode" = $1 AND u."State" = '1' AND u."IsDeleted" = 0
       AND ($2::text IS NULL OR TRUE) AND ($3::text IS NULL OR TRUE) AND ($4::text IS NULL OR TRUE) AND ${own[role] ?? 'TRUE'}
     ORDER BY u."LoginName"`,
    [role, row['CounsellorId'] ?? null, row['TutorId'] ?? null, row['CollegeId'] ?? null],
  );
}

async function as({ LoginName }: Person): Promise<TestClient> {
  const known = clients.get(LoginName) ?? (await school.as(LoginName));
  clients.set(LoginName, known);
  return known;
}

/** Who applies: somebody with an account, a counsellor and, where the flow asks for one, a tutor. */
async function applicantOf(entity: EntityModel): Promise<{ owner: Row; user: Person }> {
  const isNew = entity.file.traits!.includes('newStudent');
  const [owner] = await sql(
    isNew
      ? `SELECT n.* FROM "NewStudent" n JOIN "SysUser" u ON u."Id" = n."UserId" AND u."State" = '1' WHERE n."IsDeleted" = 0 ORDER BY n."ExamineeNo" LIMIT 1`
      : `SELECT s.* FROM "Student" s JOIN "SysUser" u ON u."Id" = s."UserId" AND u."State" = '1' JOIN "Teacher" t ON t."Id" = s."CounsellorId" AND t."UserId" IS NOT NULL
         WHERE s."IsDeleted" = 0 AND ($1 = '' OR s."TutorId" IS NOT NULL) ORDER BY s."StudentNo" LIMIT 1`.replace(
          '$1',
          entity.name === entities.OutingApply ? `'t'` : `''`,
        ),
  );
  const [user] = await sql<Person>(`SELECT "Id", "LoginName" FROM "SysUser" WHERE "Id" = $1`, [
    owner!['UserId'],
  ]);
  return { owner: owner!, user: user! };
}

const codeOf = (entity: EntityModel, verb: Verb): string =>
  [...entity.actions].find(([, action]) => action.verb === verb && action.batch === undefined)![0];

let count = 0;

/** An application that stands at a node. */
async function standing(entity: EntityModel, node: FlowNode, more: Row = {}) {
  const { owner, user } = await applicantOf(entity);
  const Id = `flow${(count += 1)}`;
  const key = entity.file.traits!.includes('newStudent')
    ? { NewStudentId: owner['Id'], ExamineeNo: owner['ExamineeNo'], BatchId: owner['BatchId'] }
    : {
        StudentId: owner['Id'],
        StudentNo: owner['StudentNo'],
        TutorId: owner['TutorId'],
        TrainLevel: owner['TrainLevel'],
        ClassId: owner['ClassId'],
      };
  const [counsellor] = await sql(
    `SELECT t."Id" FROM "Teacher" t JOIN "SysUser" u ON u."Id" = t."UserId" WHERE t."PostType" = '1' AND t."OrgId" = $1 LIMIT 1`,
    [owner['CollegeId']],
  );
  const CounsellorId = owner['CounsellorId'] ?? counsellor!['Id'];
  const copied = { TrueName: owner['TrueName'], CollegeId: owner['CollegeId'], CounsellorId };
  const [model, now] = [school.engine.catalog.entities.get(entity.name)!, '2026-11-23 08:00:00'];
  const row: Row = {
    Id,
    ...key,
    ...copied,
    Status: FLOW_STATUS.Running,
    CurrentNode: node.id,
    CurrentNodeName: node.title,
    CurrentRole: node.role,
    ...more,
  };
  await school.database.transaction((tx) =>
    insertRow(tx, model, row, { caller: programCaller('test', 'test'), now }),
  );
  return { Id, row: { ...row, ...copied, ...key }, user };
}

/** Who was told of an application since it was made, each with what the message is called and where it leads. */
async function toldOf(
  id: string,
): Promise<{ LoginName: string; Title: string; MsgGroup: string; Url: string }[]> {
  return sql(
    `SELECT u."LoginName", m."Title", m."MsgGroup", m."Url" FROM "UserMessage" m JOIN "SysUser" u ON u."Id" = m."UserId"
     JOIN "PushLog" l ON l."Id" = m."BizId" JOIN "PushTask" t ON t."Id" = l."TaskId" WHERE t."BizId" = $1 ORDER BY u."LoginName", m."Title"`,
    [id],
  );
}

const names = (people: readonly Person[]) => people.map(({ LoginName }) => LoginName).sort();

async function act(
  who: Person,
  entity: EntityModel,
  verb: Verb,
  id: string,
  Params: Row = {},
  key = randomUUID(),
) {
  const client = await as(who);
  const input = { EnCode: codeOf(entity, verb), Ids: [id], Params };
  return client.call('Data/Action', input as never, { 'x-idempotency-key': key });
}

beforeAll(async () => {
  school = await startSchool();
}, 120_000);
afterAll(() => school?.close());

const WHY = { Opinion: '材料不全，请补充' };

describe.each(flows.map((entity) => [entity.name, entity] as const))(
  '16.5 messages of %s',
  (_name, entity) => {
    const nodes = entity.file.flow!.nodes;
    const first = nodes[0]!;

    it('tell the next handlers and the applicant, each once, whatever is asked again', async () => {
      const { Id, row, user } = await standing(entity, first);
      const [handler] = await holders(first.role, row);
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
      const [handler] = await holders(first.role, row);
      expect((await act(handler!, entity, 'reject', Id, WHY)).code).toBe(0);
      expect((await toldOf(Id)).map(({ LoginName, Title }) => [LoginName, Title])).toEqual([
        [user.LoginName, `${entity.title}被驳回`],
      ]);
      const [stored] = await sql(`SELECT m."Content" FROM "UserMessage" m WHERE m."Url" LIKE '%' || $1`, [
        Id,
      ]);
      expect(stored!['Content']).toContain(WHY.Opinion);
    });

    it('of the last node tell the applicant that it is through, of a withdrawal the handlers, of voiding the applicant', async () => {
      const last = nodes.at(-1)!;
      const running = await standing(entity, last);
      const [handler] = await holders(last.role, running.row);
      const passed = await act(handler!, entity, 'approve', running.Id);
      expect([passed.code, passed.message, passed.value]).toEqual([0, expect.anything(), expect.anything()]);
      expect((await toldOf(running.Id)).map(({ LoginName, Title }) => [LoginName, Title])).toEqual([
        [running.user.LoginName, `${entity.title}已通过`],
      ]);
      const withdrawn = await standing(entity, first);
      expect((await act(withdrawn.user, entity, 'withdraw', withdrawn.Id)).code).toBe(0);
      expect((await toldOf(withdrawn.Id)).map(({ LoginName }) => LoginName)).toEqual(
        names(await holders(first.role, withdrawn.row)),
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
    });

    it('lead to a menu item of the receiver, whose list shows the row', async () => {
      const { Id, row, user } = await standing(entity, first);
      const [handler] = await holders(first.role, row);
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
      const handlers = await holders(first.role, row);
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
      const [handler] = await holders(first.role, row);
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
      const back = await act(handler!, entity, 'reclaim', Id);
      expect([back.code, back.message]).toEqual([0, expect.anything()]);
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
      expect([await listed('todo'), await listed('done')]).toEqual([[true], [true]]);
      // Whoever held the post reads on what was done in it, and has nothing to do with it any more.
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
  },
);

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
      return (groups as { Items: { Url: string; IsRead: number }[] }[])
        .flatMap(({ Items }) => Items)
        .filter(({ Url, IsRead }) => Url.includes(Id) && IsRead === 0).length;
    };
    expect(await bell()).toBe(1);
    expect((await act(user, entity, 'withdraw', Id)).code).toBe(0);
    expect(await toldOf(Id)).toHaveLength(2);
    expect(
      await sql(
        `SELECT 1 FROM "UserMessage" WHERE "Url" LIKE '%' || $1 || '%' AND "MsgGroup" = '3' AND "IsRead" = 0`,
        [Id],
      ),
    ).toEqual([]);
  });
});
