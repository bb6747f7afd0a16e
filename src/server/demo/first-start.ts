import { USER_STATE } from '../../contract/generated/codes.ts';
import { randomInt } from 'node:crypto';
import { hashPassword, randomPassword } from '../auth/passwords/passwords.ts';
import type { ServerConfig } from '../config/config.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import { databaseNow } from '../data/time/clock.ts';
import type { Database } from '../data/database/database.ts';
import type { FileStore } from '../storage/file-store.ts';
import { keepPortraits } from './drawn-portraits.ts';
import { hasPeople, seedDemo } from './seed.ts';
import { seedTraffic } from './traffic.ts';

/** What the person who started the server is told once. */
export interface SeededSchool {
  readonly password: string;
  /** Of weak01, whose password has to be changed. */
  readonly weakPassword: string;
  readonly rows: number;
}

type DemoConfig = Pick<ServerConfig, 'demoPassword' | 'demoStudents'>;

/** Fills an empty database with the demo school; leaves one with people in it alone. Without a store its people have no pictures. */
export async function seedSchool(
  database: Database,
  catalog: Catalog,
  config: DemoConfig,
  store?: FileStore,
): Promise<SeededSchool | undefined> {
  if (await hasPeople(database)) return undefined;
  const password = config.demoPassword ?? randomPassword();
  const weakPassword = config.demoPassword ?? String(randomInt(100_000, 1_000_000));
  const rows = await seedDemo(database, catalog, {
    students: config.demoStudents,
    t0: await databaseNow(database),
    passwordHash: await hashPassword(password),
    weakPasswordHash: await hashPassword(weakPassword),
    portraits: store && (await keepPortraits(store)),
  });
  await seedTraffic(database, config.demoStudents);
  return { password, weakPassword, rows };
}

/** A demo account as it is printed. */
export interface DemoAccount {
  readonly LoginName: string;
  readonly TrueName: string;
  readonly RoleNames: string;
}

/** The first account of each role, and those that show a special case. */
export async function demoAccounts(database: Database): Promise<DemoAccount[]> {
  const answer = await database.query<DemoAccount>(
    `SELECT u."LoginName", u."TrueName", string_agg(r."RoleName", '、' ORDER BY r."Sort") AS "RoleNames"
     FROM "SysUser" u JOIN "UserRole" ur ON ur."UserId" = u."Id" AND ur."IsDeleted" = 0
       JOIN "SysRole" r ON r."Id" = ur."RoleId"
     WHERE u."IsDeleted" = 0 AND u."LoginName" IN (
       SELECT min(f."LoginName" COLLATE "C") FROM "SysUser" f JOIN "UserRole" fr ON fr."UserId" = f."Id"
       WHERE f."State" = '${USER_STATE.Normal}' AND f."IsWeakPwd" = 0 AND f."IsDeleted" = 0 AND fr."IsDeleted" = 0 GROUP BY fr."RoleId")
     GROUP BY u."Id" ORDER BY min(r."Sort"), u."LoginName"`,
  );
  return answer.rows;
}
