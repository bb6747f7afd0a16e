import styles from './messages.module.css';

/** A question that must be answered before anything else. */
export interface Question {
  readonly text: string;
  /** Above the text; without it the text stands alone. */
  readonly title?: string;
  /** Defaults to 确定. */
  readonly agree?: string;
  /** Defaults to 取消; null where there is nothing to refuse. */
  readonly refuse?: string | null;
  /** Agreeing destroys something: the button is red and refusing has the focus. */
  readonly danger?: boolean;
  /** Has to be filled in by who agrees. */
  readonly input?: HTMLTextAreaElement;
  /** Takes the question back; it counts as refused. */
  readonly signal?: AbortSignal;
}

/** Asks in the browser's own modal dialog, which keeps the focus and closes with Escape. */
export function ask({ text, title, agree = '确定', refuse = '取消', danger = false, ...rest }: Question) {
  const { input, signal } = rest;
  return new Promise<boolean>((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.className = styles['dialog'] ?? '';
    dialog.setAttribute('aria-label', title ?? text);
    if (title !== undefined) dialog.append(paragraph('h2', title));
    dialog.append(paragraph('p', text));
    if (input) dialog.append(input);
    const answer = (value: string, label: string, look: string) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.className = styles[look] ?? '';
      button.addEventListener('click', () => {
        if (value === 'no' || (input?.reportValidity() ?? true)) close(value);
      });
      return button;
    };
    const buttons = document.createElement('div');
    const yes = answer('yes', agree, danger ? 'danger' : 'primary');
    const no = refuse === null ? undefined : answer('no', refuse, 'plain');
    buttons.append(...(no ? [no, yes] : [yes]));
    dialog.append(buttons);
    const refused = () => close('no');
    // The browser tells of a closed dialog with its next frame, when what was asked about could have been pressed again.
    const close = (value: string) => {
      dialog.close(value);
      signal?.removeEventListener('abort', refused);
      dialog.remove();
      resolve(value === 'yes');
    };
    signal?.addEventListener('abort', refused);
    dialog.addEventListener('cancel', refused);
    // Some ways of closing it are told by this alone, such as a second Escape.
    dialog.addEventListener('close', () => close(dialog.returnValue));
    document.body.append(dialog);
    dialog.showModal();
    (input ?? (danger ? (no ?? yes) : yes)).focus();
  });
}

function paragraph(tag: 'h2' | 'p', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
