import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { CallFile } from '../../../contract/generated/meta.ts';
import type { Inspection } from '../names/references.ts';

interface Taken {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly unknown[] }>>;
}

/** A text that no formula names. */
const OTHER = '\u{10FFFF}';

const TEXT = /'([^']*)'/g;

/** Each request that a call takes has a query, and each query is for one: the values that the conditions tell apart are gone through. */
export function checkRequests(
  inspection: Inspection,
  call: CallFile,
  place: readonly (string | number)[],
): void {
  const queries = call.query ?? [];
  if (queries.length === 0) return;
  const whens = queries.map(({ when }) => when ?? 'true');
  let conditions;
  try {
    conditions = whens.map((when) => compileCondition(when));
  } catch {
    // What is wrong with a condition is said where it stands.
    return;
  }
  const reads = conditions.flatMap(({ reads: own }) => own);
  const names = [...new Set(reads.flatMap((read) => (read.startsWith('input.') ? read.split('.')[1]! : [])))];
  const asked = new Set<number>();
  for (const input of requestsOf(call.input as Taken, names, whens)) {
    const first = conditions.findIndex((condition) => condition.test({ input }));
    if (first < 0) return inspection.report(place, `没有查询回答 ${JSON.stringify(input)}`);
    asked.add(first);
  }
  for (const index of queries.keys())
    if (!asked.has(index)) inspection.report([...place, index, 'when'], '前面的查询已回答所有这样的请求');
}

/** Every combination of what the names may be: absent, one of their choices, or a text that is named or not. */
function requestsOf(
  { required = [], properties = {} }: Taken = {},
  names: readonly string[],
  whens: readonly string[],
): Readonly<Record<string, unknown>>[] {
  const named = whens.flatMap((when) => [...when.matchAll(TEXT)].map(([, text]) => text));
  return names.reduce<Readonly<Record<string, unknown>>[]>(
    (all, name) => {
      const values = properties[name]?.enum ?? [...named, OTHER];
      return all.flatMap((one) => [
        ...(required.includes(name) ? [] : [one]),
        ...values.map((value) => ({ ...one, [name]: value })),
      ]);
    },
    [{}],
  );
}
