import type { FormHow, Row } from '../renderer/data.ts';
import { isReady } from './act.ts';
import type { ActionCall, ActionHandler } from './handler.ts';
import { paramsOf, questionOfAll } from './questions.ts';
import { showTask } from './show-task.tsx';

/** Runs an action on every row that matches the list: asks, has the server do it, and shows how far it has come. */
export const actOnAll: ActionHandler = async (call) => {
  if (!(await isReady(call))) return;
  const id = await started(call);
  if (id === undefined) return;
  await showTask(call, id);
};

/** Asks what the action wants to know and starts it. @returns the task; nothing when the user thought better of it */
async function started(call: ActionCall): Promise<string | undefined> {
  const { button, action, target, services } = call;
  const Total = target.all ?? 0;
  const { Filter = {}, Page, Tab } = target.exports ?? {};
  const question = questionOfAll(button, action, Total);
  let task: string | undefined;
  const start = async (Params: Row, how?: FormHow) => {
    const request = { EnCode: button.EnCode, Filter, Total, Params };
    task = await services.data.actAll({ ...request, ...(Page && { Page }), ...(Tab && { Tab }) }, how);
  };
  const params = paramsOf(action);
  if (Object.keys(params).length > 0) {
    const { askParams } = await import('./ParamsDialog.tsx');
    await askParams(call, { params, question, submit: (values) => start(values, 'form') });
  } else if (await services.notify.confirm({ text: question, danger: action.danger ?? false }))
    await start({});
  return task;
}
