import { enCodes, entities } from '../../../contract/generated/entities.ts';
import { keepDue } from '../../data/flow/due-tasks.ts';
import { followFields } from '../../data/flow/follow-field.ts';
import type { ServerModule } from '../../data/module.ts';
import { judgeDelegation } from './delegations.ts';
import { decideObjection, judgeObjection, placeObjection } from './objections.ts';

/** Approval: what the schemas cannot say (domain/02-modules-C, C11). */
export const workflow = {
  beforeSave: { [entities.FlowDelegation]: judgeDelegation, [entities.FlowObjection]: judgeObjection },
  afterSave: { [entities.FlowObjection]: placeObjection },
  handlers: {
    [enCodes.flowObjectionUphold]: decideObjection(true),
    [enCodes.flowObjectionDismiss]: decideObjection(false),
  },
  async afterStore(context, { entity, rows }) {
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
  everyMinute: async (engine) => void (await keepDue(engine)),
} satisfies ServerModule;
