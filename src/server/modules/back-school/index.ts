import { enCodes } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { checkReturn } from './gate.ts';

/** Coming back to school: what the schemas cannot say (domain/02-modules-B, B7). */
export const backSchool = {
  handlers: { [enCodes.backGateScan]: checkReturn },
} satisfies ServerModule;
