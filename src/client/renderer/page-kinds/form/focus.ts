import { splitKey } from '../../formily/row-form.ts';

const FOCUSABLE =
  'input:not([type="hidden"]):not([hidden]), textarea, select, button, [tabindex]:not([tabindex="-1"])';

const MOST_FRAMES = 30;

/** Brings the input of a problem into view and focuses it, if the form shows the field. */
export function focusField(form: HTMLElement, key: string): void {
  const { name, part } = splitKey(key);
  const item = form.querySelector(`[data-field="${CSS.escape(name)}"]`);
  if (!item) return;
  const closed = item.closest<HTMLDetailsElement>('details:not([open])');
  if (closed) closed.open = true;
  // a choice that was touched has its mark on the box around its input too
  const wrong = () =>
    [...item.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].find((one) => one.matches(FOCUSABLE));
  const first = () => item.querySelector<HTMLElement>(FOCUSABLE);
  // inputs are disabled while the form is busy, and wrong cells may be marked some frames later
  const attempt = (frames: number) => {
    const input = part === '' ? first() : wrong();
    if (frames > 0 && (!input || input.matches(':disabled')))
      return void requestAnimationFrame(() => attempt(frames - 1));
    (input ?? first())?.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'center', behavior: 'auto' });
  };
  requestAnimationFrame(() => attempt(MOST_FRAMES));
}
