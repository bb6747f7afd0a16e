import type { ListPage } from '../../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import type { Row } from '../../data.ts';
import type { ActionTarget } from '../../schema/target.ts';
import type { ListState } from './controller.ts';

/** What a new row begins with: what holds for the whole list, and the chosen node of the tree where it is of the tree's own kind. */
export function initialOf(
  entity: EntityModel,
  tree: ListPage['tree'],
  node: ListState['node'],
  fixed: Row | undefined,
): Pick<ActionTarget, 'initial'> {
  const field = node && entity.fields.get(node.field);
  const isGiven = field?.type === 'ref' && field.ref === tree?.source && field.readonly !== true;
  if (!isGiven) return fixed === undefined ? {} : { initial: fixed };
  return { initial: { ...fixed, [node!.field]: node!.id } };
}
