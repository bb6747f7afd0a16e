import { ROLLCALL_CYCLE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, type NamingTask } from '../../../contract/generated/entities.ts';
import { computeRow, type Row } from '../../../contract/rules.ts';
import type { HandlerContext, RowHook } from '../../data/module.ts';
import { addRow } from '../../data/write/system-write.ts';
import { rulesOf } from '../../data/write/row-rules.ts';
import { countAudience } from '../../engines/audience/audience.ts';
import { audienceText } from '../../engines/audience/said.ts';
import { nextDates } from '../../engines/series/dates.ts';
import { calledBy, firstMembers } from './members.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

/** A new task notes the unit of its maker, and every task says in words which people it calls. */
export async function beforeTaskSave(hook: RowHook<NamingTask>): Promise<void> {
  if (!hook.before) hook.row['OrgId'] = hook.caller.subject.OrgId || null;
  hook.row['ScopeText'] = await audienceText(hook, entities.NamingTask, hook.row);
}

/** A draft with the same rules. */
export async function copyTask(context: HandlerContext): Promise<{ Id: string }> {
  const source = chosenRow(context);
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
  const { calendar } = context.engine.catalog;
  const dates = nextDates(entity.file.series!, task, now.slice(0, 10), SHOWN, calendar);
  const lines = dates.length > 0 ? [`接下来的点名日期：${dates.join('、')}`] : [];
  const count = await countAudience(context.tx, calledBy(context, caller, task));
  lines.push(`共${count}人`);
  if (params['More'] !== 1) return { Lines: lines, ...(count > 0 && { More: '预览名单' }) };
  const names = await firstMembers(context, caller, task, MOST_NAMES);
  const note = count > MOST_NAMES ? `共${count}人，只列出前${MOST_NAMES}人` : `共${count}人`;
  return { Lines: lines, Table: { Note: note, Columns: NAME_COLUMNS, Rows: names } };
}
