import type { EntityModel } from '../../../contract/model.ts';
import type { RowRule } from '../../../contract/reaching-rules.ts';
import { ruleProblems, type Row } from '../../../contract/rules.ts';
import { judgeFits, type ComingRow } from '../../data/write/fits.ts';
import { judgeReaders } from '../../data/read/readers.ts';
import type { Place } from './places.ts';
import { rowsOf, type Undoing } from './writes.ts';

const ROWS_AT_ONCE = 500;
/** What was right when it was written is not wrong because time has passed. */
const isTimeless = ({ deny }: RowRule): boolean => !deny.includes('now(');

/** Stands for a value that the undo has changed: it equals none. */
const ANOTHER = { isAnother: true };

/** A row that stays as it is, with the reason. */
export interface Unfit {
  readonly place: string;
  readonly row_id: string;
  readonly reason: string;
}

/**
 * Rows that break a rule as they were before the act, because others have been written since. Asked when all rows of the
 * act lie as they were: two of them may fit together only then.
 */
export async function unfitRows(undoing: Undoing, { entity }: Place): Promise<Unfit[]> {
  const { tx, act } = undoing;
  const { rows } = await tx.query<{ id: string; kind: string; names: string[] | null }>(
    `SELECT j.row_id AS id, j.kind, (SELECT array_agg(b.key) FROM jsonb_each(j.before) b
       WHERE b.value IS DISTINCT FROM j.after -> b.key) AS names
     FROM sys_journal j WHERE j.act = $1 AND j.place = $2 AND j.reason IS NULL AND j.kind <> 'I' ORDER BY j.row_id`,
    [act, entity.table],
  );
  const found: Unfit[] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE);
    const ids = some.map(({ id }) => id);
    const stored = await rowsOf(undoing, entity, ids);
    const coming = some.flatMap(({ id, kind, names }): ComingRow[] => {
      const after = stored.get(id);
      if (!after) return [];
      return [{ before: kind === 'D' ? null : changedFrom(entity, after, names ?? []), after }];
    });
    for (const [row_id, reason] of await refused(undoing, entity, coming))
      found.push({ place: entity.table, row_id, reason: `恢复后不符合要求：${reason}` });
  }
  return found;
}

/** Leaves these rows out of the undo. */
export async function markUnfit({ tx, act }: Undoing, unfit: readonly Unfit[]): Promise<void> {
  await tx.query(
    `UPDATE sys_journal j SET reason = m.reason FROM json_to_recordset($2::json) AS m(place text, row_id text, reason text)
     WHERE j.act = $1 AND j.place = m.place AND j.row_id = m.row_id`,
    [act, JSON.stringify(unfit)],
  );
}

function changedFrom(entity: EntityModel, after: Row, names: readonly string[]): Row {
  const own = names.filter((name) => entity.fields.has(name) && !entity.fields.get(name)?.follows);
  return { ...after, ...Object.fromEntries(own.map((name) => [name, ANOTHER])) };
}

async function refused(
  undoing: Undoing,
  entity: EntityModel,
  coming: readonly ComingRow[],
): Promise<Map<string, string>> {
  const { caller, engine, now, tx } = undoing;
  const rules = { me: caller.subject, now, calendar: engine.catalog.calendar };
  const fit = { ...undoing, queryable: tx, lock: true };
  const reaching = await judgeFits(fit, entity, coming, ({ rule }) => isTimeless(rule));
  const readers = await judgeReaders(fit, entity, coming);
  const found = new Map<string, string>();
  for (const [index, { before, after }] of coming.entries()) {
    const changed = before && new Set(Object.keys(before).filter((name) => before[name] === ANOTHER));
    const own = ruleProblems(entity, after, rules, changed ?? undefined, isTimeless);
    const [first] = [...own, ...reaching[index]!, ...readers[index]!];
    if (first) found.set(String(after['Id']), first.Message);
  }
  return found;
}
