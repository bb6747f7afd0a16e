let offsetMs = 0;

/** Smaller differences are the whole seconds of the header and the way of the answer. */
const UNSURE_MS = 3_000;

/** Learns the server's time from the Date header of an answer. */
export function noteServerTime(header: unknown): void {
  const told = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(told)) return;
  const offset = told - Date.now();
  offsetMs = Math.abs(offset) < UNSURE_MS ? 0 : offset;
}

/** Milliseconds since 1970 by the server's clock, as far as an answer told it: a phone's own may be hours off. */
export const serverNow = (): number => Date.now() + offsetMs;
