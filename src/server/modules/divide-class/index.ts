import { enCodes } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { addClasses, makePlans } from './plans.ts';
import { publishPlan, revokePlan } from './publish.ts';
import { tryPlan } from './trial.ts';

/** Dividing new students into classes: what the schemas cannot say (domain/02-modules-A, A2). Each run is over one plan; many run as one task. */
export const divideClass = {
  handlers: {
    [enCodes.divideClassAdd]: addClasses,
    [enCodes.dividePlanMake]: makePlans,
    [enCodes.dividePlanTrial]: tryPlan,
    [enCodes.dividePlanPublish]: publishPlan,
    [enCodes.dividePlanRevoke]: revokePlan,
  },
} satisfies ServerModule;
