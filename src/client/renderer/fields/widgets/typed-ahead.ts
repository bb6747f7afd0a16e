/** What was done at the keyboard: the text that stands in the box, or a key that is no letter of it. */
export type Stroke = { readonly text: string } | { readonly key: string };

/** Keys that mean something to the widget, with the numbers by which older widgets know them; all others are of the text, or of the browser. */
const KEYS: ReadonlyMap<string, number> = new Map([
  ['Enter', 13],
  ['Escape', 27],
  ['ArrowUp', 38],
  ['ArrowDown', 40],
]);

export const isOfWidget = (key: string): boolean => KEYS.has(key);

/** A text that grows letter by letter is one stroke. */
export function withStroke(strokes: readonly Stroke[], stroke: Stroke): readonly Stroke[] {
  const last = strokes.at(-1);
  const before = last && 'text' in last && 'text' in stroke ? strokes.slice(0, -1) : strokes;
  return [...before, stroke];
}

/** The text that was typed; undefined where none was. */
export const textOf = (strokes: readonly Stroke[]): string | undefined =>
  strokes.flatMap((stroke) => ('text' in stroke ? [stroke.text] : [])).at(-1);

const moment = () => new Promise((resolve) => setTimeout(resolve));

/** Does at a widget's own input what was done before it was there, one stroke after the other, as a keyboard does. */
export async function typeAgain(input: HTMLInputElement, strokes: readonly Stroke[]): Promise<void> {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const stroke of strokes) {
    // The widget has drawn what came before by then.
    await moment();
    if ('text' in stroke) {
      setValue?.call(input, stroke.text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    } else press(input, stroke.key);
  }
}

function press(input: HTMLInputElement, key: string): void {
  const said = { key, code: key, keyCode: KEYS.get(key) ?? 0, bubbles: true, cancelable: true };
  for (const type of ['keydown', 'keyup']) input.dispatchEvent(new KeyboardEvent(type, said));
}
