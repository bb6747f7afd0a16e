import { BED_STATE, ORI_STEP, STEP_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import { addAudit, lockRows } from '../../data/bulk-write.ts';
import { storedProblems } from '../../data/judge-coming.ts';
import type { GroupContext, GroupedRequest, WriteContext } from '../../data/module.ts';
import { refuse, type Refusal } from '../../data/refusal.ts';
import { billLodging } from '../../engines/bills/lodging.ts';
import { markSteps } from '../../engines/checklist/marks.ts';
import { provinceOf, maskedName } from './mates.ts';
import { programContext, reasonAgainst, wishesOf, type Wish } from './choosing.ts';

/** A bed that is the student's now. */
export interface Chosen {
  readonly BedId: string;
  readonly RoomName: string;
  readonly Roommates: readonly string[];
}

/** Gives each student the bed that he holds: the one conditional UPDATE, guarded by the unique index on the student. */
export async function confirmBeds(
  context: GroupContext,
  requests: readonly GroupedRequest[],
): Promise<(Chosen | Refusal)[]> {
  const { tx } = context;
  const wishes = await wishesOf(tx, requests);
  const wanted = wishes.filter((wish) => !reasonAgainst(wish) && wish.held === wish.bed);
  const against = await unfitWishes(context, wanted);
  const open = wanted.filter(({ n }) => !against.has(n));
  const got = open.length === 0 ? new Set<number>() : await give(programContext(context, open[0]!), open);
  const won = wishes.filter(({ n }) => got.has(n));
  if (won.length > 0) await record(context, requests, won);
  const rooms = await roomsOf(context, won);
  return wishes.map((wish) => {
    const reason = reasonAgainst(wish) ?? against.get(wish.n);
    if (reason) return reason;
    return got.has(wish.n) ? rooms.get(wish.bed)! : refuse('选择超时，请重新选择');
  });
}

/** What the rules of beds say against wishes, by the number of the wish. */
async function unfitWishes(group: GroupContext, wishes: readonly Wish[]): Promise<Map<number, Refusal>> {
  const [first] = wishes;
  if (!first) return new Map();
  const context = programContext(group, first);
  const beds = await lockRows(
    context,
    group.entity,
    wishes.map(({ bed }) => bed),
  );
  const judged = wishes.filter(({ bed }) => beds.has(bed));
  const coming = judged.map(({ bed, student }) => {
    const before = beds.get(bed)!;
    return { before, after: { ...before, State: BED_STATE.Chosen, NewStudentId: student } };
  });
  const problems = await storedProblems(context, group.entity, coming);
  return new Map(
    judged.flatMap(({ n }, index) => {
      const [problem] = problems[index]!;
      return problem ? [[n, refuse(problem.Message)] as const] : [];
    }),
  );
}

/** What is asked of a bed is asked of the locked row: the planner has its Id alone to find it by. */
async function give(context: WriteContext, wishes: readonly Wish[]): Promise<Set<number>> {
  const answer = await changeWhere<{ n: number }>(
    context,
    entities.Bed,
    `WITH wish AS (SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS w(n, u, b, s)),
       locked AS (SELECT d."Id", d."State", d."LockUserId", d."LockExpire", d."IsDeleted", wish.n, wish.u, wish.s
         FROM "Bed" d JOIN wish ON wish.b = d."Id" ORDER BY d."Id" FOR UPDATE OF d)
     UPDATE "Bed" d SET "State" = $5, "NewStudentId" = k.s, "LockUserId" = NULL, "LockExpire" = NULL
     FROM locked k
     WHERE d."Id" = k."Id" AND k."IsDeleted" = 0 AND k."State" = $6 AND k."LockUserId" = k.u AND k."LockExpire" > now()
     RETURNING k.n`,
    [
      wishes.map(({ n }) => n),
      wishes.map(({ user }) => user),
      wishes.map(({ bed }) => bed),
      wishes.map(({ student }) => student),
      BED_STATE.Chosen,
      BED_STATE.Held,
    ],
    {
      as: 'record',
      name: 'dorm_give',
      judged: 'storedProblems of unfitWishes',
    },
  );
  return new Set(answer.rows.map(({ n }) => n));
}

async function record(
  group: GroupContext,
  requests: readonly GroupedRequest[],
  won: readonly Wish[],
): Promise<void> {
  const { entity, enCode } = group;
  const context = programContext(group, won[0]!);
  await changeWhere(
    context,
    entities.NewStudent,
    `UPDATE "NewStudent" SET "DormState" = $2 WHERE "Id" = ANY($1)`,
    [won.map(({ student }) => student), STEP_STATE.Done],
    { as: 'record', name: 'dorm_done' },
  );
  const marks = won.map(({ student }) => ({
    student: student!,
    code: ORI_STEP.Dorm,
    state: STEP_STATE.Done,
  }));
  await markSteps(context, marks);
  await billLodging(
    context,
    marks.map(({ student }) => student),
  );
  const entries = won.map(({ n, bed, student }) => ({
    caller: requests[n]!.caller,
    entry: {
      entity,
      id: bed,
      enCode,
      before: { State: BED_STATE.Held },
      after: { State: BED_STATE.Chosen, NewStudentId: student },
    },
  }));
  await addAudit(context, entries);
}

interface PlaceRow {
  bed: string;
  room: string;
  mates: { name: string; region: string | null }[] | null;
}

async function roomsOf({ engine, tx }: GroupContext, won: readonly Wish[]): Promise<Map<string, Chosen>> {
  if (won.length === 0) return new Map();
  const answer = await tx.query<PlaceRow>(
    `SELECT d."Id" AS bed, g."BuildingName" || ' ' || r."RoomNo" AS room,
       (SELECT jsonb_agg(jsonb_build_object('name', s."TrueName", 'region', s."SourceRegion") ORDER BY o."BedNo") FROM "Bed" o
        JOIN "NewStudent" s ON s."Id" = o."NewStudentId" WHERE o."RoomId" = d."RoomId" AND o."Id" <> d."Id" AND o."IsDeleted" = 0) AS mates
     FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId" JOIN "Building" g ON g."Id" = d."BuildingId" WHERE d."Id" = ANY($1)`,
    [won.map(({ bed }) => bed)],
    'dorm_rooms',
  );
  const province = provinceOf(engine, entities.NewStudent);
  return new Map(
    answer.rows.map(({ bed, room, mates }) => [
      bed,
      {
        BedId: bed,
        RoomName: room,
        Roommates: (mates ?? []).map(({ name, region }) => `${maskedName(name)} ${province(region)}`.trim()),
      },
    ]),
  );
}
