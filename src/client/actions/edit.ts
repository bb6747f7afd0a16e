import { builtForm } from '../renderer/schema/forms.ts';
import { withFile } from '../renderer/pages.ts';
import { openForm } from './FormDialog.tsx';
import type { ActionCall, ActionHandler } from './handler.ts';
import { formPath, pageOf } from './page-of.ts';

/** A new row. */
export const addRow: ActionHandler = (call) => edit(call, undefined);

/** The row that was pressed. */
export const editRow: ActionHandler = async (call) => {
  const id = idOf(call);
  return id === undefined ? call.services.notify.warning('请先选择记录') : edit(call, id);
};

/** The row that was pressed, or a new one from a toolbar. */
export const saveRow: ActionHandler = (call) => edit(call, idOf(call));

const idOf = ({ target }: ActionCall) => {
  const id = target.rows[0]?.['Id'];
  return id === undefined || id === null ? undefined : String(id);
};

async function edit(call: ActionCall, rowId: string | undefined): Promise<void> {
  const { action, target, services } = call;
  const path = formPath(action, target);
  if (path !== undefined && (action.open === 'page' || action.open === 'tab'))
    return services.navigation.openPage(path, rowId, action.open);
  if (target.beside && !(await target.beside.free())) return;
  const page =
    path === undefined
      ? withFile(target.page, builtForm(target.entity, services.me))
      : await pageOf(services.data, target, path);
  if (await openForm(call, page, rowId)) target.done();
}
