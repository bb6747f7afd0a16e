import type { ServerModule, StoredRows, WriteContext } from '../../data/module.ts';
import { actOnStep } from './acts.ts';
import { allChecklists, checklistNamed } from './lists.ts';
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
    if (entity.name === list.steps.name) await sortMarks(context, list, stored);
    if (entity.name === list.marks.name)
      await settleProgress(context, list, peopleOf(list.block.person, rows));
  }
}

const peopleOf = (person: string, rows: StoredRows['rows']): string[] => [
  ...new Set(rows.map(({ before, after }) => String({ ...before, ...after }[person]))),
];
