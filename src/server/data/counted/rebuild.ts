import type { EntityModel } from '../../../contract/model.ts';
import type { StoredRow, WriteContext } from '../module.ts';
import { ident } from '../sql/sql.ts';
import { keptFields } from './keepers.ts';
import { keptOf, workOut } from './work-out.ts';

/** A field whose kept answers were not what they ought to be. */
export interface RebuiltField {
  readonly entity: string;
  readonly field: string;
  readonly rows: number;
}

const ROWS_AT_ONCE = 1_000;
/** What is kept may be counted by what is kept elsewhere. */
const MOST_ROUNDS = 8;

/** Works out anew all that entities keep of rows which they count. @returns what was mended */
export async function rebuildKept(context: WriteContext): Promise<RebuiltField[]> {
  const keeping = [...context.engine.catalog.entities.values()].filter(
    (entity) => keptFields(entity).length > 0,
  );
  const mended = new Map<EntityModel, Map<string, Set<string>>>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let isOver = true;
    for (const entity of keeping)
      for await (const rows of mend(context, entity)) {
        isOver &&= rows.length === 0;
        note(mended, entity, rows);
      }
    if (isOver) break;
  }
  return [...mended].flatMap(([entity, fields]) =>
    [...fields].map(([name, ids]) => ({
      entity: entity.title,
      field: entity.fields.get(name)?.title ?? name,
      rows: ids.size,
    })),
  );
}

/** What that would mend, without mending it. */
export async function wrongKept(context: WriteContext): Promise<RebuiltField[]> {
  await context.tx.query('SAVEPOINT kept_now');
  const found = await rebuildKept(context);
  await context.tx.query('ROLLBACK TO SAVEPOINT kept_now');
  return found;
}

async function* mend(context: WriteContext, entity: EntityModel): AsyncGenerator<StoredRow[]> {
  for (let last = ''; ;) {
    const { rows } = await context.tx.query<{ Id: string }>(
      `SELECT t."Id" FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0 AND t."Id" > $1 ORDER BY t."Id" LIMIT ${ROWS_AT_ONCE}`,
      [last],
    );
    const ids = rows.map(({ Id }) => Id);
    yield await workOut(context, entity, ids, keptOf(entity));
    if (ids.length < ROWS_AT_ONCE) return;
    last = ids.at(-1)!;
  }
}

function note(
  mended: Map<EntityModel, Map<string, Set<string>>>,
  entity: EntityModel,
  rows: readonly StoredRow[],
): void {
  for (const { after } of rows)
    for (const name of Object.keys(after ?? {}).filter((key) => key !== 'Id')) {
      const fields = mended.get(entity) ?? new Map<string, Set<string>>();
      mended.set(entity, fields);
      fields.set(name, (fields.get(name) ?? new Set()).add(String(after!['Id'])));
    }
}
