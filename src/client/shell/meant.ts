import { fieldProblemsOf } from '../renderer/data.ts';

/**
 * Sends what somebody does; where the server has nothing but warnings against it, the person is asked whether it is meant so,
 * and it is sent again with the reason.
 */
export async function meant<Answer>(
  send: (said: { readonly Meant?: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send({});
  } catch (failure) {
    const warnings = fieldProblemsOf(failure);
    if (warnings.length === 0 || warnings.some(({ Warn }) => !Warn)) throw failure;
    const { askReason } = await import('../renderer/messages/ask-reason.ts');
    const Meant = await askReason(`${warnings.map(({ Message }) => Message).join('；')}。确属如此吗？`);
    if (Meant === undefined) throw failure;
    return send({ Meant });
  }
}
