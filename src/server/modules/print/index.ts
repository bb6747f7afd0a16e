import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { markPrinted, settleDocuments, signDocuments } from '../../jobs/print/printed.ts';
import { beforeTemplateSave, resetTemplate } from '../../jobs/print/judge-template.ts';

/** Printing: what the schemas cannot say (domain/02-modules-C, C12). */
export const print = {
  beforeSave: { [entities.PrintTemplate]: beforeTemplateSave },
  handlers: {
    [enCodes.printTemplateReset]: resetTemplate,
    [enCodes.printBatchMark]: markPrinted,
    [enCodes.printBatchSign]: signDocuments,
    [enCodes.printBatchSettle]: settleDocuments,
  },
} satisfies ServerModule;
