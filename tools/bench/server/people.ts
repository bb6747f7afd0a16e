import type { Client } from 'pg';
import { api, type Target } from './api.ts';

/** Somebody who is logged in. */
export interface Person {
  readonly loginName: string;
  readonly token: string;
}

const loginsAtOnce = 4;
const classesEach = 5;

/**
 * Makes counsellors: copies of a demo counsellor, their password among it, each with five classes of the current term, so
 * that each one's row scope binds other classes.
 */
export async function addCounsellors(client: Client, count: number): Promise<string[]> {
  await client.query(
    `INSERT INTO "SysUser" SELECT (jsonb_populate_record(u, jsonb_build_object('Id', 'bench-user-' || n, 'LoginName', 'bench' || n))).*
     FROM "SysUser" u, generate_series(1, $1::int) n WHERE u."LoginName" = 'fdy001' ON CONFLICT DO NOTHING`,
    [count],
  );
  await client.query(
    `INSERT INTO "Teacher" SELECT (jsonb_populate_record(t, jsonb_build_object('Id', 'bench-teacher-' || n, 'UserId', 'bench-user-' || n,
       'TeacherNo', 'B' || n, 'IdCardNo', null))).*
     FROM "Teacher" t JOIN "SysUser" u ON u."Id" = t."UserId" AND u."LoginName" = 'fdy001', generate_series(1, $1::int) n
     ON CONFLICT DO NOTHING`,
    [count],
  );
  await client.query(
    `INSERT INTO "UserRole" SELECT (jsonb_populate_record(r, jsonb_build_object('Id', 'bench-role-' || n, 'UserId', 'bench-user-' || n))).*
     FROM "UserRole" r, generate_series(1, $1::int) n WHERE r."Id" = (SELECT min(o."Id") FROM "UserRole" o
       JOIN "SysUser" u ON u."Id" = o."UserId" AND u."LoginName" = 'fdy001' WHERE o."IsDeleted" = 0) ON CONFLICT DO NOTHING`,
    [count],
  );
  await client.query(
    `INSERT INTO "CounsellorClass"
     WITH classes AS (SELECT "Id", row_number() OVER (ORDER BY "ClassCode") - 1 AS place, count(*) OVER () AS total FROM "ClassInfo"
         WHERE "IsDeleted" = 0 AND "Id" IN (SELECT DISTINCT "ClassId" FROM "LeaveApply")),
       term AS (SELECT "Id" FROM "SchoolYear" WHERE "IsCurrent" = 1 AND "IsDeleted" = 0 LIMIT 1)
     SELECT (jsonb_populate_record(p, jsonb_build_object('Id', 'bench-class-' || n || '-' || i, 'TeacherId', 'bench-teacher-' || n,
       'ClassId', c."Id", 'SchoolYearId', (SELECT "Id" FROM term), 'StartDate', '2020-09-01', 'EndDate', null))).*
     FROM "CounsellorClass" p, generate_series(1, $1::int) n, generate_series(0, ${classesEach - 1}) i, classes c
     WHERE p."Id" = (SELECT min("Id") FROM "CounsellorClass") AND c.place = (n * 7 + i * 11) % c.total ON CONFLICT DO NOTHING`,
    [count],
  );
  return Array.from({ length: count }, (_, index) => `bench${index + 1}`);
}

/** Login names of students who may write drafts. */
export async function someStudents(client: Client, count: number): Promise<string[]> {
  const answer = await client.query<{ LoginName: string }>(
    `SELECT u."LoginName" FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id" AND s."IsDeleted" = 0
     WHERE u."UserType" = '3' AND u."State" = '1' AND u."IsWeakPwd" = 0 AND u."IsDeleted" = 0 ORDER BY md5(u."Id") LIMIT $1`,
    [count],
  );
  return answer.rows.map((row) => row.LoginName);
}

/** Logs everybody in through the server, a few at a time. */
export async function logInAll(
  target: Target,
  loginNames: readonly string[],
  password: string,
): Promise<Person[]> {
  const people: Person[] = [];
  const queue = [...loginNames];
  const work = async () => {
    for (let loginName = queue.shift(); loginName !== undefined; loginName = queue.shift()) {
      const value = await api(target, undefined, 'UserAuth/GetManUserLogin', {
        LoginName: loginName,
        Pwd: password,
      });
      people.push({ loginName, token: String((value as { Token: unknown }).Token) });
    }
  };
  await Promise.all(Array.from({ length: loginsAtOnce }, work));
  return people.sort((a, b) => (a.loginName < b.loginName ? -1 : 1));
}
