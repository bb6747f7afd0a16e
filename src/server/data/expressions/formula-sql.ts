import { ConditionError } from '../../../contract/conditions/error.ts';
import { parseCondition } from '../../../contract/conditions/parse.ts';
import { pathOf, type Node } from '../../../contract/conditions/tree.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Caller } from '../access/caller.ts';
import { treeToSql, type ConditionSqlOptions } from './condition-sql.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { predicateField } from '../access/rights.ts';
import { conditionColumn } from '../access/row-column.ts';

const OPERATORS: ReadonlySet<string> = new Set(['+', '-', '*', '/']);

/**
 * What a field's formula says, over the columns of its table under `alias`: a statement that changes many rows at once works
 * it out by the schema's own words. Numbers, the four operations and `? :` are known.
 * @throws ConditionError where SQL cannot say it, so that nothing is worked out in another way
 */
export function formulaSql(
  engine: Pick<Engine, 'catalog'>,
  entityName: string,
  fieldName: string,
  alias: string,
): string {
  const entity = entityOf(engine, entityName);
  return worked(entity.fields.get(fieldName)?.value ?? '', (name) => conditionColumn(entity, name, alias));
}

/**
 * A number that a query works out of each row, over fields that its caller sees plain.
 * @throws Refusal for another field, ConditionError where SQL cannot say it
 */
export function amountSql(entity: EntityModel, caller: Caller, source: string, alias: string): string {
  return worked(source, (name) => conditionColumn(entity, predicateField(entity, name, caller).name, alias));
}

function worked(source: string, column: ConditionSqlOptions['column']): string {
  const options: ConditionSqlOptions = { column, names: {}, bind: () => refuse(source, 0) };
  return amount(parseCondition(source), source, options);
}

function amount(node: Node, source: string, options: ConditionSqlOptions): string {
  const inner = (of: Node) => amount(of, source, options);
  switch (node.kind) {
    case 'literal':
      return typeof node.value === 'number' ? `(${node.value}::numeric)` : refuse(source, node.at);
    case 'member': {
      const path = pathOf(node) ?? '';
      const column = path.startsWith('row.') ? options.column(path.slice(4)) : undefined;
      return column?.type === 'number' ? column.sql : refuse(source, node.at);
    }
    case 'negate':
      return `(- ${inner(node.of)})`;
    case 'binary':
      return OPERATORS.has(node.operator)
        ? `(${inner(node.left)} ${node.operator} ${inner(node.right)})`
        : refuse(source, node.at);
    case 'choose':
      return `(CASE WHEN ${treeToSql(node.when, source, options)} THEN ${inner(node.yes)} ELSE ${inner(node.no)} END)`;
    default:
      return refuse(source, node.at);
  }
}

function refuse(source: string, at: number): never {
  throw new ConditionError('a statement cannot work this formula out', source, at);
}
