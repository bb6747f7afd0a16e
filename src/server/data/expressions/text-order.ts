import type { ConditionColumn } from './condition-sql.ts';

const DAY_LENGTH = 10;

/** A comparison as a column answers it. */
interface Asked {
  /** Absent where nothing of the column ever equals the value. */
  readonly asked?: string;
  readonly against: unknown;
}

/**
 * A day and a time of the same day are two texts, of which the shorter stands first. The question that a column answers alike; no operator
 * where nothing of it ever equals the value.
 */
export function inTextOrder({ wall }: ConditionColumn, operator: string, value: unknown): Asked {
  if (!wall || typeof value !== 'string' || (wall.kind === 'day') === (value.length === DAY_LENGTH))
    return { asked: operator, against: value };
  if (operator === '==' || operator === '!=') return { against: value };
  const isBelow = operator.startsWith('<');
  return wall.kind === 'day'
    ? { asked: isBelow ? '<=' : '>', against: value.slice(0, DAY_LENGTH) }
    : { asked: isBelow ? '<' : '>=', against: value };
}
