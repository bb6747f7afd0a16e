import { randomUUID } from 'node:crypto';
import { roleOf } from '../../src/contract/flow/nodes.ts';
import { FLOW_STATUS } from '../../src/contract/generated/codes.ts';
import { entities } from '../../src/contract/generated/entities.ts';
import type { ApproveNode, Verb } from '../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import type { Row } from '../../src/contract/rules.ts';
import { programCaller } from '../../src/server/data/access/program-caller.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import type { TestClient, TestSchool } from './server.ts';

/** An account. */
export interface Person {
  readonly Id: string;
  readonly LoginName: string;
}

/** Flows whose nodes ask for levels, amounts or people of their own: the scenarios of their modules go through them. */
export const BY_SCENARIO: readonly string[] = [
  'evaluation/EvalSheet',
  'hardship/AidApply',
  'hardship/HardApply',
  'labour/LabourApply',
  'party/PartyStep',
];

/** The button of an entity that stands for a verb. */
export const codeOf = (entity: EntityModel, verb: Verb): string =>
  [...entity.actions].find(([, action]) => action.verb === verb && action.batch === undefined)![0];

/** Login names in one order. */
export const names = (people: readonly Person[]) => people.map(({ LoginName }) => LoginName).sort();

/** Applications of a school, those who handle them, and what they are told. */
export function applicationsOf(school: () => TestSchool) {
  const clients = new Map<string, TestClient>();

  const sql = async <Found extends object = Row>(text: string, values: unknown[] = []) =>
    (await school().database.query<Found & Row>(text, values)).rows;

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
    const known = clients.get(LoginName) ?? (await school().as(LoginName));
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

  let count = 0;

  /** An application that stands at a node. */
  async function standing(entity: EntityModel, node: ApproveNode, more: Row = {}) {
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
    const [model, now] = [school().engine.catalog.entities.get(entity.name)!, '2026-11-23 08:00:00'];
    const row: Row = {
      Id,
      ...key,
      ...copied,
      Status: FLOW_STATUS.Running,
      CurrentNode: node.id,
      CurrentNodeName: node.title,
      CurrentRole: roleOf(node),
      ...more,
    };
    await school().database.transaction((tx) =>
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
  return { sql, holders, as, applicantOf, standing, toldOf, act };
}
