import type { Named } from '../../data/row-of.ts';
import { entities, type CounsellorClass } from '../../../contract/generated/entities.ts';

import type { HandlerContext } from '../../data/module.ts';
import { runHooks } from '../../data/write/hooks.ts';
import { refuseFields } from '../../data/refusal.ts';
import { judgeComing } from '../../data/write/judge-coming.ts';
import { changeAndAdd } from '../../data/write/system-write.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

/** Puts another teacher into a post from a day on: what was there ends on that day, in one act. */
export async function replaceHolder(context: HandlerContext): Promise<true> {
  const stored = chosenRow<CounsellorClass>(context);
  const held = stored as unknown as CounsellorClass;
  const { TeacherId, StartDate } = context.params as { TeacherId: string; StartDate: string };
  const { ClassId, StudentId, PostType, EndDate } = held;
  const next: Named<CounsellorClass> = { TeacherId, ClassId, StudentId, PostType, StartDate, EndDate };
  const [problems = []] = await judgeComing(context, context.entity, [{ before: null, after: next }]);
  if (problems.length > 0) throw refuseFields(problems);
  const changes = StartDate === held.StartDate ? { IsDeleted: 1 } : { EndDate: StartDate };
  const replaced = { before: stored, changes, next };
  await changeAndAdd(context, entities.CounsellorClass, replaced, context.enCode, () =>
    runHooks('beforeSave', { ...context, row: next, before: null }),
  );
  return true;
}
