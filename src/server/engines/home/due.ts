import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { HomeDue } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { columnOf } from '../../data/fields/kind.ts';
import { flowTodo, todoCount } from '../../data/flow/todo.ts';
import { listRows, planList, type ListRequest } from '../../data/read/list.ts';
import { shownText, textOf } from '../../data/read/row-text.ts';
import { sharedNow, secondsLater } from '../../data/time/clock.ts';
import { heldDues, heldList, type Holder } from './held.ts';
import { filterAt, requestOf } from './rows.ts';

type Answer = CallOutput['Home/Due'];
type Line = Answer['Rows'][number];

/** A home shows the most urgent ones; the others are in their lists. */
const MOST = 20;
/** As many of one kind stand among them at most, so that nothing hides behind a long list. */
const MOST_OF_ONE = 12;

/** What one module has waiting for the caller. */
interface Waiting {
  readonly total: number;
  readonly late: number;
  readonly rows: readonly Line[];
}

/** What the caller has to do over all modules, the most urgent first. Of a source that the caller may not ask nothing is told. */
export async function dueOf(engine: Engine, caller: Caller, holder: Holder): Promise<Answer> {
  const { pages } = engine.catalog;
  const hasFlows = [...holder.pages].some((path) => pages.get(path)?.kind === 'todo');
  const now = await sharedNow(engine.database);
  const found = await Promise.all([
    ...(hasFlows ? [waitingFlows(engine, caller, holder, now)] : []),
    ...heldDues(engine.catalog, holder).map((due) => waitingRows(engine, caller, holder, due, now)),
  ]);
  const rows = found.flatMap((one) => one.rows).toSorted(byUrgency);
  const sum = (of: 'total' | 'late') => found.reduce((all, one) => all + one[of], 0);
  return { Total: sum('total'), Late: sum('late'), Rows: rows.slice(0, MOST) };
}

const GROUPS = ['late', 'today', 'week', 'later'] as const;

/** What is late longest first; without a deadline, what waits longest. */
function byUrgency(one: Line, other: Line): number {
  const groups = GROUPS.indexOf(one.Group) - GROUPS.indexOf(other.Group);
  if (groups !== 0) return groups;
  const [due, otherDue] = [one.Due ?? '9', other.Due ?? '9'];
  if (due !== otherDue) return due < otherDue ? -1 : 1;
  return (one.Since ?? '9') < (other.Since ?? '9') ? -1 : 1;
}

/** A date is due at its end. */
function groupOf(due: string | null, now: string): Line['Group'] {
  if (due === null) return 'later';
  const end = due.length === 10 ? `${due} 23:59:59` : due;
  if (end < now) return 'late';
  const today = now.slice(0, 10);
  if (end.slice(0, 10) === today) return 'today';
  return end.slice(0, 10) <= sundayOf(today) ? 'week' : 'later';
}

function sundayOf(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return secondsLater(`${today} 00:00:00`, ((7 - weekday) % 7) * 86_400).slice(0, 10);
}

async function waitingFlows(engine: Engine, caller: Caller, holder: Holder, now: string): Promise<Waiting> {
  const input = { Box: 'todo', PageIndex: 1, PageSize: MOST_OF_ONE } as const;
  const [{ Todo, Overdue }, { Rows }] = await Promise.all([
    todoCount(engine, caller),
    flowTodo(engine, caller, holder.pages, input, 'oldest'),
  ]);
  const rows = Rows.map((row): Line => ({
    Title: row.EntityTitle,
    Entity: row.Entity,
    RowId: row.RowId,
    Page: row.Page,
    Tab: null,
    EnCode: null,
    Name: row.TrueName ?? row.No ?? '',
    Facts: [...row.Facts, ...[row.CollegeName, row.NodeName].flatMap((fact) => fact ?? [])],
    Since: row.ReceiveDate ?? row.SubmitDate,
    Due: row.DueDate,
    Group: groupOf(row.DueDate, now),
  }));
  return { total: Todo, late: Overdue, rows };
}

async function waitingRows(
  engine: Engine,
  caller: Caller,
  holder: Holder,
  due: HomeDue,
  now: string,
): Promise<Waiting> {
  const list = heldList(engine.catalog, holder, due.rows)!;
  const entity = entityOf(engine, list.entity);
  const request = requestOf(due.rows, list, filterAt(due.rows.filter, caller, now));
  const names = [due.name, ...(due.facts ?? []), due.by, due.since].flatMap((name) => name ?? []);
  const [counted, { rows }] = await Promise.all([
    countLate(engine, caller, request, due.by, now),
    listRows(engine, caller, {
      ...request,
      Columns: [...new Set(names)],
      PageSize: MOST_OF_ONE,
      ...(due.by === undefined ? {} : { sortField: due.by, sortOrder: 'ascend' }),
    }),
  ]);
  return { ...counted, rows: rows.map((row) => lineOf(due, entity, row, request, now)) };
}

function lineOf(due: HomeDue, entity: EntityModel, row: Row, request: ListRequest, now: string): Line {
  const time = (name: string | undefined) => (name === undefined ? null : (textOf(row[name]) ?? null));
  const Due = time(due.by);
  return {
    Title: due.title,
    Entity: entity.name,
    RowId: String(row['Id']),
    Page: due.rows.page,
    Tab: request.Tab ?? null,
    EnCode: due.open ?? null,
    Name: shownText(entity, row, due.name) ?? '',
    Facts: (due.facts ?? []).flatMap((name) => shownText(entity, row, name) ?? []),
    Since: time(due.since),
    Due,
    Group: groupOf(Due, now),
  };
}

/** How many rows there are, and how many of them are late. */
async function countLate(
  engine: Engine,
  caller: Caller,
  request: ListRequest,
  by: string | undefined,
  now: string,
): Promise<Pick<Waiting, 'total' | 'late'>> {
  const { entity, from, binder } = planList(engine, caller, request);
  const field = by === undefined ? undefined : entity.fields.get(by);
  const limit = field?.type === 'date' ? now.slice(0, 10) : now;
  const late = field ? `${columnOf(field, 't')} < ${binder.bind(limit)}` : 'FALSE';
  const { rows } = await engine.database.query<{ total: number; late: number }>(
    `SELECT count(*)::int AS total, count(*) FILTER (WHERE ${late})::int AS late ${from}`,
    binder.values,
  );
  return rows[0]!;
}
