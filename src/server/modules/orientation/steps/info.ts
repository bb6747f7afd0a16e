import { entities } from '../../../../contract/generated/entities.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { askHolders } from '../../../engines/notify/ask-holders.ts';

/** Something in the admission data is wrong: the recruitment office is told what. */
export async function reportWrong(context: HandlerContext): Promise<true> {
  const { tx, caller, params } = context;
  const student = caller.subject.NewStudentId;
  if (student === '') throw refuse('未查询到您的录取信息');
  const answer = await tx.query<{ name: string }>(
    `SELECT "ExamineeNo" || ' ' || "TrueName" AS name FROM "NewStudent" WHERE "Id" = $1`,
    [student],
  );
  await askHolders(context, {
    role: 'recruit_admin',
    title: `${answer.rows[0]?.name ?? ''} 反馈录取信息有误`,
    content: String(params['Reason']),
    about: { type: entities.NewStudent, id: student },
  });
  return true;
}
