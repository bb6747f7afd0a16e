import { entities } from '../../../../contract/generated/entities.ts';
import type { HandlerContext, RowHook } from '../../../data/module.ts';
import { refuse, refuseFields } from '../../../data/refusal.ts';
import { afterStepSave } from './stepped.ts';
import { addTodos } from './todos.ts';

/** Somebody at home can be reached, or the information is not complete. */
export async function afterProfileSave(hook: RowHook): Promise<void> {
  if (hook.row['IsDone'] === 1) {
    const answer = await hook.tx.query<{ lines: number; phones: number }>(
      `SELECT count(*)::int AS lines, count("Phone")::int AS phones FROM "NewStudentFamily" WHERE "ProfileId" = $1 AND "IsDeleted" = 0`,
      [hook.row['Id']],
    );
    const { lines = 0, phones = 0 } = answer.rows[0] ?? {};
    const Key = `${entities.NewStudentFamily}[0].Phone`;
    if (lines === 0)
      throw refuseFields([{ Key: entities.NewStudentFamily, Message: '请至少填写一位家庭成员' }]);
    if (phones === 0) throw refuseFields([{ Key, Message: '请至少填写一位家庭成员的联系电话' }]);
  }
  await afterStepSave(hook);
}

/** Something in the admission data is wrong: the recruitment office is told what. */
export async function reportWrong(context: HandlerContext): Promise<true> {
  const { tx, caller, params } = context;
  const student = caller.subject.NewStudentId;
  if (student === '') throw refuse('未查询到您的录取信息');
  const answer = await tx.query<{ name: string }>(
    `SELECT "ExamineeNo" || ' ' || "TrueName" AS name FROM "NewStudent" WHERE "Id" = $1`,
    [student],
  );
  await addTodos(context, {
    role: 'recruit_admin',
    title: `${answer.rows[0]?.name ?? ''} 反馈录取信息有误`,
    content: String(params['Reason']),
    about: { type: entities.NewStudent, id: student },
  });
  return true;
}
