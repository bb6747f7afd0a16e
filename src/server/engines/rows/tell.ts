import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { CallFile, CallRows, RowsBeside, RowsBehind } from '../../../contract/generated/meta.ts';
import type { Row } from '../../../contract/rules.ts';
import { closedPaths } from '../../auth/grants/page-ways.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { readableEntity } from '../../data/read/list.ts';
import { pageOf, type SortRequest } from '../../data/read/paging.ts';
import { outOfScope, refuse } from '../../data/refusal.ts';
import { sharedNow } from '../../data/time/clock.ts';
import { askQuery } from '../query/ask.ts';
import { countFound, findRows, type SaidRows, type Telling } from './find.ts';
import { namesOfRow, shaped, type Shape } from './output.ts';

const LARGEST_PAGE = 100;

type PageRequest = SortRequest & { readonly PageIndex?: number; readonly PageSize?: number };

/**
 * Answers a call by the rows that its file says: one, all, or a page of them.
 * @throws Refusal for a request that the file refuses, and where the caller does not reach what is asked for
 */
export async function tellRows(engine: Engine, caller: Caller, call: CallFile, input: Row): Promise<unknown> {
  const { rows } = call;
  if (!rows) throw new Error('the call tells of no rows');
  const output = call.output as Shape;
  const refused = rows.refuse?.find(({ when }) => compileCondition(when).test({ input }));
  if (refused) throw refuse(refused.message);
  const now = await sharedNow(engine.database);
  const closed = await closedPaths(engine.database, engine.catalog);
  const asked = { input, now, today: now.slice(0, 10) };
  const names = { ...asked, me: caller.subject, buttons: [...caller.grants], closed };
  const telling = { engine, caller, names };
  if (rows.behind) await requireReached(telling, rows.behind);
  const said = { ...rows, reach: rows.behind ? 'all' : (rows.reach ?? 'page') } as const;
  if (said.reach === 'page') readableEntity(engine, caller, rows.entity);
  if (rows.id !== undefined) return onlyRow(telling, said, rows, output);
  const { items } = output;
  if (items) {
    const found = await findRows(telling, said, namesOfRow(items), {});
    return found.map((row) => shaped(items, row));
  }
  const page = await pageOfRows(telling, said, { PageSize: rows.size, ...(input as PageRequest) }, output);
  if (!rows.summary) return page;
  const summary = { ...call, query: rows.summary, output: { ...output.properties?.['Summary'] } };
  return { ...page, Summary: await askQuery(engine, caller, summary, input) };
}

/** An Id that the request does not name is that of no row. */
const idAsked = ({ names }: Telling, source: string): string =>
  String(compileCondition(source).evaluate({ input: names['input'] }) ?? '');

async function requireReached(telling: Telling, { entity, id, where }: RowsBehind): Promise<void> {
  const said: SaidRows = { entity, reach: 'scope', ...(where === undefined ? {} : { where }) };
  const found = await findRows(telling, said, [], { id: idAsked(telling, id) });
  if (found.length === 0) throw outOfScope();
}

async function onlyRow(
  telling: Telling,
  said: SaidRows,
  { id = '', beside = {} }: CallRows,
  output: Shape,
): Promise<Row> {
  const names = namesOfRow(output).filter((name) => beside[name] === undefined);
  const [row] = await findRows(telling, said, names, { id: idAsked(telling, id) });
  if (!row) throw outOfScope();
  const others: Row = {};
  for (const [name, one] of Object.entries(beside))
    others[name] = await besideRow(telling, one, output.properties?.[name]?.items ?? {});
  return shaped(output, { ...row, ...others });
}

/** Rows of another entity beside the only one, or what the first of them says. */
async function besideRow(telling: Telling, { first, ...beside }: RowsBeside, items: Shape): Promise<unknown> {
  const said: SaidRows = { ...beside, reach: 'all' };
  if (first !== undefined) return (await findRows(telling, said, [first], { most: 1 }))[0]?.[first] ?? null;
  const found = await findRows(telling, said, namesOfRow(items), {});
  return found.map((row) => shaped(items, row));
}

async function pageOfRows(
  telling: Telling,
  said: SaidRows,
  request: PageRequest,
  output: Shape,
): Promise<{ total: number; rows: Row[] }> {
  const { index, size } = pageOf(request, LARGEST_PAGE);
  const items = output.properties?.['rows']?.items ?? {};
  const after = (index - 1) * size;
  const { sortField, sortOrder } = request;
  const asked = { sortField, sortOrder, most: size, after };
  const found = await findRows(telling, said, namesOfRow(items), asked);
  const isLast = found.length < size && (found.length > 0 || index === 1);
  const total = isLast ? after + found.length : await countFound(telling, said);
  return { total, rows: found.map((row) => shaped(items, row)) };
}
