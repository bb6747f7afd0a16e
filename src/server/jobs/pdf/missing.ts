/** Characters that a document could not show, with the rows or documents that each stands in. */
export type Missing = ReadonlyMap<string, ReadonlySet<string>>;

/** Places of one character that are named. */
const MOST_PLACES = 5;
/** Characters of what a row or document is called by. */
const MOST_LETTERS = 20;

/** What a row or document is called by: its place, and what stands in it first. */
export function placeName(place: string, texts: readonly (string | undefined)[]): string {
  const first = texts.find((text) => text !== undefined && text.trim() !== '') ?? '';
  return `${place} ${[...first].slice(0, MOST_LETTERS).join('')}`.trim();
}

/** What is told at the end of the characters, so that each person whose name is not right is found. */
export function missingText(missing: Missing): string | undefined {
  if (missing.size === 0) return undefined;
  const told = [...missing].map(([character, places]) => {
    const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase()}`;
    const named = [...places].slice(0, MOST_PLACES).join('；');
    const more = places.size > MOST_PLACES ? `等${places.size}处` : '';
    return named === '' ? code : `${code}（${named}${more}）`;
  });
  return `有${missing.size}个生僻字无法显示，已用□代替：${told.join('、')}`;
}
