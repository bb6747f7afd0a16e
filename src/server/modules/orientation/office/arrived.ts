import { entities } from '../../../../contract/generated/entities.ts';
import type { Row } from '../../../../contract/rules.ts';
import { entityOf } from '../../../data/entities.ts';
import type { StoredRow, StoredRows, WriteContext } from '../../../data/module.ts';
import { changeOther } from '../../../data/write/acts/store-other.ts';
import { lockRows } from '../../../data/write/bulk-write.ts';

const asText = (value: unknown) => JSON.stringify(value ?? null);

/**
 * What is corrected of a new student who has come is corrected of the student too: a name, a number that is given later, another
 * class. A fact that the registry has changed meanwhile stays as the registry has it.
 */
export async function afterArrivedStore(
  context: WriteContext,
  { entity, rows, enCode }: StoredRows,
): Promise<void> {
  if (entity.name !== entities.NewStudent) return;
  const students = entityOf(context.engine, entities.Student);
  const facts = [...students.fields.values()].filter(
    ({ name, implicit, readonly, follows }) =>
      !implicit && !readonly && follows?.post === undefined && entity.fields.has(name),
  );
  const corrected = new Map(
    rows.flatMap(({ before, after }) => {
      const student = before?.['StudentId'];
      if (typeof student !== 'string' || !after) return [];
      const isOther = facts.some(({ name }) => asText(before?.[name]) !== asText(after[name]));
      return isOther ? [[student, { before, after }] as const] : [];
    }),
  );
  if (corrected.size === 0) return;
  for (const student of (await lockRows(context, students, [...corrected.keys()])).values()) {
    const { before, after } = corrected.get(String(student['Id']))!;
    const followed = facts.filter(({ name }) => after[name] && isSame(name, student, before));
    const values = Object.fromEntries(followed.map(({ name }) => [name, after[name]]));
    await changeOther(context, students, student, values, enCode);
  }
}

/** Whether the student has a fact as the new student had it; until there is a number, that of the examination stands for it. */
function isSame(name: keyof Row, student: Row, before: StoredRow['before']): boolean {
  const had = before?.[name] ?? (name === 'StudentNo' ? before?.['ExamineeNo'] : null);
  return asText(student[name]) === asText(had);
}
