/*
 * What the application uses and browsers from Chromium 92, Safari 15.4 and Firefox 115 on may lack. The build puts the
 * library before it that gives them the selector :has(). Only browsers that lack something load this file.
 */
(() => {
  /** @type {Record<string, (this: any[], ...given: any[]) => unknown>} */
  const ofArrays = {
    findLast(test, self) {
      for (let at = this.length - 1; at >= 0; at -= 1)
        if (test.call(self, this[at], at, this)) return this[at];
      return undefined;
    },
    findLastIndex(test, self) {
      for (let at = this.length - 1; at >= 0; at -= 1) if (test.call(self, this[at], at, this)) return at;
      return -1;
    },
    toSorted(order) {
      return [...this].sort(order);
    },
    toReversed() {
      return [...this].reverse();
    },
    toSpliced(...change) {
      const copy = [...this];
      Array.prototype.splice.apply(copy, /** @type {[number, number]} */ (/** @type {unknown} */ (change)));
      return copy;
    },
    with(at, item) {
      const copy = [...this];
      const place = at < 0 ? copy.length + at : at;
      if (!(place in copy)) throw new RangeError('Invalid index');
      copy[place] = item;
      return copy;
    },
  };
  for (const [name, value] of Object.entries(ofArrays)) fill(Array.prototype, name, value);

  /** @type {(target: object, key: PropertyKey) => boolean} */
  const hasOwn = (target, key) => Object.prototype.hasOwnProperty.call(target, key);
  fill(Object, 'hasOwn', hasOwn);

  /** @type {(address: string, base?: string) => boolean} */
  const canParse = (address, base) => {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  };
  fill(URL, 'canParse', canParse);

  /** @type {(patience: number) => AbortSignal} */
  const timeout = (patience) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), patience);
    return controller.signal;
  };
  fill(AbortSignal, 'timeout', timeout);

  /** @type {(value: any) => any} values of forms are plain data */
  const copyOf = (value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof Date) return new Date(value);
    if (Array.isArray(value)) return value.map(copyOf);
    if (value instanceof Map) return new Map(copyOf([...value]));
    if (value instanceof Set) return new Set(copyOf([...value]));
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one)]));
  };
  fill(globalThis, 'structuredClone', copyOf);

  if (typeof CSS !== 'undefined' && !CSS.supports('selector(:has(a))'))
    document.addEventListener('DOMContentLoaded', () => {
      /** @type {any} */ (window).cssHasPseudo(document, { hover: false });
    });

  /**
   * @param {object} target
   * @param {string} name
   * @param {unknown} value
   */
  function fill(target, name, value) {
    if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
})();
