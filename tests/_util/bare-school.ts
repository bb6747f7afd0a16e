import { resolve } from 'node:path';
import { entities } from '../../src/contract/generated/entities.ts';
import { USER_TYPE } from '../../src/contract/generated/codes.ts';
import type { Row } from '../../src/contract/rules.ts';
import { createGrantBook } from '../../src/server/auth/grants/grants.ts';
import { createSettings } from '../../src/server/settings/settings.ts';
import { createSessions } from '../../src/server/auth/sessions/sessions.ts';
import { generateSchool } from '../../src/server/demo/school.ts';
import { insertBatch } from '../../src/server/demo/seed.ts';
import { startSchool, type SchoolSettings, type TestClient, type TestSchool } from './server.ts';

/** empty: an account for each role, and nothing else. people: organisations, classes, staff and students too, but no row of a module. */
export type BareKind = 'empty' | 'people';

/** A school without the rows that modules make, and somebody in each role. */
export interface BareSchool extends TestSchool {
  readonly roles: readonly string[];
  /** A client that is signed in as the one who holds a role, without typing a password. */
  in(role: string): Promise<TestClient>;
}

const PEOPLE: ReadonlySet<string> = new Set([
  entities.Campus,
  entities.Org,
  entities.Major,
  entities.SchoolYear,
  entities.Teacher,
  entities.ClassInfo,
  entities.CounsellorClass,
  entities.Student,
  entities.StudentFamily,
  entities.SysUser,
  entities.UserRole,
]);

const TYPES: Readonly<Record<string, string>> = {
  admin: USER_TYPE.Admin,
  student: USER_TYPE.Student,
  postgraduate: USER_TYPE.Student,
  freshman: USER_TYPE.Freshman,
};

const WRITTEN = '2026-09-01 08:00:00';
const common = { CreateDate: WRITTEN, UpdateDate: WRITTEN, IsDeleted: 0, Version: 1 };

/** Starts a server on a database of its own and fills it with as much as the kind says. */
export async function startBareSchool(kind: BareKind, settings: SchoolSettings = {}): Promise<BareSchool> {
  const school = await startSchool({ demo: false, ...settings });
  const { engine, database } = school;
  const entity = (name: string) => engine.catalog.entities.get(name)!;
  const codes = engine.catalog.roles.roles.map(({ code }) => code);
  await database.transaction(async (tx) => {
    // The first administrator has been here and chosen a password.
    const first = await tx.query<{ LoginName: string }>(
      `UPDATE "SysUser" SET "IsWeakPwd" = 0, "PwdUpdateDate" = $1 RETURNING "LoginName"`,
      [WRITTEN],
    );
    const isThere = rowsOfAccounts(first.rows.map(({ LoginName }) => LoginName));
    if (kind === 'people')
      for (const { entity: name, rows } of generateSchool({ students: 40 })) {
        const known = PEOPLE.has(name) ? rows.filter((row) => !isFreshman(row) && !isThere(row)) : [];
        if (known.length > 0) await insertBatch(tx, entity(name), known);
      }
    const held = await tx.query<{ RoleId: string }>(
      `SELECT DISTINCT ur."RoleId" FROM "UserRole" ur JOIN "SysUser" u ON u."Id" = ur."UserId" AND u."State" = '1'`,
    );
    const taken = new Set(held.rows.map(({ RoleId }) => RoleId));
    const free = codes.filter((code) => !taken.has(code));
    if (free.length === 0) return;
    await insertBatch(tx, entity(entities.SysUser), free.map(accountOf));
    await insertBatch(tx, entity(entities.UserRole), free.map(roleOf));
  });
  const sessions = createSessions(database, createGrantBook(engine, 0), createSettings(database, {}));
  return {
    ...school,
    roles: codes,
    async in(role) {
      // Somebody who holds this role and no other.
      const found = await database.query<{ UserId: string }>(
        `SELECT ur."UserId" FROM "UserRole" ur JOIN "SysUser" u ON u."Id" = ur."UserId" AND u."State" = '1'
         WHERE ur."RoleId" = $1 ORDER BY (SELECT count(*) FROM "UserRole" o WHERE o."UserId" = ur."UserId"), u."LoginName" LIMIT 1`,
        [role],
      );
      const id = found.rows[0]?.UserId;
      if (id === undefined) throw new Error(`nobody holds the role ${role}`);
      const client = school.client();
      const opened = await sessions.open({ id, student: true }, { ip: '127.0.0.1', userAgent: 'test' });
      client.token = opened.token;
      return client;
    },
  };
}

/** New students are rows of a module, and their accounts end without them. */
const isFreshman = (row: Row) => row['UserType'] === USER_TYPE.Freshman || row['RoleId'] === 'freshman';

/** Tells the accounts of these names and the roles that they hold, which come after them. */
function rowsOfAccounts(names: readonly string[]): (row: Row) => boolean {
  const ids = new Set<unknown>();
  return (row) => {
    if (names.includes(String(row['LoginName']))) ids.add(row['Id']);
    return ids.has(row['Id']) || ids.has(row['UserId']);
  };
}

const accountOf = (role: string): Row => ({
  ...common,
  Id: `bare-${role}`,
  LoginName: `bare_${role}`,
  TrueName: role,
  UserType: TYPES[role] ?? USER_TYPE.Staff,
  PwdUpdateDate: WRITTEN,
  IsWeakPwd: 0,
  State: '1',
  FailCount: 0,
});

const roleOf = (role: string): Row => ({
  ...common,
  Id: `bare-${role}`,
  UserId: `bare-${role}`,
  RoleId: role,
});

/** Where the built client lies, for browsers. */
export const CLIENT = { clientDir: resolve('dist/client') };
