import type { ClockRule } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { conditionColumn } from '../access/row-column.ts';
import type { Engine } from '../engine.ts';
import { conditionToSql } from '../expressions/condition-sql.ts';
import type { Binder } from '../sql/sql.ts';
import { secondsLater } from './clock.ts';
import { dueDaySql } from './due.ts';

/**
 * The rows under `t` that a clock rule is about at a moment, as SQL.
 * @param now `YYYY-MM-DD HH:mm:ss` by the database's clock, or a later moment to look ahead
 */
export function dueRowsSql(
  { catalog }: Pick<Engine, 'catalog'>,
  entity: EntityModel,
  { when, due }: ClockRule,
  now: string,
  binder: Binder,
): string {
  const condition = conditionToSql(when, {
    column: (name) => conditionColumn(entity, name, 't'),
    names: { clock: { now, hourAgo: secondsLater(now, -3_600), dayAgo: secondsLater(now, -86_400) } },
    bind: (value) => binder.bind(value),
  });
  return due ? `(${condition}) AND ${dueDaySql(catalog.calendar, entity, due, now, binder)}` : condition;
}
