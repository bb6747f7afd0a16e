import type { Named } from '../../data/row-of.ts';
import type { FeeBill } from '../../../contract/generated/entities.ts';
import { PAY_STATE } from '../../../contract/generated/codes.ts';
import { NEW_STUDENT_COPY } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';

const OWNER = [NEW_STUDENT_COPY.from, ...NEW_STUDENT_COPY.copy];

/**
 * A bill of which nothing was paid, reduced or deferred yet.
 * @param owner a row that says whose it is
 * @param owed what for, how much and until when
 */
export const newBill = (owner: Row, owed: Named<FeeBill>): Named<FeeBill> => ({
  ...Object.fromEntries(OWNER.map((name) => [name, owner[name] ?? null])),
  ...owed,
  Reduced: 0,
  Deferred: 0,
  Paid: 0,
  Due: owed['Amount'],
  PayState: PAY_STATE.Unpaid,
});
