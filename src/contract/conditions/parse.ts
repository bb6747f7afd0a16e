import { Environment, ParseError, serialize, type ASTNode } from '@marcbachmann/cel-js';
import { ConditionError } from './error.ts';
import { isUnsafeName } from './names.ts';
import type { BinaryOperator, EachOperator, Node, OverOperator } from './tree.ts';

/** What a condition may cost before it is refused. */
export const conditionLimits = {
  sourceLength: 2_000,
  nodes: 200,
  depth: 20,
  listItems: 200,
  arguments: 4,
} as const;

/**
 * Only the parser of the CEL library is used. It counts every literal of a list as a node, so its own node limit is a
 * coarse one and the exact limit is applied while the closed tree is built.
 */
const environment = new Environment({
  unlistedVariablesAreDyn: true,
  limits: {
    maxAstNodes: conditionLimits.sourceLength,
    maxDepth: conditionLimits.depth,
    maxListElements: conditionLimits.listItems,
    maxMapEntries: 0,
    maxCallArguments: conditionLimits.arguments,
  },
});

const loops = new Set<string>(['exists', 'all', 'filter', 'map'] satisfies EachOperator[]);
/** How many parts each takes behind the entity: at least, and at most. */
const overs: Readonly<Record<OverOperator, readonly [least: number, most: number]>> = {
  count: [0, 1],
  any: [0, 1],
  all: [2, 2],
  sum: [1, 2],
  mean: [1, 2],
  min: [1, 2],
  max: [1, 2],
};
const isOver = (name: string): name is OverOperator => Object.hasOwn(overs, name);
/** Those that are nothing else besides. */
const overAlone = new Set(['count', 'any', 'all']);
const ENTITY = /^[a-z][a-z0-9-]*\/[A-Z][A-Za-z0-9]*$/;

/** The name of an entity, which the library takes for a calculation: `leave/LeaveApply`, `app-center/Comment`. */
function entityName(ast: ASTNode | undefined): string {
  if (ast?.op === 'id') return ast.args;
  if (ast?.op !== '/' && ast?.op !== '-') return '';
  const [left, right]: [ASTNode, ASTNode] = ast.args;
  return `${entityName(left)}${ast.op}${entityName(right)}`;
}

const binaries = new Set<string>([
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '+',
  '-',
  '*',
  '/',
  '%',
] satisfies BinaryOperator[]);

/** Parses a condition into the closed tree; throws ConditionError with the offset of the first thing it refuses. */
export function parseCondition(source: string): Node {
  if (typeof source !== 'string') throw new ConditionError('a condition must be text', String(source), 0);
  if (source.length > conditionLimits.sourceLength)
    throw new ConditionError(
      `longer than ${conditionLimits.sourceLength} characters`,
      source,
      conditionLimits.sourceLength,
    );
  return new Translation(source).node(parsed(source), 1, []);
}

/** The conditions of which one is enough, as they stand in the source; the condition itself where there is only it. */
export const alternativesOf = (source: string): string[] => {
  const ast = parsed(source);
  return ast.op === '||' ? flat(ast, '||').map(textOf) : [source];
};

/** What the library says of where a part ends leaves out brackets inside of it: such a part is written anew. */
function textOf(ast: ASTNode): string {
  const [written, text] = [serialize(ast), ast.input.slice(ast.start, ast.end)];
  try {
    return serialize(parsed(text)) === written ? text : written;
  } catch {
    return written;
  }
}

function parsed(source: string): ASTNode {
  try {
    return environment.parse(source).ast;
  } catch (error) {
    if (error instanceof ParseError) throw new ConditionError(error.summary, source, error.range?.start ?? 0);
    throw new ConditionError('cannot be parsed', source, 0);
  }
}

class Translation {
  private count = 0;
  private isInside = false;

  constructor(private readonly source: string) {}

  node(ast: ASTNode, depth: number, locals: readonly string[]): Node {
    const at = ast.pos;
    if (++this.count > conditionLimits.nodes) this.refuse(`more than ${conditionLimits.nodes} parts`, at);
    if (depth > conditionLimits.depth) this.refuse(`nested deeper than ${conditionLimits.depth}`, at);
    const below = (child: ASTNode) => this.node(child, depth + 1, locals);
    switch (ast.op) {
      case 'value':
        return { kind: 'literal', value: this.literal(ast.args, at), at };
      case 'id':
        return { kind: 'name', name: this.name(ast.args, at), local: locals.includes(ast.args), at };
      case '.':
        return { kind: 'member', of: below(ast.args[0]), name: this.name(ast.args[1], at), at };
      case '[]':
        return this.index(ast.args[0], ast.args[1], at, below);
      case 'list':
        return { kind: 'list', items: this.items(ast.args, below), at };
      case '!_':
        return { kind: 'not', of: below(ast.args), at };
      case '-_':
        return { kind: 'negate', of: below(ast.args), at };
      case '&&':
        return { kind: 'and', items: flat(ast, '&&').map(below), at };
      case '||':
        return { kind: 'or', items: flat(ast, '||').map(below), at };
      case '?:':
        return {
          kind: 'choose',
          when: below(ast.args[0]),
          yes: below(ast.args[1]),
          no: below(ast.args[2]),
          at,
        };
      case 'call':
        return this.call(ast.args[0], ast.args[1], at, below);
      case 'rcall':
        return this.method(ast.args[0], ast.args[1], ast.args[2], depth, locals);
      default:
        break;
    }
    if (!binaries.has(ast.op)) return this.refuse(`"${ast.op}" is not part of conditions`, at);
    const [left, right] = ast.args as [ASTNode, ASTNode];
    // A chain such as a + b + c leans left in the tree but is not nesting for its reader.
    const chained = sameChain(left.op, ast.op) ? this.node(left, depth, locals) : below(left);
    return { kind: 'binary', operator: ast.op as BinaryOperator, left: chained, right: below(right), at };
  }

  private index(of: ASTNode, index: ASTNode, at: number, below: (child: ASTNode) => Node): Node {
    const base = below(of);
    if (index.op === 'value' && typeof index.args === 'string')
      return { kind: 'member', of: base, name: this.name(index.args, index.pos), at: index.pos };
    return { kind: 'index', of: base, index: below(index), at };
  }

  /** Literals in a list are bounded by the list's own limit and do not count as parts. */
  private items(asts: readonly ASTNode[], below: (child: ASTNode) => Node): Node[] {
    return asts.map((ast) =>
      ast.op === 'value'
        ? { kind: 'literal', value: this.literal(ast.args, ast.pos), at: ast.pos }
        : below(ast),
    );
  }

  private call(name: string, args: readonly ASTNode[], at: number, below: (child: ASTNode) => Node): Node {
    this.name(name, at);
    const entity = entityName(args[0]);
    if (isOver(name) && (ENTITY.test(entity) || overAlone.has(name)))
      return this.over(name, entity, args.slice(1), at, below);
    if (name !== 'has') return { kind: 'call', name, method: false, args: args.map(below), at };
    const [only] = args;
    if (args.length !== 1 || only?.op !== '.')
      return this.refuse('has() takes one field, such as has(row.Reason)', at);
    return { kind: 'has', of: below(only), at };
  }

  /** Bounded to one look: what is asked of each row asks nothing of further rows. */
  private over(
    operator: OverOperator,
    entity: string,
    args: readonly ASTNode[],
    at: number,
    below: (child: ASTNode) => Node,
  ): Node {
    const entityAt = this.source.indexOf(entity, at);
    if (!ENTITY.test(entity) || entityAt < 0)
      return this.refuse(`${operator}() takes an entity first, such as leave/LeaveApply`, at);
    const [least, most] = overs[operator];
    if (args.length < least || args.length > most)
      return this.refuse(`${operator}() takes other parts than these behind the entity`, at);
    if (this.isInside) return this.refuse(`${operator}() cannot stand inside of another look at rows`, at);
    this.isInside = true;
    const [first, second] = args.map(below);
    this.isInside = false;
    const [of, where] =
      operator === 'count' || operator === 'any'
        ? [null, first]
        : operator === 'all'
          ? [second, first]
          : [first, second];
    return { kind: 'over', operator, entity, entityAt, of: of ?? null, where: where ?? null, at };
  }

  private method(
    name: string,
    receiver: ASTNode,
    args: readonly ASTNode[],
    depth: number,
    locals: readonly string[],
  ): Node {
    // The library gives a method call the offset of its receiver; the name itself follows it.
    const at = Math.max(this.source.indexOf(name, receiver.end), 0);
    this.name(name, at);
    const of = this.node(receiver, depth + 1, locals);
    if (!loops.has(name)) {
      const rest = args.map((arg) => this.node(arg, depth + 1, locals));
      return { kind: 'call', name, method: true, args: [of, ...rest], at };
    }
    const [variable, body] = args;
    if (args.length !== 2 || variable?.op !== 'id' || !body)
      return this.refuse(`${name}() takes a variable and an expression`, at);
    const local = this.name(variable.args, variable.pos);
    const inner = this.node(body, depth + 1, [...locals, local]);
    return { kind: 'each', operator: name as EachOperator, list: of, variable: local, body: inner, at };
  }

  private name(name: string, at: number): string {
    return isUnsafeName(name) ? this.refuse(`the name "${name}" is not allowed`, at) : name;
  }

  private literal(value: unknown, at: number): string | number | boolean | null {
    if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
    if (typeof value === 'bigint') {
      const number = Number(value);
      return Number.isSafeInteger(number) ? number : this.refuse('the number is too large', at);
    }
    // NUL and halves of surrogate pairs cannot be stored by the database, so no field can ever equal them.
    if (typeof value === 'string')
      return /\0|\p{Surrogate}/u.test(value) ? this.refuse('a character that is not text', at) : value;
    return this.refuse('unsigned numbers and bytes are not part of conditions', at);
  }

  private refuse(message: string, at: number): never {
    throw new ConditionError(message, this.source, at);
  }
}

function sameChain(a: string, b: string): boolean {
  return ['+-', '*/%'].some((chain) => chain.includes(a) && chain.includes(b));
}

/** The operands of a chain of one logical operator, left to right. */
function flat(ast: ASTNode, operator: '&&' | '||'): ASTNode[] {
  const operands: ASTNode[] = [];
  let rest = ast;
  while (rest.op === operator) {
    const [left, right]: [ASTNode, ASTNode] = rest.args;
    operands.unshift(right);
    rest = left;
  }
  return [rest, ...operands];
}
