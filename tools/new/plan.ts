import { inlineJson } from '../json/compact.ts';
import { checkTexts } from '../../src/server/judge/check.ts';
import { problemLine } from '../../src/server/judge/problem.ts';
import type { Texts } from '../../src/server/judge/files/schema-set.ts';

/** Files to be made, by their path inside the schemas folder. */
export type Plan = Map<string, string>;

/** What was asked for cannot be made; the message says why. */
export class NewRefusal extends Error {}

/** @throws NewRefusal when a file is there already, or when the schemas would have faults with the new ones */
export function judgePlan(texts: Texts, plan: Plan): void {
  // A menu file that is there gets another item; that is no other file in its place.
  for (const file of plan.keys())
    if (texts.has(file) && !file.startsWith('menus/'))
      throw new NewRefusal(`schemas/${file} 已存在，不会覆盖`);
  const before = new Set(checkTexts(texts).map(problemLine));
  const faults = checkTexts(new Map([...texts, ...plan]))
    .map(problemLine)
    .filter((line) => !before.has(line));
  if (faults.length > 0) throw new NewRefusal(['不能通过检查，没有写入：', ...faults].join('\n  '));
}

/** JSON as the schemas are written: one field, column or item a line. */
export function fileText(content: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(content).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${spread(value, key)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Keys whose members stand on lines of their own. */
const TALL: readonly string[] = ['fields', 'actions', 'items', 'sections', 'rowActions', 'toolbar'];

function spread(value: unknown, key: string): string {
  if (!TALL.includes(key) || typeof value !== 'object' || value === null) return inlineJson(value);
  const isList = Array.isArray(value);
  const members = Object.entries(value).map(
    ([name, inner]) => `    ${isList ? '' : `${JSON.stringify(name)}: `}${inlineJson(inner)}`,
  );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${members.join(',\n')}\n  ${close}`;
}
