/** A name with the noun that says what it is; a name that says so already is left as it is: 2026级迎新, not 2026级迎新迎新. */
export function withNoun(name: string, noun: string): string {
  const saysSo = noun.length > 1 ? name.includes(noun) : name.endsWith(noun);
  return saysSo ? name : name + noun;
}
