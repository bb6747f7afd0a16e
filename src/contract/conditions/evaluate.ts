import { fifteenDigits, remainder } from './decimal.ts';
import { ConditionError } from './error.ts';
import {
  conditionFunctions,
  type ConditionFunction,
  type FunctionContext,
  type ParameterKind,
} from './functions/index.ts';
import { overRows } from './over-rows.ts';
import { OTHERS, OVER_ROW, pathOf, type Node } from './tree.ts';
import { equal, kindOf, order, own, plain, truth, WrongKind, type Truth } from './values.ts';

/** What one evaluation may cost: steps, and the elements of a list that is walked. */
export const evaluationLimits = { steps: 20_000, listItems: 1_000 } as const;

type Scope = Record<string, unknown>;
type Locals = { readonly name: string; readonly value: unknown; readonly outer: Locals } | null;
type Of<K extends Node['kind']> = Extract<Node, { kind: K }>;

/** Evaluates a tree. The answer is null where a value is absent; throws ConditionError for wrong kinds and for too much work. */
export function evaluateTree(tree: Node, scope: Scope, source: string): unknown {
  return new Evaluation(scope, source).run(tree, null);
}

/** Whether a node always answers yes, no or unknown. */
export function isLogical(node: Node): boolean {
  if (node.kind === 'binary') return !'+-*/%'.includes(node.operator);
  if (node.kind === 'each') return node.operator === 'exists' || node.operator === 'all';
  if (node.kind === 'over') return node.operator === 'any' || node.operator === 'all';
  if (node.kind === 'call') return conditionFunctions.get(node.name)?.result === 'bool';
  return ['and', 'or', 'not', 'has'].includes(node.kind);
}

class Evaluation implements FunctionContext {
  private steps = 0;
  private at = 0;

  constructor(
    readonly scope: Scope,
    private readonly source: string,
  ) {}

  charge(units: number): void {
    this.steps += units;
    if (this.steps > evaluationLimits.steps) this.refuse('too much work', this.at);
  }

  run(node: Node, locals: Locals): unknown {
    this.at = node.at;
    this.charge(1);
    try {
      return plain(this.step(node, locals));
    } catch (error) {
      if (error instanceof WrongKind) return this.refuse(error.message, node.at);
      throw error;
    }
  }

  private step(node: Node, locals: Locals): unknown {
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'name':
        return node.local || isOverRow(node.name, locals)
          ? lookUp(node.name, locals)
          : own(this.scope, node.name);
      case 'member':
        return this.member(node, locals);
      case 'index':
        return this.index(node, locals);
      case 'list':
        return node.items.map((item) => this.run(item, locals));
      case 'not':
        return not(truth(this.run(node.of, locals)));
      case 'negate':
        return this.arithmetic('-', 0, this.run(node.of, locals));
      case 'and':
        return this.until(false, node.items, (item) => truth(this.run(item, locals)));
      case 'or':
        return this.until(true, node.items, (item) => truth(this.run(item, locals)));
      case 'choose': {
        const when = truth(this.run(node.when, locals));
        return when === null ? null : this.run(when ? node.yes : node.no, locals);
      }
      case 'has':
        return this.run(node.of, locals) !== null;
      case 'binary':
        return this.binary(node, locals);
      case 'call':
        return this.call(node, locals);
      case 'each':
        return this.each(node, locals);
      case 'over':
        return overRows(node, this.rowsOver(node, locals), {
          value: (row) => this.run(node.of!, inOver(row, locals)),
          truth: (row) => truth(this.run(node.of!, inOver(row, locals))),
        });
    }
  }

  /** What was read through a reference stands in the row under its path: `row.ClassId.GradeYear` under `ClassId.GradeYear`. */
  private member(node: Of<'member'>, locals: Locals): unknown {
    const path = node.of.kind === 'member' ? pathOf(node) : undefined;
    const row = path?.startsWith('row.') ? own(this.scope, 'row') : null;
    if (row !== null && Object.hasOwn(row as object, path!.slice(4))) return own(row, path!.slice(4));
    const holder = this.run(node.of, locals);
    return isCaller(node.of) ? held(own(holder, node.name)) : own(holder, node.name);
  }

  /** Kleene's `and` (stop at false) and `or` (stop at true). */
  private until<T>(stop: boolean, items: readonly T[], ask: (item: T) => Truth): Truth {
    let answer: Truth = !stop;
    for (const item of items) {
      const found = ask(item);
      if (found === stop) return stop;
      if (found === null) answer = null;
    }
    return answer;
  }

  private index(node: Of<'index'>, locals: Locals): unknown {
    const list = this.run(node.of, locals);
    const index = this.run(node.index, locals);
    if (list === null || index === null) return null;
    if (!Array.isArray(list) || typeof index !== 'number')
      throw new WrongKind('[ ] takes a list and a number');
    return plain(list[index]);
  }

  private binary(node: Of<'binary'>, locals: Locals): unknown {
    const { operator } = node;
    if (operator === '==' || operator === '!=') {
      const answer = this.equality(node, locals);
      return operator === '==' ? answer : not(answer);
    }
    const left = this.run(node.left, locals);
    const right = this.run(node.right, locals);
    if (operator === 'in') return this.isIn(left, right);
    if ('+-*/%'.includes(operator)) return this.arithmetic(operator, left, right);
    this.chargeText(left, right);
    const place = order(left, right);
    if (place === null) return null;
    if (operator === '<') return place < 0;
    if (operator === '<=') return place <= 0;
    return operator === '>' ? place > 0 : place >= 0;
  }

  /** The word `null` asks whether a value is absent; two absent values are not equal to each other. */
  private equality({ left, right }: Of<'binary'>, locals: Locals): Truth {
    if (isNull(right)) return this.run(left, locals) === null;
    if (isNull(left)) return this.run(right, locals) === null;
    const [a, b] = [this.run(left, locals), this.run(right, locals)];
    this.chargeText(a, b);
    return equal(a, b);
  }

  /** Nothing is in an empty list; absent elements are left out, as the SQL compiler leaves them out. */
  private isIn(value: unknown, list: unknown): Truth {
    if (list === null) return null;
    if (!Array.isArray(list)) throw new WrongKind(`"in" takes a list, not ${kindOf(list)}`);
    this.charge(list.length >> 3);
    const present = list.map(plain).filter((item) => item !== null);
    if (present.length === 0) return false;
    return value === null ? null : this.until(true, present, (item) => equal(value, item));
  }

  private arithmetic(operator: string, left: unknown, right: unknown): unknown {
    if (left === null || right === null) return null;
    if (operator === '+' && typeof left === 'string' && typeof right === 'string') {
      this.chargeText(left, right);
      return left + right;
    }
    if (typeof left !== 'number' || typeof right !== 'number')
      throw new WrongKind(
        `cannot calculate with ${kindOf(left)} and ${kindOf(right)}; text(x) turns a number into text`,
      );
    return calculated(operator, left, right);
  }

  private call(node: Of<'call'>, locals: Locals): unknown {
    const declared = conditionFunctions.get(node.name);
    if (!declared || !fits(declared, node))
      return this.refuse(`cannot call "${node.name}" like this`, node.at);
    const values = node.args.map((arg) => this.run(arg, locals));
    if (values.includes(null)) return null;
    for (const [index, kind] of declared.parameters.entries())
      if (index < values.length && !isOfKind(values[index], kind))
        throw new WrongKind(`${node.name}() cannot take ${kindOf(values[index])}`);
    this.at = node.at;
    return declared.run(values, this);
  }

  private each(node: Of<'each'>, outer: Locals): unknown {
    const list = this.run(node.list, outer);
    if (list === null) return null;
    if (!Array.isArray(list)) throw new WrongKind(`${node.operator}() takes a list, not ${kindOf(list)}`);
    if (list.length > evaluationLimits.listItems)
      return this.refuse(`a list of more than ${evaluationLimits.listItems} elements`, node.at);
    const body = (value: unknown) => this.run(node.body, { name: node.variable, value: plain(value), outer });
    if (node.operator === 'map') return list.map(body);
    if (node.operator === 'filter') return list.filter((item) => truth(body(item)) === true);
    return this.until(node.operator === 'exists', list, (item) => truth(body(item)));
  }

  /** The rows that a part looks at, of those that the scope holds: where it holds none of the entity, the database has to be asked. */
  private rowsOver(node: Of<'over'>, outer: Locals): unknown[] {
    const rows = own(own(this.scope, OTHERS), node.entity);
    if (!Array.isArray(rows))
      return this.refuse('only the database knows the rows of other entities', node.at);
    if (rows.length > evaluationLimits.listItems)
      return this.refuse(`a list of more than ${evaluationLimits.listItems} elements`, node.at);
    const { where } = node;
    return where === null ? rows : rows.filter((row) => truth(this.run(where, inOver(row, outer))) === true);
  }

  private chargeText(left: unknown, right: unknown): void {
    if (typeof left === 'string' && typeof right === 'string')
      this.charge(Math.min(left.length, right.length) >> 6);
  }

  private refuse(message: string, at: number): never {
    throw new ConditionError(message, this.source, at);
  }
}

/** Null where there is no answer, such as of a division by zero. */
function calculated(operator: string, left: number, right: number): number | null {
  switch (operator) {
    case '+':
      return fifteenDigits(left + right);
    case '-':
      return fifteenDigits(left - right);
    case '*':
      return fifteenDigits(left * right);
    case '/':
      return right === 0 ? null : fifteenDigits(left / right);
    default:
      return remainder(left, right);
  }
}

function lookUp(name: string, locals: Locals): unknown {
  for (let at = locals; at; at = at.outer) if (at.name === name) return at.value;
  return null;
}

const inOver = (row: unknown, outer: Locals): Locals => ({ name: OVER_ROW, value: plain(row), outer });

function isOverRow(name: string, locals: Locals): boolean {
  return name === OVER_ROW && locals !== null && (locals.name === OVER_ROW || isOverRow(name, locals.outer));
}

const isCaller = (node: Node): boolean => node.kind === 'name' && !node.local && node.name === 'me';

/** What the caller really has: an empty id means none, and must not match a row without one. */
function held(value: unknown): unknown {
  if (value === '') return null;
  return Array.isArray(value) && value.includes('') ? value.filter((item) => item !== '') : value;
}

const not = (value: Truth): Truth => (value === null ? null : !value);
const isNull = (node: Node): boolean => node.kind === 'literal' && node.value === null;

function isOfKind(value: unknown, kind: ParameterKind): boolean {
  if (kind === 'sized') return typeof value === 'string' || Array.isArray(value);
  if (kind === 'scalar') return ['string', 'number', 'boolean'].includes(typeof value);
  return kind === 'list' ? Array.isArray(value) : typeof value === kind;
}

/** Whether a call has a declared form and number of arguments. */
export function fits(declared: ConditionFunction, call: Of<'call'>): boolean {
  const most = declared.parameters.length;
  const form = declared.form === 'both' || (declared.form === 'method') === call.method;
  return form && call.args.length <= most && call.args.length >= most - (declared.optional ?? 0);
}
