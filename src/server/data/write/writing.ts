import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { lookedAt } from '../../../contract/looked-at.ts';
import { isChained, notAppended } from '../chain/links.ts';
import type { Engine } from '../engine.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { readersOf } from '../read/readers.ts';

interface Way {
  /** Name under which the statement is prepared, of the few that a whole school asks for at once. */
  readonly name?: string;
  /** What judges or works out the rows, where formulas or rules look at what is written. */
  readonly judged?: string;
}

/**
 * How a set of rows is written. An act is what somebody did: the audit has a line for each row. A record is what the program
 * keeps of an act that stands in the audit by itself, or of time: its version and its time of change tell of it. A count
 * repeats what other rows say: the row is not touched by it, so a form that is open can still be stored.
 */
export type Writing =
  | (Way & { readonly as: 'act'; readonly enCode: string })
  | (Way & { readonly as: 'record' | 'count' });

/** Columns that the door keeps itself. */
const KEPT: ReadonlySet<string> = new Set([
  'Id',
  'CreateUserId',
  'CreateUserName',
  'CreateDate',
  'UpdateDate',
  'Version',
]);

/** What was found writable of an entity, the same as long as its schemas are served. */
const found = new WeakMap<EntityModel, Map<string, readonly FieldModel[]>>();

/** The fields of columns that SQL writes. @throws Error for those that SQL alone cannot write as the engine would */
export function requireWritable(
  engine: Pick<Engine, 'catalog'>,
  entity: EntityModel,
  names: readonly string[],
  how: Writing,
): readonly FieldModel[] {
  const known = found.get(entity) ?? new Map<string, readonly FieldModel[]>();
  found.set(entity, known);
  const key = `${how.as} ${how.judged !== undefined} ${names.join()}`;
  const fields = known.get(key) ?? writable(engine, entity, names, how);
  known.set(key, fields);
  return fields;
}

function writable(
  { catalog }: Pick<Engine, 'catalog'>,
  entity: EntityModel,
  names: readonly string[],
  { as, judged }: Writing,
): readonly FieldModel[] {
  if (isChained(entity)) throw notAppended(entity);
  const refused = (name: string, why: string) =>
    new Error(`SQL does not write ${entity.name}.${name}: ${why}`);
  const readers = readersOf(catalog, entity.name);
  const looked = lookedAt(entity);
  return names.map((name) => {
    const field = entity.fields.get(name);
    if (!field || FIELD_KINDS[field.type].column(field) === undefined) throw refused(name, 'it is no column');
    if (KEPT.has(name)) throw refused(name, 'the write door keeps it');
    if (as === 'count' && name === 'IsDeleted') throw refused(name, 'a row that is deleted is touched');
    const isJudged = looked.has(name) || readers.some(({ fields }) => fields.has(name));
    if (isJudged && judged === undefined) throw refused(name, 'rules look at it; changeRows judges the rows');
    return field;
  });
}
