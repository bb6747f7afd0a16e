import { TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Caller } from '../../data/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { namesOf } from '../../data/labels.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder } from '../../data/sql.ts';

/** Each class and gender of the running batches: how many choose, how many beds are theirs, how many are missing. */
export async function demandOf(
  engine: Engine,
  caller: Caller,
): Promise<{ name: string; text: string; tag: string }[]> {
  const binder = new Binder();
  const students = entityOf(engine, entities.NewStudent);
  const scope = scopeSql(engine.catalog, students, caller, binder, 's');
  const state = binder.bind(TASK_STATE.Running);
  const answer = await engine.database.query<{ name: string; gender: string; need: number; given: number }>(
    `SELECT coalesce(c."ClassName", m."MajorName" || '（未分班）') AS name, s."Gender" AS gender, count(*)::int AS need,
       (SELECT count(*)::int FROM "BedAllocation" a WHERE a."BatchId" = s."BatchId" AND a."ClassId" = c."Id"
        AND a."Gender" = s."Gender" AND a."IsDeleted" = 0) AS given
     FROM "NewStudent" s JOIN "OrientationBatch" b ON b."Id" = s."BatchId" AND b."State" = ${state} AND b."IsDeleted" = 0
     JOIN "Major" m ON m."Id" = s."MajorId" LEFT JOIN "ClassInfo" c ON c."Id" = s."ClassId"
     WHERE s."IsDeleted" = 0 AND ${scope} GROUP BY s."BatchId", c."Id", c."ClassName", m."MajorName", s."Gender"
     ORDER BY count(*) DESC, 1, 2 LIMIT 100`,
    binder.values,
  );
  const dictionary = engine.catalog.codes.get(students.fields.get('Gender')?.dict ?? '');
  const genders = dictionary && namesOf(dictionary);
  return answer.rows.map(({ name, gender, need, given }) => ({
    name: `${name} ${genders?.get(gender) ?? ''}`.trim(),
    text: `需要 ${need} 个，已分配 ${given} 个`,
    tag: given < need ? `缺 ${need - given}` : '已满足',
  }));
}
