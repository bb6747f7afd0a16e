import { ask } from './ask.ts';
import styles from './messages.module.css';

const MOST = 200;

/** Asks whether something unusual is meant so, and why. @returns the reason; undefined where it is not */
export async function askReason(text: string): Promise<string | undefined> {
  const input = document.createElement('textarea');
  input.className = styles['reason'] ?? '';
  input.rows = 3;
  input.required = true;
  input.minLength = 2;
  input.maxLength = MOST;
  input.placeholder = '请说明原因';
  input.setAttribute('aria-label', '原因');
  input.addEventListener('input', () => {
    const isShort = input.value.trim().length < input.minLength;
    input.setCustomValidity(isShort ? '请说明原因' : '');
  });
  const isMeant = await ask({ text, title: '请确认', agree: '确属如此', refuse: '返回修改', input });
  return isMeant ? input.value.trim() : undefined;
}
