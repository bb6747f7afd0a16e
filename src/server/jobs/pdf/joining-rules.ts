const REVERSED = 8;
const EXTENSION = 7;

/**
 * Takes the rules that work backwards out of a font's table of joining rules: the PDF library cannot read them, and with one
 * of them it reads none. They choose among shapes of the same letter.
 */
export function withoutReversedRules(gsub: Buffer): Buffer {
  const rules = Buffer.from(gsub);
  const list = rules.readUInt16BE(8);
  for (let at = 0; at < rules.readUInt16BE(list); at += 1) {
    const lookup = list + rules.readUInt16BE(list + 2 + at * 2);
    const type = rules.readUInt16BE(lookup);
    const first = rules.readUInt16BE(lookup + 4) > 0 ? lookup + rules.readUInt16BE(lookup + 6) : undefined;
    const isReversed =
      type === REVERSED ||
      (type === EXTENSION && first !== undefined && rules.readUInt16BE(first + 2) === REVERSED);
    if (isReversed) rules.writeUInt16BE(0, lookup + 4);
  }
  return rules;
}
