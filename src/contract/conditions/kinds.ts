import type { ParameterKind } from './functions/index.ts';

/** What a name may be, built by the caller from an entity's fields; the elements of a list and everything below `dyn` are unchecked. */
export type ConditionType =
  | 'string'
  | 'number'
  | 'bool'
  | 'list'
  | 'dyn'
  | {
      fields: Record<string, ConditionType>;
      /** The row that a reference field leads to, where a condition may read through it: `row.ClassId.GradeYear`. */
      behind?: (field: string) => ConditionType | undefined;
    };

/** What the checker knows of a value; `null` is the literal. */
export type Type = ConditionType | 'null';

/** The type of a literal. */
export function typeOfLiteral(value: string | number | boolean | null): Type {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  return typeof value === 'string' ? 'string' : 'number';
}

/** A yes/no field may be compared with true, false, 1 and 0: it travels as 1 or 0. */
export function comparable(a: Type, b: Type): boolean {
  if (a === 'dyn' || b === 'dyn')
    return ![a, b].some((type) => type === 'null' || type === 'list' || typeof type === 'object');
  const numeric = (type: Type) => type === 'number' || type === 'bool';
  return (a === 'string' && b === 'string') || (numeric(a) && numeric(b));
}

/** Whether `<` and its kin can put two types in order. */
export function orderable(a: Type, b: Type): boolean {
  const known = [a, b].filter((type) => type !== 'dyn');
  return known.every((type) => type === 'number') || known.every((type) => type === 'string');
}

/** Whether a parameter of a function takes a type. */
export function accepts(kind: ParameterKind, type: Type): boolean {
  if (type === 'dyn') return true;
  if (kind === 'sized') return type === 'string' || type === 'list';
  if (kind === 'scalar') return type === 'string' || type === 'number' || type === 'bool';
  return kind === type;
}

/** A type in the words of a message. */
export function describe(type: Type): string {
  if (typeof type === 'object') return 'an object';
  const words = {
    string: 'text',
    number: 'a number',
    bool: 'a yes/no value',
    list: 'a list',
    dyn: 'any value',
    null: 'null',
  };
  return words[type];
}
