import type { TriedRow } from '../../../../contract/envelope.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import type { Row } from '../../../../contract/rules.ts';
import type { Caller } from '../../access/caller.ts';
import type { Engine } from '../../engine.ts';
import { labelOf } from '../../read/labels.ts';
import type { ServerModule, StoredRows, WriteContext } from '../../module.ts';
import { sightOf } from '../../access/rights.ts';
import { sayValue } from '../../read/say-value.ts';
import { changedValues } from '../row-rules.ts';

/** Does an act and takes it back at once. @returns every row that was written, as the caller may see it */
export async function tryAct(
  context: WriteContext,
  work: (context: WriteContext) => Promise<unknown>,
): Promise<{ Changed: TriedRow[] }> {
  const { engine, tx, caller } = context;
  const written: StoredRows[] = [];
  const listening: ServerModule = {
    async afterStore(_context, stored) {
      written.push(stored);
    },
  };
  await tx.query('SAVEPOINT tried_act');
  await work({ ...context, engine: { ...engine, modules: [...engine.modules, listening] } });
  await tx.query('ROLLBACK TO SAVEPOINT tried_act');
  return { Changed: [...toldOf(engine, caller, written)] };
}

/** A row that was written several times is told once, from what it was to what it would be. */
function toldOf(engine: Engine, caller: Caller, written: readonly StoredRows[]): Iterable<TriedRow> {
  const rows = new Map<string, { entity: EntityModel; before: Row | null; after: Row | null }>();
  for (const { entity, rows: stored } of written)
    for (const { before, after } of stored) {
      const key = `${entity.name} ${String((after ?? before)?.['Id'])}`;
      rows.set(key, { entity, before: rows.has(key) ? rows.get(key)!.before : before, after });
    }
  return [...rows.values()].map(({ entity, before, after }) =>
    toldRow(engine, caller, entity, before, after),
  );
}

function toldRow(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  before: Row | null,
  after: Row | null,
): TriedRow {
  const shown = labelOf(engine.catalog, entity, caller).show((after ?? before)?.[entity.label]);
  const isPlain = entity.fields.get(entity.label)?.type === 'text';
  return {
    Title: entity.title,
    Name: isPlain && shown !== null ? shown : '',
    Kind: before === null ? 'made' : after === null ? 'deleted' : 'changed',
    Values: before && after ? valuesOf(engine, caller, entity, before, after) : [],
  };
}

/** The values that differ, in words; of a row that is named by its Id alone it is told that it is another one. */
function valuesOf(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  before: Row,
  after: Row,
): TriedRow['Values'] {
  return Object.keys(changedValues(entity, before, after)).flatMap((name) => {
    const field = entity.fields.get(name)!;
    if (field.implicit || sightOf(entity, field, caller) !== 'plain' || field.ref !== undefined) return [];
    const [From, To] = [before, after].map((row) => sayValue({ engine, caller }, entity, [name], row[name]));
    return [{ Title: field.title, From: From!, To: To! }];
  });
}
