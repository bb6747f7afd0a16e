import { entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { judgeDelegation } from './delegations.ts';

/** Approval: what the schemas cannot say (domain/02-modules-C, C11). */
export const workflow = {
  beforeSave: { [entities.FlowDelegation]: judgeDelegation },
} satisfies ServerModule;
