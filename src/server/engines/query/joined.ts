import { rowReads } from '../../../contract/formula-order.ts';
import type { Query, QueryMeasure } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { withCodes, type JoinedField } from '../../data/fields/kind.ts';
import { codeLiteral, ident } from '../../data/sql/sql.ts';
import { measuresOf } from './output.ts';

/** An entity as a query reads it, and what stands behind its table `t`. */
export interface Joined {
  readonly entity: EntityModel;
  readonly joins: string;
}

/**
 * Joins the rows that hold values of an entity once, for a query that looks at such fields: by itself each field looks its row up for every
 * row and every number again. Only rows that a unique key keeps to one for each row are joined, so that no row is counted twice.
 */
export function joinedFields(engine: Engine, query: Query, entity: EntityModel): Joined {
  const named = namesOf(query, entity);
  const fields = [...entity.fields.values()].filter(
    (field) => named.has(field.name) && isOneRow(engine, field),
  );
  if (fields.length === 0) return { entity, joins: '' };
  const joined = new Map(entity.fields);
  for (const field of fields) joined.set(field.name, columnOf(field));
  return { entity: { ...entity, fields: joined }, joins: fields.map(joinSql).join('') };
}

const aliasOf = ({ name }: FieldModel) => ident(`t_${name}`);

function columnOf(field: FieldModel): JoinedField {
  const value = `${aliasOf(field)}.${ident(field.pick ?? '')}`;
  const { default: none } = field;
  return {
    ...field,
    joined: none === undefined ? value : `coalesce(${value}, ${codeLiteral(String(none))})`,
  };
}

function joinSql(field: FieldModel): string {
  const { of = '', by = '', where = {} } = field;
  const at = aliasOf(field);
  const codes = Object.entries(where).map(([name, wanted]) => withCodes(`${at}.${ident(name)}`, wanted));
  return ` LEFT JOIN ${ident(of.split('/').at(-1) ?? '')} ${at} ON ${at}.${ident(by)} = t."Id" AND ${at}."IsDeleted" = 0${codes.join('')}`;
}

/** Whether there is never more than one row of which a field is a value. */
function isOneRow(engine: Engine, { of, by, pick, where = {}, mine }: FieldModel): boolean {
  if (of === undefined || by === undefined || pick === undefined || mine) return false;
  const single = Object.keys(where).filter((name) => typeof where[name] === 'string');
  const bound = new Set([by, ...single]);
  const { unique = [] } = entityOf(engine, of).file;
  return unique.some((names) => names.every((name) => bound.has(name)));
}

/** The fields that a query looks at. */
function namesOf(query: Query, entity: EntityModel): Set<string> {
  const groups = (query.group ?? []).map(({ field }) => field);
  const measures = Object.values(measuresOf(query, entity)).flatMap(({ ratio, ...measure }) =>
    ratio ? [ratio.part, ratio.whole].flatMap(readBy) : readBy(measure),
  );
  return new Set([...groups, ...Object.keys(query.filter ?? {}), ...measures]);
}

const readBy = ({ count, filter, distinct, sum, mean, percentile }: QueryMeasure): string[] => [
  ...Object.keys({ ...count, ...filter }),
  ...(distinct === undefined ? [] : [distinct]),
  ...[sum, mean, percentile?.of].flatMap((source) => (source === undefined ? [] : rowReads(source))),
];
