import { enCodes, entities } from '../../../contract/generated/entities.ts';
import type { ServerModule } from '../../data/module.ts';
import { beforeLeaveSubmit, previewLeave } from './apply.ts';
import { afterCancelSave, beforeCancelSave } from './cancel.ts';
import { checkLeave } from './gate.ts';

/** Leave and outing: what the schemas cannot say (domain/02-modules-A, A6). */
export const leave = {
  beforeSave: { [entities.LeaveCancel]: beforeCancelSave },
  afterSave: { [entities.LeaveCancel]: afterCancelSave },
  beforeSubmit: { [entities.LeaveApply]: beforeLeaveSubmit },
  handlers: {
    [enCodes.leaveApplyPreview]: previewLeave,
    [enCodes.leaveGateScan]: checkLeave,
  },
} satisfies ServerModule;
