import type { Row } from '../renderer/data.ts';
import { FollowedTask } from './followed-task.ts';
import type { ActionCall, ActionHandler } from './handler.ts';
import { ProgressDialog } from './ProgressDialog.tsx';
import { paramsOf, questionOfAll } from './questions.ts';

/** Runs an action on every row that matches the list: asks, has the server do it, and shows how far it has come. */
export const actOnAll: ActionHandler = async (call) => {
  const id = await started(call);
  if (id === undefined) return;
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
    // Whoever went on is told what he has not seen.
    if (end.FailCount > 0 || end.ErrorMsg !== null) return show();
    return services.notify.success(`${title}完成，成功 ${end.SuccessCount} 条`);
  });
};

/** Asks what the action wants to know and starts it. @returns the task; nothing when the user thought better of it */
async function started(call: ActionCall): Promise<string | undefined> {
  const { button, action, target, services } = call;
  const Total = target.all ?? 0;
  const { Filter = {}, Page, Tab } = target.exports ?? {};
  const question = questionOfAll(button, action, Total);
  let task: string | undefined;
  const start = async (Params: Row) => {
    const request = { EnCode: button.EnCode, Filter, Total, Params };
    task = await services.data.actAll({ ...request, ...(Page && { Page }), ...(Tab && { Tab }) });
  };
  const params = paramsOf(action);
  if (Object.keys(params).length > 0) {
    const { askParams } = await import('./ParamsDialog.tsx');
    await askParams(call, { params, question, submit: start });
  } else if (await services.notify.confirm({ text: question, danger: action.danger ?? false }))
    await start({});
  return task;
}
