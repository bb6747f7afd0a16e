import type { ConditionType } from '../../../contract/conditions/check.ts';
import type { Node } from '../../../contract/conditions/tree.ts';

/** What an operator becomes when its sides change places. */
export const mirrored: Record<string, string> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
};

export const isNull = (node: Node): boolean => node.kind === 'literal' && node.value === null;
export const isOrder = (operator: string): boolean => operator !== '==' && operator !== '!=';
export const isScalar = (type: ConditionType): boolean =>
  type === 'string' || type === 'number' || type === 'bool';
export const sqlOperator = (operator: string): string =>
  operator === '==' ? '=' : operator === '!=' ? '<>' : operator;
