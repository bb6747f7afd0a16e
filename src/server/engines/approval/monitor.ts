import { FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import type { Row } from '../../../contract/rules.ts';
import { isAble, jump, overrule, reassign, terminate } from '../../data/flow/overrule.ts';
import type { HandlerContext } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';

/** Which application an instance is of. */
const aboutOf = (row: Row) => ({ Entity: String(row['Entity']), RowId: String(row['RowId']) });

function chosen({ rows }: HandlerContext): Row {
  const [row] = rows;
  if (!row) throw refuse('请选择要操作的记录');
  return row;
}

const reasonOf = ({ params }: HandlerContext) => String(params['Reason']);

/** What waits for somebody to another person. */
export async function assignInstance(context: HandlerContext): Promise<object> {
  const { UserId, FromUserId } = context.params;
  const reason = reasonOf(context);
  await overrule(context, aboutOf(chosen(context)), { verb: 'reclaim', opinion: reason }, async (of) => {
    const { open } = of.course;
    const own = FromUserId ? open.filter(({ HandlerId }) => HandlerId === FromUserId) : open;
    const [task, ...others] = own;
    if (!task) throw refuseFields([{ Key: 'FromUserId', Message: '该申请没有在等此人办理' }]);
    if (others.length > 0)
      throw refuseFields([{ Key: 'FromUserId', Message: '该申请在等多人办理，请选择替换谁' }]);
    await reassign(context, of, task, { to: String(UserId), reason });
  });
  return {};
}

/** An application to another node. */
export async function jumpInstance(context: HandlerContext): Promise<object> {
  const reason = reasonOf(context);
  await overrule(context, aboutOf(chosen(context)), { verb: 'approve', opinion: reason }, (of) =>
    jump(context, of, { node: String(context.params['Node']), reason }),
  );
  return {};
}

/** An application to its end. */
export async function terminateInstance(context: HandlerContext): Promise<object> {
  const reason = reasonOf(context);
  const telling = { verb: 'reject', opinion: reason, isEnd: true } as const;
  await overrule(context, aboutOf(chosen(context)), telling, (of) => terminate(context, of, reason));
  return {};
}

interface OnDesk {
  readonly Id: string;
  readonly Entity: string;
  readonly RowId: string;
}

/** Everything that waits for a person by name, to another one: all of it or nothing. */
export async function handOverDesk(context: HandlerContext): Promise<{ Message: string }> {
  const { tx, params } = context;
  const [from, to] = [String(params['FromUserId']), String(params['ToUserId'])];
  if (from === to) throw refuseFields([{ Key: 'ToUserId', Message: '接手人不能是本人' }]);
  const { rows } = await tx.query<OnDesk>(
    `SELECT "Id", "Entity", "RowId" FROM "FlowTask" WHERE "HandlerId" = $1 AND "State" = $2 AND "IsCopy" = 0
       AND "IsDeleted" = 0 ORDER BY "RowId", "Id"`,
    [from, FLOW_TASK_STATE.Open],
  );
  if (rows.length === 0)
    throw refuseFields([
      { Key: 'FromUserId', Message: '此人名下没有待办；按角色审批的，角色的接任人随即可以办理' },
    ]);
  const unable = new Set<string>();
  const reason = reasonOf(context);
  for (const task of rows)
    await overrule(context, task, { verb: 'reclaim', opinion: reason }, async (of) => {
      const open = of.course.open.find(({ Id }) => Id === task.Id);
      if (!(await isAble(context, of, to))) unable.add(of.entity.title);
      else if (open) await reassign(context, of, open, { to, reason });
    });
  if (unable.size > 0)
    throw refuseFields([{ Key: 'ToUserId', Message: `所选的人没有办理${[...unable].join('、')}的权限` }]);
  return { Message: `已转办 ${rows.length} 件` };
}
