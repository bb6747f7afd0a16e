import { ENABLE } from '../../../contract/generated/codes.ts';
import { entities, type Teacher } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import { runHooks, type RowHook } from '../../data/module.ts';
import { refuseFields } from '../../data/refusal.ts';
import { newId } from '../../data/write/row-store.ts';
import { addRow } from '../../data/write/system-write.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { endAssignments } from '../../engines/assignment/index.ts';

/** A teacher's account is closed with the day of leaving, not before; nobody takes over their own classes. */
export async function beforeTeacherSave({ row, before, now }: RowHook): Promise<void> {
  const { LeaveDate, SuccessorId, Id } = row as Partial<Teacher>;
  if (SuccessorId && SuccessorId === Id)
    throw refuseFields([{ Key: 'SuccessorId', Message: '接任人不能是本人' }]);
  if (!before || before['State'] === row['State']) return;
  if (LeaveDate && LeaveDate > now.slice(0, 10))
    throw refuseFields([{ Key: 'LeaveDate', Message: '离职日期不能晚于今天' }]);
}

/** The classes of a teacher who left go to the successor, or to nobody. */
export async function afterTeacherSave(hook: RowHook): Promise<void> {
  const { row, before } = hook;
  if (before?.['State'] !== ENABLE.On || row['State'] === ENABLE.On) return;
  const successor = row['SuccessorId'];
  const held = successor ? await heldBy(hook) : [];
  await endAll(hook);
  for (const one of held) await passOn(hook, one, String(successor));
}

/** A teacher who is deleted holds no class any more. */
export async function beforeTeacherDelete(hook: RowHook): Promise<void> {
  await endAll(hook);
}

const endAll = (hook: RowHook): Promise<number> =>
  endAssignments(hook, { TeacherId: String(hook.row['Id']) }, hook.now.slice(0, 10), hook.enCode);

async function heldBy(hook: RowHook): Promise<Row[]> {
  const entity = entityOf(hook.engine, entities.CounsellorClass);
  const answer = await hook.tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM "CounsellorClass" t WHERE t."TeacherId" = $1 AND t."IsDeleted" = 0
       AND (t."EndDate" IS NULL OR t."EndDate" > $2::date) ORDER BY t."Id"`,
    [hook.row['Id'], hook.now.slice(0, 10)],
  );
  return answer.rows;
}

async function passOn(hook: RowHook, held: Row, TeacherId: string): Promise<void> {
  const { tx, now, enCode } = hook;
  const already = await tx.query(
    `SELECT 1 FROM "CounsellorClass" WHERE "TeacherId" = $1 AND "ClassId" = $2 AND "PostType" = $3 AND "IsDeleted" = 0
       AND ("EndDate" IS NULL OR "EndDate" > $4::date) LIMIT 1`,
    [TeacherId, held['ClassId'], held['PostType'], now.slice(0, 10)],
  );
  if (already.rowCount > 0) return;
  const entity = entityOf(hook.engine, entities.CounsellorClass);
  const row: Row = { ...held, Id: newId(), TeacherId, StartDate: now.slice(0, 10), EndDate: null };
  await runHooks('beforeSave', { ...hook, entity, row, before: null });
  await addRow(hook, entities.CounsellorClass, row, enCode);
}
