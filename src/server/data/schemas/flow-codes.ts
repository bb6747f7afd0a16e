import type { CodeFile, FlowFile } from '../../../contract/generated/meta.ts';

/** The dictionary whose items are the flows. */
export const FLOW_CODES = 'FLOW_CODE';

/** Dictionaries with an item for each flow: one that the file does not name has the title of what goes through it, so that an app brings its flow alone. */
export function withFlowCodes(
  codes: ReadonlyMap<string, CodeFile>,
  flows: ReadonlyMap<string, FlowFile>,
  titles: ReadonlyMap<string, string>,
): ReadonlyMap<string, CodeFile> {
  const file = codes.get(FLOW_CODES);
  if (!file) return codes;
  const named = new Set(file.items.map(({ code }) => code));
  const others = [...flows].flatMap(([code, { entity, title }]) =>
    named.has(code) ? [] : [{ code, name: titles.get(entity) ?? title }],
  );
  return new Map([...codes, [FLOW_CODES, { ...file, items: [...file.items, ...others] }]]);
}
