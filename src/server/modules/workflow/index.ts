import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { judgeDelegation } from './delegations.ts';
import { assignInstance, handOverDesk, jumpInstance, terminateInstance } from './monitor.ts';

/** Approval: what the schemas cannot say (domain/02-modules-C, C11). */
export const workflow = {
  handlers: {
    [enCodes.flowMonitorAssign]: assignInstance,
    [enCodes.flowMonitorHandover]: handOverDesk,
    [enCodes.flowMonitorJump]: jumpInstance,
    [enCodes.flowMonitorTerminate]: terminateInstance,
  },
  beforeSave: { [entities.FlowDelegation]: judgeDelegation },
} satisfies ServerModule;
