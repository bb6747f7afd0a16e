import { enCodes } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { generateIssues } from './generate.ts';

/** Supplies: what the schemas cannot say (domain/02-modules-A, A3). The scan of a sheet is with the desks of orientation, which know its codes. */
export const supplies = {
  handlers: { [enCodes.suppliesIssueGenerate]: generateIssues },
} satisfies ServerModule;
