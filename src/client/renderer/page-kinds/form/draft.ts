import type { NamedField } from '../../../../contract/field-rules.ts';
import type { Row } from '../../data.ts';
import type { Draft, DraftField } from '../../keep.ts';
import { twinKey } from '../../schema/fields.ts';

/** What a draft is made of: the inputs of a form, its sub-tables among them. */
export interface DraftedModel {
  readonly fields: readonly { readonly field: NamedField }[];
  readonly children: readonly { readonly used: { readonly field: NamedField } }[];
}

/** Fields that a form lets the user type, sub-tables among them. */
const typedFields = (model: DraftedModel): readonly NamedField[] =>
  [...model.fields, ...model.children.map(({ used }) => used)].map(({ field }) => field);

const isKept = ({ class: kind, secret }: Pick<NamedField, 'class' | 'secret'>): boolean =>
  kind !== 'sensitive' && secret !== true;

/** Whether the form holds something that a draft leaves out. */
export function leavesOut(model: DraftedModel): boolean {
  return typedFields(model).some(
    (field) => !isKept(field) || Object.values(field.fields ?? {}).some((column) => !isKept(column)),
  );
}

/** What is kept of a form: everything that is typed but sensitive facts (decision on drafts). */
export function draftOf(model: DraftedModel, values: Row, row: Row | undefined, now: number): Draft {
  const fields: Record<string, DraftField> = {};
  for (const field of typedFields(model)) {
    if (!isKept(field)) continue;
    const value = values[field.name];
    fields[field.name] = [field.type, field.fields ? keptLines(field, value) : value, values[twinKey(field)]];
  }
  const version = row?.['Version'];
  return { savedAt: now, version: typeof version === 'number' ? version : null, fields };
}

/** Columns of a list that a draft leaves out, with their display texts. */
const leftColumns = (field: NamedField): ReadonlySet<string> =>
  new Set(
    Object.entries(field.fields ?? {})
      .filter(([, column]) => !isKept(column))
      .flatMap(([name, column]) => [name, twinKey({ ...column, name })]),
  );

function keptLines(field: NamedField, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const left = leftColumns(field);
  return value.map((line: Row) => pick(line, (name) => !left.has(name)));
}

const pick = (row: Row, isWanted: (name: string) => boolean): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => isWanted(name)));

/** Lines of a draft, with what it left out of them as far as the stored lines have it: saving must not empty that. */
function filledLines(field: NamedField, value: unknown, present: unknown): unknown {
  const left = leftColumns(field);
  if (left.size === 0 || !Array.isArray(value) || !Array.isArray(present)) return value;
  const stored = new Map<unknown, Row>(
    present.flatMap((line: Row) => (line['Id'] ? [[line['Id'], line] as const] : [])),
  );
  return value.map((line: Row) => ({
    ...pick(stored.get(line['Id']) ?? {}, (name) => left.has(name)),
    ...line,
  }));
}

/**
 * The values of a draft that still fit the form: fields that are there, of the type they had, and that may be typed. The
 * display texts come along.
 */
export function restored(
  model: DraftedModel,
  draft: Draft,
  { present, locked }: { present: Row; locked: ReadonlySet<string> },
): Row {
  const values: Row = {};
  for (const field of typedFields(model)) {
    const kept = Object.hasOwn(draft.fields, field.name) ? draft.fields[field.name] : undefined;
    if (!kept || kept[0] !== field.type || !isKept(field) || locked.has(field.name)) continue;
    const [, value, twin] = kept;
    if (value === undefined) continue;
    values[field.name] = field.fields ? filledLines(field, value, present[field.name]) : value;
    const name = twinKey(field);
    if (twin !== undefined && name !== field.name) values[name] = twin;
  }
  return values;
}

/** Whether a draft says anything that the form does not say already. */
export function differs(values: Row, change: Row): boolean {
  return Object.entries(change).some(
    ([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(values[name] ?? null),
  );
}
