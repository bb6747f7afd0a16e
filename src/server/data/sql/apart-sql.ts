import { createHash } from 'node:crypto';
import type { ApartRows } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { rowCondition } from '../access/scope.ts';
import { Binder, ident } from './sql.ts';

/**
 * A range of texts: every database orders ranges in a GiST index by itself, so that a constraint can hold equal keys without an
 * extension that a school's server may lack.
 */
export const APART_TYPE = `DO $$ BEGIN
  IF to_regtype('sys_key') IS NULL THEN CREATE TYPE sys_key AS RANGE (subtype = text, collation = ${ident('C')}); END IF;
END $$`;

/** The rows of an alias that a rule holds apart. */
export function apartSql(entity: EntityModel, { fields, from, when }: ApartRows, alias: string): string {
  const binder = new Binder();
  const filled = [...fields, ...(from === undefined ? [] : [from])].map(
    (name) => `${alias}.${ident(name)} IS NOT NULL`,
  );
  const holds = when === undefined ? [] : [rowCondition(entity, when, {}, binder, alias)];
  if (binder.values.length > 0)
    throw new Error(`what holds rows of ${entity.name} apart needs constants alone: ${when}`);
  return [`${alias}."IsDeleted" = 0`, ...filled, ...holds].join(' AND ');
}

/** The moments of a row: a datetime ends before its end, a day with it; without an end it lasts, and one that is turned round is none. */
export function momentsSql(entity: EntityModel, { from, to }: ApartRows, alias: string): string {
  const isDay = entity.fields.get(from!)?.type === 'date';
  const range = isDay ? 'daterange' : 'tstzrange';
  const [begin, end] = [from!, to].map((name) => (name === undefined ? 'NULL' : `${alias}.${ident(name)}`));
  return `CASE WHEN ${end} < ${begin} THEN 'empty'::${range} ELSE ${range}(${begin}, ${end}, '${isDay ? '[]' : '[)'}') END`;
}

/** A constraint that keeps rows apart, by the name that says all that it is made of. */
export interface PlannedConstraint {
  readonly name: string;
  readonly rule: ApartRows;
  readonly sql: string;
}

/** The constraints that an entity's table has to have. */
export function constraintsOf(entity: EntityModel): PlannedConstraint[] {
  return (entity.file.apart ?? []).map((rule) => {
    const table = ident(entity.table);
    const keys = rule.fields.map((name) => {
      const column = `${table}.${ident(name)}`;
      const text = entity.fields.get(name)?.type === 'int' ? `${column}::text` : column;
      return `sys_key(${text}, ${text}, '[]') WITH &&`;
    });
    const moments = rule.from === undefined ? [] : [`(${momentsSql(entity, rule, table)}) WITH &&`];
    const body = `EXCLUDE USING gist (${[...keys, ...moments].join(', ')}) WHERE (${apartSql(entity, rule, table)})`;
    const mark = createHash('sha256').update(body).digest('hex').slice(0, 16);
    const name = `ex_${mark}`;
    return { name, rule, sql: `ALTER TABLE ${table} ADD CONSTRAINT ${ident(name)} ${body}` };
  });
}

/** SQL that finds pairs of stored rows which a rule would hold apart. */
export function besideSql(entity: EntityModel, rule: ApartRows): string {
  const equal = rule.fields.map((name) => `a.${ident(name)} = b.${ident(name)}`);
  const moments =
    rule.from === undefined ? [] : [`${momentsSql(entity, rule, 'a')} && ${momentsSql(entity, rule, 'b')}`];
  return `SELECT a."Id", b."Id" FROM ${ident(entity.table)} a JOIN ${ident(entity.table)} b ON a."Id" < b."Id" AND ${[...equal, ...moments].join(' AND ')}
    WHERE ${apartSql(entity, rule, 'a')} AND ${apartSql(entity, rule, 'b')}`;
}
