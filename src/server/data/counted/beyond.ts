import type { EntityModel } from '../../../contract/model.ts';
import type { Path } from '../../../contract/reaching-rules.ts';
import type { Catalog } from '../schemas/catalog.ts';
import type { Subject } from '../../../contract/subject.ts';
import {
  conditionToSql,
  type ConditionColumn,
  type ConditionSqlOptions,
} from '../expressions/condition-sql.ts';
import { conditionColumn } from '../access/row-column.ts';
import { ident, type Binder } from '../sql/sql.ts';

type Entities = Pick<Catalog, 'entities'>;

/** Where the rows of an entity stand: its table, or something that tells them as they will be. */
export type Rows = (entity: EntityModel) => string;

export const storedRows: Rows = ({ table }) => ident(table);

/** What the rows that are looked at are called in a statement; they hold no further look. */
const OTHER = 'other_row';

/** How a condition over the row `alias` of an entity is written that looks beyond it: through its references, and at rows of any entity. */
export function beyondOptions(
  catalog: Entities,
  entity: EntityModel,
  alias: string,
  rows: Rows = storedRows,
): Pick<ConditionSqlOptions, 'column' | 'others'> {
  return {
    column: (path) => columnThrough(catalog, entity, path.split('.'), alias, rows),
    others: (name) => {
      const other = catalog.entities.get(name);
      return (
        other && {
          from: `${rows(other)} ${OTHER}`,
          there: `${OTHER}."IsDeleted" = 0`,
          column: (path) => columnThrough(catalog, other, path.split('.'), OTHER, rows),
        }
      );
    },
  };
}

/** A condition of a list, which may look beyond its rows as their own formulas do. */
export function listCondition(
  catalog: Entities,
  entity: EntityModel,
  source: string,
  me: Subject,
  binder: Binder,
): string {
  return conditionToSql(source, {
    ...beyondOptions(catalog, entity, 't'),
    names: { me },
    bind: (value) => binder.bind(value),
    constants: true,
  });
}

/** The column at the end of a path through references, one look at another table for each step. */
function columnThrough(
  catalog: Entities,
  entity: EntityModel,
  [first = '', ...rest]: Path,
  alias: string,
  rows: Rows,
): ConditionColumn | undefined {
  const field = entity.fields.get(first);
  // What is worked out at every read would look at rows in its turn.
  if (rest.length === 0)
    return field?.live && alias.startsWith(OTHER) ? undefined : conditionColumn(entity, first, alias);
  const target = field?.type === 'ref' ? catalog.entities.get(field.ref ?? '') : undefined;
  if (!target) return undefined;
  const behind = `${alias}r`;
  const column = columnThrough(catalog, target, rest, behind, rows);
  const looked = (sql: string) =>
    `(SELECT ${sql} FROM ${rows(target)} ${behind} WHERE ${behind}."Id" = ${alias}.${ident(first)} AND ${behind}."IsDeleted" = 0)`;
  return (
    column && {
      ...column,
      sql: looked(column.sql),
      ...(column.wall ? { wall: { ...column.wall, sql: looked(column.wall.sql) } } : {}),
    }
  );
}
