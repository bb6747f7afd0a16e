import { enCodes, entities } from '../../../../contract/generated/entities.ts';
import type { ServerModule } from '../../../data/module.ts';
import { afterBillsSave } from '../../../engines/bills/payments.ts';
import { findPayer } from './find.ts';
import { followLastDay, markOverdue } from './overdue.ts';
import { receivePayment } from './receive.ts';
import { afterChannelImport, recheck } from './reconcile.ts';
import { refundOrder, voidOrder } from './refund.ts';
import { remindDebtors } from './remind.ts';

/** Money of new students as the finance office takes it, gives it back and asks for it (domain/02-modules-A, A1.2 and A1.3). */
export const orientationCash = {
  of: 'orientation',
  everyMinute: markOverdue,
  beforeSave: { [entities.PayOrder]: receivePayment },
  afterSave: { [entities.OrientationBatch]: followLastDay },
  afterSaveMany: {
    [entities.FeeBill]: afterBillsSave,
    [entities.PayOrder]: afterBillsSave,
    [entities.ChannelRecord]: afterChannelImport,
  },
  handlers: {
    [enCodes.orientationBillRemind]: remindDebtors,
    [enCodes.orientationBillRecheck]: recheck,
    [enCodes.orientationBillRefund]: refundOrder,
    [enCodes.orientationCashVoid]: voidOrder,
    [enCodes.orientationCashScan]: findPayer,
  },
} satisfies ServerModule;
