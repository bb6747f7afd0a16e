import { rowReads } from '../../../contract/formula-order.ts';
import { lateNames } from '../../../contract/late.ts';
import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import type { StoredRow, WriteContext } from '../module.ts';
import { refuseFields } from '../refusal.ts';
import { Binder, ident } from '../sql/sql.ts';
import { beyondCondition, formulaSqlOf } from './late-sql.ts';

/** Number out of the range of its column. */
const OUT_OF_RANGE = '22003';

/**
 * Works out the formulas of rows that look beyond them, each after those that it looks at, and stores the answers. The rows are
 * locked first and counted then, by a statement that sees all that was written before: two writers of what is counted wait
 * for each other here.
 * @param ids in their order
 * @param fields each after those that it looks at; all of them unless it is said
 * @returns the rows whose answers have changed
 */
export async function workOut(
  context: WriteContext,
  entity: EntityModel,
  ids: readonly string[],
  fields = storedLate(entity),
): Promise<StoredRow[]> {
  if (fields.length === 0 || ids.length === 0) return [];
  const { tx } = context;
  await tx.query(
    `SELECT t."Id" FROM ${ident(entity.table)} t WHERE t."Id" = ANY($1) ORDER BY t."Id" FOR UPDATE`,
    [ids],
  );
  const changed = new Map<string, { before: Row; after: Row }>();
  for (const field of fields)
    for (const { Id, was, now } of await answersOf(context, entity, field, ids)) {
      const row = changed.get(Id) ?? { before: { Id }, after: { Id } };
      row.before[field.name] = was;
      row.after[field.name] = now;
      changed.set(Id, row);
    }
  return [...changed.values()];
}

interface Answer {
  readonly Id: string;
  readonly was: unknown;
  readonly now: unknown;
}

async function answersOf(
  { engine, tx, caller, now }: WriteContext,
  entity: EntityModel,
  field: FieldModel,
  ids: readonly string[],
): Promise<Answer[]> {
  const binder = new Binder();
  const beyond = { catalog: engine.catalog, me: caller.subject, now, binder };
  const keys = binder.bind(ids);
  const answer = formulaSqlOf(beyond, entity, field, 't');
  const open = field.while === undefined ? '' : ` AND ${beyondCondition(beyond, entity, field.while, 't')}`;
  const name = ident(field.name);
  const wire = (alias: string) => FIELD_KINDS[field.type].select(field, alias);
  try {
    const { rows } = await tx.query<Answer>(
      `WITH found AS (SELECT t."Id", t.${name} AS was, ${answer} AS answer FROM ${ident(entity.table)} t
         WHERE t."Id" = ANY(${keys}) AND t."IsDeleted" = 0${open}),
       old AS (SELECT o."Id", ${wire('o')} AS was FROM ${ident(entity.table)} o WHERE o."Id" = ANY(${keys}))
       UPDATE ${ident(entity.table)} t SET ${name} = found.answer FROM found JOIN old ON old."Id" = found."Id"
       WHERE t."Id" = found."Id" AND found.was IS DISTINCT FROM found.answer
       RETURNING t."Id", old.was AS was, ${wire('t')} AS now`,
      binder.values,
    );
    return rows;
  } catch (error) {
    if ((error as { code?: unknown }).code !== OUT_OF_RANGE) throw error;
    throw refuseFields([{ Key: field.name, Message: `${field.title}超出范围` }]);
  }
}

/** Fields of an entity that are stored and looked beyond for. */
export const storedLate = (entity: EntityModel): FieldModel[] =>
  [...lateNames(entity.fields)].flatMap((name) => {
    const field = entity.fields.get(name);
    return field && !isDerived(field) ? [field] : [];
  });

/** Those among them that are kept, and those that look at these: whatever else a row says stays as of its last change. */
export function keptOf(entity: EntityModel): FieldModel[] {
  const found = new Set<string>();
  return storedLate(entity).filter(({ name, kept, value = '' }) => {
    const isKept = kept === true || rowReads(value).some((read) => found.has(read));
    if (isKept) found.add(name);
    return isKept;
  });
}
