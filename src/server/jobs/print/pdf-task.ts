import { DOWN_TYPE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { databaseNow } from '../../data/time/clock.ts';
import { grantedAction, type KnownAction } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { Caller } from '../../data/access/caller.ts';
import { misused } from '../../data/refusal.ts';
import { requireGuard } from '../../data/write/guards.ts';
import { requireInScope } from '../../data/write/write.ts';
import { refuseCount } from './order.ts';
import { templateOf } from './template.ts';
import { ALWAYS_LATER, exportAsTask } from '../tasks/export-task.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import type { JobParts } from '../tasks/job-parts.ts';

/** Begins a PDF of documents; its progress and its file stand among the caller's downloads. */
export async function beginPdf(
  { engine, jobs }: { readonly engine: Engine; readonly jobs: JobParts },
  caller: Caller,
  { EnCode, TplCode, Ids, PerPage, Numbers }: CallInput['Print/Pdf'],
): Promise<CallOutput['Print/Pdf']> {
  const known = grantedAction(engine, caller, EnCode, ['print']);
  refuseForeign(known, TplCode);
  refuseCount(Ids.length);
  const template = await templateOf(engine, caller, TplCode);
  await refuseByGuard(engine, caller, known, Ids);
  const fields = template.page.parts.flatMap((part) => (part.part === 'fields' ? (part.fields ?? []) : []));
  const Columns = [...new Set(fields)].map((dataIndex) => ({
    dataIndex,
    title: template.entity.fields.get(dataIndex)?.title ?? dataIndex,
  }));
  const { TaskId, FileName, total } = await exportAsTask(
    engine,
    caller,
    {
      Entity: template.entity.name,
      EnCode,
      Columns,
      FileName: template.name,
      DownType: DOWN_TYPE.Pdf,
      Ids,
      Print: { TplCode, PerPage, Numbers: Numbers as 0 | 1 | undefined },
    },
    // the first ones take seconds, with their fonts and photos
    { ...jobs, mostRows: ALWAYS_LATER },
  );
  return { TaskId, FileName, total: total ?? Ids.length };
}

/** Many documents are printed with any template; an action of an entity prints its own. */
function refuseForeign({ entity, action, enCode }: KnownAction, code: string): void {
  const isAny = entity.name === entities.PrintJob;
  if (!isAny && action.template !== code) throw misused(`操作${enCode}不能这样调用`);
}

/** Refuses rows whose state does not allow the action. */
async function refuseByGuard(
  engine: Engine,
  caller: Caller,
  { entity, action }: KnownAction,
  ids: readonly string[],
): Promise<void> {
  if (action.when === undefined) return;
  await engine.database.transaction(async (tx) => {
    const context = { engine, tx, caller, now: await databaseNow(tx) };
    for (const id of ids)
      requireGuard(action, await requireInScope(context, entity, id), caller, context.now);
  });
}
