import type { Node, OverNode } from '../../../contract/conditions/tree.ts';
import type { ConditionColumn } from './condition-sql.ts';
import {
  cut,
  list,
  NOTHING,
  NotInSql,
  number,
  ofColumn,
  sqlOf,
  text,
  textOf,
  told,
  united,
  isText,
  type Expression,
  type Valued,
} from './expression.ts';
import { sqlFunctions } from './functions.ts';

/** What a compilation of conditions knows of the parts below an expression. */
export interface Surroundings {
  parse(source: string): Node;
  isRow(node: Node): boolean;
  isLogical(node: Node): boolean;
  /** The answer of a part that does not look at the row. */
  value(node: Node): unknown;
  column(node: Node): ConditionColumn;
  /** A part that answers yes, no or nothing. */
  logical(node: Node): string;
  /** What rows of another entity come to. */
  over(node: OverNode): Expression;
  bind(value: unknown): string;
  /** Whole numbers that the expression itself names are written into the statement. */
  readonly constants: boolean;
  /** Tells where a part stands when SQL cannot say it. */
  said<T>(node: Node, say: () => T): T;
}

/** Longer, a statement is more than anybody wants to be worked out of each row. */
const MOST_LETTERS = 20_000;

/** A part of a condition as a statement works it out, equal to what the program answers. */
export function expressionOf(node: Node, around: Surroundings): Expression {
  const expression = around.said(node, () => said(node, around));
  if ('constant' in expression || expression.sql.length <= MOST_LETTERS) return expression;
  return around.said(node, () => {
    throw new NotInSql('this is too much for one statement');
  });
}

function said(node: Node, around: Surroundings): Expression {
  if (node.kind === 'list')
    return { kind: 'items', items: node.items.map((item) => expressionOf(item, around)), sql: '' };
  if (!around.isRow(node)) {
    const value = around.value(node);
    const isWritten = around.constants && node.kind === 'literal' && Number.isSafeInteger(value);
    return isWritten ? constant('number', value, () => `${value}::float8`) : bound(value, around);
  }
  if (node.kind === 'over') return around.over(node);
  if (around.isLogical(node) && node.kind !== 'call') return { kind: 'bool', sql: around.logical(node) };
  switch (node.kind) {
    case 'member':
      return ofColumn(around.column(node));
    case 'negate':
      return calculated('-', number('0::float8'), expressionOf(node.of, around));
    case 'binary':
      return calculated(node.operator, expressionOf(node.left, around), expressionOf(node.right, around));
    case 'choose':
      return chosen(node, around);
    case 'call':
      return called(node, around);
    default:
      throw new NotInSql('this expression looks at the row in a way SQL does not');
  }
}

/** A value that is the same for every row; it is kept for the statement when something says it. */
function bound(value: unknown, { bind }: Surroundings): Expression {
  if (value === null) return NOTHING;
  if (typeof value === 'boolean') return { kind: 'bool', sql: String(value).toUpperCase() };
  if (typeof value === 'number') return constant('number', value, () => `${bind(value)}::float8`);
  if (typeof value === 'string') return constant('text', value, () => `${bind(value)}::text`);
  const items = Array.isArray(value) ? value.filter((item) => item !== null) : [];
  if (!Array.isArray(value) || items.some((item) => typeof item !== 'string'))
    throw new NotInSql('only a list of texts can stand here');
  return list(`to_jsonb(${bind(items)}::text[])`);
}

function constant(kind: 'number' | 'text', value: unknown, say: () => string): Valued {
  let sql: string | undefined;
  return {
    kind,
    constant: value,
    get sql() {
      return (sql ??= say());
    },
  };
}

function calculated(operator: string, left: Expression, right: Expression): Expression {
  if (operator === '+' && [left, right].some(isText)) {
    if (left.kind === 'null' || right.kind === 'null') return NOTHING;
    return text(`(${textOf(left)} || ${textOf(right)})`);
  }
  if (left.kind === 'null' || right.kind === 'null') return NOTHING;
  const [a, b] = [sqlOf(left, 'number'), sqlOf(right, 'number')];
  if (operator === '%') return number(`(mod((${a})::numeric, NULLIF((${b})::numeric, 0)))::float8`);
  return number(cut(operator === '/' ? `${a} / NULLIF(${b}, 0)` : `${a} ${operator} ${b}`));
}

/** An unknown question has no answer, so neither branch is taken. */
function chosen({ when, yes, no }: Extract<Node, { kind: 'choose' }>, around: Surroundings): Expression {
  const [a, b] = [expressionOf(yes, around), expressionOf(no, around)];
  if (a.kind === 'null' && b.kind === 'null') return NOTHING;
  const kind = united([a, b]);
  if (kind === undefined) throw new NotInSql('the two answers are not of one kind');
  const asked = around.logical(when);
  return {
    kind,
    sql: `(CASE WHEN ${asked} THEN ${told(a, kind)} WHEN NOT ${asked} THEN ${told(b, kind)} END)`,
  };
}

function called(node: Extract<Node, { kind: 'call' }>, around: Surroundings): Expression {
  const say = sqlFunctions.get(node.name);
  if (!say) throw new NotInSql(`${node.name}() has no SQL; what it answers has to be stored`);
  const args = node.args.map((arg) => expressionOf(arg, around));
  if (args.some(({ kind }) => kind === 'null')) return NOTHING;
  return say(args, {
    bind: (value) => around.bind(value),
    now: () => bound(around.value(around.parse('now()')), around),
  });
}
