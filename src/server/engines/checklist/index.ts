import type { Row } from '../../../contract/rules.ts';
import type { ServerModule, StoredRows, WriteContext } from '../../data/module.ts';
import { actOnStep } from './acts.ts';
import { allChecklists, checklistNamed, namesIn, type Checklist } from './lists.ts';
import { settleProgress } from './marks.ts';
import { requireNoRing, sortMarks } from './order.ts';
import { markStored, requireOpen } from './substance.ts';

/**
 * Steps that people go through, as the schemas say it (`checklist`): those who own the rows that are the substance of a step
 * store them while it is open to them, and whatever stores such a row, imports, approvals and undoing among it, moves the mark
 * of the step, the person's progress and state in the same transaction. A step waits for no ring of steps.
 */
export const checklists = {
  every: {
    takes: (_catalog, { file }) => file.checklist !== undefined || file.step !== undefined,
    async saving(hook) {
      const { checklist, step } = hook.entity.file;
      if (checklist) await requireNoRing(checklistNamed(hook.engine, hook.entity.name), hook);
      if (step) await requireOpen(hook, step);
    },
  },
  afterStore: follow,
  afterUndoneRows: follow,
  handlerOf: ({ step }) => step && ((context) => actOnStep(context, step)),
} satisfies ServerModule;

async function follow(context: WriteContext, stored: StoredRows): Promise<void> {
  const { entity, rows } = stored;
  if (entity.file.step) await markStored(context, entity.file.step, stored);
  for (const list of allChecklists(context.engine).values()) {
    if (entity.name === list.steps.name) {
      await sortMarks(context, list, stored);
      await settleProgress(context, list, await peopleAsked(context, list, rows));
    }
    if (entity.name === list.marks.name)
      await settleProgress(context, list, peopleOf(list.block.person, rows));
    if (entity.name === list.people.name) await settleProgress(context, list, standAnew(list, rows));
  }
}

const peopleOf = (person: string, rows: StoredRows['rows']): string[] => [
  ...new Set(rows.map(({ before, after }) => String({ ...before, ...after }[person]))),
];

/** What decides whether a step counts for those who have it before them. */
const COUNTING = ['IsRequired', 'IsOnline', 'StepCode'] as const;

/** Everybody whose steps count otherwise than before. */
async function peopleAsked(
  { tx }: WriteContext,
  list: Checklist,
  rows: StoredRows['rows'],
): Promise<string[]> {
  const counts = (row: Row | null) => JSON.stringify(row && COUNTING.map((name) => row[name]));
  const changed = rows.filter(({ before, after }) => counts(before) !== counts(after));
  if (changed.length === 0) return [];
  const names = namesIn(list);
  const found = await tx.query<{ Id: string }>(
    `SELECT s."Id" FROM ${names.people} s WHERE s.${names.list} = ANY($1) AND s."IsDeleted" = 0 ORDER BY s."Id" FOR NO KEY UPDATE`,
    [peopleOf(list.block.list, changed)],
  );
  return found.rows.map(({ Id }) => Id);
}

/** People who have other steps before them than before, or whose state begins anew: both follow from what they have done already. */
function standAnew({ block: { list, progress } }: Checklist, rows: StoredRows['rows']): string[] {
  const state = progress?.state;
  const begins = (row: Row) => state !== undefined && row[state.field] === state.none;
  return rows.flatMap(({ before, after }) =>
    before && after && (before[list] !== after[list] || (begins(after) && !begins(before)))
      ? [String(before['Id'])]
      : [],
  );
}
