import type { VoteNode } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { WriteContext } from '../module.ts';
import { refuse } from '../refusal.ts';
import { peopleOf } from './people.ts';

/** Opens the vote of a node, by the module that holds votes. @throws Refusal where there is none */
export async function openVote(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  node: VoteNode,
  task: string,
): Promise<void> {
  const open = context.engine.modules.flatMap(({ openVote: one }) => one ?? [])[0];
  if (!open) throw refuse(`没有投票功能，“${node.title}”不能进行`);
  const people = await peopleOf({ ...context, entity }, row, node.who);
  await open({ ...context, entity, row, node, task, people });
}
