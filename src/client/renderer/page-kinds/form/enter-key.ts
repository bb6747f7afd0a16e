import type { KeyboardEvent } from 'react';

/** Inputs that Enter presses; in every other one it would send the form. */
const PRESSED: ReadonlySet<string> = new Set(['submit', 'button', 'image', 'reset', 'file']);

/** What a form does with the keyboard. */
interface FormKeys {
  onKeyDown(event: KeyboardEvent<HTMLFormElement>): void;
  onKeyDownCapture(event: KeyboardEvent<HTMLFormElement>): void;
}

/**
 * Enter accepts what stands in an input, such as a date, and goes no further: a form that changes something is sent by its
 * button, or by Ctrl and Enter, which presses that button.
 */
export const enterKeys: FormKeys = {
  onKeyDown: (event) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const { target, currentTarget } = event;
    if (!isWithin(event)) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      pressSubmit(currentTarget);
    } else if (target instanceof HTMLInputElement && !PRESSED.has(target.type)) event.preventDefault();
  },
  // an editor of formatted text would take the key for a line break
  onKeyDownCapture: (event) => {
    const { target, currentTarget } = event;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isWithin(event)) return;
    if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
    event.preventDefault();
    event.stopPropagation();
    pressSubmit(currentTarget);
  },
};

/** React brings the keys of a dialog here too that a field has opened above its form. */
const isWithin = ({ target, currentTarget }: KeyboardEvent): boolean =>
  currentTarget.contains(target as Node);

/** The button takes the focus first, as under a pointer: inputs that keep what was typed when they are left do so. */
function pressSubmit(form: HTMLFormElement): void {
  const button = [...form.elements].find(
    (element): element is HTMLButtonElement =>
      element instanceof HTMLButtonElement && element.type === 'submit' && !element.disabled,
  );
  if (!button) return;
  button.focus({ preventScroll: true });
  setTimeout(() => button.click(), 0);
}
