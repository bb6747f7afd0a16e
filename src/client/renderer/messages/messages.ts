import { safeUrl } from '../../session/safe-url.ts';
import { ask, type Question } from './ask.ts';
import styles from './messages.module.css';

/** How a message looks and how it is told to those who do not see it. */
export type MessageKind = 'success' | 'info' | 'warning' | 'error' | 'loading';

export interface Message {
  readonly kind: MessageKind;
  readonly text: string;
  readonly title?: string;
  /** Goes away by itself after so many seconds; 0 stays until it is closed. */
  readonly seconds?: number;
  /** A way on. */
  readonly link?: { readonly text: string; readonly address: string };
}

/** Messages and questions, in plain elements: the login page shows them without any library. */
export interface Messages {
  /** Shows a message and returns its removal. The same text said twice at once stands there once. */
  show(message: Message): () => void;
  /** Asks; resolves with whether the person agreed. */
  ask(question: Question): Promise<boolean>;
}

const USUAL_SECONDS = 3;
const MARKS: Readonly<Record<MessageKind, string>> = {
  success: '✓',
  info: 'i',
  warning: '!',
  error: '×',
  loading: '',
};

let area: HTMLElement | undefined;

function areaOf(): HTMLElement {
  if (area?.isConnected) return area;
  area = document.createElement('div');
  area.className = styles['area'] ?? '';
  document.body.append(area);
  return area;
}

function show({ kind, text, title, seconds = USUAL_SECONDS, link }: Message): () => void {
  const notes = areaOf();
  for (const old of notes.children) if ((old as HTMLElement).dataset['text'] === text) old.remove();
  const note = element('div', '');
  note.className = `${styles['note']} ${styles[kind]}`;
  note.dataset['text'] = text;
  // A live region is announced when it is filled: errors at once, the rest when there is a pause.
  note.setAttribute('role', kind === 'error' || kind === 'warning' ? 'alert' : 'status');
  const mark = element('i', MARKS[kind]);
  mark.setAttribute('aria-hidden', 'true');
  const body = element('div', '');
  if (title !== undefined) body.append(element('strong', title));
  body.append(element('span', text));
  note.append(mark, body);
  const address = safeUrl(link?.address);
  if (link && address !== undefined) {
    const way = element('a', link.text) as HTMLAnchorElement;
    way.href = address;
    way.rel = 'noreferrer';
    note.append(way);
  }
  const remove = () => note.remove();
  const stays = seconds <= 0 && kind !== 'loading';
  if (seconds > 0) setTimeout(remove, seconds * 1_000);
  if (stays) note.append(closeButton(remove));
  note.toggleAttribute('data-stays', stays);
  // A message that goes by itself must not move the button of another one from under a pointer.
  notes.insertBefore(note, stays ? notes.querySelector(':scope > :not([data-stays])') : null);
  return remove;
}

function closeButton(close: () => void): HTMLElement {
  const button = element('button', '×');
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', '关闭');
  button.addEventListener('click', close);
  return button;
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

export const messages: Messages = { show, ask };
