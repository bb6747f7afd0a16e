/** What stands at the places of a school's pattern, by their names. */
export type Places = Readonly<Record<string, string>>;

/** The place at which rows that are numbered count on. */
const NUMBER = '序号';

/** A school's pattern, such as `{专业}{年级}{序号}班`, with what stands at its places; a place that nobody knows stays as it is. */
export const patterned = (pattern: string, places: Places): string =>
  pattern.replaceAll(/\{([^}]+)\}/g, (all, name: string) => places[name] ?? all);

/** A number as people write it behind a name: two digits at least. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** What stands at the places for the number-th of several. */
export const numberedPlaces = (places: Places, number: number): Places => ({
  ...places,
  [NUMBER]: twoDigits(number),
});

/**
 * The numbered texts of new rows, by a school's patterns.
 * @param after the number that the first one follows
 */
export function numberedRows<Name extends string>(
  count: number,
  after: number,
  patterns: Readonly<Record<Name, string>>,
  places: Places,
): Record<Name, string>[] {
  return Array.from({ length: count }, (_, at) => {
    const own = numberedPlaces(places, after + at + 1);
    const texts = Object.entries<string>(patterns).map(([name, pattern]) => [name, patterned(pattern, own)]);
    return Object.fromEntries(texts) as Record<Name, string>;
  });
}
