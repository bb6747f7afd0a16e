import { CHECKIN_MODE, CHECKIN_STATE, ORI_STEP, STEP_STATE } from '../../../../contract/generated/codes.ts';
import { entities, type NewStudent } from '../../../../contract/generated/entities.ts';
import { NEW_STUDENT_COPY } from '../../../../contract/model.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { addRow, changeRow, lockRow } from '../../../data/write/system-write.ts';
import type { Row } from '../../../../contract/rules.ts';
import { moveInChosen } from '../../../engines/beds/arrival.ts';
import { markSteps } from '../../../engines/checklist/marks.ts';
import { caseOf, keepCase } from './case.ts';
import { candidateOf, requireClear, requireNotCome, requireOwn, type Candidate } from './candidate.ts';
import { requireOpen, stationFor, type Station } from './station.ts';
import { studentOf } from './student.ts';
import { requireInScope } from '../../../data/write/write.ts';
import { entityOf } from '../../../data/entities.ts';
import { chosenRow } from '../../../data/write/chosen-row.ts';

/** The new student before the desk is checked in. @returns when that was, and the student */
export async function confirmCheckin(context: HandlerContext): Promise<Row> {
  return admitAtDesk(context, undefined);
}

/** The same although something stands against it, for a reason that is kept. */
export async function forceCheckin(context: HandlerContext): Promise<Row> {
  await requireReached(context, context.rows[0]?.['NewStudentId']);
  return admitAtDesk(context, String(context.params['ForceReason'] ?? '').trim());
}

/** Without a desk: the office vouches for whom it reaches. */
export async function manualCheckin(context: HandlerContext): Promise<Row> {
  const { NewStudentId } = context.params;
  await requireReached(context, NewStudentId);
  return admitByHand(context, String(NewStudentId));
}

const requireReached = (context: HandlerContext, id: unknown): Promise<Row> =>
  requireInScope(context, entityOf(context.engine, entities.NewStudent), String(id ?? ''));

/** The same for those who were chosen from the list: a bus that came at night, a day without a network. */
export async function arrivedByHand(context: HandlerContext): Promise<Row> {
  return admitByHand(context, String(chosenRow<NewStudent>(context)['Id']));
}

async function admitByHand(context: HandlerContext, id: string): Promise<Row> {
  const candidate = await candidateOf(context.tx, id);
  if (!candidate) throw refuse('未找到该新生，请核对后重试');
  requireNotCome(candidate);
  const reason = String(context.params['ForceReason'] ?? '').trim() || undefined;
  const verified = Number(context.params['IdVerified'] ?? 0);
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
  const facts = [NEW_STUDENT_COPY.from, ...NEW_STUDENT_COPY.copy];
  const owner: Row = { ...before, [NEW_STUDENT_COPY.from]: candidate.id };
  await addRow(
    context,
    entities.CheckinRecord,
    {
      ...Object.fromEntries(facts.map((name) => [name, owner[name] ?? null])),
      ...done,
      StationId: station?.Id ?? null,
      Mode,
      CheckinTime: now,
      PayState: candidate.payState,
      ForceReason: reason ?? null,
      IsCanceled: 0,
    },
    enCode,
  );
  await moveInChosen(context, {
    newStudent: candidate.id,
    student: StudentId,
    mode: candidate.dormMode,
    enCode,
  });
  const mark = {
    student: candidate.id,
    code: ORI_STEP.Scene,
    state: STEP_STATE.Done,
    operator: OperatorName,
  };
  await markSteps(context, entities.OrientationStep, [station ? { ...mark, place: station.Place } : mark]);
  // The case shows that they have come, also where there was no desk.
  const known = await caseOf(context, candidate.id);
  await keepCase(context, candidate, known, { ...(known ? {} : { ...done, ScanTime: now }), Mode, ...come });
  return { CheckinTime: now, StudentId };
}
