import type { Named } from '../../data/row-of.ts';
import {
  BED_STATE,
  CHECKIN_STATE,
  ORI_STEP,
  STEP_STATE,
  TASK_STATE,
} from '../../../contract/generated/codes.ts';
import { entities, type BedAllocation } from '../../../contract/generated/entities.ts';
import { addRows, changeRows, lockRows } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { ROOM_IS_OPEN } from './open-room.ts';

/** Beds are given to a college, or further to a major or class of it. A bed that was given before is given anew. */
export async function allocateBeds(context: HandlerContext): Promise<true> {
  const { tx, rows, params, enCode } = context;
  const beds = rows.map((row) => String(row['Id']));
  const entity = entityOf(context.engine, entities.BedAllocation);
  const target = {
    BatchId: params['BatchId'],
    CollegeId: params['CollegeId'],
    MajorId: params['MajorId'] ?? null,
    ClassId: params['ClassId'] ?? null,
  };
  const known = await tx.query<{ bed: string; gender: string; id: string | null }>(
    `SELECT d."Id" AS bed, r."Gender" AS gender, a."Id" AS id FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId"
     LEFT JOIN "BedAllocation" a ON a."BedId" = d."Id" AND a."BatchId" = $2 AND a."IsDeleted" = 0 WHERE d."Id" = ANY($1)`,
    [beds, target.BatchId],
  );
  const given = await lockRows(
    context,
    entity,
    known.rows.flatMap(({ id }) => id ?? []),
  );
  const changes = [...given.values()].map((before) => ({ before, after: { ...before, ...target } }));
  await changeRows(context, entity, changes, enCode);
  const added = known.rows.filter(({ id }) => id === null);
  const fresh = added.map(({ bed, gender }): Named<BedAllocation> => ({
    ...target,
    BedId: bed,
    Gender: gender,
  }));
  if (fresh.length > 0) await addRows(context, entity, fresh, enCode);
  return true;
}

/** Students of a class and gender who come and still want a bed, and free beds that were given to the class. */
export interface Need {
  readonly college: string;
  readonly major: string;
  readonly class: string;
  /** Where the class has to live; null: anywhere. */
  readonly campus: string | null;
  readonly name: string;
  readonly gender: string;
  readonly need: number;
  readonly given: number;
}

/** What each class of a batch needs and has, in the order of the classes. */
export async function needsOf({ tx }: Pick<WriteContext, 'tx'>, batch: string): Promise<Need[]> {
  const answer = await tx.query<Need>(
    `SELECT s."CollegeId" AS college, s."MajorId" AS major, c."Id" AS class, c."CampusId" AS campus, c."ClassName" AS name, s."Gender" AS gender, count(*)::int AS need,
       (SELECT count(*)::int FROM "BedAllocation" a JOIN "Bed" d ON d."Id" = a."BedId" AND d."State" IN ($3, $4)
        JOIN "Room" r ON r."Id" = d."RoomId" AND ${ROOM_IS_OPEN}
        WHERE a."BatchId" = $1 AND a."ClassId" = c."Id" AND a."Gender" = s."Gender" AND a."IsDeleted" = 0) AS given
     FROM "NewStudent" s JOIN "ClassInfo" c ON c."Id" = s."ClassId"
     WHERE s."BatchId" = $1 AND s."DormState" <> $2 AND s."CheckinState" <> $5 AND s."IsDeleted" = 0
       AND NOT EXISTS (SELECT 1 FROM "NewStudentStep" e WHERE e."NewStudentId" = s."Id" AND e."StepCode" = $6 AND e."State" = $7 AND e."IsDeleted" = 0)
     GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY c."ClassCode", s."Gender"`,
    [
      batch,
      STEP_STATE.Done,
      BED_STATE.Free,
      BED_STATE.Held,
      CHECKIN_STATE.NotComing,
      ORI_STEP.Dorm,
      STEP_STATE.Exempt,
    ],
  );
  return answer.rows;
}

/** Fills room by room, each class together, with beds that are free and not given to anybody, also not in another batch that goes on. */
export async function allocateAll(
  context: HandlerContext,
): Promise<{ Allocated: number; Gap: { ClassName: string; Gender: string; Count: number }[] }> {
  const batch = String(context.params['BatchId'] ?? '');
  const needs = (await needsOf(context, batch)).filter(({ need, given }) => need > given);
  if (needs.length === 0) throw refuse('没有需要分配的班级');
  const free = await context.tx.query<{ bed: string; gender: string; campus: string }>(
    `SELECT d."Id" AS bed, r."Gender" AS gender, g."CampusId" AS campus FROM "Bed" d JOIN "Building" g ON g."Id" = d."BuildingId"
       JOIN "Room" r ON r."Id" = d."RoomId" AND r."IsDeleted" = 0 AND ${ROOM_IS_OPEN}
     WHERE d."State" = $2 AND d."IsDeleted" = 0 AND NOT EXISTS (SELECT 1 FROM "BedAllocation" a
       JOIN "OrientationBatch" b ON b."Id" = a."BatchId" AND (b."Id" = $1 OR (b."State" <> $3 AND b."IsDeleted" = 0))
       WHERE a."BedId" = d."Id" AND a."IsDeleted" = 0)
     ORDER BY r."BuildingId", r."FloorNo", r."RoomNo", d."BedNo" FOR UPDATE OF d`,
    [batch, BED_STATE.Free, TASK_STATE.Ended],
  );
  const stock = new Set(free.rows);
  const rows: Named<BedAllocation>[] = [];
  const Gap = needs.flatMap(({ college, major, class: ClassId, campus, name, gender, need, given }) => {
    const fits = (bed: { gender: string; campus: string }) =>
      bed.gender === gender && (campus === null || bed.campus === campus);
    const beds = [...stock].filter(fits).slice(0, need - given);
    for (const bed of beds) stock.delete(bed);
    for (const { bed } of beds)
      rows.push({ BatchId: batch, BedId: bed, Gender: gender, CollegeId: college, MajorId: major, ClassId });
    const Count = need - given - beds.length;
    return Count > 0 ? [{ ClassName: name, Gender: gender, Count }] : [];
  });
  if (rows.length > 0)
    await addRows(context, entityOf(context.engine, entities.BedAllocation), rows, context.enCode);
  return { Allocated: rows.length, Gap };
}
