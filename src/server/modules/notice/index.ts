import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { afterNoticeSave, beforeNoticeSave, keepNotices, previewNotice } from './publish.ts';
import { giveReceipt, readAll } from './reading.ts';

/** Notices: what the schemas cannot say (domain/02-modules-A, A7). */
export const notice = {
  beforeSave: { [entities.Notice]: beforeNoticeSave },
  afterSave: { [entities.Notice]: afterNoticeSave },
  everyMinute: keepNotices,
  handlers: {
    [enCodes.noticePreview]: previewNotice,
    [enCodes.noticeReceipt]: giveReceipt,
    [enCodes.noticeReadAll]: readAll,
  },
} satisfies ServerModule;
