import { FollowedTask } from './followed-task.ts';
import type { ActionCall } from './handler.ts';
import { ProgressDialog } from './ProgressDialog.tsx';

/** Shows how far a task has come, and tells its end to a person who went on with something else. */
export async function showTask(call: ActionCall, id: string): Promise<void> {
  const { button, action, target, services } = call;
  const title = button.text ?? action.title;
  const task = new FollowedTask(services.data, id);
  const show = () =>
    services.openDialog<void>((close) => <ProgressDialog title={title} task={task} close={() => close()} />);
  await show();
  if (task.isOver) return target.done();
  services.notify.success('操作在后台继续，完成后会提示');
  void task.over.then(() => {
    target.done();
    const end = task.state();
    if (!task.isOver || !end) return undefined;
    // A user who went on is told what they have not seen.
    if (end.FailCount > 0 || end.ErrorMsg !== null) return show();
    return services.notify.success(`${title}完成，成功 ${end.SuccessCount} 条`);
  });
}
