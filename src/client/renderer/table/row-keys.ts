/** What stands in a cell and can have the focus. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';
/** What an arrow key does something else in. */
const TAKES_ARROWS =
  'input:not([type=checkbox]), select, textarea, [contenteditable=true], [role=combobox], [role=radio], [role=slider], [role=tab]';
const STEPS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

let isOn = false;

/**
 * Goes from row to row of every table by ↓ and ↑: to the same button of the next row, to what stands in the same column there,
 * or to the first thing of that row. From the table as a whole ↓ goes to its first row. What has arrow keys of its own
 * keeps them. Listens from the first call on, for as long as the document lives.
 * @param pressed a key that was pressed before
 */
export function walkRows(pressed: KeyboardEvent): void {
  if (!isOn) document.addEventListener('keydown', (event) => walk(event, event.target));
  isOn = true;
  // A key before this one may have led on already.
  walk(pressed, document.activeElement);
}

function walk(event: KeyboardEvent, from: EventTarget | null): void {
  const { key, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  const step = STEPS[key];
  if (!step || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(from instanceof HTMLElement) || [from, event.target].some(takesArrows)) return;
  const next = beside(from, step);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const takesArrows = (target: EventTarget | null) => target instanceof Element && target.matches(TAKES_ARROWS);

function beside(from: HTMLElement, step: (typeof STEPS)[string]): HTMLElement | undefined {
  const row = from.closest<HTMLTableRowElement>('tbody > tr');
  if (!row) {
    const rows = step === 'nextElementSibling' && from.querySelectorAll(':scope > table > tbody > tr');
    return rows ? firstOf([...rows].flatMap(stopsIn)) : undefined;
  }
  const cell = from.closest<HTMLTableCellElement>('td, th');
  const at = cell ? stopsIn(cell).indexOf(from) : -1;
  for (let next = row[step]; next instanceof HTMLTableRowElement; next = next[step]) {
    const stops = stopsIn(next);
    if (stops.length === 0) continue;
    const named = nameOf(from);
    const inCell = cell ? stopsIn(next.cells[cell.cellIndex]) : [];
    return (
      inCell.find((stop) => named !== '' && nameOf(stop) === named) ??
      inCell[at] ??
      firstOf(inCell) ??
      stops[0]
    );
  }
  return undefined;
}

const firstOf = (stops: readonly HTMLElement[]): HTMLElement | undefined => stops[0];

const nameOf = (stop: HTMLElement): string => stop.textContent.trim();

const stopsIn = (element: Element | undefined): HTMLElement[] =>
  [...(element?.querySelectorAll<HTMLElement>(STOPS) ?? [])].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length > 0,
  );
