import { compileCondition } from '../../../contract/conditions/condition.ts';
import { FLOW_ACTION } from '../../../contract/generated/codes.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { WriteContext } from '../module.ts';
import { newId } from '../write/new-id.ts';
import type { World } from './course.ts';
import { isApplicantOf } from './flow.ts';
import { headsOf, peopleOf } from './people.ts';
import { keepRecord } from './record.ts';

/** The row of an application and the people around it. The row is the one that the act works on, as it is at each moment. */
export function worldOf(context: WriteContext, entity: EntityModel, row: Row): World {
  const looking = { ...context, entity };
  return {
    now: context.now,
    newId,
    holds: (condition) => compileCondition(condition).test({ row }),
    async people(who) {
      const found = await peopleOf(looking, row, who);
      const others = found.filter((one) => !isApplicantOf(entity, row, one));
      const ids = [...new Set(others.map(({ UserId }) => UserId))];
      return { ids, applied: others.length < found.length };
    },
    async superiors() {
      const org = row['CollegeId'] ?? context.caller.subject.OrgId;
      return (await headsOf(looking, org, 1)).map(({ UserId }) => UserId);
    },
    async act({ enCode }) {
      const names = { row, params: {}, me: context.caller.subject, now: context.now };
      for (const [name, formula] of Object.entries(entity.actions.get(enCode)?.set ?? {}))
        row[name] = compileCondition(formula).evaluate(names);
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
