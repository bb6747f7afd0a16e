import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { lastStep } from '../../../contract/field-path.ts';
import type { Caller } from '../../data/access/caller.ts';
import { predicateField } from '../../data/access/rights.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { columnOf, type JoinedField } from '../../data/fields/kind.ts';
import { ident } from '../../data/sql/sql.ts';

/**
 * A field of the rows of an alias, or one that their references lead to (`BookId.Shelf`), whose value one look by key finds for
 * each step. The caller sees each step plain, as a filter of a list asks it of one field.
 * @throws Refusal when the caller does not
 */
export function pathField(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  path: string,
  alias: string,
): FieldModel {
  const [first = '', ...steps] = path.split('.');
  const known = entity.fields.get(path);
  if (known || steps.length === 0) return predicateField(entity, path, caller);
  let field = predicateField(entity, first, caller);
  let joined = columnOf(field, alias);
  for (const step of steps) {
    const target = entityOf(engine, field.ref ?? '');
    field = predicateField(target, step, caller);
    joined = `(SELECT ${columnOf(field, 'p')} FROM ${ident(target.table)} p WHERE p."Id" = ${joined})`;
  }
  const found: JoinedField = { ...field, name: path.replaceAll('.', '_'), joined };
  return found;
}

/** An entity with the fields beyond its references that a query filters by, for the rows of an alias. */
export function withPaths(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  names: readonly string[],
  alias: string,
): EntityModel {
  const paths = names.filter((name) => lastStep(name) !== name);
  if (paths.length === 0) return entity;
  const fields = new Map(entity.fields);
  for (const path of paths) fields.set(path, pathField(engine, caller, entity, path, alias));
  return { ...entity, fields };
}
