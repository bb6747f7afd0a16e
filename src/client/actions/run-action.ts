import type { PageButton } from '../../contract/generated/meta.ts';
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
    if (!action) return notify.error(`未找到操作${button.EnCode}`);
    // of several rows each is judged by the server
    const [row = {}, ...others] = target.rows;
    const judged = others.length === 0 && action.window !== undefined;
    const closed = judged && (await import('./window.ts')).closedNow(action, row, services.me);
    if (closed) return notify.warning(closed);
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
