const DIALOG = '[role=dialog], [role=menu], dialog';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]';
/** What a phone answers with its keyboard. */
const TYPED_IN = 'input, textarea, [contenteditable=true]';

/** A place where the focus was: the element, and where each of its ancestors stood in the next. */
interface Place {
  readonly element: HTMLElement;
  readonly chain: readonly { readonly parent: Element; readonly child: Element; readonly at: number }[];
}

/** A dialog and the action in it may both be gone, so the place before them counts too. */
const MOST_PLACES = 8;

let places: readonly Place[] = [];
let byKey = false;
let isKept = false;
/** Nothing has the focus and nothing is to have it: nothing had it yet, or it was left on purpose. */
let isAtRest = true;

/**
 * Keeps the focus from falling to the body: when what has it is removed, disabled or moved, the focus goes to what stands in
 * its place, else to where it was before. A pointer may leave the focus on nothing, except where what it pressed is gone.
 * Listens from the first call on, for as long as the document lives.
 */
export function keepFocus(): void {
  if (isKept) return;
  isKept = true;
  const capture = { capture: true, passive: true };
  document.addEventListener('keydown', () => void (byKey = true), capture);
  document.addEventListener('keydown', walkRows, capture);
  document.addEventListener('pointerdown', () => void (byKey = false), capture);
  document.addEventListener('focusin', ({ target }) => {
    isAtRest = false;
    if (target instanceof HTMLElement) places = [placeOf(target), ...places].slice(0, MOST_PLACES);
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget === null) recoverSoon();
  });
  // Firefox tells nobody that what had the focus was removed or disabled.
  const changed = () => {
    if (isLost()) recoverSoon();
  };
  const attributeFilter = ['disabled'];
  new MutationObserver(changed).observe(document.body, { childList: true, subtree: true, attributeFilter });
}

/** Those who use keys go from row to row with them. What was pressed while the code for it came is done then. */
function walkRows(event: KeyboardEvent): void {
  void import('./table/row-keys.ts').then(
    (keys) => {
      document.removeEventListener('keydown', walkRows, { capture: true });
      keys.walkRows(event);
    },
    () => undefined,
  );
}

/** Whether the focus is where no key does anything. Browsers differ in when they take it from what was disabled. */
function isLost(): boolean {
  const focused = document.activeElement;
  return !isAtRest && document.hasFocus() && (focused === document.body || !!focused?.matches(':disabled'));
}

/** Two frames later: what closes may give the focus back by itself. */
function recoverSoon(): void {
  requestAnimationFrame(() => requestAnimationFrame(recover));
}

function placeOf(element: HTMLElement): Place {
  const chain = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    chain.push({ parent: child.parentElement, child, at: indexOf(child) });
  return { element, chain };
}

function indexOf(element: Element): number {
  let at = 0;
  for (let before = element.previousElementSibling; before; before = before.previousElementSibling) at += 1;
  return at;
}

function recover(): void {
  if (!isLost()) return;
  isAtRest = true;
  if (!byKey && places[0]?.element.isConnected) return;
  for (const place of places) {
    if (canTakeFocus(place.element)) return place.element.focus();
    const dialog = place.element.closest(DIALOG);
    // Beside a dialog that closed there is nothing of its work: what opened it comes next.
    if (dialog && !isShown(dialog)) continue;
    const found = besides(place);
    if (found) return found.focus({ preventScroll: found.matches('main') });
  }
}

/** What can take the focus where a place was; a page that was left as a whole leaves it to the page that came. */
function besides({ element, chain }: Place): HTMLElement | undefined {
  const first = chain.findIndex(({ parent }) => parent.isConnected);
  const gone = chain[first]?.child ?? element;
  const main = document.querySelector('main');
  if (!gone.isConnected && gone.querySelector('h1') && main?.tabIndex === -1) return main;
  for (const { parent, at } of chain.slice(first)) {
    if (parent.matches('body, main')) return undefined;
    const children = [...parent.children];
    const found = firstIn(children.slice(at)) ?? firstIn(children.slice(0, at).reverse());
    if (found) return found;
  }
  return undefined;
}

function firstIn(elements: readonly Element[]): HTMLElement | undefined {
  for (const element of elements) {
    const all = [element, ...element.querySelectorAll(FOCUSABLE)];
    const found = all.find((one) => one instanceof HTMLElement && canTakeFocus(one));
    if (found instanceof HTMLElement) return found;
  }
  return undefined;
}

const canTakeFocus = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.matches(FOCUSABLE) &&
  (byKey || !element.matches(TYPED_IN)) &&
  isShown(element);

const isShown = (element: Element) => element.getClientRects().length > 0;
