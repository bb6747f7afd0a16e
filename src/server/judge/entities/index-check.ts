import { parseCondition } from '../../../contract/conditions/parse.ts';
import { pathOf, type Node } from '../../../contract/conditions/tree.ts';
import type { ListPage, ListTab, Work } from '../../../contract/generated/meta.ts';
import {
  declaredIndex,
  FLOW_WAITING,
  grows,
  openingOrder,
  ordersOf,
  type DeclaredIndex,
} from '../../../contract/indexes.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import { rowNames, type Inspection } from '../names/references.ts';

/** Holds the indexes of an entity against its fields. */
export function checkIndexes(inspection: Inspection, entity: EntityModel): void {
  for (const [index, use] of (entity.file.indexes ?? []).entries()) {
    const { fields, when } = declaredIndex(use);
    const at = Array.isArray(use) ? ['indexes', index] : ['indexes', index, 'fields'];
    for (const [place, name] of fields.entries()) {
      inspection.field([...at, place], entity, name);
      const field = entity.fields.get(name);
      if (field && (isDerived(field) || !FIELD_KINDS[field.type].sortable))
        inspection.report([...at, place], `${field.type} 类型的字段 "${name}" 没有先后，不能建索引`);
    }
    if (when === undefined) continue;
    inspection.condition(['indexes', index, 'when'], when, { row: rowNames(entity)['row']! }, 'bool');
    if (!conjuncts(when).every(isOfState))
      inspection.report(['indexes', index, 'when'], '"when" 只能比较字段与固定的值，以 && 连接');
  }
}

/** Whether nobody reaches any rows but the own ones, which are few. */
const isOfCallerAlone = ({ file }: EntityModel): boolean =>
  Object.values(file.scope).every((source) => conjuncts(source).some(isOfCaller));

/** Part of a list: the page, or one of its tabs. */
interface Part {
  readonly at: readonly (string | number)[];
  readonly filters: readonly string[];
  readonly work: Work | undefined;
}

/**
 * A list of a table that grows must be read along an index: in its default order and in those that the page offers, and
 * what a page or tab picks out by a state in that order, too. Otherwise each look at it sorts every row that there is.
 */
export function checkListIndexes(inspection: Inspection, entity: EntityModel, page: ListPage): void {
  if (!grows(inspection.set.entities, entity) || isOfCallerAlone(entity)) return;
  const orders = ordersOf(entity);
  const sort = openingOrder(page, entity);
  for (const part of partsOf(page)) {
    const missing = missingIndex(part, sort, orders);
    if (missing) inspection.report(part.at, advice(entity, missing));
  }
  for (const [index, column] of page.columns.entries())
    if (
      typeof column === 'object' &&
      column.sort &&
      !orders.some((one) => one.when === undefined && begins(one, column.field))
    )
      inspection.report(['columns', index, 'sort'], advice(entity, { fields: [column.field] }));
}

/** The page without a tab stands for itself where it has none. */
function partsOf(page: ListPage): Part[] {
  const own = page.filter === undefined ? [] : [page.filter];
  if (!page.tabs) return [{ at: page.sort ? ['sort'] : ['entity'], filters: own, work: page.work }];
  return page.tabs.map((tab: ListTab, index) => ({
    at: ['tabs', index],
    filters: [...own, ...(tab.filter === undefined ? [] : [tab.filter])],
    work: tab.work ?? page.work,
  }));
}

/** The index that would serve a part of a list; undefined where one does. */
function missingIndex({ filters, work }: Part, sort: string, orders: readonly DeclaredIndex[]) {
  const asked = filters.flatMap(conjuncts);
  // What somebody decided on is found by its records.
  if (work === 'done') return undefined;
  // Rows of one person are few, whatever their order.
  if (asked.some((node) => isOfCaller(node) && orders.some((one) => begins(one, columnOf(node)!))))
    return undefined;
  if (work === 'todo')
    return orders.some((one) => one.when === FLOW_WAITING && begins(one, sort))
      ? undefined
      : { fields: [sort, 'Id'], when: FLOW_WAITING };
  const isRead = (one: DeclaredIndex) =>
    begins(one, sort) && (one.when === undefined || filters.includes(one.when));
  const states = asked.filter(isOfState);
  if (states.length === 0) return orders.some(isRead) ? undefined : { fields: [sort] };
  const picked = filters.filter((filter) => conjuncts(filter).every(isOfState));
  const serves = (one: DeclaredIndex) =>
    one.when === undefined
      ? states.some((node) => begins(one, columnOf(node)!) && one.fields[1] === sort && isEqual(node))
      : picked.includes(one.when) && begins(one, sort);
  if (orders.some(serves)) return undefined;
  const when = picked.at(-1);
  return when === undefined ? { fields: [columnOf(states[0]!)!, sort] } : { fields: [sort, 'Id'], when };
}

const begins = ({ fields }: DeclaredIndex, name: string): boolean => fields[0] === name;

function advice(entity: EntityModel, { fields, when }: { fields: readonly string[]; when?: string }): string {
  const index = when === undefined ? JSON.stringify(fields) : JSON.stringify({ fields, when });
  return `数据增多后每次都要读取并排序全部数据：请在 schemas/entities/${entity.name}.json 的 "indexes" 中加入 ${index}`;
}

/** The parts of a condition that must all hold. */
function conjuncts(source: string): Node[] {
  try {
    const tree = parseCondition(source);
    return tree.kind === 'and' ? [...tree.items] : [tree];
  } catch {
    // What cannot be read is told where conditions are checked.
    return [];
  }
}

const columnOf = (node: Node): string | undefined =>
  node.kind === 'binary' && node.left.kind === 'member'
    ? /^row\.(\w+)$/.exec(pathOf(node.left) ?? '')?.[1]
    : undefined;

const isLiteral = (node: Node): boolean =>
  node.kind === 'literal' || (node.kind === 'list' && node.items.every(isLiteral));

/** A field and the code that it holds, or the codes of which it holds one; everything but a state is most of all rows. */
const isOfState = (node: Node): boolean =>
  node.kind === 'binary' &&
  columnOf(node) !== undefined &&
  isLiteral(node.right) &&
  ['==', 'in'].includes(node.operator) &&
  !(node.right.kind === 'literal' && node.right.value === null);

const isEqual = (node: Node): boolean => node.kind === 'binary' && node.operator === '==';

/** A field that holds the caller: `row.UserId == me.UserId`. */
const isOfCaller = (node: Node): boolean =>
  node.kind === 'binary' &&
  node.operator === '==' &&
  columnOf(node) !== undefined &&
  (pathOf(node.right) ?? '').startsWith('me.');
