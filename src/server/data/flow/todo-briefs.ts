import type { EntityModel } from '../../../contract/model.ts';
import type { Caller } from '../access/caller.ts';
import { sightOf } from '../access/rights.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { shownText } from '../read/row-text.ts';
import { RowShape } from '../read/shape.ts';
import { ident, statementName } from '../sql/sql.ts';

/** A row that the caller has been found to reach. */
interface Reached {
  readonly Entity: string;
  readonly RowId: string;
}

/** What each of the rows is about, by its Id: the values of its entity's `brief` as the caller reads them, without those that are empty. */
export async function briefsOf(
  engine: Engine,
  caller: Caller,
  rows: readonly Reached[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const kinds = [...new Set(rows.map(({ Entity }) => Entity))].map((name) => entityOf(engine, name));
  const briefs = await Promise.all(
    kinds.map((entity) =>
      briefsIn(
        engine,
        caller,
        entity,
        rows.filter(({ Entity }) => Entity === entity.name).map(({ RowId }) => RowId),
      ),
    ),
  );
  return new Map(briefs.flat());
}

async function briefsIn(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  ids: readonly string[],
): Promise<[string, string[]][]> {
  const columns = (entity.file.brief ?? []).filter((name) => {
    const field = entity.fields.get(name);
    return field !== undefined && sightOf(entity, field, caller) === 'plain';
  });
  if (columns.length === 0) return [];
  const shape = new RowShape(engine, entity, caller, { columns, withActions: false });
  const text = `SELECT ${shape.select} FROM ${ident(entity.table)} t WHERE t."Id" = ANY($1)`;
  const { rows } = await engine.database.query<Record<string, unknown>>(text, [ids], statementName(text));
  const shown = await shape.present(rows);
  return shown.map((row) => [
    String(row['Id']),
    columns.flatMap((name) => shownText(entity, row, name) ?? []),
  ]);
}
