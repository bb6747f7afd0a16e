/** Characters that no font of the product has: those of private use, and ideographs of extensions that no free font in the registry draws yet. */
const WITHOUT_FONT =
  /[\u{e000}-\u{f8ff}\u{2ebf0}-\u{2ee5d}\u{30000}-\u{3ffff}\u{f0000}-\u{fffff}\u{100000}-\u{10ffff}]/gu;

/** Documents of one character that are named. */
const MOST_PLACES = 5;

/**
 * What is told above sheets that a browser prints, whose own fonts nobody knows: a name must not be wrong without anybody knowing.
 * @param texts of the documents, in their order
 * @returns nothing where fonts for all of their characters are at hand
 */
export function unshownText(texts: readonly string[]): string | undefined {
  const places = new Map<string, string[]>();
  for (const [at, text] of texts.entries())
    for (const character of new Set(text.match(WITHOUT_FONT)))
      places.set(character, [...(places.get(character) ?? []), `第${at + 1}份`]);
  if (places.size === 0) return undefined;
  const told = [...places].map(([character, found]) => {
    const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase()}`;
    const more = found.length > MOST_PLACES ? `等${found.length}份` : '';
    return `${character} ${code}（${found.slice(0, MOST_PLACES).join('、')}${more}）`;
  });
  return `有${places.size}个生僻字没有随系统提供的字体，本机也没有时会印成方框，请核对：${told.join('；')}`;
}
