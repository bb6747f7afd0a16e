import { ConditionError } from '../../src/contract/conditions/condition.ts';
import { evaluateTree } from '../../src/contract/conditions/evaluate.ts';
import { parseCondition } from '../../src/contract/conditions/parse.ts';
import { oversOf, readsOf, replaceParts, type Node } from '../../src/contract/conditions/tree.ts';
import { speak } from './speak.ts';

/** A condition or a part of one, whether it holds, and what it looked at. */
export interface Part {
  readonly text: string;
  /** undefined: unknown, because a value that it compares is absent. Unknown grants nothing. */
  readonly holds: boolean | undefined;
  /** The values that it looked at, by their path; only of parts that have no parts. */
  readonly values: readonly (readonly [path: string, value: unknown])[];
  /** How the parts make the whole; absent for a part that has none. */
  readonly joined?: 'all' | 'any' | 'not';
  readonly parts: readonly Part[];
}

/** The truth of each part of a condition, by the evaluator that the engine uses. */
export function truthOf(source: string, scope: Record<string, unknown>, counted: Counted = {}): Part {
  return partOf(parseCondition(source), source, scope, counted);
}

/** What the parts of a condition that look at other rows came to, by their texts. */
export type Counted = Readonly<Record<string, string | number | boolean | null>>;

function partOf(node: Node, source: string, scope: Record<string, unknown>, counted: Counted): Part {
  const below = (nodes: readonly Node[]) => nodes.map((inner) => partOf(inner, source, scope, counted));
  const text = speak(node);
  const told = replaceParts(node, (part) =>
    part.kind === 'over' ? { kind: 'literal', value: counted[speak(part)] ?? null, at: part.at } : undefined,
  );
  const holds = holdsIn(told, source, scope);
  if (node.kind === 'and') return { text, holds, values: [], joined: 'all', parts: below(node.items) };
  if (node.kind === 'or') return { text, holds, values: [], joined: 'any', parts: below(node.items) };
  if (node.kind === 'not' && ['and', 'or', 'not'].includes(node.of.kind))
    return { text, holds, values: [], joined: 'not', parts: below([node.of]) };
  const values = [
    ...oversOf(node).map((part) => [speak(part), counted[speak(part)]] as const),
    ...readsOf(told).map((path) => [path, valueAt(scope, path)] as const),
  ];
  return { text, holds, values, parts: [] };
}

function holdsIn(node: Node, source: string, scope: Record<string, unknown>): boolean | undefined {
  try {
    const value = evaluateTree(node, scope, source);
    return value === null ? undefined : value === true || value === 1;
  } catch (error) {
    if (error instanceof ConditionError) return false;
    throw error;
  }
}

function valueAt(scope: Record<string, unknown>, path: string): unknown {
  // What is read through a reference stands in the row under its whole path.
  const row = path.startsWith('row.') ? (scope['row'] as Record<string, unknown> | null | undefined) : null;
  const name = path.slice('row.'.length);
  if (row && Object.hasOwn(row, name)) return row[name];
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      scope,
    );
}

/** The parts as lines, each with its mark and the values that decided it. */
export function partLines(part: Part, indent = ''): string[] {
  const mark = part.holds === undefined ? '？' : part.holds ? '✓' : '✗';
  const values = part.values.map(([path, value]) => `${path} = ${shown(value)}`).join('，');
  const joined =
    part.joined && { all: '（须全部成立）', any: '（成立一项即可）', not: '（须不成立）' }[part.joined];
  const unknown = part.holds === undefined && part.parts.length === 0 ? '；缺少值，视为不成立' : '';
  return [
    `${indent}${mark} ${part.text}${joined ?? ''}${values === '' ? '' : `    其中 ${values}${unknown}`}`,
    ...part.parts.flatMap((inner) => partLines(inner, `${indent}  `)),
  ];
}

const MOST_SHOWN = 120;

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '（空）';
  const text = JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
