import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Catalog } from '../schemas/catalog.ts';
import { formulaToSql } from '../expressions/condition-sql.ts';
import { NotInSql } from '../expressions/expression.ts';
import type { LiveField } from '../fields/kind.ts';
import { codeLiteral, textLiteral } from '../sql/sql.ts';
import { beyondOptions } from './beyond.ts';
import { heldAs } from './late-sql.ts';

/** Gives the fields that are worked out at every read their SQL. */
export function bringLive(entities: Catalog['entities']): void {
  for (const entity of entities.values())
    for (const field of entity.fields.values())
      if (field.live)
        (entity.fields as Map<string, FieldModel>).set(field.name, liveField(entities, entity, field));
}

/** The entity as statements read it, where its catalogue was not made for that. */
export function withLive(entities: Catalog['entities'], entity: EntityModel): EntityModel {
  const fields = new Map(entity.fields);
  const live = { ...entity, fields };
  for (const [name, field] of entity.fields)
    if (field.live) fields.set(name, liveField(entities, live, field));
  return live;
}

const all = new WeakMap<Catalog['entities'], Catalog['entities']>();

/** All entities as statements read them, those that a formula reaches through references among them. */
export function allLive(entities: Catalog['entities']): Catalog['entities'] {
  const known = all.get(entities);
  if (known) return known;
  const made = new Map(entities);
  all.set(entities, made);
  for (const [name, entity] of entities) made.set(name, withLive(made, entity));
  return made;
}

function liveField(entities: Catalog['entities'], entity: EntityModel, field: FieldModel): LiveField {
  const made = new Map<string, string>();
  return {
    ...field,
    worked(alias) {
      const sql = made.get(alias) ?? workedSql(entities, entity, field, alias);
      made.set(alias, sql);
      return sql;
    },
  };
}

/** A field that is worked out at every read, as SQL over the rows of an alias. */
export const workedSql = (
  entities: Catalog['entities'],
  entity: EntityModel,
  field: FieldModel,
  alias: string,
): string =>
  heldAs(
    field,
    formulaToSql(field.value ?? 'null', {
      ...beyondOptions({ entities }, entity, alias),
      names: {},
      bind: written,
      constants: true,
    }),
  );

/** A column stands in statements of all kinds, where nothing can be bound for it. */
function written(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && /^\w{1,40}$/.test(value)) return codeLiteral(value);
  if (typeof value === 'string') return textLiteral(value);
  throw new NotInSql('a live formula names numbers, texts and codes alone');
}
