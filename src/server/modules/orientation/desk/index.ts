import { enCodes, entities } from '../../../../contract/generated/entities.ts';
import type { ServerModule } from '../../../data/module.ts';
import { admitByHand, confirmCheckin, forceCheckin } from './admit.ts';
import { cancelCheckin } from './cancel.ts';
import { scanSlip } from './hand-out.ts';
import { sheetCodes } from './paper.ts';
import { scanCode, searchComer } from './scan.ts';
import { refreshSheet } from './sheet.ts';
import { finishSiteStep } from './site-steps.ts';

/** Checking in on the spot: the sheet, its code, the desks (domain/02-modules-A, A1.1 to A1.3). */
export const orientationDesk = {
  paper: { [entities.NewStudent]: sheetCodes },
  handlers: {
    [enCodes.orientationSheetRefresh]: refreshSheet,
    [enCodes.orientationCheckinScan]: scanCode,
    [enCodes.orientationCheckinSearch]: searchComer,
    [enCodes.orientationCheckinConfirm]: confirmCheckin,
    [enCodes.orientationCheckinForce]: forceCheckin,
    [enCodes.orientationCheckinManual]: admitByHand,
    [enCodes.orientationProgressArrive]: admitByHand,
    [enCodes.orientationCheckinCancel]: cancelCheckin,
    [enCodes.orientationCheckinStep]: finishSiteStep,
    [enCodes.suppliesIssueScan]: scanSlip,
  },
} satisfies ServerModule;
