import type { RowHook } from '../../data/module.ts';
import { refuseFields } from '../../data/refusal.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { StoredRows, WriteContext } from '../../data/module.ts';
import { namesIn, type Checklist } from './lists.ts';

// SQL: st is checklist.step
// SQL: o is checklist.mark

/** A step waits for others of its list, never for itself by way of them. */
export async function requireNoRing(list: Checklist, { tx, row }: RowHook): Promise<void> {
  const waits = codesOf(row['DependOn']);
  if (waits.length === 0) return;
  const names = namesIn(list);
  const answer = await tx.query<{ code: string; before: unknown }>(
    `SELECT st."StepCode" AS code, st."DependOn" AS before FROM ${names.steps} st
     WHERE st.${names.list} = $1 AND st."Id" <> $2 AND st."IsDeleted" = 0`,
    [row[list.block.list], row['Id'] ?? ''],
  );
  const steps = new Map(answer.rows.map(({ code, before }) => [code, codesOf(before)]));
  steps.set(String(row['StepCode']), waits);
  if (hasRing(steps)) throw refuseFields([{ Key: 'DependOn', Message: '前置环节存在循环' }]);
}

const codesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Whether some step waits for itself. */
export function hasRing(steps: ReadonlyMap<string, readonly string[]>): boolean {
  const done = new Set<string>();
  const waiting = new Set<string>();
  const closes = (code: string): boolean => {
    if (waiting.has(code)) return true;
    if (done.has(code)) return false;
    waiting.add(code);
    const isRing = (steps.get(code) ?? []).some(closes);
    waiting.delete(code);
    done.add(code);
    return isRing;
  };
  return [...steps.keys()].some(closes);
}

/** Marks are listed in the order of their steps. */
export async function sortMarks(context: WriteContext, list: Checklist, { rows }: StoredRows): Promise<void> {
  const names = namesIn(list);
  const moved = rows.flatMap(({ before, after }) =>
    after && before && before['Sort'] !== after['Sort'] ? [{ ...before, ...after }] : [],
  );
  if (moved.length === 0) return;
  await changeWhere(
    context,
    list.marks.name,
    `UPDATE ${names.marks} o SET "Sort" = w.sort FROM unnest($1::text[], $2::text[], $3::int[]) AS w(list, code, sort)
     WHERE o.${names.list} = w.list AND o."StepCode" = w.code AND o."Sort" <> w.sort`,
    [
      moved.map((row) => row[list.block.list]),
      moved.map((row) => row['StepCode']),
      moved.map((row) => row['Sort']),
    ],
    { as: 'count' },
  );
}
