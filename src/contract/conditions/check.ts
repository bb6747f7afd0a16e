import { ConditionError } from './error.ts';
import { conditionFunctions } from './functions/index.ts';
import { fits } from './evaluate.ts';
import {
  accepts,
  comparable,
  describe,
  orderable,
  typeOfLiteral,
  type ConditionType,
  type Type,
} from './kinds.ts';
import { nearestNames } from './names.ts';
import { parseCondition } from './parse.ts';
import { OTHERS, OVER_ROW, type Node } from './tree.ts';

export type { ConditionType, Type } from './kinds.ts';

/** One reason why a condition would not work. `name` is the word that is not known, `candidates` the nearest known ones. */
export interface ConditionProblem {
  readonly message: string;
  /** offset in the source */
  readonly position: number;
  readonly name?: string;
  readonly candidates?: string[];
}

/** The name that says that a condition is given the school's calendar; what is in it is read by functions alone. */
export const CALENDAR = 'calendar';

/** Type of that name: nothing of it can be read by itself. */
export const CALENDAR_TYPE: ConditionType = { fields: {} };

type Of<K extends Node['kind']> = Extract<Node, { kind: K }>;

/**
 * Everything wrong with a condition, in the order of the source; empty when it is fine. `expected` is the kind of
 * value the place needs: `bool` under `when`, `visible`, `required` and `disabled`.
 */
export function checkCondition(
  source: string,
  names: Record<string, ConditionType>,
  expected?: 'bool' | 'string' | 'number',
): ConditionProblem[] {
  try {
    return problemsOf(parseCondition(source), names, expected);
  } catch (error) {
    if (error instanceof ConditionError) return [{ message: error.message, position: error.position }];
    throw error;
  }
}

/** What a formula comes to, as far as it is known before it is asked; `dyn` for one that has faults. */
export function typeOfCondition(source: string, names: Record<string, ConditionType>): Type {
  try {
    const check = new Check(names);
    const type = check.typeOf(parseCondition(source));
    return check.problems.length > 0 ? 'dyn' : type;
  } catch (error) {
    if (error instanceof ConditionError) return 'dyn';
    throw error;
  }
}

/** As checkCondition, for a parsed condition; without names every name is known and may be anything. */
export function problemsOf(
  tree: Node,
  names?: Record<string, ConditionType>,
  expected?: 'bool' | 'string' | 'number',
): ConditionProblem[] {
  const check = new Check(names);
  const type = check.typeOf(tree);
  if (expected && type !== 'dyn' && type !== expected)
    check.report(`must be ${describe(expected)}, not ${describe(type)}`, tree.at);
  return check.problems.sort((a, b) => a.position - b.position);
}

type RowType = Exclude<ConditionType, string>;

/** The type of the row that a reference field leads to, any value where that row is not known; undefined for all other fields. */
export function typeBehind(node: Node, names: Record<string, ConditionType>): RowType | 'dyn' | undefined {
  if (node.kind !== 'member') return undefined;
  const { of } = node;
  const holder =
    of.kind === 'name' && !of.local && Object.hasOwn(names, of.name) ? names[of.name] : typeBehind(of, names);
  const reached = typeof holder === 'object' ? holder.behind?.(node.name) : undefined;
  return typeof reached === 'object' || reached === 'dyn' ? reached : undefined;
}

function unknownField({ name, of }: Of<'member'>): string {
  const holder = of.kind === 'name' || of.kind === 'member' ? ` in ${of.name}` : '';
  return `unknown field "${name}"${holder}`;
}

class Check {
  readonly problems: ConditionProblem[] = [];

  constructor(private readonly names: Record<string, ConditionType> | undefined) {}

  report(message: string, position: number): 'dyn' {
    this.problems.push({ message, position });
    return 'dyn';
  }

  typeOf(node: Node): Type {
    switch (node.kind) {
      case 'literal':
        return typeOfLiteral(node.value);
      case 'name':
        return this.name(node);
      case 'member':
        return this.member(node);
      case 'index':
        this.expect(node.of, 'list');
        this.expect(node.index, 'number');
        return 'dyn';
      case 'list':
        return this.list(node);
      case 'not':
        this.expect(node.of, 'bool');
        return 'bool';
      case 'negate':
        this.expect(node.of, 'number');
        return 'number';
      case 'and':
      case 'or':
        for (const item of node.items) this.expect(item, 'bool');
        return 'bool';
      case 'choose':
        return this.choose(node);
      case 'has':
        this.typeOf(node.of);
        return 'bool';
      case 'binary':
        return this.binary(node);
      case 'call':
        return this.call(node);
      case 'each':
        return this.each(node);
      case 'over':
        return this.over(node);
    }
  }

  private name(node: Of<'name'>): Type {
    if (node.local || !this.names) return 'dyn';
    return this.named(node.name, this.names, node.at, `unknown name "${node.name}"`);
  }

  private each({ operator, list, body }: Of<'each'>): Type {
    this.expect(list, 'list');
    if (operator === 'map') this.typeOf(body);
    else this.expect(body, 'bool');
    return operator === 'map' || operator === 'filter' ? 'list' : 'bool';
  }

  /** What is asked of each row `x` is checked with it beside the other names. */
  private over(node: Of<'over'>): Type {
    const others = this.names?.[OTHERS];
    if (this.names && typeof others !== 'object')
      return this.report(`${node.operator}() looks at other rows, which is not possible here`, node.at);
    const row =
      typeof others === 'object'
        ? this.named(node.entity, others.fields, node.entityAt, `unknown entity "${node.entity}"`)
        : 'dyn';
    const inner = new Check(
      this.names && typeof row !== 'string'
        ? { ...this.names, [OVER_ROW]: row as ConditionType }
        : this.names && { ...this.names, [OVER_ROW]: 'dyn' },
    );
    if (node.where) inner.expect(node.where, 'bool');
    const type = this.overType(node, inner);
    this.problems.push(...inner.problems);
    return type;
  }

  private overType({ operator, of }: Of<'over'>, inner: Check): Type {
    if (operator === 'count' || of === null) return operator === 'count' ? 'number' : 'bool';
    if (operator === 'all' || operator === 'sum' || operator === 'mean') {
      inner.expect(of, operator === 'all' ? 'bool' : 'number');
      return operator === 'all' ? 'bool' : 'number';
    }
    const type = inner.typeOf(of);
    if (!orderable(type, type)) inner.report(`${operator}() cannot take ${describe(type)}`, of.at);
    return type;
  }

  private named(name: string, known: Record<string, ConditionType>, position: number, message: string): Type {
    const type = Object.hasOwn(known, name) ? known[name] : undefined;
    if (type) return type;
    this.problems.push({ message, position, name, candidates: nearestNames(name, Object.keys(known)) });
    return 'dyn';
  }

  private member(node: Of<'member'>): Type {
    const base = this.typeOf(node.of);
    if (base === 'dyn') return 'dyn';
    const reached = this.names && typeBehind(node.of, this.names);
    if (reached === 'dyn') return 'dyn';
    if (reached) return this.named(node.name, reached.fields, node.at, unknownField(node));
    if (typeof base === 'string') return this.report(`${describe(base)} has no fields`, node.at);
    return this.named(node.name, base.fields, node.at, unknownField(node));
  }

  private list(node: Of<'list'>): Type {
    const types = node.items.map((item) => ({ type: this.typeOf(item), at: item.at }));
    const first = types.find(({ type }) => type !== 'dyn')?.type;
    for (const { type, at } of types)
      if (first && !comparable(first, type)) this.report('the elements of a list must be of one kind', at);
    return 'list';
  }

  private choose(node: Of<'choose'>): Type {
    this.expect(node.when, 'bool');
    const [then, otherwise] = [this.typeOf(node.yes), this.typeOf(node.no)];
    if (then === otherwise || otherwise === 'null') return then;
    if (then === 'null') return otherwise;
    if (then === 'dyn' || otherwise === 'dyn' || typeof then === 'object' || typeof otherwise === 'object')
      return 'dyn';
    return this.report(`? : gives ${describe(then)} or ${describe(otherwise)}, not one kind`, node.at);
  }

  private binary(node: Of<'binary'>): Type {
    const { operator, left, right } = node;
    if (operator === 'in') return this.membership(left, right);
    const [a, b] = [this.typeOf(left), this.typeOf(right)];
    if ('+-*/%'.includes(operator)) return this.arithmetic(node, a, b);
    const asksForAbsence = (operator === '==' || operator === '!=') && (a === 'null' || b === 'null');
    if (asksForAbsence) return 'bool';
    if (operator === '==' || operator === '!=') this.compare(a, left, b, right, node.at);
    else if (!orderable(a, b))
      this.report(`"${operator}" cannot order ${describe(a)} and ${describe(b)}`, node.at);
    return 'bool';
  }

  private membership(left: Node, right: Node): Type {
    const type = this.typeOf(left);
    this.expect(right, 'list');
    if (right.kind === 'list')
      for (const item of right.items)
        if (item.kind === 'literal') this.compare(type, left, typeOfLiteral(item.value), item, item.at);
    return 'bool';
  }

  private compare(a: Type, left: Node, b: Type, right: Node, at: number): void {
    if (!comparable(a, b)) this.report(`cannot compare ${describe(a)} with ${describe(b)}`, at);
    for (const [type, other] of [
      [a, right],
      [b, left],
    ] as const)
      if (
        type === 'bool' &&
        other.kind === 'literal' &&
        typeof other.value === 'number' &&
        other.value !== 0 &&
        other.value !== 1
      )
        this.report('a yes/no value is 1 or 0', other.at);
  }

  private arithmetic(node: Of<'binary'>, a: Type, b: Type): Type {
    const known = [a, b].filter((type) => type !== 'dyn');
    if (node.operator === '+' && known.length === 0) return 'dyn';
    if (node.operator === '+' && known.every((type) => type === 'string')) return 'string';
    if (known.every((type) => type === 'number')) return 'number';
    const hint =
      known.includes('string') && known.includes('number') ? '; text(x) turns a number into text' : '';
    return this.report(`cannot calculate ${describe(a)} ${node.operator} ${describe(b)}${hint}`, node.at);
  }

  private call(node: Of<'call'>): Type {
    const types = node.args.map((arg) => this.typeOf(arg));
    const declared = conditionFunctions.get(node.name);
    if (!declared) {
      const candidates = nearestNames(node.name, [
        ...conditionFunctions.keys(),
        'has',
        'exists',
        'all',
        'filter',
        'map',
      ]);
      this.problems.push({
        message: `unknown function "${node.name}"`,
        position: node.at,
        name: node.name,
        candidates,
      });
      return 'dyn';
    }
    if (declared.calendar && this.names && !Object.hasOwn(this.names, CALENDAR))
      return this.report(`${node.name}() reads the school calendar, which is not known here`, node.at);
    if (!fits(declared, node)) return this.report(`${node.name} is written ${declared.usage}`, node.at);
    for (const [index, kind] of declared.parameters.entries()) {
      const type = types[index];
      if (type && !accepts(kind, type))
        this.report(`${node.name}() cannot take ${describe(type)}`, node.args[index]!.at);
    }
    this.words(node, declared.words);
    return declared.result;
  }

  private words(node: Of<'call'>, words: readonly string[] | undefined): void {
    const last = node.args.at(-1);
    if (!words || last?.kind !== 'literal' || words.includes(String(last.value))) return;
    const name = String(last.value);
    const message = `${node.name}() knows ${words.map((word) => `"${word}"`).join(', ')}, not "${name}"`;
    this.problems.push({ message, position: last.at, name, candidates: nearestNames(name, words) });
  }

  private expect(node: Node, expected: 'bool' | 'number' | 'list'): void {
    const type = this.typeOf(node);
    if (type !== 'dyn' && type !== expected)
      this.report(`needs ${describe(expected)}, not ${describe(type)}`, node.at);
  }
}
