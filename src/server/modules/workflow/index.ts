import { enCodes, entities } from '../../../contract/generated/entities.ts';
import { keepDue } from '../../data/flow/due-tasks.ts';
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
  everyMinute: async (engine) => void (await keepDue(engine)),
} satisfies ServerModule;
