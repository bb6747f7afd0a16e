import { dueAfter } from '../../../contract/flow/due.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { FLOW_ACTION } from '../../../contract/generated/codes.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { WriteContext } from '../module.ts';
import type { ApproveNode } from '../../../contract/generated/meta.ts';
import { refuseFields } from '../refusal.ts';
import { newId } from '../write/new-id.ts';
import type { World } from './course-world.ts';
import { callChildren } from './children.ts';
import { isApplicantOf } from './flow.ts';
import { noteAct } from './node-acts.ts';
import { openPublicity } from './publicity.ts';
import { openVote } from './votes.ts';
import { ableAmong, accounts, headsOf, peopleOf } from './people.ts';
import { keepRecord } from './record.ts';

/** The row of an application and the people around it. The row is the one that the act works on, as it is at each moment. */
export function worldOf(context: WriteContext, entity: EntityModel, row: Row): World {
  const looking = { ...context, entity };
  const met = new Map<string, Subject>();
  const meet = (found: readonly Subject[]) => {
    for (const one of found) met.set(one.UserId, one);
    return found;
  };
  return {
    now: context.now,
    newId,
    holds: (condition, vote) => compileCondition(condition).test({ row, vote }),
    dueAt: ({ hours, working = false }) =>
      dueAfter(context.now, hours, context.engine.catalog.calendar, working),
    publish: (node, task) => openPublicity(context, entity, row, node, task),
    call: (node) => callChildren(context, row, node),
    vote: (node) => openVote(context, entity, row, node),
    requireChosen: (node) => requireChosen(context, node),
    async people(who) {
      const found = meet(await peopleOf(looking, row, who));
      const others = found.filter((one) => !isApplicantOf(entity, row, one));
      const ids = [...new Set(others.map(({ UserId }) => UserId))];
      return { ids, applied: others.length < found.length };
    },
    async able(ids, asked) {
      meet(
        await accounts(
          looking,
          ids.filter((id) => !met.has(id)),
        ),
      );
      const people = ids.flatMap((id) => met.get(id) ?? []);
      // Without accounts there is nobody to ask.
      if (!context.engine.people) return ids;
      return (await ableAmong(looking, people, asked)).map(({ UserId }) => UserId);
    },
    async superiors() {
      const org = row['CollegeId'] ?? context.caller.subject.OrgId;
      return meet(await headsOf(looking, org, 1)).map(({ UserId }) => UserId);
    },
    async act({ enCode }) {
      const names = { row, params: {}, me: context.caller.subject, now: context.now };
      for (const [name, formula] of Object.entries(entity.actions.get(enCode)?.set ?? {}))
        row[name] = compileCondition(formula).evaluate(names);
      noteAct(row, enCode);
    },
    note: (node, text) =>
      keepRecord(context, entity, row, {
        NodeId: node.id,
        NodeName: node.title,
        ActionType: FLOW_ACTION.System,
        Opinion: text,
      }),
  };
}

/** A person that acts is asked to choose; the clock goes on without. */
function requireChosen({ caller }: WriteContext, { title }: ApproveNode): void {
  if (caller.subject.UserId === '') return;
  throw refuseFields([{ Key: 'Chosen', Message: `请选择“${title}”的办理人` }]);
}
