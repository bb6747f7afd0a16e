import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runEveryMinute } from '../../src/server/housekeeping.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';

/** What time alone asks of one row is done although it cannot be done of another: a school must not stand still for a row. */
let school: TestSchool;

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await school.database.query<Row>(text, values)).rows;

beforeAll(async () => {
  school = await startSchool();
  await query(
    `CREATE FUNCTION no_row_takes_it() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'no row takes it'; END $$ LANGUAGE plpgsql`,
  );
});
afterAll(() => school?.close());

/** Lets a minute pass in which the database takes no row of a table that names this one. */
async function minuteWithout(table: string, column: string, id: string): Promise<unknown> {
  await query(
    `CREATE TRIGGER no_row BEFORE INSERT OR UPDATE ON "${table}" FOR EACH ROW WHEN (NEW."${column}" = '${id}') EXECUTE FUNCTION no_row_takes_it()`,
  );
  const failure = await runEveryMinute(school.engine).then(String, String);
  await query(`DROP TRIGGER no_row ON "${table}"`);
  return failure;
}

describe('a row of which a duty fails', () => {
  it('keeps no other notice from its readers', async () => {
    await query(
      `INSERT INTO "Notice" SELECT (jsonb_populate_record(n, jsonb_build_object('Id', id, 'DeliveredAt', NULL, 'PublishTime', now() - interval '1 minute'))).*
       FROM "Notice" n, unnest('{00a,00b}'::text[]) id
       WHERE n."Id" = (SELECT min("Id") FROM "Notice" WHERE "State" = '2' AND "TargetCount" > 0 AND "IsDeleted" = 0)`,
    );
    expect(await minuteWithout('NoticeRead', 'NoticeId', '00a')).toContain('no row takes it');
    const delivered = () =>
      query(
        `SELECT "Id", "DeliveredAt" IS NOT NULL AS is FROM "Notice" WHERE "Id" IN ('00a', '00b') ORDER BY 1`,
      );
    expect(await delivered()).toEqual([
      { Id: '00a', is: false },
      { Id: '00b', is: true },
    ]);
    await runEveryMinute(school.engine);
    expect((await delivered())[0]).toMatchObject({ is: true });
  });

  it('keeps nobody else’s exam from being handed in when its time is over', async () => {
    const takings = await query<{ Id: string }>(
      `UPDATE "ExamTaking" SET "BeginTime" = now() - interval '9 hours' WHERE "Id" IN (
         SELECT t."Id" FROM "ExamTaking" t JOIN "ExamPaper" p ON p."Id" = t."PaperId" AND p."State" = '2' AND p."TimeLimit" > 0
         WHERE t."BeginTime" IS NULL AND t."Times" = 0 AND t."IsDeleted" = 0 ORDER BY t."PaperId", t."Id" LIMIT 3) RETURNING "Id"`,
    );
    const [first, ...others] = takings.map(({ Id }) => Id).sort();
    expect(others).toHaveLength(2);
    expect(await minuteWithout('ExamTaking', 'Id', first!)).toContain('no row takes it');
    const handedIn = () =>
      query<{ Id: string }>(`SELECT "Id" FROM "ExamTaking" WHERE "Id" = ANY($1) AND "Times" = 1 ORDER BY 1`, [
        takings.map(({ Id }) => Id),
      ]);
    expect((await handedIn()).map(({ Id }) => Id)).toEqual(others);
    await runEveryMinute(school.engine);
    expect(await handedIn()).toHaveLength(3);
  });

  it('keeps no other quiz from being ranked', async () => {
    const quizzes = await query<{ Id: string }>(
      `UPDATE "QuizActivity" a SET "CountedAttempts" = NULL WHERE EXISTS (SELECT 1 FROM "QuizAttempt" s WHERE s."ActivityId" = a."Id") RETURNING "Id"`,
    );
    const ids = quizzes.map(({ Id }) => Id).sort();
    await query(`DELETE FROM "QuizRank"`);
    expect(await minuteWithout('QuizRank', 'ActivityId', ids[0]!)).toContain('no row takes it');
    const ranked = () =>
      query<{ id: string }>(`SELECT DISTINCT "ActivityId" AS id FROM "QuizRank" ORDER BY 1`);
    expect((await ranked()).map(({ id }) => id)).toEqual(ids.slice(1));
    expect(ids.length).toBeGreaterThan(1);
  });
});
