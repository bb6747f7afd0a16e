import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { HandlerContext, RowHook } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { changeRow, lockRow } from '../../data/system-write.ts';

/** Makes one term the current one; exactly one row is current afterwards. */
export async function setCurrentYear(context: HandlerContext): Promise<boolean> {
  const chosen = context.rows[0];
  if (!chosen) throw refuse('请选择要操作的记录');
  const current = await context.tx.query<{ Id: string }>(
    `SELECT "Id" FROM "SchoolYear" WHERE "IsCurrent" = 1 AND "IsDeleted" = 0 AND "Id" <> $1 FOR UPDATE`,
    [chosen['Id']],
  );
  for (const { Id } of current.rows) {
    const row = await lockRow(context, entities.SchoolYear, Id);
    await changeRow(context, entities.SchoolYear, row, { IsCurrent: 0 }, context.enCode);
  }
  await changeRow(context, entities.SchoolYear, chosen, { IsCurrent: 1 }, context.enCode);
  return true;
}

/** Terms do not overlap. */
export async function beforeYearSave({ tx, row, before }: RowHook): Promise<void> {
  const term: Row = row;
  const answer = await tx.query(
    `SELECT 1 FROM "SchoolYear" WHERE "IsDeleted" = 0 AND "Id" <> $1 AND "StartDate" <= $3::date AND "EndDate" >= $2::date LIMIT 1`,
    [before?.['Id'] ?? '', term['StartDate'], term['EndDate']],
  );
  if (answer.rowCount > 0) throw refuseFields([{ Key: 'StartDate', Message: '学期时间与已有学期重叠' }]);
}
