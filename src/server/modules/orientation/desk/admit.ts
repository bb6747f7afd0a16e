import { CHECKIN_MODE, CHECKIN_STATE, ORI_STEP, STEP_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type CheckinRecord } from '../../../../contract/generated/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import type { Named } from '../../../data/row-of.ts';
import { addRow, changeRow, lockRow } from '../../../data/write/system-write.ts';
import type { Row } from '../../../../contract/rules.ts';
import { moveInChosen } from '../../../engines/beds/arrival.ts';
import { markSteps } from '../../../engines/checklist/marks.ts';
import { caseOf, keepCase } from './case.ts';
import { candidateOf, requireClear, requireNotCome, requireOwn, type Candidate } from './candidate.ts';
import { requireOpen, stationFor, type Station } from './station.ts';
import { studentOf } from './student.ts';
import { copyStudent } from '../../../data/write/student-copy.ts';
import { requireInScope } from '../../../data/write/write.ts';
import { entityOf } from '../../../data/entities.ts';

/** The new student before the desk is checked in. @returns when that was, and the student */
export const confirmCheckin = (context: HandlerContext): Promise<Row> => admitAtDesk(context, undefined);

/** The same although something stands against it, for a reason that is kept. */
export async function forceCheckin(context: HandlerContext): Promise<Row> {
  await requireReached(context, context.rows[0]?.['NewStudentId']);
  return admitAtDesk(context, String(context.params['ForceReason'] ?? '').trim());
}

const requireReached = (context: HandlerContext, id: unknown): Promise<Row> =>
  requireInScope(context, entityOf(context.engine, entities.NewStudent), String(id ?? ''));

/**
 * Without a desk: the office checks in students within its reach, chosen from the list or named, such as those of a bus that came
 * at night or on a day without a network.
 */
export async function admitByHand(context: HandlerContext): Promise<Row> {
  const { rows, params, tx } = context;
  const { Id } = await requireReached(context, rows[0]?.['Id'] ?? params['NewStudentId']);
  const candidate = await candidateOf(tx, String(Id));
  if (!candidate) throw refuse('未找到该新生，请核对后重试');
  requireNotCome(candidate);
  const reason = String(params['ForceReason'] ?? '').trim() || undefined;
  const verified = Number(params['IdVerified'] ?? 0);
  return admit(context, candidate, { reason, station: undefined, mode: CHECKIN_MODE.Manual, verified });
}

async function admitAtDesk(context: HandlerContext, reason: string | undefined): Promise<Row> {
  const [kept] = context.rows;
  const candidate = kept && (await candidateOf(context.tx, String(kept['NewStudentId'])));
  if (!candidate) throw refuse('请先扫码或查询新生');
  const station = await stationFor(context, kept['StationId']);
  requireOwn(candidate, station);
  requireNotCome(candidate);
  requireOpen(context, station, candidate.state === CHECKIN_STATE.Late);
  const verified = Number(kept['IdVerified'] ?? 0);
  return admit(context, candidate, { reason, station, mode: String(kept['Mode']), verified });
}

interface AdmitOptions {
  readonly reason: string | undefined;
  readonly station: Station | undefined;
  readonly mode: string;
  readonly verified: number;
}

/** One transaction: the record, the student, their account, their bed, their steps, and the word to them. The candidate is locked. */
async function admit(
  context: HandlerContext,
  candidate: Candidate,
  { reason, station, mode: Mode, verified }: AdmitOptions,
): Promise<Row> {
  requireClear(candidate, reason);
  const { caller, now, enCode } = context;
  const { UserId: OperatorId, TrueName: OperatorName } = caller.subject;
  const before = await lockRow(context, entities.NewStudent, candidate.id);
  const StudentId = await studentOf(context, before);
  const come = { CheckinState: CHECKIN_STATE.CheckedIn, CheckinTime: now };
  await changeRow(context, entities.NewStudent, before, { ...come, StudentId }, enCode);
  const done = { OperatorId, OperatorName, IdVerified: verified };
  const record: Named<CheckinRecord> = {
    NewStudentId: candidate.id,
    ...done,
    StationId: station?.Id ?? null,
    Mode,
    CheckinTime: now,
    PayState: candidate.payState,
    ForceReason: reason ?? null,
    IsCanceled: 0,
  };
  await copyStudent(context, entityOf(context.engine, entities.CheckinRecord), record);
  await addRow(context, entities.CheckinRecord, record, enCode);
  await moveInChosen(context, {
    newStudent: candidate.id,
    student: StudentId,
    mode: candidate.dormMode,
    enCode,
  });
  const by = { operator: OperatorName, ...(station && { place: station.Place }) };
  await markSteps(context, entities.OrientationStep, [
    { student: candidate.id, code: ORI_STEP.Scene, state: STEP_STATE.Done, ...by },
  ]);
  // The case shows that they have come, also where there was no desk.
  const known = await caseOf(context, candidate.id);
  await keepCase(context, candidate, known, { ...(known ? {} : { ...done, ScanTime: now }), Mode, ...come });
  return { CheckinTime: now, StudentId };
}
