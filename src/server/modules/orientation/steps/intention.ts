import { INTENTION } from '../../../../contract/generated/codes.ts';
import { entities, type NewStudent } from '../../../../contract/generated/entities.ts';
import type { RowHook } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { askHolders } from '../../../engines/notify/ask-holders.ts';

const isHisOwn = ({ caller, row }: RowHook<NewStudent>) => row['UserId'] === caller.subject.UserId;

/** Whether somebody comes is theirs to say until the end of checking in, and to change until its beginning. */
export async function beforeIntentionSave(hook: RowHook<NewStudent>): Promise<void> {
  const { tx, row, before } = hook;
  if (!before || before['Intention'] === row['Intention'] || !isHisOwn(hook)) return;
  const answer = await tx.query<{ isOver: boolean; isBegun: boolean }>(
    `SELECT now() >= "CheckinEnd" AS "isOver", now() >= "CheckinStart" AS "isBegun" FROM "OrientationBatch" WHERE "Id" = $1`,
    [row['BatchId']],
  );
  const { isOver, isBegun } = answer.rows[0] ?? { isOver: true, isBegun: true };
  if (isOver) throw refuse('已截止');
  if (isBegun && before['Intention'] !== null) throw refuse('报到已开始，不能更改，请联系学院');
}

/** Who does not want to come has not given up their place yet: their college asks, and enters it. */
export async function afterIntentionSave(hook: RowHook<NewStudent>): Promise<void> {
  const { row, before } = hook;
  const declined = row['Intention'] === INTENTION.Never && before?.['Intention'] !== INTENTION.Never;
  if (!declined || !isHisOwn(hook)) return;
  await askHolders(hook, {
    role: 'college_admin',
    college: String(row['CollegeId']),
    title: `${String(row['ExamineeNo'])} ${String(row['TrueName'])} 提交不来报到`,
    content: String(row['NoReportRemark'] ?? ''),
    about: { type: entities.NewStudent, id: String(row['Id']) },
  });
}
