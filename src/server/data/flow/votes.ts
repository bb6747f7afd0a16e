import type { VoteNode } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Engine } from '../engine.ts';
import type { VotesOfFlows, WriteContext } from '../module.ts';
import { shownValue } from '../read/readers.ts';
import { refuse } from '../refusal.ts';
import type { VoteOpened } from './course-facts.ts';
import { isApplicantOf } from './flow.ts';
import { peopleOf } from './people.ts';

/** The module that holds the votes of flows. */
export const votesOf = ({ modules }: Engine): VotesOfFlows | undefined =>
  modules.flatMap(({ votes }) => votes ?? [])[0];

/** Opens the vote of a node among its people, without the applicant. @returns undefined when there is nobody else @throws Refusal where no module holds votes */
export async function openVote(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  node: VoteNode,
): Promise<VoteOpened | undefined> {
  const votes = votesOf(context.engine);
  if (!votes) throw refuse(`没有投票功能，“${node.title}”不能进行`);
  const found = await peopleOf({ ...context, entity }, row, node.who);
  const voters = found.filter((one) => !isApplicantOf(entity, row, one));
  const people = [...new Set(voters.map(({ UserId }) => UserId))];
  if (people.length === 0) return undefined;
  const about = await saidOf(context, entity, row, node.show ?? []);
  return votes.open({ ...context, entity, row, node, people, about });
}

/** What voters read of an application, a line for each field. */
async function saidOf(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  names: readonly string[],
): Promise<string> {
  const asked = { ...context, queryable: context.tx, lock: false };
  const lines = [];
  for (const name of names) {
    const field = entity.fields.get(name);
    if (field)
      lines.push(`${field.title}：${String((await shownValue(asked, entity, field, row[name])) ?? '')}`);
  }
  return lines.join('\n');
}

/** A vote that no application waits for any more: it is over, or the application was taken back, sent elsewhere or ended. */
export async function closeVote(context: WriteContext, id: string): Promise<void> {
  await votesOf(context.engine)?.close(context, id);
}
