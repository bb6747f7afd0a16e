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

interface Failing {
  /** What the database does not take: rows of a table of which a condition holds. */
  readonly table: string;
  readonly row: string;
  /** Makes the work due, once the row is not taken: the school's own clock may be the one that does it. */
  due(): Promise<unknown>;
  /** Whether the rest is done. */
  isDone(): Promise<boolean>;
}

/** Lets minutes pass in which the database does not take one row, until everything else is done and the failure is told. */
async function minutesWithout({ table, row, due, isDone }: Failing): Promise<void> {
  await query(
    `CREATE TRIGGER no_row BEFORE INSERT OR UPDATE ON "${table}" FOR EACH ROW WHEN (${row}) EXECUTE FUNCTION no_row_takes_it()`,
  );
  await due();
  const told: string[] = [];
  const minute = async () => {
    await runEveryMinute(school.engine).catch((error: unknown) => told.push(String(error)));
    return (await isDone()) && told.join().includes('no row takes it');
  };
  await expect.poll(minute).toBe(true);
  await query(`DROP TRIGGER no_row ON "${table}"`);
}

/** Lets minutes pass until the row that was not taken is done as well. */
const untilDone = (isDone: () => Promise<boolean>): Promise<void> =>
  expect.poll(() => runEveryMinute(school.engine).then(isDone)).toBe(true);

describe('a row of which a duty fails', () => {
  it('keeps no other notice from its readers', async () => {
    const isDelivered = async (id: string) =>
      (
        await query<{ is: boolean }>(`SELECT "DeliveredAt" IS NOT NULL AS is FROM "Notice" WHERE "Id" = $1`, [
          id,
        ])
      )[0]!.is;
    await minutesWithout({
      ...{ table: 'NoticeRead', row: `NEW."NoticeId" = '00a'` },
      due: () =>
        query(
          `INSERT INTO "Notice" SELECT (jsonb_populate_record(n, jsonb_build_object('Id', id, 'DeliveredAt', NULL, 'PublishTime', now() - interval '1 minute'))).*
           FROM "Notice" n, unnest('{00a,00b}'::text[]) id
           WHERE n."Id" = (SELECT min("Id") FROM "Notice" WHERE "State" = '2' AND "TargetCount" > 0 AND "IsDeleted" = 0)`,
        ),
      isDone: () => isDelivered('00b'),
    });
    expect(await isDelivered('00a')).toBe(false);
    await untilDone(() => isDelivered('00a'));
  });

  it('keeps nobody else’s exam from being handed in when its time is over', async () => {
    const takings = await query<{ Id: string }>(
      `SELECT t."Id" FROM "ExamTaking" t JOIN "ExamPaper" p ON p."Id" = t."PaperId" AND p."State" = '2' AND p."TimeLimit" > 0
       WHERE t."BeginTime" IS NULL AND t."Times" = 0 AND t."IsDeleted" = 0 ORDER BY t."PaperId", t."Id" LIMIT 3`,
    );
    const ids = takings.map(({ Id }) => Id).sort();
    const handedIn = async () => {
      const found = await query<{ Id: string }>(
        `SELECT "Id" FROM "ExamTaking" WHERE "Id" = ANY($1) AND "Times" = 1 ORDER BY 1`,
        [ids],
      );
      return found.map(({ Id }) => Id).join();
    };
    expect(ids).toHaveLength(3);
    await minutesWithout({
      ...{ table: 'ExamTaking', row: `NEW."Id" = '${ids[0]}' AND NEW."Times" > 0` },
      due: () =>
        query(`UPDATE "ExamTaking" SET "BeginTime" = now() - interval '9 hours' WHERE "Id" = ANY($1)`, [ids]),
      isDone: async () => (await handedIn()) === ids.slice(1).join(),
    });
    await untilDone(async () => (await handedIn()) === ids.join());
  });

  it('keeps no other quiz from being ranked', async () => {
    const quizzes = await query<{ Id: string }>(
      `SELECT "Id" FROM "QuizActivity" a WHERE EXISTS (SELECT 1 FROM "QuizAttempt" s WHERE s."ActivityId" = a."Id") ORDER BY 1`,
    );
    const ids = quizzes.map(({ Id }) => Id);
    expect(ids.length).toBeGreaterThan(1);
    const ranked = async () => {
      const found = await query<{ id: string }>(`SELECT DISTINCT "ActivityId" AS id FROM "QuizRank"`);
      return found
        .map(({ id }) => id)
        .toSorted()
        .join();
    };
    await minutesWithout({
      ...{ table: 'QuizRank', row: `NEW."ActivityId" = '${ids[0]}'` },
      due: async () => {
        await query(`DELETE FROM "QuizRank"`);
        await query(`UPDATE "QuizActivity" SET "CountedAttempts" = NULL WHERE "Id" = ANY($1)`, [ids]);
      },
      isDone: async () => (await ranked()) === ids.slice(1).toSorted().join(),
    });
  });
});
