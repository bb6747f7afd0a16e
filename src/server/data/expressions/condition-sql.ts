import { ConditionError } from '../../../contract/conditions/error.ts';
import { evaluateTree, isLogical } from '../../../contract/conditions/evaluate.ts';
import { conditionFunctions } from '../../../contract/conditions/functions/index.ts';
import { nearestNames } from '../../../contract/conditions/names.ts';
import { isWireDate } from '../../../contract/conditions/time.ts';
import { children, OVER_ROW, pathOf, type Node, type OverNode } from '../../../contract/conditions/tree.ts';
import { plain, truth, WrongKind } from '../../../contract/conditions/values.ts';
import { checkedTree } from './checked-tree.ts';
import type { ConditionColumn, ConditionSqlOptions } from './condition-column.ts';
import { expressionOf } from './compile.ts';
import { alike, NotInSql, sqlOf, textOf, type Expression } from './expression.ts';
import { HeldValues } from './held-values.ts';
import { isNull, isOrder, isScalar, mirrored, sqlOperator } from './operators.ts';
import { overSql } from './over.ts';
import { inTextOrder } from './text-order.ts';
import { codeLiteral } from '../sql/sql.ts';

export type { ConditionColumn, ConditionSqlOptions, OtherRows } from './condition-column.ts';

type Of<K extends Node['kind']> = Extract<Node, { kind: K }>;
/**
 * Compiles a row scope into one parenthesised SQL condition that selects exactly the rows for which the condition's `test` is
 * true. It may be NULL where the condition is unknown (a null column, a null value of the caller), and so may its
 * negation: use it only where NULL means "not selected", as WHERE does, combined with AND and OR.
 *
 * `row` may appear as a yes/no field, in comparisons, calculations and functions that `sqlFunctions` knows, in `in`, `has()` and `== null`,
 * joined by `&& || !` and `? :`. A list field may be asked whether one of its items is in a list of values: `row.Ids.exists(id, id in me.Ids)`,
 * or is what a text field says: `x.ClassId in row.ClassIds`.
 * Everything that does not look at `row` is evaluated here and bound. The rest is refused. A column that stands alone on its side stays
 * bare, so that an index can serve.
 * @throws ConditionError with the offset of what cannot be used
 */
export function conditionToSql(source: string, options: ConditionSqlOptions): string {
  return treeToSql(checkedTree(source), source, options);
}

/** The same for a condition that was parsed, and perhaps rewritten; `source` is what its faults are told of. */
export function treeToSql(tree: Node, source: string, options: ConditionSqlOptions): string {
  return new Compilation(source, options).condition(tree);
}

/**
 * Compiles what a formula answers for a row: the same value, to the last digit, that the program works out.
 * @throws ConditionError with the offset of what SQL cannot say
 */
export function formulaToSql(source: string, options: ConditionSqlOptions): Expression {
  return new Compilation(source, options).formula(checkedTree(source));
}

type Column = ConditionSqlOptions['column'];

/** Whether a value may stand in the statement itself, which plans of the database then know. */
const isCode = (value: unknown): boolean => /^\w{1,40}$/.test(String(value));

const isWrittenOut = (list: Node): boolean =>
  list.kind === 'list' && list.items.every(({ kind }) => kind === 'literal');

class Compilation {
  private readonly subjects: ReadonlyMap<string, Column>;

  constructor(
    private readonly source: string,
    private readonly options: ConditionSqlOptions,
    private readonly held = new HeldValues(),
    outer: ReadonlyMap<string, Column> = new Map(),
  ) {
    this.subjects = new Map([...outer, [options.of ?? 'row', (field) => options.column(field)]]);
  }

  condition(tree: Node): string {
    return this.held.settle(this.logical(tree), this.options.bind);
  }

  formula(tree: Node): Expression {
    const expression = this.expression(tree);
    return expression.kind === 'items'
      ? expression
      : { kind: expression.kind, sql: this.held.settle(expression.sql, this.options.bind) };
  }

  private logical(node: Node): string {
    if (!this.readsRow(node)) return this.settled(node);
    switch (node.kind) {
      case 'and':
      case 'or':
        return `(${node.items.map((item) => this.logical(item)).join(node.kind === 'and' ? ' AND ' : ' OR ')})`;
      case 'not':
        return `(NOT ${this.logical(node.of)})`;
      case 'choose':
        return this.choose(node);
      case 'has':
        return `(${this.knownColumn(node.of).sql} IS NOT NULL)`;
      case 'member':
        return this.flag(node);
      case 'binary':
        return this.binary(node);
      case 'each':
        return this.overlap(node);
      case 'call':
      case 'over':
        return this.said(node, () => {
          const answer = this.expression(node);
          return answer.kind === 'null' ? '(NULL::boolean)' : sqlOf(answer, 'bool');
        });
      default:
        return this.refuse(node);
    }
  }

  private over(node: OverNode): Expression {
    const rows = this.options.others?.(node.entity);
    if (!rows) return this.refuse(node, `the rows of ${node.entity} are not known here`);
    const options = { ...this.options, of: OVER_ROW, column: (field: string) => rows.column(field) };
    const inner = new Compilation(this.source, options, this.held, this.subjects);
    const where = node.where ? ` AND ${inner.logical(node.where)}` : '';
    return overSql(node, `FROM ${rows.from} WHERE ${rows.there}${where}`, {
      value: () => inner.expression(node.of!),
      truth: () => inner.logical(node.of!),
    });
  }

  /** What a part answers, as an expression. */
  private expression(node: Node): Expression {
    return expressionOf(node, {
      parse: (source) => checkedTree(source),
      isRow: (part) => this.readsRow(part),
      isLogical,
      value: (part) => this.value(part),
      column: (part) => this.column(part),
      logical: (part) => this.logical(part),
      bind: (value) => this.held.hold(value),
      constants: this.options.constants ?? false,
      over: (part) => this.over(part),
      said: (part, say) => this.said(part, say),
    });
  }

  /** Says a part, or tells where it stands why SQL cannot. */
  private said<T>(node: Node, say: () => T): T {
    try {
      return say();
    } catch (error) {
      if (error instanceof NotInSql) return this.refuse(node, error.message);
      throw error;
    }
  }

  /** A part that does not look at the row has one answer for the whole statement. */
  private settled(node: Node): string {
    const value = this.value(node);
    try {
      const answer = truth(value);
      return answer === null ? '(NULL::boolean)' : answer ? '(TRUE)' : '(FALSE)';
    } catch (error) {
      if (error instanceof WrongKind) return this.refuse(node, error.message);
      throw error;
    }
  }

  /** An unknown question has no answer, so neither branch is taken; a plain ELSE would take the second. */
  private choose(node: Of<'choose'>): string {
    const when = this.logical(node.when);
    return `(CASE WHEN ${when} THEN ${this.logical(node.yes)} WHEN NOT ${when} THEN ${this.logical(node.no)} END)`;
  }

  private flag(node: Of<'member'>): string {
    const column = this.column(node);
    return column.type === 'bool'
      ? `(${column.sql} = 1)`
      : this.refuse(node, `"${node.name}" is not a yes/no field`);
  }

  private binary(node: Of<'binary'>): string {
    const { operator, left, right } = node;
    if (operator === 'in') return this.membership(left, right);
    if (!(operator in mirrored)) return this.refuse(node);
    if (isNull(right) || isNull(left)) return this.absence(operator, isNull(right) ? left : right, node);
    if (this.isWorked(left) || this.isWorked(right)) return this.worked(node);
    if (this.readsRow(left) && this.readsRow(right)) return this.twoColumns(node);
    return this.readsRow(left)
      ? this.compare(left, operator, right)
      : this.compare(right, mirrored[operator]!, left);
  }

  /** Whether a side is worked out of the row, in place of a column that stands alone. */
  private isWorked(node: Node): boolean {
    return this.readsRow(node) && node.kind !== 'member' && node.kind !== 'name';
  }

  private worked({
    left,
    right,
    operator,
    at,
  }: Pick<Of<'binary'>, 'left' | 'right' | 'operator' | 'at'>): string {
    const [a, b] = [this.expression(left), this.expression(right)];
    if (a.kind === 'null' || b.kind === 'null') return '(NULL::boolean)';
    try {
      const { sides, isText } = alike(a, b);
      const order = isText && isOrder(operator) ? ' COLLATE "C"' : '';
      return `((${sides[0]})${order} ${sqlOperator(operator)} (${sides[1]}))`;
    } catch (error) {
      if (error instanceof NotInSql) return this.refuseAt(error.message, at);
      throw error;
    }
  }

  private absence(operator: string, of: Node, node: Node): string {
    if (operator !== '==' && operator !== '!=') return this.refuse(node, 'null has no order');
    const { sql } = this.isWorked(of) ? this.expression(of) : this.knownColumn(of);
    return `(${sql} IS ${operator === '==' ? '' : 'NOT '}NULL)`;
  }

  private compare(of: Node, operator: string, other: Node): string {
    const column = this.knownColumn(of);
    if (column.marks) {
      if (isOrder(operator)) return this.refuse(of, 'of a sealed field only what it equals is known');
      const value = this.value(other);
      return `(${operator === '!=' ? 'NOT ' : ''}${this.marked(column, value === null ? null : [value])})`;
    }
    if (column.type === 'bool' && isOrder(operator)) return this.refuse(of, 'a yes/no field has no order');
    const value = this.value(other);
    const { asked, against } = inTextOrder(column, operator, value);
    if (asked === undefined) return `(CASE WHEN ${column.sql} IS NOT NULL THEN ${operator === '!='} END)`;
    return `(${this.comparable(column, operator)} ${sqlOperator(asked)} ${this.bound(column, against, other)})`;
  }

  private twoColumns({ left, right, operator, at }: Of<'binary'>): string {
    const [a, b] = [this.column(left), this.column(right)];
    if (a.wall && b.wall && a.wall.kind !== b.wall.kind) return this.worked({ left, right, operator, at });
    const alike = a.type === b.type && Boolean(a.fromText) === Boolean(b.fromText);
    if (!alike || !isScalar(a.type) || (a.type === 'bool' && isOrder(operator)))
      return this.refuseAt('these two fields cannot be compared in a row scope', at);
    return `(${this.comparable(a, operator)} ${sqlOperator(operator)} ${b.sql})`;
  }

  /** Order of texts is by code point, as in the browser, whatever the database's collation. */
  private comparable(column: ConditionColumn, operator: string): string {
    if (column.type === 'string' && !column.fromText && isOrder(operator))
      return `(${column.sql}) COLLATE "C"`;
    return column.sql;
  }

  private membership(left: Node, right: Node): string {
    if (!this.readsRow(left)) return this.contains(right, this.value(left), left);
    if (this.readsRow(right)) return this.amongItems(left, right);
    const list = this.value(right);
    if (list !== null && !Array.isArray(list))
      return this.refuse(right, 'what stands after "in" is not a list');
    const items = list && list.map(plain).filter((item) => item !== null);
    const column = this.isWorked(left) ? this.workedColumn(left) : this.knownColumn(left);
    if (column?.marks) return this.marked(column, items);
    if (column === undefined) return items?.length === 0 ? '(FALSE)' : '(NULL::boolean)';
    if (column.fromText) return this.refuse(left, 'a date cannot be looked up in a list');
    if (column.type === 'string') return this.amongTexts(column, items, right);
    if (column.type !== 'number' && column.type !== 'bool') return this.refuse(left);
    return this.amongNumbers(column, items, right);
  }

  /** A column among the items of a list column, such as the class of a student among those that were chosen. */
  private amongItems(left: Node, right: Node): string {
    if (this.isWorked(left) || this.isWorked(right)) return this.refuse(right);
    const [item, list] = [this.column(left), this.column(right)];
    if (list.type !== 'list') return this.refuse(right, 'what stands after "in" is not a list');
    if (item.type !== 'string' || item.fromText || item.marks)
      return this.refuse(left, 'a list column holds texts');
    return `(CASE WHEN ${item.sql} IS NULL THEN ${this.whenFilled(list)} ELSE ${list.sql} @> jsonb_build_array(${item.sql}::text) END)`;
  }

  private amongTexts({ sql }: ConditionColumn, items: readonly unknown[] | null, right: Node): string {
    if (items?.some((item) => typeof item !== 'string'))
      return this.refuse(right, 'the list is not a list of texts');
    if (this.options.constants && items && isWrittenOut(right) && items.every(isCode))
      return `(${sql} = ANY(ARRAY[${items.map((item) => codeLiteral(String(item))).join(', ')}]::text[]))`;
    // Of one value the database knows that it may read in any order behind it.
    if (this.options.constants && items?.length === 1) return `(${sql} = ${this.held.hold(items[0])}::text)`;
    return `(${sql} = ANY(${this.held.hold(items)}::text[]))`;
  }

  private amongNumbers(column: ConditionColumn, items: readonly unknown[] | null, right: Node): string {
    const numbers = items?.map((item) => (typeof item === 'boolean' ? Number(item) : item)) ?? null;
    if (numbers?.some((item) => typeof item !== 'number'))
      return this.refuse(right, 'the list is not a list of numbers');
    const type = numbers?.every(Number.isSafeInteger) === false ? 'numeric' : 'bigint';
    return `(${this.comparable(column, '==')} = ANY(${this.held.hold(numbers)}::${type}[]))`;
  }

  /** What is worked out of the row, as a column is looked up in a list; undefined where that is nothing for any row. */
  private workedColumn(node: Node): ConditionColumn | undefined {
    const expression = this.expression(node);
    if (expression.kind === 'null') return undefined;
    if (expression.kind === 'number') return { sql: expression.sql, type: 'number' };
    return this.said(node, () => ({ sql: `(${textOf(expression)})`, type: 'string' as const }));
  }

  /** A value of the caller in a list column. */
  private contains(list: Node, value: unknown, of: Node): string {
    const column = this.column(list);
    if (column.type !== 'list') return this.refuse(list, 'what stands after "in" is not a list');
    if (value === null) return this.whenFilled(column);
    if (typeof value !== 'string') return this.refuse(of, 'a list column holds texts');
    return `(${column.sql} @> jsonb_build_array(${this.held.hold(value)}::text))`;
  }

  /** Whether one item of a list column is in a list of values. */
  private overlap(node: Of<'each'>): string {
    const { operator, list, variable, body } = node;
    const isItem = (of: Node) => of.kind === 'name' && of.local && of.name === variable;
    if (operator !== 'exists' || body.kind !== 'binary' || body.operator !== 'in' || !isItem(body.left))
      return this.refuse(node);
    const column = this.column(list);
    if (column.type !== 'list') return this.refuse(list, 'only a list field has items');
    const values = this.value(body.right);
    if (values === null) return this.whenFilled(column);
    const items = Array.isArray(values) ? values.map(plain).filter((item) => item !== null) : [values];
    if (items.some((item) => typeof item !== 'string'))
      return this.refuse(body.right, 'what stands after "in" is not a list of texts');
    return `(${column.sql} ?| ${this.held.hold(items)}::text[])`;
  }

  /** Nothing at all is in an empty list; whether an absent value is in a filled one is unknown. */
  private whenFilled(column: ConditionColumn): string {
    return `(CASE WHEN ${column.sql} = '[]'::jsonb THEN FALSE END)`;
  }

  private bound(column: ConditionColumn, value: unknown, node: Node): string {
    const { type } = column;
    if (type === 'string') return this.boundText(column, value, node);
    if (type !== 'number' && type !== 'bool') return this.refuse(node, 'this field cannot be compared');
    const number = typeof value === 'boolean' ? Number(value) : value;
    if (number !== null && typeof number !== 'number')
      return this.refuse(node, 'a number field is compared with something else');
    if (this.options.constants && node.kind === 'literal' && Number.isSafeInteger(number))
      return String(number);
    return `${this.held.hold(number)}::${number === null || Number.isSafeInteger(number) ? 'bigint' : 'numeric'}`;
  }

  private boundText({ fromText }: ConditionColumn, value: unknown, node: Node): string {
    if (value !== null && typeof value !== 'string')
      return this.refuse(node, 'a text field is compared with something else');
    if (fromText && value !== null && !isWireDate(value))
      return this.refuse(node, 'a date field is compared with a text that is not a date');
    const isConstant = this.options.constants && node.kind === 'literal' && isCode(value ?? '');
    const placeholder = `${isConstant ? codeLiteral(value!) : this.held.hold(value)}::text`;
    return fromText ? fromText(placeholder) : placeholder;
  }

  /** Whether a sealed column equals one of the values; unknown where there is no list of them. */
  private marked({ sql, marks }: ConditionColumn, values: readonly unknown[] | null): string {
    return `(${sql} = ANY(${this.held.hold(values && values.flatMap(marks!))}::text[]))`;
  }

  /** A column of which the value itself is used. */
  private column(node: Node): ConditionColumn {
    const column = this.knownColumn(node);
    return column.marks ? this.refuse(node, 'of a sealed field only what it equals is known') : column;
  }

  private knownColumn(node: Node): ConditionColumn {
    const path = (node.kind === 'member' ? pathOf(node) : undefined) ?? '';
    const subject = path.slice(0, path.indexOf('.'));
    const column = this.subjects.get(subject);
    if (!column) return this.refuse(node);
    const field = path.slice(subject.length + 1);
    return column(field) ?? this.refuse(node, `unknown field "${field}" in ${subject}`);
  }

  private value(node: Node): unknown {
    this.requireNames(node);
    return plain(evaluateTree(node, this.options.names, this.source));
  }

  /** A misspelt name would be absent for ever and quietly hide every row. */
  private requireNames(node: Node): void {
    for (const child of children(node)) this.requireNames(child);
    if (node.kind !== 'name' || node.local || Object.hasOwn(this.options.names, node.name)) return;
    const [nearest] = nearestNames(node.name, Object.keys(this.options.names));
    this.refuseAt(`unknown name "${node.name}"${nearest ? `; did you mean "${nearest}"?` : ''}`, node.at);
  }

  private readsRow(node: Node): boolean {
    if (node.kind === 'over' || this.readsDays(node)) return true;
    if (node.kind === 'name') return !node.local && this.subjects.has(node.name);
    return children(node).some((child) => this.readsRow(child));
  }

  /** The days that the office entered are rows too. */
  private readsDays(node: Node): boolean {
    return node.kind === 'call' && conditionFunctions.get(node.name)?.calendar === true;
  }

  private refuse(node: Node, reason = 'this expression looks at the row in a way SQL does not'): never {
    return this.refuseAt(reason, node.at);
  }

  private refuseAt(reason: string, at: number): never {
    throw new ConditionError(`cannot be used as a row scope: ${reason}`, this.source, at);
  }
}
