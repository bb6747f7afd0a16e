import { enCodes, entities } from '../../../contract/generated/entities.ts';
import { followVotes } from '../../data/flow/counted-votes.ts';
import { keepDue } from '../../data/flow/due-tasks.ts';
import { goOnAbove } from '../../data/flow/flow-steps.ts';
import { followFields } from '../../data/flow/follow-field.ts';
import { replaceUnable } from '../../data/flow/unable.ts';
import { oneByOne } from '../../data/time/one-by-one.ts';
import type { ServerModule } from '../../data/module.ts';
import { judgeDelegation } from './delegations.ts';
import { assignInstance, handOverDesk, jumpInstance, terminateInstance } from './monitor.ts';
import { decideObjection, judgeObjection, placeObjection } from './objections.ts';

/**
 * What stands beside the course of an application: a delegation is the own one or an office's, makes no chain and is for a
 * person who can do what is handed over; an objection is taken while something is shown, put before those whom the definition
 * names, and decided by one of them; a part that is removed is waited for no more; what time ends is ended by one node.
 */
export const workflow = {
  beforeSave: { [entities.FlowDelegation]: judgeDelegation, [entities.FlowObjection]: judgeObjection },
  afterSave: { [entities.FlowObjection]: placeObjection },
  handlers: {
    [enCodes.flowMonitorAssign]: assignInstance,
    [enCodes.flowMonitorHandover]: handOverDesk,
    [enCodes.flowMonitorJump]: jumpInstance,
    [enCodes.flowMonitorTerminate]: terminateInstance,
    [enCodes.flowObjectionUphold]: decideObjection(true),
    [enCodes.flowObjectionDismiss]: decideObjection(false),
  },
  async afterStore(context, { entity, rows, enCode }) {
    if (entity.flow)
      for (const { before, after } of rows)
        if (before && !after) await goOnAbove(context, { entity, enCode }, before);
    const changed = rows.filter(({ before, after }) => before && after);
    const names = new Set(
      changed.flatMap(({ before, after }) =>
        Object.keys(after!).filter((name) => name in before! && after![name] !== before![name]),
      ),
    );
    const ids = changed.map(({ before, after }) => String(after!['Id'] ?? before!['Id']));
    await followFields(context, entity, ids, [...names]);
  },
  afterWritten: (context, { entity, ids, fields }) => followFields(context, entity, ids, fields),
  everyMinute: (engine) => oneByOne([keepDue, followVotes, replaceUnable], (duty) => duty(engine)),
} satisfies ServerModule;
