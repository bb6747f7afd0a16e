import { SITE_STEP, TASK_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { Queryable } from '../../../data/database/database.ts';
import { entityOf } from '../../../data/entities.ts';
import type { WriteContext } from '../../../data/module.ts';
import { refuse, refuseFields } from '../../../data/refusal.ts';
import { scopeSql } from '../../../data/access/scope.ts';
import { Binder } from '../../../data/sql/sql.ts';

/** A place where new students are checked in. */
export interface Station {
  readonly Id: string;
  readonly StationCode: string;
  readonly StationName: string;
  readonly Place: string;
  readonly BatchId: string;
  /** Null: every college. */
  readonly CollegeId: string | null;
  readonly steps: readonly string[];
  /** `YYYY-MM-DD HH:mm:ss 至 ...` when it is not open now. */
  readonly closed: string | null;
}

const TIME = `'YYYY-MM-DD HH24:MI:SS'`;

type Asking = Pick<WriteContext, 'engine' | 'caller'> & { readonly tx: Queryable };

/** The stations that the caller works at, of batches in progress. */
export async function stationsOf({ engine, caller, tx }: Asking): Promise<Station[]> {
  const binder = new Binder();
  const scope = scopeSql(engine.catalog, entityOf(engine, entities.CheckinStation), caller, binder, 's');
  const answer = await tx.query<Station>(
    `SELECT s."Id", s."StationCode", s."StationName", s."Place", s."BatchId", s."CollegeId", coalesce(s."StepCodes", '[]') AS steps,
       CASE WHEN now() NOT BETWEEN w.begins AND w.ends THEN to_char(w.begins, ${TIME}) || ' 至 ' || to_char(w.ends, ${TIME}) END AS closed
     FROM "CheckinStation" s JOIN "OrientationBatch" b ON b."Id" = s."BatchId" AND b."State" = ${binder.bind(TASK_STATE.Running)}
       AND b."IsDeleted" = 0
     CROSS JOIN LATERAL (SELECT coalesce(s."BeginTime", b."CheckinStart") AS begins, coalesce(s."EndTime", b."CheckinEnd") AS ends) w
     WHERE s."IsDeleted" = 0 AND ${scope} ORDER BY s."StationCode"`,
    binder.values,
  );
  return answer.rows;
}

/** The station that is named by its Id or the code on its poster, or the only one that the caller has. @throws Refusal for any other */
export async function stationFor(context: WriteContext, id: unknown): Promise<Station> {
  const own = await stationsOf(context);
  const named = typeof id === 'string' && id !== '';
  const station = named
    ? own.find(({ Id, StationCode }) => Id === id || StationCode === id)
    : own.length === 1
      ? own[0]
      : undefined;
  if (station) return station;
  if (named || own.length === 0) throw refuse('您不是该报到点的工作人员');
  throw refuseFields([{ Key: 'StationId', Message: '请选择报到点' }]);
}

/** Whether more is done there than to check somebody in. */
export const doesMore = ({ steps }: Station): boolean => steps.some((code) => code !== SITE_STEP.Scene);

const IN_CHARGE = ['counsellor', 'college_admin', 'school_admin', 'admin'];

/** Volunteers work while checking in lasts; those in charge before and after it too. */
export function requireOpen(
  { caller }: Pick<WriteContext, 'caller'>,
  { closed }: Station,
  isLate: boolean,
): void {
  const isInCharge = caller.subject.Roles.some((role) => IN_CHARGE.includes(role));
  if (closed !== null && !isInCharge && !isLate) throw refuse(`不在开放时间内（${closed}）`);
}
