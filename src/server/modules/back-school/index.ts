import { enCodes } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { afterCheckStore, checkReturn } from './gate.ts';

/** Coming back to school: what the schemas cannot say (domain/02-modules-B, B7). */
export const backSchool = {
  afterStore: afterCheckStore,
  handlers: { [enCodes.backGateScan]: checkReturn },
} satisfies ServerModule;
