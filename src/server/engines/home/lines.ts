import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { HomeLines } from '../../../contract/generated/meta.ts';
import type { Caller } from '../../data/access/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { listRows } from '../../data/read/list.ts';
import { shownText } from '../../data/read/row-text.ts';
import { heldList, type Holder } from './held.ts';
import { filterAt, requestOf } from './rows.ts';

const MOST = 5;

/**
 * The first rows of the list that a card shows.
 * @throws Refusal when the caller may not ask by one of its filters
 */
export async function linesOf(
  engine: Engine,
  caller: Caller,
  holder: Holder,
  lines: HomeLines,
  now: string,
): Promise<Pick<CallOutput['Home/Cards'][number], 'Total' | 'Rows'>> {
  const list = heldList(engine.catalog, holder, lines.rows)!;
  const { name, facts = [], tag, open, most = MOST } = lines;
  const request = requestOf(lines.rows, list, filterAt(lines.rows.filter, caller, now));
  const Columns = [...new Set([name, ...facts, ...(tag === undefined ? [] : [tag])])];
  const { total, rows } = await listRows(engine, caller, { ...request, Columns, PageSize: most });
  const entity = entityOf(engine, list.entity);
  const items = engine.catalog.codes.get(entity.fields.get(tag ?? '')?.dict ?? '')?.items ?? [];
  return {
    Total: total,
    Rows: rows.map((row) => ({
      Title: '',
      Entity: entity.name,
      RowId: String(row['Id']),
      Page: lines.rows.page,
      Tab: request.Tab ?? null,
      EnCode: open ?? null,
      Name: shownText(entity, row, name) ?? '',
      Facts: facts.flatMap((fact) => shownText(entity, row, fact) ?? []),
      Tag: tag === undefined ? null : (shownText(entity, row, tag) ?? null),
      Color: items.find(({ code }) => code === String(row[tag ?? '']))?.color ?? null,
    })),
  };
}
