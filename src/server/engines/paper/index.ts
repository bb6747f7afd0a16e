import type { ActionFile } from '../../../contract/generated/meta.ts';
import type { HandlerContext, ServerModule } from '../../data/module.ts';
import { saveDraft, submitPaper } from './answer.ts';
import { answerStep } from './each.ts';
import { beforePaper, copyPaper, saveDesign, startFromScale } from './drafts.ts';
import { handInForced, handInOverdue } from './overdue.ts';
import { findParts, partsOf } from './parts.ts';
import { countReached, publish, stop } from './publish.ts';
import { reportOf } from './statistics/report.ts';
import { answerColumns } from './statistics/wide.ts';
import { addQuestions, partsOfBank } from './bank/add-questions.ts';
import { BANK_TEMPLATE } from './bank/read-sheet.ts';
import { paperUpload } from './uploads.ts';
import { workbookOf } from './workbook/types.ts';

const ACTS: Readonly<
  Partial<Record<NonNullable<ActionFile['paper']>, (context: HandlerContext) => Promise<unknown>>>
> = {
  design: saveDesign,
  scale: startFromScale,
  copy: copyPaper,
  publish,
  stop,
  save: saveDraft,
  submit: submitPaper,
  answer: answerStep,
  force: handInForced,
  questions: addQuestions,
};

/**
 * Papers: rows that people answer, as an entity says it (`paper`). The questions are frozen when a paper is published; each
 * person of its audience has one row, which is locked while a sheet is handed in and holds the draft until then; what was
 * handed in is judged once and never changes; nothing leads from an anonymous sheet to its person; figures are told of as
 * many sheets as the entity says, to the readers that it names.
 */
export const papers = {
  every: {
    takes: (_catalog, entity) => entity.file.paper !== undefined,
    saving: beforePaper,
  },
  everyMinute: handInOverdue,
  handlerOf: ({ paper }) => (paper === undefined ? undefined : ACTS[paper]),
  reachOf: ({ paper }) => (paper === 'publish' ? countReached : undefined),
  documentOf: ({ paper }) => (paper === 'report' ? reportOf : undefined),
  exportOf(engine, entity) {
    const parts = findParts(engine, entity, 'sheets');
    return parts && ((asked) => answerColumns(parts, asked));
  },
  templateOf(engine, entity, { paper }) {
    if (paper === 'template' && partsOfBank(engine, entity)) return BANK_TEMPLATE;
    return paper === 'template' ? workbookOf(engine, partsOf(engine, entity)) : undefined;
  },
  uploadOf({ catalog }, enCode) {
    const known = catalog.enCodes.get(enCode);
    if (known?.action.paper !== 'save') return undefined;
    const parts = partsOf({ catalog }, known.entity.name, 'takings');
    return (context, row, part) => paperUpload(parts, context, row, part);
  },
} satisfies ServerModule;
