const WIDTH = 110;

/** How wide a line is; a Chinese character is two letters wide. */
const widthOf = (line: string): number => line.length + (line.match(/[\u2e80-\uffff]/g)?.length ?? 0);

/** JSON as people write it: what fits in a line stands in one, all else by its members. */
export function compactJson(value: unknown, indent = ''): string {
  const line = inlineJson(value);
  if (typeof value !== 'object' || value === null || indent.length + widthOf(line) < WIDTH) return line;
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((one) => inner + compactJson(one, inner))
    : Object.entries(value).map(([key, one]) => `${inner}${JSON.stringify(key)}: ${compactJson(one, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${members.join(',\n')}\n${indent}${close}`;
}

/** On one line, with a space inside of braces and behind signs. */
export function inlineJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, inner]) => `${JSON.stringify(key)}: ${inlineJson(inner)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}
