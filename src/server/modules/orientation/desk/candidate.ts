import type { Queryable } from '../../../data/database/database.ts';
import { closedBy, reasonsAgainst, type Standing } from './clearance.ts';
import type { Station } from './station.ts';
import { CHECKIN_STATE, ORI_STEP, STEP_STATE } from '../../../../contract/generated/codes.ts';
import { refuse } from '../../../data/refusal.ts';

/** A new student who stands before a desk, with everything that decides about them and that is shown of them. */
export interface Candidate extends Standing {
  readonly id: string;
  readonly name: string;
  readonly batch: string;
  readonly college: string;
  readonly checkedInAt: string | null;
  readonly photo: string | null;
  readonly bed: string | null;
  readonly groupQr: string | null;
  /** Milliseconds since 1970: when the sheet was last printed, and when checking in ends. */
  readonly paperAt: number | null;
  /** When a print was begun of which nobody said yet whether it came. */
  readonly paperNext: number | null;
  readonly endsAt: number;
}

/** The new student, locked against other desks until the transaction ends; undefined when there is none. */
export async function candidateOf(tx: Queryable, id: string): Promise<Candidate | undefined> {
  const answer = await tx.query<Candidate>(
    `SELECT n."Id" AS id, n."TrueName" AS name, n."BatchId" AS batch, n."CollegeId" AS college, n."CheckinState" AS state,
       to_char(n."CheckinTime", 'YYYY-MM-DD HH24:MI:SS') AS "checkedInAt", p."Photo" AS photo, d."BedName" AS bed, k."GroupQr" AS "groupQr",
       EXISTS (SELECT 1 FROM "FeeBill" f WHERE f."NewStudentId" = n."Id" AND f."IsDeleted" = 0) AS "hasBills",
       n."PayState" AS "payState", CASE WHEN n."DormState" = $3 THEN coalesce(w."State", $3) ELSE n."DormState" END AS "dormState", coalesce(o."State", $3) AS "photoState",
       b."RequirePaid" = 1 AS "requirePaid", b."RequireConfirmDorm" = 1 AS "requireConfirmDorm", b."DormMode" AS "dormMode",
       n."PaperAt"::float8 AS "paperAt", n."PaperNext"::float8 AS "paperNext", floor(extract(epoch FROM b."CheckinEnd") * 1000)::float8 AS "endsAt"
     FROM "NewStudent" n JOIN "OrientationBatch" b ON b."Id" = n."BatchId" AND b."IsDeleted" = 0
     LEFT JOIN "NewStudentPhoto" p ON p."NewStudentId" = n."Id" AND p."IsDeleted" = 0
     LEFT JOIN "NewStudentStep" o ON o."NewStudentId" = n."Id" AND o."StepCode" = $2 AND o."IsDeleted" = 0
     LEFT JOIN "NewStudentStep" w ON w."NewStudentId" = n."Id" AND w."StepCode" = $4 AND w."State" = $5 AND w."IsDeleted" = 0
     LEFT JOIN "Bed" d ON d."NewStudentId" = n."Id" AND d."IsDeleted" = 0
     LEFT JOIN "ClassInfo" k ON k."Id" = n."ClassId"
     WHERE n."Id" = $1 AND n."IsDeleted" = 0 FOR UPDATE OF n`,
    [id, ORI_STEP.Photo, STEP_STATE.Waiting, ORI_STEP.Dorm, STEP_STATE.Exempt],
    'desk_comer',
  );
  return answer.rows[0];
}

/** Refuses a new student who is not of this station. */
export function requireOwn({ batch, college }: Candidate, station: Station): void {
  const isOwn = batch === station.BatchId && (station.CollegeId === null || station.CollegeId === college);
  if (!isOwn) throw refuse('该生不属于本报到点');
}

/** Since when a new student is checked in, as it is told at every desk; undefined for everybody else. */
export const comeSince = ({ state, checkedInAt }: Candidate): string | undefined =>
  state === CHECKIN_STATE.CheckedIn ? `该生已于${checkedInAt}报到` : undefined;

/** Refuses a new student who has come already. */
export function requireNotCome(candidate: Candidate): void {
  const since = comeSince(candidate);
  if (since !== undefined) throw refuse(since);
}

/** Refuses a new student against whom something stands; with a reason for it, only what cannot be set aside. */
export function requireClear(candidate: Candidate, reason: string | undefined): void {
  const closed = closedBy(candidate.state);
  if (closed !== undefined) throw refuse(closed);
  const against = reasonsAgainst(candidate);
  if (against.length > 0 && reason === undefined) throw refuse(`不允许报到：${against.join('；')}`);
}
