import type { ActionFile, PageButton } from '../../contract/generated/meta.ts';
import { SUPER_ROLE } from '../../contract/subject.ts';
import type { ActionTarget } from '../renderer/schema/target.ts';
import type { ActionServices } from './handler.ts';
import { ChunkLoadError } from '../session/part.ts';
import { actOnAll, handlerOf } from './index.ts';
import { openForAll, openUrl } from './open.ts';

/**
 * Runs a button (specification 4): an empty Url runs the handler of its EnCode, an http Url opens a new browser tab, any
 * other Url an in-app route in a new tab. Nothing that a handler throws reaches the page.
 */
export async function runAction(
  button: PageButton,
  target: ActionTarget,
  services: ActionServices,
): Promise<void> {
  const { notify } = services;
  try {
    if (button.Url !== undefined && button.Url.trim() !== '') return openUrl(button.Url, target, services);
    const action = target.entity.actions.get(button.EnCode);
    if (!action) return notify.error(unknownText(button, target, services));
    const fault = await faultOf(button, action, target, services);
    if (fault !== undefined) return notify.warning(fault);
    const ofAll = action.verb === 'open' ? openForAll : actOnAll;
    const handler = target.all === undefined ? handlerOf(button.EnCode, action.verb) : ofAll;
    await handler({ button, action, target, services });
  } catch (failure) {
    target.failed?.();
    const wasTold = typeof failure === 'object' && failure !== null && 'code' in failure;
    if (wasTold) return;
    globalThis.reportError?.(failure);
    notify.error(failure instanceof ChunkLoadError ? failure.message : '操作失败，请稍后重试');
  }
}

/**
 * A school's own server may grant what this program has no handler for: who pressed it is told which button it was. Of our own, an
 * administrator is told which EnCode a page names that its entity has not; other readers can only come again.
 */
function unknownText(
  { EnCode, text = EnCode }: PageButton,
  { page }: ActionTarget,
  { me }: ActionServices,
): string {
  if (page.answer.isForeign) return `“${text}”（${EnCode}）在本系统中没有对应的功能，请联系系统管理员`;
  return me.Roles.includes(SUPER_ROLE) ? `未找到操作${EnCode}` : '该操作已不可用，请刷新页面后重试';
}

/** What is wrong before anything is asked. Of several rows the server judges each: only where none may be acted on is it told at once. */
async function faultOf(
  button: PageButton,
  action: ActionFile,
  target: ActionTarget,
  { me }: ActionServices,
): Promise<string | undefined> {
  if (action.window === undefined && action.when === undefined) return undefined;
  const { closedNow, closedRows } = await import('./window.ts');
  const [row = {}, ...others] = target.rows;
  const closed = others.length === 0 ? closedNow(action, row, me) : undefined;
  return closed ?? (target.all === undefined ? closedRows(button, action, target, me) : undefined);
}
