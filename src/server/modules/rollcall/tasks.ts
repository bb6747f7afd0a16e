import { computeRow } from '../../../contract/rules.ts';
import type { HandlerContext } from '../../data/module.ts';
import { rulesOf } from '../../data/write/row-rules.ts';
import { countAudience } from '../../engines/audience/audience.ts';
import { nextDates } from '../../engines/series/dates.ts';
import { firstMembers } from './members.ts';

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
  const { engine, tx, caller, now, entity, params } = context;
  const row = computeRow(entity, { ...params }, rulesOf(engine, caller, now));
  const { calendar } = engine.catalog;
  const dates = nextDates(entity.file.series!, row, now.slice(0, 10), SHOWN, calendar);
  const lines = dates.length > 0 ? [`接下来的点名日期：${dates.join('、')}`] : [];
  const called = { engine, entity: entity.name, row, owner: caller };
  const count = await countAudience(tx, called);
  lines.push(`共${count}人`);
  if (params['More'] !== 1) return { Lines: lines, ...(count > 0 && { More: '预览名单' }) };
  const names = await firstMembers(tx, called, MOST_NAMES);
  const note = count > MOST_NAMES ? `共${count}人，只列出前${MOST_NAMES}人` : `共${count}人`;
  return { Lines: lines, Table: { Note: note, Columns: NAME_COLUMNS, Rows: names } };
}
