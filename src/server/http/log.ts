/** Takes one finished line, without the line break. */
export type LogSink = (line: string) => void;

const longestText = 2000;
const gatherMs = 20;

/** Writes lines to standard output, those of a moment in one go: a system call for each costs as much as a small answer. */
export function createLineWriter(): LogSink {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
    lines = [];
  };
  process.once('exit', flush);
  return (line) => {
    if (lines.length === 0) setTimeout(flush, gatherMs).unref();
    lines.push(line);
  };
}

/**
 * Writes one event as one line of JSON. Line breaks and control characters cannot break out of it, since JSON escapes them.
 * @param facts never a token, a password or what a person's row holds
 */
export function logEvent(sink: LogSink, event: string, facts: Readonly<Record<string, unknown>>): void {
  // Called for every value, `shorten` would take longer than all the rest; lines of plain requests have nothing to shorten.
  const shortening = Object.values(facts).some(mayBeLong) ? shorten : undefined;
  sink(JSON.stringify({ time: new Date().toISOString(), event, ...facts }, shortening));
}

const mayBeLong = (value: unknown): boolean =>
  typeof value === 'string' ? value.length > longestText : typeof value === 'object';

function shorten(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.length > longestText ? `${value.slice(0, longestText)}…` : value;
}

/**
 * What may be logged of an error. The text of a database error quotes values of rows, and the first line of a stack
 * repeats it, so of those only the code and the places are kept.
 */
export function faultFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, table, column, constraint } = error as Error & Record<string, unknown>;
  const fromDatabase = typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    code,
    message: fromDatabase ? undefined : error.message,
    table,
    column,
    constraint,
    stack: places.slice(0, 12).map((line) => line.trim()),
  };
}
