import { isReady, tellOutcome } from './act.ts';
import { idsOf, type ActionHandler } from './handler.ts';
import { questionOf } from './questions.ts';

/** Deletes rows after a question. */
export const deleteRows: ActionHandler = async (call) => {
  const { button, action, target, services } = call;
  if (target.rows.length === 0) return services.notify.warning('请先选择记录');
  if (!(await isReady(call))) return;
  const text = questionOf(button, action, target.rows.length) ?? '';
  const isSure = action.previewEnd
    ? await (await import('./ending.tsx')).confirmEnding(call, text, {})
    : await services.notify.confirm({ text, danger: true });
  if (!isSure) return;
  const answer = await services.data.remove({
    Entity: target.entity.name,
    EnCode: button.EnCode,
    Ids: idsOf(target),
  });
  await tellOutcome(call, answer, true);
};
