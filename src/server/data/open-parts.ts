/** What a condition that an index is limited by may not speak of: the caller, functions, the hour. */
const OF_MORE = /\bme\b|\w\(/;

/** Whether an index can be limited by a condition: it says the same of a row to everybody at every hour. */
export const isConstant = (source: string): boolean => !OF_MORE.test(source);

/**
 * The parts of a condition of which one is enough, where some are about the caller and others are not: the caller's own rows and those
 * open to everybody, which no one index holds. Undefined for every other condition.
 */
export function openParts(source: string): readonly string[] | undefined {
  if (isConstant(source)) return undefined;
  const parts = partsOf(source).map(bare);
  return parts.length > 1 && parts.some(isConstant) ? parts : undefined;
}

function partsOf(source: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of source.matchAll(
    /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[([{]|[)\]}]|\|\||\?/g,
  )) {
    if ('([{'.includes(token)) depth += 1;
    else if (')]}'.includes(token)) depth -= 1;
    else if (token === '||' && depth === 0) {
      parts.push(source.slice(from, index));
      from = index + token.length;
    }
    // What chooses between two is no list of parts.
    else if (token === '?' && depth === 0) return [source];
  }
  return [...parts, source.slice(from)];
}

/** Without the brackets around the whole. */
function bare(part: string): string {
  const text = part.trim();
  const isWhole = text.startsWith('(') && text.indexOf(')') === text.length - 1;
  return isWhole ? text.slice(1, -1).trim() : text;
}
