import type { CodeFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Caller } from '../access/caller.ts';
import { choiceTree } from './choice-tree.ts';
import type { Engine } from '../engine.ts';
import { columnOf } from '../fields/kind.ts';
import { labelOf } from './labels.ts';
import { treeField } from './options.ts';
import { withLeft, type TreeNode, type TreeRequest } from './tree-nodes.ts';
import { orderOf, orderSql } from './paging.ts';
import { refuse } from '../refusal.ts';
import { scopeSql } from '../access/scope.ts';
import { Binder, ident, statementName } from '../sql/sql.ts';

/** More rows make no tree that anybody can use. */
const MOST_NODES = 5_000;

/**
 * The nodes of a tree that the caller reaches, in the order of
 * the entity. A node whose parent is out of reach stands at the top.
 * @throws Refusal for a source that is neither a dictionary nor an entity
 */
export async function listTree(engine: Engine, caller: Caller, request: TreeRequest): Promise<TreeNode[]> {
  const level = typeof request.ParentId === 'string' ? request.ParentId : undefined;
  const dictionary = engine.catalog.codes.get(request.Source);
  if (dictionary) return dictionaryTree(dictionary, level);
  const entity = engine.catalog.entities.get(request.Source);
  if (!entity) throw refuse('未找到树的来源');
  if (request.Field) return choiceTree(engine, caller, entity, request, MOST_NODES);
  return rowTree(engine, caller, entity, level);
}

function dictionaryTree(dictionary: CodeFile, level: string | undefined): TreeNode[] {
  const parents = new Set(dictionary.items.map((item) => item.parent));
  return dictionary.items
    .filter((item) => item.disabled !== true && (level === undefined || (item.parent ?? '') === level))
    .map((item) => ({
      Id: item.code,
      Name: item.name,
      ParentId: item.parent ?? null,
      IsLeaf: !parents.has(item.code),
    }));
}

async function rowTree(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  level: string | undefined,
): Promise<TreeNode[]> {
  const binder = new Binder();
  const label = labelOf(engine.catalog, entity, caller);
  const tree = treeField(entity);
  const table = ident(entity.table);
  const reached = (alias: string) =>
    entity.file.lookup ? 'TRUE' : scopeSql(engine.catalog, entity, caller, binder, alias);
  const parentOf = (alias: string) => (tree ? columnOf(tree, alias) : 'NULL::text');
  const isThere = (alias: string, of: string) =>
    `SELECT 1 FROM ${table} ${alias} WHERE ${of} AND ${alias}."IsDeleted" = 0 AND ${reached(alias)}`;
  const parent = `(SELECT ${parentOf('t')} WHERE EXISTS (${isThere('u', `u."Id" = ${parentOf('t')}`)}))`;
  const children = tree ? `EXISTS (${isThere('c', `${columnOf(tree, 'c')} = t."Id"`)})` : 'FALSE';
  const place =
    level === undefined
      ? ''
      : level === ''
        ? ` AND ${parent} IS NULL`
        : ` AND ${parent} = ${binder.bind(level)}`;
  const whole =
    `SELECT t."Id" AS id, ${label.sql('t')} AS name, ${parent} AS parent, ${children} AS branch FROM ${table} t` +
    ` WHERE t."IsDeleted" = 0 AND ${reached('t')}${place}`;
  const text = `${whole} ORDER BY ${orderSql(orderOf(entity, caller, {}), 't')} LIMIT ${MOST_NODES}`;
  const answer = await engine.database.query<{
    id: string;
    name: unknown;
    parent: string | null;
    branch: boolean;
  }>(text, binder.values, statementName(text));
  const nodes = answer.rows.map((row) => ({
    Id: row.id,
    Name: label.show(row.name) ?? row.id,
    ParentId: row.parent,
    IsLeaf: !row.branch,
  }));
  return withLeft(engine, nodes, {
    rows: answer.rows.length,
    most: MOST_NODES,
    whole,
    values: binder.values,
  });
}
