import type { OverNode } from '../../../contract/conditions/tree.ts';
import { bool, cut, isText, NotInSql, number, sqlOf, textOf, type Expression } from './expression.ts';

/** What is asked of each row. */
interface Asked {
  value(): Expression;
  truth(): string;
}

/** A double as the number with the digits that it was written with, so that a sum does not depend on the order of its rows. */
const exact = (sql: string): string => `((${sql})::numeric)`;

/**
 * What rows come to, over a FROM ... WHERE. Values that are absent are left out. The sum of none is 0, all of none hold; of
 * none there is no mean, no smallest and no largest.
 */
export function overSql({ operator }: OverNode, from: string, { value, truth }: Asked): Expression {
  switch (operator) {
    case 'count':
      return number(`(SELECT count(*)::float8 ${from})`);
    case 'any':
      return bool(`EXISTS (SELECT 1 ${from})`);
    case 'all':
      return bool(`NOT EXISTS (SELECT 1 ${from} AND (${truth()}) IS NOT TRUE)`);
    case 'sum':
      return number(cut(`(SELECT coalesce(sum(${exact(sqlOf(value(), 'number'))}), 0)::float8 ${from})`));
    case 'mean':
      return number(cut(`(SELECT avg(${exact(sqlOf(value(), 'number'))})::float8 ${from})`));
    case 'min':
    case 'max':
      return outermost(operator, value(), from);
  }
}

function outermost(operator: 'min' | 'max', value: Expression, from: string): Expression {
  const { kind } = value;
  if (kind === 'number' || kind === 'day' || kind === 'time')
    return { kind, sql: `(SELECT ${operator}(${value.sql}) ${from})` };
  if (!isText(value)) throw new NotInSql(`${operator}() needs numbers, texts or dates`);
  return { kind: 'text', sql: `(SELECT ${operator}((${textOf(value)}) COLLATE "C") ${from})` };
}
