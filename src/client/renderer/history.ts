/** A value with what it was and what was taken back. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
  /** What the last change was about: the next one about the same is taken back with it, as one typed word. */
  readonly about: string;
}

const MOST = 100;

export const startOf = <Value>(now: Value): History<Value> => ({ past: [], now, future: [], about: '' });

/** A change; `about` names what is being typed into, empty for what is taken back by itself. */
export function changed<Value>(history: History<Value>, next: Value, about = ''): History<Value> {
  if (next === history.now) return history;
  const joins = about !== '' && about === history.about;
  const past = joins ? history.past : [...history.past.slice(1 - MOST), history.now];
  return { past, now: next, future: [], about };
}

export function undone<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    about: '',
  };
}

export function redone<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future;
  return next === undefined
    ? history
    : { past: [...history.past, history.now], now: next, future, about: '' };
}
