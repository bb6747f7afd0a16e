/** What a function accepts: `sized` is text or a list, `scalar` is text, a number or a yes/no value. */
export type ParameterKind = 'string' | 'number' | 'list' | 'sized' | 'scalar';

export interface FunctionContext {
  readonly scope: Record<string, unknown>;
  /** pays for work that grows with the length of a value */
  charge(units: number): void;
}

/** What a function answers; null means that no value can be given. */
export type Answer = string | number | boolean | readonly unknown[] | null;

export interface ConditionFunction {
  readonly parameters: readonly ParameterKind[];
  /** how many of the last parameters may be left out */
  readonly optional?: number;
  /** `dyn`: an item of a list, of whatever kind it is */
  readonly result: 'string' | 'number' | 'bool' | 'list' | 'dyn';
  /** written f(x), x.f(), or both */
  readonly form: 'call' | 'method' | 'both';
  readonly usage: string;
  /** The only texts that the last parameter may be, where it is written out. */
  readonly words?: readonly string[];
  /** Answers by the school's calendar, which only formulas and rules of entities are given. */
  readonly calendar?: true;
  /** arguments are never absent and already have the declared kinds */
  run(args: readonly unknown[], context: FunctionContext): Answer;
}

/** The functions of one subject, by name. */
export type Functions = Readonly<Record<string, ConditionFunction>>;

/** Items of a list that are there; those that are absent are left out, as SQL leaves them out. */
export const present = (list: unknown): unknown[] =>
  (list as unknown[]).filter((item) => item !== null && item !== undefined);
