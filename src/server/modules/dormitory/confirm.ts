import { ORI_STEP, STEP_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { TakenPlace, WriteContext } from '../../data/module.ts';
import { billLodging } from '../../engines/bills/lodging.ts';
import { markSteps } from '../../engines/checklist/marks.ts';
import { mateSaid } from './mates.ts';

/** A bed that is the student's now. */
export interface Chosen {
  readonly BedId: string;
  readonly RoomName: string;
  readonly Roommates: readonly string[];
}

/** Beds are students' now: their step is done, and their lodging is billed. @returns what each is told, by the bed */
export async function bedsGiven(
  context: WriteContext,
  won: readonly TakenPlace[],
): Promise<Map<string, Chosen>> {
  const students = won.map(({ person }) => person!);
  await changeWhere(
    context,
    entities.NewStudent,
    `UPDATE "NewStudent" SET "DormState" = $2 WHERE "Id" = ANY($1)`,
    [students, STEP_STATE.Done],
    { as: 'record', name: 'dorm_done' },
  );
  await markSteps(
    context,
    entities.OrientationStep,
    students.map((student) => ({ student, code: ORI_STEP.Dorm, state: STEP_STATE.Done })),
  );
  await billLodging(context, students);
  return roomsOf(context, won);
}

interface PlaceRow extends Omit<Chosen, 'Roommates'> {
  readonly mates: readonly { name: string; region: string | null }[] | null;
}

async function roomsOf(
  { engine, tx }: WriteContext,
  won: readonly TakenPlace[],
): Promise<Map<string, Chosen>> {
  const answer = await tx.query<PlaceRow>(
    `SELECT d."Id" AS "BedId", g."BuildingName" || ' ' || r."RoomNo" AS "RoomName",
       (SELECT jsonb_agg(jsonb_build_object('name', s."TrueName", 'region', s."SourceRegion") ORDER BY o."BedNo") FROM "Bed" o
        JOIN "NewStudent" s ON s."Id" = o."NewStudentId" WHERE o."RoomId" = d."RoomId" AND o."Id" <> d."Id" AND o."IsDeleted" = 0) AS mates
     FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId" JOIN "Building" g ON g."Id" = d."BuildingId" WHERE d."Id" = ANY($1)`,
    [won.map(({ place }) => place)],
    'dorm_rooms',
  );
  const said = mateSaid(engine);
  return new Map(
    answer.rows.map(({ mates, ...bed }) => [
      bed.BedId,
      { ...bed, Roommates: (mates ?? []).map(({ name, region }) => said(name, region)) },
    ]),
  );
}
