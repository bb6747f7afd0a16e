import { TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { namesOf } from '../../data/labels.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';

/** What one gender of a class needs. */
export interface ClassDemand {
  readonly ClassId: string | null;
  readonly ClassName: string;
  readonly MajorId: string;
  readonly CollegeId: string;
  readonly BatchId: string;
  readonly Gender: string;
  readonly GenderName: string;
  readonly Need: number;
  readonly Given: number;
  readonly Gap: number;
}

/** Each class and gender of the batches that go on or are being prepared, since a batch begins with beds: how many choose, how many beds are theirs, how many are missing. */
export async function demandOf(engine: Engine, caller: Caller): Promise<ClassDemand[]> {
  const binder = new Binder();
  const students = entityOf(engine, entities.NewStudent);
  const scope = scopeSql(engine.catalog, students, caller, binder, 's');
  const state = binder.bind(TASK_STATE.Ended);
  const answer = await engine.database.query<Omit<ClassDemand, 'GenderName' | 'Gap'>>(
    `SELECT c."Id" AS "ClassId", coalesce(c."ClassName", m."MajorName" || '（未分班）') AS "ClassName", s."MajorId",
       s."CollegeId", s."BatchId", s."Gender", count(*)::int AS "Need",
       (SELECT count(*)::int FROM "BedAllocation" a WHERE a."BatchId" = s."BatchId" AND a."ClassId" = c."Id"
        AND a."Gender" = s."Gender" AND a."IsDeleted" = 0) AS "Given"
     FROM "NewStudent" s JOIN "OrientationBatch" b ON b."Id" = s."BatchId" AND b."State" <> ${state} AND b."IsDeleted" = 0
     JOIN "Major" m ON m."Id" = s."MajorId" LEFT JOIN "ClassInfo" c ON c."Id" = s."ClassId"
     WHERE s."IsDeleted" = 0 AND ${scope}
     GROUP BY s."BatchId", s."CollegeId", s."MajorId", c."Id", c."ClassName", m."MajorName", s."Gender"
     ORDER BY count(*) DESC, 2, 6`,
    binder.values,
  );
  const dictionary = engine.catalog.codes.get(students.fields.get('Gender')?.dict ?? '');
  const genders = dictionary && namesOf(dictionary);
  const demand = answer.rows.map((row) => ({
    ...row,
    GenderName: genders?.get(row.Gender) ?? '',
    Gap: Math.max(0, row.Need - row.Given),
  }));
  return demand.toSorted((one, other) => other.Gap - one.Gap);
}
