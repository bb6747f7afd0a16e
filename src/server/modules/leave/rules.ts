import type { LeaveRule } from '../../../contract/generated/entities.ts';
import type { RowHook } from '../../data/module.ts';
import { refuseFields } from '../../data/refusal.ts';

/** Two rules of one leave type never speak of the same days, or the level would depend on their order. */
export async function beforeRuleSave({ tx, row, before }: RowHook): Promise<void> {
  const rule = row as Partial<LeaveRule>;
  const answer = await tx.query(
    `SELECT 1 FROM "LeaveRule" WHERE "IsDeleted" = 0 AND "Id" <> $1 AND "LeaveType" IS NOT DISTINCT FROM $2::text
       AND "State" = $5 AND "MinDays" < $4 AND "MaxDays" > $3 LIMIT 1`,
    [before?.['Id'] ?? '', rule.LeaveType, rule.MinDays, rule.MaxDays, rule.State],
  );
  if (answer.rowCount > 0) throw refuseFields([{ Key: 'MinDays', Message: '天数区间不连续或有重叠' }]);
}
