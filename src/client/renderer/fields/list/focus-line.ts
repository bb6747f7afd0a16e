import type { NamedField } from '../../../../contract/field-rules.ts';
import { cellId } from './lines.ts';

/** Typed in, pressed or chosen from; what is computed or given only shows a value. */
const TAKES_FOCUS = 'input:not([type=hidden]), textarea, select, button, [tabindex="0"]';
const MOST_FRAMES = 30;

/** Puts the focus into the first cell of a line that a person can fill in, once the line is drawn. */
export function focusLine(list: string, index: number, columns: readonly NamedField[]): void {
  const attempt = (frames: number) => {
    const cells = columns.map(({ name }) => document.getElementById(cellId(list, index, name)));
    const inputs = cells.map((cell) =>
      cell?.matches(TAKES_FOCUS) ? cell : cell?.querySelector<HTMLElement>(TAKES_FOCUS),
    );
    const first = inputs.find((input) => input && !input.matches(':disabled'));
    if (first) first.focus();
    else if (frames > 0) requestAnimationFrame(() => attempt(frames - 1));
  };
  requestAnimationFrame(() => attempt(MOST_FRAMES));
}
