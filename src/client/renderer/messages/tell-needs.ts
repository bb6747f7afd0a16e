import type { MissingNeed } from '../../../contract/envelope.ts';
import { safeUrl } from '../../session/safe-url.ts';
import styles from './messages.module.css';

/**
 * Says what is missing before something can work, in the browser's own modal dialog: each with a link to where it is made,
 * which opens beside this page so that nothing typed here is lost, or with who can make it.
 */
export function tellNeeds(text: string, needs: readonly MissingNeed[]): void {
  const dialog = element('dialog', '');
  dialog.className = `${styles['dialog']} ${styles['needs']}`;
  const [title = text] = text.split('：', 1);
  dialog.setAttribute('aria-label', title);
  const list = element('ul', '');
  for (const need of needs) {
    const line = element('li', need.Message);
    line.append(...wayOf(need));
    list.append(line);
  }
  const close = element('button', '知道了');
  close.type = 'button';
  close.className = styles['primary'] ?? '';
  close.addEventListener('click', () => dialog.close());
  const buttons = element('div', '');
  buttons.append(close);
  dialog.append(element('h2', title), element('p', '请先完成以下各项：'), list, buttons);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  (dialog.querySelector('a') ?? close).focus();
}

function wayOf({ Page = '', Url, Roles = [] }: MissingNeed): HTMLElement[] {
  const address = safeUrl(Url);
  if (address !== undefined) {
    const link = element('a', `前往${Page}`);
    link.href = address;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    return [link];
  }
  return Roles.length === 0 ? [] : [element('span', `请联系${Roles.join('、')}，在“${Page}”中设置`)];
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
