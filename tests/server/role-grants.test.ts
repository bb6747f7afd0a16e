import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATA_SCOPE } from '../../src/contract/generated/codes.ts';
import { enCodes, entities } from '../../src/contract/generated/entities.ts';
import { NEW_STUDENT_COPY, STUDENT_COPY, type EntityModel } from '../../src/contract/model.ts';
import type { Row } from '../../src/contract/rules.ts';
import { createGrantBook, SUPER_ROLE } from '../../src/server/auth/grants/grants.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

const VIEW = 'core.student.view';

let school: TestSchool;
let admin: TestClient;

beforeAll(async () => {
  school = await startSchool();
  admin = await school.as('admin');
  // The students of the small school are in one class: some are of another one, some of another college too.
  await school.database.query(
    `UPDATE "Student" s SET "ClassId" = NULL, "CounsellorId" = NULL, "CollegeId" = CASE WHEN o.place < 10 THEN 'elsewhere' ELSE s."CollegeId" END
     FROM (SELECT "Id", row_number() OVER (ORDER BY "Id") AS place FROM "Student") o WHERE o."Id" = s."Id" AND o.place < 20`,
  );
});
afterAll(() => school?.close());

const act = (client: TestClient, EnCode: string, Ids: string[], Params: Row = {}) =>
  client.call('Data/Action', { EnCode, Ids, Params });
const idOf = async (sql: string, ...values: unknown[]): Promise<string> =>
  (await school.database.query<{ Id: string }>(sql, values)).rows[0]!.Id;
const menuOf = (comment: string) =>
  idOf('SELECT "Id" FROM "SysMenu" WHERE "Comment" = $1 AND "IsDeleted" = 0', comment);

let made = 0;
/** A role that an administrator makes at run time. */
async function newRole(DataScope: string): Promise<string> {
  const Data = { RoleCode: `made_${'abcdefghij'[(made += 1)]}`, RoleName: `自建角色${made}`, DataScope };
  const saved = await admin.call('Data/Save', {
    Entity: entities.SysRole,
    EnCode: 'system.role.add',
    Data,
  });
  expect(saved.message).toBe('');
  return String(saved.value.Id);
}

const grant = (role: string, menus: { MenuId: string; EnCodes: string[] }[], client = admin) =>
  act(client, enCodes.systemRoleGrant, [role], { Menus: JSON.stringify(menus) });

/** Gives an account this role alone, and comes as its person. */
async function as(login: string, role: string): Promise<TestClient> {
  const user = await idOf('SELECT "Id" FROM "SysUser" WHERE "LoginName" = $1', login);
  const [held] =
    (await admin.call('Data/Get', { Entity: entities.SysUser, Id: user })).value.Children?.[
      entities.UserRole
    ] ?? [];
  const Version = (
    await school.database.query<{ v: number }>('SELECT "Version" AS v FROM "SysUser" WHERE "Id" = $1', [user])
  ).rows[0]!.v;
  const Data = {
    Id: user,
    Version,
    Children: {
      [entities.UserRole]: [{ ...(held ? { Id: held.Id, Version: held.Version } : {}), RoleId: role }],
    },
  };
  const saved = await admin.call('Data/Save', {
    Entity: entities.SysUser,
    EnCode: 'system.user.edit',
    Data,
  });
  expect(saved.message).toBe('');
  return school.as(login);
}

const count = async (client: TestClient, Entity: string, Page: string): Promise<number> => {
  const { value, message } = await client.call('Data/List', { Entity, Page, PageIndex: 1, PageSize: 1 });
  expect(message).toBe('');
  return Number(value.total);
};
const counted = async (sql: string, ...values: unknown[]) =>
  Number((await school.database.query<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`, values)).rows[0]!.n);

describe('23.3 roles that an administrator makes', () => {
  it('reach what shipped roles of their data scope reach, by the menus and single buttons that were ticked', async () => {
    const menu = await menuOf('core/student-list');
    const [ofSchool, ofCollege, ofClass, ofOneself] = await Promise.all(
      [DATA_SCOPE.School, DATA_SCOPE.College, DATA_SCOPE.Class, DATA_SCOPE.Self].map(newRole),
    );
    for (const role of [ofSchool!, ofCollege!, ofClass!, ofOneself!])
      expect((await grant(role, [{ MenuId: menu, EnCodes: [VIEW] }])).message).toBe('');
    const seen = (client: TestClient) => count(client, entities.Student, 'core/student-list');
    const all = await counted('"Student" WHERE "IsDeleted" = 0');
    expect(await seen(await as('nomenu01', ofSchool!))).toBe(all);
    for (const [login, role] of [
      ['college01', ofCollege],
      ['fdy001', ofClass],
    ] as const) {
      const shipped = await seen(await school.as(login));
      expect(shipped).toBeGreaterThan(0);
      expect(shipped).toBeLessThan(all);
      expect(await seen(await as(login, role!)), login).toBe(shipped);
    }
    const ofClasses = await school.as('fdy001');
    expect(await seen(await as('nomenu01', ofOneself!))).toBe(0);
    // A button that was not ticked is refused, whatever the page places.
    const { rows } = (
      await ofClasses.call('Data/List', { Entity: entities.Student, Page: 'core/student-list' })
    ).value;
    expect(rows[0]._Actions).toEqual([VIEW]);
    const refused = await act(ofClasses, enCodes.coreStudentResetPwd, [String(rows[0].Id)]);
    expect(refused.code).not.toBe(0);
    // Nor does such a role hold what the one that holds everything does.
    expect((await ofClasses.call('UserRole/LoadRoleGrants', { Id: ofSchool! })).code).not.toBe(0);
  });

  it('are told of in one tree, keep what was ticked and lose what was not', async () => {
    const role = await newRole(DATA_SCOPE.College);
    const told = async () => (await admin.call('UserRole/LoadRoleGrants', { Id: role })).value;
    const students = await menuOf('core/student-list');
    const users = await menuOf('system/role-list');
    const before = await told();
    const menus = before.Menus as {
      Id: string;
      Text: string;
      Reaches: boolean;
      Given: string[] | null;
      Buttons: { EnCode: string; Text: string }[];
    }[];
    expect(menus.every(({ Given }) => Given === null)).toBe(true);
    expect(menus.find(({ Id }) => Id === students)).toMatchObject({ Reaches: true });
    expect(menus.find(({ Id }) => Id === users)).toMatchObject({ Reaches: false });
    const codes = menus.find(({ Id }) => Id === students)!.Buttons.map(({ EnCode }) => EnCode);
    expect(codes).toContain(enCodes.coreStudentResetPwd);
    await grant(role, [
      { MenuId: students, EnCodes: [VIEW, enCodes.coreStudentResetPwd] },
      { MenuId: users, EnCodes: [] },
    ]);
    await grant(role, [{ MenuId: students, EnCodes: [VIEW] }]);
    const given = ((await told()).Menus as typeof menus).flatMap(({ Id, Given }) =>
      Given ? [[Id, Given]] : [],
    );
    expect(given).toEqual([[students, [VIEW]]]);
  });

  it('are given nothing that is not there, nothing of the staff to people who act for themselves, and nothing by others', async () => {
    const role = await newRole(DATA_SCOPE.College);
    const students = await menuOf('core/student-list');
    const other = await grant(role, [{ MenuId: students, EnCodes: [enCodes.systemUserResetPwd] }]);
    expect(other.message).toContain('没有可授予该角色的按钮');
    expect((await grant(role, [{ MenuId: 'nowhere', EnCodes: [] }])).message).toContain('已停用或删除的菜单');
    for (const text of ['{', '[1]', '[{"MenuId":"a"}]', 'null'])
      expect((await act(admin, enCodes.systemRoleGrant, [role], { Menus: text })).message).toBe(
        '授权内容格式不正确',
      );
    const student = await idOf('SELECT "Id" FROM "SysRole" WHERE "RoleCode" = $1', 'student');
    const staff = await grant(student, [{ MenuId: students, EnCodes: [enCodes.coreStudentResetPwd] }]);
    expect(staff.message).toContain('没有可授予该角色的按钮');
    const counsellor = await school.as('bzr001');
    expect((await grant(role, [], counsellor)).code).not.toBe(0);
    const everything = await idOf('SELECT "Id" FROM "SysRole" WHERE "RoleCode" = $1', 'admin');
    expect((await grant(everything, [])).message).toContain('系统管理员拥有全部权限');
  });
});

/** Verbs whose rows say what was picked. */
const PICKING: ReadonlySet<string> = new Set(['add', 'edit', 'save', 'submit', 'import']);
/** These hand in for themselves alone. */
const OF_THEMSELVES: ReadonlySet<string> = new Set(['student', 'postgraduate', 'freshman']);

/** People that a role may be asked to name in an act of its own, and finds none of. */
async function unfound(role: string): Promise<string[]> {
  const { catalog } = school.engine;
  const { enCodes: held } = await createGrantBook(school.engine, 0).of([role]);
  const finds = ({ file: { scope, directory } }: EntityModel) =>
    [scope, directory?.scope].some((one) => one && (role in one || '*' in one));
  return [...catalog.entities.values()].flatMap((entity) =>
    [...entity.actions].flatMap(([enCode, { verb, fields, params = {} }]) => {
      if (!held.has(enCode)) return [];
      // Whose a row is does not change with it.
      const owner = verb === 'edit' ? [STUDENT_COPY.from, NEW_STUDENT_COPY.from] : [];
      const written = PICKING.has(verb) ? (fields ?? [...entity.fields.keys()]) : [];
      const own = written.filter((name) => !owner.includes(name));
      const asked = [...own.flatMap((name) => entity.fields.get(name) ?? []), ...Object.values(params)];
      return asked.flatMap(({ title, ref, readonly, value }) => {
        const target = catalog.entities.get(ref ?? '');
        if (!target?.file.directory || target.file.lookup || readonly || value !== undefined) return [];
        return finds(target) ? [] : [`${role} ${enCode} ${title}`];
      });
    }),
  );
}

it('who may name people in an act finds them', async () => {
  const { rows } = await school.database.query<{ role: string }>(
    `SELECT "RoleCode" AS role FROM "SysRole" WHERE "RoleCode" <> $1 AND "RoleCode" NOT LIKE 'made%' AND "IsDeleted" = 0 ORDER BY 1`,
    [SUPER_ROLE],
  );
  expect(rows.length).toBeGreaterThan(20);
  const staff = rows.filter(({ role }) => !OF_THEMSELVES.has(role));
  const lost = await Promise.all(staff.map(({ role }) => unfound(role)));
  expect(lost.flat()).toEqual([]);
});
