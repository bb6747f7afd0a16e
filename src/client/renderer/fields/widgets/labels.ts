/** Pairs ids with the display texts that travelled beside them: one text, a list, or texts joined by a comma. */
export function labelsOf(ids: readonly string[], twin: unknown): Map<string, string> {
  const texts = Array.isArray(twin)
    ? twin.map(String)
    : typeof twin === 'string' && twin !== ''
      ? ids.length > 1
        ? twin.split(/[,、]/)
        : [twin]
      : [];
  return new Map(
    ids.flatMap((id, index) => (texts[index] === undefined ? [] : [[id, texts[index]] as const])),
  );
}

/** The ids of a ref or refs value. */
export function idsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' && value !== '' ? [value] : [];
}
