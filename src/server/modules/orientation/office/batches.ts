import { entities } from '../../../../contract/generated/entities.ts';
import { TASK_STATE } from '../../../../contract/generated/codes.ts';
import type { Row } from '../../../../contract/rules.ts';
import { changeWhere } from '../../../data/change-where.ts';
import { addRows } from '../../../data/bulk-write.ts';
import { copyRowsOf } from '../../../data/copied-rows.ts';
import type { HandlerContext, RowHook } from '../../../data/module.ts';
import { refuse, refuseFields } from '../../../data/refusal.ts';
import { newId } from '../../../data/row-store.ts';

/** Only one batch of a level is in progress: what a new student may do is asked of that one. */
export async function beforeBatchSave({ tx, row, before }: RowHook): Promise<void> {
  if (row['State'] !== TASK_STATE.Running || before?.['State'] === TASK_STATE.Running) return;
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('orientation batch ' || $1, 0))`, [
    row['TrainLevel'],
  ]);
  const other = await tx.query(
    `SELECT 1 FROM "OrientationBatch" WHERE "TrainLevel" = $1 AND "State" = $2 AND "Id" <> $3 AND "IsDeleted" = 0`,
    [row['TrainLevel'], TASK_STATE.Running, row['Id']],
  );
  if (other.rowCount > 0) throw refuse('已有进行中的批次');
}

const MOMENTS = ['PreStart', 'PreEnd', 'CheckinStart', 'CheckinEnd'] as const;

/** The same moment of the next year. */
export function yearLater(moment: string): string {
  const year = Number(moment.slice(0, 4)) + 1;
  const isLeapDay = moment.slice(5, 10) === '02-29';
  return `${year}${isLeapDay ? `-02-28${moment.slice(10)}` : moment.slice(4)}`;
}

const later = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, yearLater(String(row[name]))]));

/** The batch and all that hangs on it but its people again for the next grade, as a draft, everything a year later. */
export async function copyBatch(context: HandlerContext): Promise<{ Id: string }> {
  const source = context.rows[0];
  if (!source) throw refuse('请选择要操作的记录');
  const { entity, enCode, tx } = context;
  const grade = Number(source['GradeYear']) + 1;
  const Id = newId();
  const name = String(source['BatchName']);
  const there = await tx.query(
    `SELECT 1 FROM "OrientationBatch" WHERE "GradeYear" = $1 AND "TrainLevel" = $2 AND "IsDeleted" = 0`,
    [grade, source['TrainLevel']],
  );
  if (there.rowCount > 0) throw refuse(entity.file.uniqueMessage!);
  const copy = name.replace(String(source['GradeYear']), String(grade));
  const batch: Row = {
    ...source,
    ...later(source, MOMENTS),
    Id,
    BatchName: copy === name ? [...`${grade}级${name}`].slice(0, 60).join('') : copy,
    GradeYear: grade,
    State: TASK_STATE.Draft,
    // A file belongs to one row.
    GuidePdf: null,
    MapImg: null,
    BannerImg: null,
  };
  await addRows(context, entity, [batch], enCode);
  await copyRowsOf(context, {
    owner: entity,
    from: String(source['Id']),
    to: Id,
    later: yearLater,
    mark: `（${grade}级）`,
    enCode,
  });
  return { Id };
}

/** How far each new student has come is listed in the order of the steps. */
export async function afterStepSave(hook: RowHook): Promise<void> {
  const { row } = hook;
  await changeWhere(
    hook,
    entities.NewStudentStep,
    `UPDATE "NewStudentStep" SET "Sort" = $3 WHERE "BatchId" = $1 AND "StepCode" = $2 AND "Sort" <> $3`,
    [row['BatchId'], row['StepCode'], row['Sort']],
    { as: 'count' },
  );
}

/** A step waits for others of its batch, never for itself by way of them. */
export async function beforeStepSave({ tx, row }: RowHook): Promise<void> {
  const waits = codesOf(row['DependOn']);
  if (waits.length === 0) return;
  const answer = await tx.query<{ StepCode: string; DependOn: unknown }>(
    `SELECT "StepCode", "DependOn" FROM "OrientationStep" WHERE "BatchId" = $1 AND "Id" <> $2 AND "IsDeleted" = 0`,
    [row['BatchId'], row['Id'] ?? ''],
  );
  const steps = new Map(answer.rows.map(({ StepCode, DependOn }) => [StepCode, codesOf(DependOn)]));
  steps.set(String(row['StepCode']), waits);
  if (hasRing(steps)) throw refuseFields([{ Key: 'DependOn', Message: '前置环节存在循环' }]);
}

const codesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Whether some step waits for itself. */
export function hasRing(steps: ReadonlyMap<string, readonly string[]>): boolean {
  const done = new Set<string>();
  const waiting = new Set<string>();
  const closes = (code: string): boolean => {
    if (waiting.has(code)) return true;
    if (done.has(code)) return false;
    waiting.add(code);
    const isRing = (steps.get(code) ?? []).some(closes);
    waiting.delete(code);
    done.add(code);
    return isRing;
  };
  return [...steps.keys()].some(closes);
}
