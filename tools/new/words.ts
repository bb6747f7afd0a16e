/** The words of a command line: what is to be made, its name, and `--flag=value` or `--flag value`. */
export function readWords(words: readonly string[]): { what: string; given: Record<string, string> } {
  const given: Record<string, string> = {};
  const plain: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const [, flag, value] = /^--([a-z]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (flag === undefined) plain.push(word);
    else given[flag] = value ?? words[++at] ?? '';
  }
  const [what = '', name] = plain;
  if (name !== undefined) given['name'] = name;
  return { what, given };
}
