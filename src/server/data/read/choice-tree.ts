import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { askingField } from '../access/asking-field.ts';
import type { Caller } from '../access/caller.ts';
import type { Engine } from '../engine.ts';
import { columnOf } from '../fields/kind.ts';
import { labelOf, refLabelSql } from './labels.ts';
import { reachSql } from './options.ts';
import { orderOf, orderSql } from './paging.ts';
import { unusableField } from '../access/rights.ts';
import { Binder, ident, statementName } from '../sql/sql.ts';
import { withLeft, type TreeNode, type TreeRequest } from './tree-nodes.ts';

interface Found {
  readonly id: string;
  readonly label: unknown;
  readonly count: number | null;
  /** Id and label of what the row stands below, level by level. */
  readonly above: readonly (readonly [id: string | null, label: unknown])[];
}

/**
 * The rows that a field offers, below what its `tree` names. A level that a row says nothing of is left out above it.
 * @throws Refusal for a field that has no tree
 */
export async function choiceTree(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  request: TreeRequest,
  most: number,
): Promise<TreeNode[]> {
  const { ParentId: _, ...asking } = request;
  const tree = askingField(engine.catalog, caller, asking)?.field.tree;
  const levels = tree?.by.map((name) => entity.fields.get(name)) ?? [];
  const counted = entity.fields.get(tree?.count ?? '');
  if (!tree || levels.includes(undefined)) throw unusableField(request.Field ?? '');
  const binder = new Binder();
  const reach = await reachSql(engine, caller, entity, asking, binder);
  const label = labelOf(engine.catalog, entity, caller);
  const above = (levels as FieldModel[]).map((field) => levelSql(engine, caller, field));
  const whole =
    `SELECT t."Id" AS id, ${label.sql('t')} AS label, ${counted ? columnOf(counted, 't') : 'NULL'} AS count,` +
    ` jsonb_build_array(${above.join(', ')}) AS above FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0 AND ${reach}`;
  const text = `${whole} ORDER BY ${orderSql(orderOf(entity, caller, {}), 't')} LIMIT ${most}`;
  const answer = await engine.database.query<Found>(text, binder.values, statementName(text));
  const nodes = nodesOf(answer.rows, (one) => label.show(one));
  return withLeft(engine, nodes, { rows: answer.rows.length, most, whole, values: binder.values });
}

function levelSql(engine: Engine, caller: Caller, field: FieldModel): string {
  const target = engine.catalog.entities.get(field.ref ?? '');
  const name = target ? refLabelSql(target, labelOf(engine.catalog, target, caller), field, 't') : 'NULL';
  return `jsonb_build_array(${columnOf(field, 't')}, ${name})`;
}

/** Branches and leaves, a branch before what stands below it. @param show how a row is called */
export function nodesOf(rows: readonly Found[], show: (label: unknown) => string | null): TreeNode[] {
  const nodes = new Map<string, TreeNode>();
  for (const { id, label, count, above } of rows) {
    let ParentId: string | null = null;
    for (const [level, name] of above) {
      if (level === null) continue;
      // a major may stand below two colleges, and an Id in two entities
      const Id: string = `${ParentId ?? ''}/${level}`;
      if (!nodes.has(Id)) nodes.set(Id, { Id, Name: String(name ?? level), ParentId, IsLeaf: false });
      ParentId = Id;
    }
    const Count = count === null ? {} : { Count: count };
    nodes.set(id, { Id: id, Name: show(label) ?? id, ParentId, IsLeaf: true, ...Count });
  }
  return [...nodes.values()];
}
