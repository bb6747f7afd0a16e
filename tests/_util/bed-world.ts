import type { Queryable } from '../../src/server/data/database/database.ts';

/** A school of new students who all want a bed, and fewer beds than students. */
export interface BedWorld {
  readonly students: number;
  readonly beds: number;
}

/** What a student was told in the end. */
export interface Outcome {
  readonly student: number;
  /** The bed that he was told is his. */
  readonly bed?: number;
  /** Every answer had an envelope with success or a reason. */
  readonly isDefinite: boolean;
}

export const userOf = (student: number) => `race-user-${student}`;
export const bedOf = (bed: number) => `race-bed-${bed}`;
/** A token of the shape that the server takes. */
export const tokenOf = (student: number) => `bed-race-${String(student).padStart(34, '0')}`;

const IMPLICIT = `"IsDeleted", "Version"`;

/** One batch that chooses now, one college, one building for men; beds are given to the college. */
export async function fillBedWorld(database: Queryable, { students, beds }: BedWorld): Promise<void> {
  const statements: [string, unknown[]][] = [
    [
      `INSERT INTO "OrientationBatch" ("Id", "BatchName", "GradeYear", "TrainLevel", "State", "DormMode", ${IMPLICIT})
       VALUES ('race-batch', '竞争', 2099, '3', '2', '1', 0, 1)`,
      [],
    ],
    [
      `INSERT INTO "OrientationStep" ("Id", "BatchId", "StepCode", "StepName", "StartTime", "EndTime", ${IMPLICIT})
       VALUES ('race-step', 'race-batch', 'DORM', '选择宿舍', now() - interval '1 hour', now() + interval '1 day', 0, 1)`,
      [],
    ],
    [
      `INSERT INTO "Building" ("Id", "BuildingCode", "BuildingName", "GenderType", ${IMPLICIT}) VALUES ('race-building', 'R', '竞争楼', '1', 0, 1)`,
      [],
    ],
    [
      `INSERT INTO "Room" ("Id", "BuildingId", "FloorNo", "RoomNo", "Gender", "BedCount", "Fee", "State", ${IMPLICIT})
       SELECT 'race-room-' || n, 'race-building', 1, n::text, '1', 4, 1200, '1', 0, 1 FROM generate_series(0, ($1::int - 1) / 4) n`,
      [beds],
    ],
    [
      `INSERT INTO "Bed" ("Id", "RoomId", "BuildingId", "BedNo", "BedPos", "State", "BedName", ${IMPLICIT})
       SELECT 'race-bed-' || n, 'race-room-' || n / 4, 'race-building', n % 4 + 1, '1', '0', n::text, 0, 1 FROM generate_series(0, $1::int - 1) n`,
      [beds],
    ],
    [
      `INSERT INTO "BedAllocation" ("Id", "BatchId", "BedId", "Gender", "CollegeId", ${IMPLICIT})
       SELECT 'race-al-' || n, 'race-batch', 'race-bed-' || n, '1', 'race-college', 0, 1 FROM generate_series(0, $1::int - 1) n`,
      [beds],
    ],
    [
      `INSERT INTO "NewStudent" ("Id", "BatchId", "ExamineeNo", "TrueName", "Gender", "CollegeId", "MajorId", "DormState", "UserId", ${IMPLICIT})
       SELECT 'race-new-' || n, 'race-batch', 'R' || n, '新生', '1', 'race-college', 'race-major', '0', 'race-user-' || n, 0, 1
       FROM generate_series(0, $1::int - 1) n`,
      [students],
    ],
  ];
  for (const [text, values] of statements) await database.query(text, values);
  await database.query('ANALYZE');
}

/** Nobody has chosen yet. */
export async function resetBedWorld(database: Queryable): Promise<void> {
  await database.query(
    `UPDATE "Bed" SET "State" = '0', "LockUserId" = NULL, "LockExpire" = NULL, "NewStudentId" = NULL WHERE "Id" LIKE 'race-bed-%'`,
  );
  await database.query(`UPDATE "NewStudent" SET "DormState" = '0' WHERE "Id" LIKE 'race-new-%'`);
}

/** Everything in which what students were told, and what is stored, breaks the promise. */
export async function brokenPromises(database: Queryable, outcomes: readonly Outcome[]): Promise<string[]> {
  const stored = await database.query<{ bed: string; student: string }>(
    `SELECT "Id" AS bed, "NewStudentId" AS student FROM "Bed" WHERE "Id" LIKE 'race-bed-%' AND "NewStudentId" IS NOT NULL`,
  );
  const done = await database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "NewStudent" WHERE "Id" LIKE 'race-new-%' AND "DormState" = '2'`,
  );
  const told = outcomes.filter(({ bed }) => bed !== undefined);
  const isStored = new Set(stored.rows.map(({ bed, student }) => `${bed} ${student}`));
  const broken: string[] = [];
  const say = (count: number, text: string) => count > 0 && broken.push(`${count} ${text}`);
  say(told.length - new Set(told.map(({ bed }) => bed)).size, 'beds were promised twice');
  say(stored.rows.length - new Set(stored.rows.map(({ student }) => student)).size, 'students have two beds');
  say(Math.abs(told.length - stored.rows.length), 'answers more or less than beds that are taken');
  say(Math.abs(done.rows[0]!.n - stored.rows.length), 'students done more or less than beds that are taken');
  say(
    told.filter(({ bed, student }) => !isStored.has(`${bedOf(bed!)} race-new-${student}`)).length,
    'students were told of a bed that is not theirs',
  );
  say(outcomes.filter(({ isDefinite }) => !isDefinite).length, 'students were left without an answer');
  return broken;
}
