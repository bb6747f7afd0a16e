import type { Named } from '../../data/row-of.ts';
import type { CallOutput } from '../../../contract/generated/calls.ts';
import { BED_STATE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, type BedAllocation } from '../../../contract/generated/entities.ts';
import { addRows, changeLocked } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { askQuery } from '../../engines/query/ask.ts';
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
  const given = known.rows.flatMap(({ id }) => id ?? []);
  await changeLocked(context, entity, given, () => target, enCode);
  const added = known.rows.filter(({ id }) => id === null);
  const fresh = added.map(({ bed, gender }) => ({ ...target, BedId: bed, Gender: gender }));
  if (fresh.length > 0) await addRows(context, entity, fresh, enCode);
  return true;
}

type Demand = CallOutput['Dormitory/GetBedDemand'][number];

/** The classes of a batch that lack beds, by their codes: by the board of demand that the caller sees. */
async function classesLacking({ engine, caller, tx }: HandlerContext, batch: string): Promise<Demand[]> {
  const call = engine.catalog.calls.get('Dormitory/GetBedDemand')!;
  const board = (await askQuery(engine, caller, call, {}, tx)) as Demand[];
  return board
    .filter(({ BatchId, ClassId, Gap }) => BatchId === batch && ClassId !== null && Gap > 0)
    .toSorted((a, b) => String(a.ClassCode).localeCompare(String(b.ClassCode)));
}

/** Fills room by room, each class together, with beds that are free and not given to anybody, also not in another batch that goes on. */
export async function allocateAll(
  context: HandlerContext,
): Promise<{ Allocated: number; Gap: { ClassName: string; Gender: string; Count: number }[] }> {
  const batch = String(context.params['BatchId'] ?? '');
  const needs = await classesLacking(context, batch);
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
  const Gap = needs.flatMap(({ CollegeId, MajorId, ClassId, CampusId, ClassName, Gender, Gap: lack }) => {
    const fits = (bed: { gender: string; campus: string }) =>
      bed.gender === Gender && (CampusId === null || bed.campus === CampusId);
    const beds = [...stock].filter(fits).slice(0, lack);
    for (const bed of beds) stock.delete(bed);
    for (const { bed } of beds)
      rows.push({ BatchId: batch, BedId: bed, Gender, CollegeId, MajorId, ClassId });
    const Count = lack - beds.length;
    return Count > 0 ? [{ ClassName, Gender, Count }] : [];
  });
  if (rows.length > 0)
    await addRows(context, entityOf(context.engine, entities.BedAllocation), rows, context.enCode);
  return { Allocated: rows.length, Gap };
}
