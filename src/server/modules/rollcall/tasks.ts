import { ROLLCALL_CYCLE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, type NamingTask } from '../../../contract/generated/entities.ts';
import { computeRow, type Row } from '../../../contract/rules.ts';
import type { HandlerContext, ReachContext, RowHook, WriteContext } from '../../data/module.ts';
import { refuseNobody } from '../../data/needs.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { addRow } from '../../data/system-write.ts';
import { rulesOf } from '../../data/write.ts';
import { countAudience } from '../../engines/audience/audience.ts';
import { audienceText } from '../../engines/audience/said.ts';
import { ownerOf } from '../../auth/owner.ts';
import { isDue, nextDates } from './dates.ts';
import { dropUnbegun, openInstance, resumeInstance, stopInstances } from './instances.ts';
import { calledBy, firstMembers } from './members.ts';

const LIVE: readonly unknown[] = [TASK_STATE.Coming, TASK_STATE.Running];

/** A task that is put in use must have days ahead and names to call; whose unit made it is noted. */
export async function beforeTaskSave(hook: RowHook): Promise<void> {
  const task = hook.row as Partial<NamingTask>;
  const today = hook.now.slice(0, 10);
  if (!hook.before) hook.row['OrgId'] = hook.caller.subject.OrgId || null;
  const isOnce = task.Cycle === ROLLCALL_CYCLE.Once;
  if (isOnce) hook.row['EndDate'] = task.StartDate;
  hook.row['ScopeText'] = await audienceText(hook, entities.NamingTask, hook.row);
  if (!LIVE.includes(task.State)) return;
  if (nextDates(task as NamingTask, today, 1, hook.engine.catalog.calendar).length === 0)
    throw refuseFields([
      { Key: isOnce ? 'StartDate' : 'EndDate', Message: '所选日期中没有今天或以后的点名' },
    ]);
  if ((await countAudience(hook.tx, calledBy(hook, await ownerOf(hook, task), task))) === 0)
    throw await refuseNobody(hook, 'ScopeType');
  hook.row['State'] = String(task.StartDate) <= today ? TASK_STATE.Running : TASK_STATE.Coming;
}

/** Today's roll follows its task: opened, taken back and opened anew, stopped, gone on with. */
export async function afterTaskSave(hook: RowHook): Promise<void> {
  const task = hook.row as unknown as NamingTask;
  if (!LIVE.includes(task.State)) return hook.before ? stopInstances(hook, task.Id) : undefined;
  const isChanged = hook.before?.['State'] !== TASK_STATE.Stopped || differs(hook);
  if (isChanged) await dropUnbegun(hook, task.Id);
  else if (await resumeInstance(hook, task.Id)) return undefined;
  await openToday(hook, task);
  return undefined;
}

const differs = ({ row, before }: RowHook) =>
  Object.keys(row).some(
    (name) => name !== 'State' && JSON.stringify(row[name]) !== JSON.stringify(before?.[name]),
  );

/** Opens the roll of today when the task calls one that has not ended and is not open yet. */
export async function openToday(context: WriteContext, task: NamingTask): Promise<void> {
  const today = context.now.slice(0, 10);
  if (!isDue(task, today, context.engine.catalog.calendar) || `${today} ${task.EndTime}:00` <= context.now)
    return;
  const open = await context.tx.query(
    `SELECT 1 FROM "NamingInstance" WHERE "TaskId" = $1 AND "NamingDate" = $2::date AND "IsDeleted" = 0`,
    [task.Id, today],
  );
  if (open.rowCount === 0) await openInstance(context, await ownerOf(context, task), task, today);
}

/** A draft with the same rules. */
export async function copyTask(context: HandlerContext): Promise<{ Id: string }> {
  const source = context.rows[0];
  if (!source) throw refuse('请选择要操作的记录');
  const { caller, entity } = context;
  const row: Row = { OrgId: caller.subject.OrgId || null, State: TASK_STATE.Draft };
  for (const field of entity.fields.values())
    if (!field.implicit && !field.readonly) row[field.name] = source[field.name] ?? null;
  row['TaskName'] = `${[...String(source['TaskName'])].slice(0, 37).join('')}-副本`;
  return { Id: await addRow(context, entities.NamingTask, row, context.enCode) };
}

const SHOWN = 5;

const MOST_NAMES = 500;
const NAME_COLUMNS = ['学号', '姓名', '班级', '宿舍'];

/** What stands above the buttons of a form, and the table behind a button of it. */
interface Preview {
  readonly Lines: string[];
  readonly More?: string;
  readonly Table?: { Note: string; Columns: readonly string[]; Rows: readonly string[][] };
}

/** Lines above the buttons of the form: the days to come, and how many names would be called; asked for more, the names. */
export async function previewTask(context: HandlerContext): Promise<Preview> {
  const { caller, now, entity, params } = context;
  const task: Partial<NamingTask> = computeRow(entity, { ...params }, rulesOf(context.engine, caller, now));
  if (task.Cycle === ROLLCALL_CYCLE.Once) task.EndDate = task.StartDate ?? null;
  const dates = nextDates(task as NamingTask, now.slice(0, 10), SHOWN, context.engine.catalog.calendar);
  const lines = dates.length > 0 ? [`接下来的点名日期：${dates.join('、')}`] : [];
  const count = await countAudience(context.tx, calledBy(context, caller, task));
  lines.push(`共${count}人`);
  if (params['More'] !== 1) return { Lines: lines, ...(count > 0 && { More: '预览名单' }) };
  const names = await firstMembers(context, caller, task, MOST_NAMES);
  const note = count > MOST_NAMES ? `共${count}人，只列出前${MOST_NAMES}人` : `共${count}人`;
  return { Lines: lines, Table: { Note: note, Columns: NAME_COLUMNS, Rows: names } };
}

/** How many names a task would call. */
export async function reachOfTask(context: ReachContext): Promise<number> {
  const task: Partial<NamingTask> = context.rows[0] ?? {};
  return countAudience(context.tx, calledBy(context, await ownerOf(context, task), task));
}
