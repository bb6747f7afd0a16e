import type { Notifier } from '../request/host.ts';
import styles from './plain-notifier.module.css';

/** Messages without any library, for the pages that come before the shell. */
export function plainNotifier(root: HTMLElement = document.body): Notifier {
  const area = document.createElement('div');
  area.className = styles['area'] ?? '';
  area.setAttribute('role', 'alert');
  root.append(area);

  const show = (text: string, title?: string): HTMLElement => {
    // The same text said twice at once stands there once.
    for (const old of area.children) if (old.lastChild?.textContent === text) old.remove();
    const note = document.createElement('div');
    note.className = styles['note'] ?? '';
    if (title) note.append(element('strong', title));
    note.append(element('span', text));
    area.append(note);
    return note;
  };
  const showFor = (note: HTMLElement, seconds: number) =>
    void setTimeout(() => note.remove(), seconds * 1_000);

  return {
    message: (text, seconds) => showFor(show(text), seconds),
    notice: (title, description) => showFor(show(description, title), 5),
    modal: (title, text) => ask(root, title, text),
    persistent: (text, address) => {
      const note = show(text);
      if (address === undefined) return;
      const link = element('a', '继续前往') as HTMLAnchorElement;
      link.href = address;
      link.rel = 'noreferrer';
      note.append(link);
    },
  };
}

function element(tag: 'strong' | 'span' | 'a' | 'h2' | 'p' | 'button', text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function ask(root: HTMLElement, title: string, text: string): void {
  const dialog = document.createElement('dialog');
  dialog.className = styles['dialog'] ?? '';
  const button = element('button', '确定');
  button.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(element('h2', title), element('p', text), button);
  root.append(dialog);
  dialog.showModal();
}
