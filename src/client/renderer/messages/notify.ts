import type { Notify } from '../contexts.ts';
import { messages } from './messages.ts';

const ERROR_SECONDS = 5;

/** Short messages and questions of pages. */
export const notify: Notify = {
  success: (text) => void messages.show({ kind: 'success', text }),
  warning: (text) => void messages.show({ kind: 'warning', text }),
  error: (text) => void messages.show({ kind: 'error', text, seconds: ERROR_SECONDS }),
  confirm: ({ text, danger = false }) => messages.ask({ text, danger }),
};
