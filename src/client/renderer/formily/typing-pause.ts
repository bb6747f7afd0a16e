import type { RowForm } from './row-form.ts';

const PAUSE_MS = 300;

/**
 * Asks as soon as typing in a form pauses. An answer that does not come leaves what stands there, and the server to judge.
 * @param lost what is done when no answer comes
 * @returns `soon` asks after a pause without anything typed, `stop` ends it
 */
export function whenTypingPauses(
  form: RowForm,
  ask: () => Promise<void>,
  lost: () => void = () => undefined,
): { soon(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask().catch(lost), PAUSE_MS);
  };
  const end = form.onTyped(soon);
  return {
    soon,
    stop() {
      end();
      clearTimeout(timer);
    },
  };
}
