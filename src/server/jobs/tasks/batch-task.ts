import { ACTION_TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { ActionFile, Verb } from '../../../contract/generated/meta.ts';
import type { PartlyDone } from '../../../contract/envelope.ts';
import { runAction, type ActionRequest } from '../../data/write/actions.ts';
import type { Caller } from '../../data/access/caller.ts';
import { databaseNow } from '../../data/time/clock.ts';
import type { Transaction } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf, grantedAction } from '../../data/entities.ts';
import { asAct } from '../../data/tables/journal.ts';
import { Refusal } from '../../data/refusal.ts';
import { insertRow, newId } from '../../data/write/row-store.ts';

/** What somebody has decided about an application was told to the applicant, and is taken back by a step of its own. */
const UNDOABLE: ReadonlySet<Verb> = new Set<Verb>(['set', 'delete', 'handler', 'import']);

/** Whether what an action writes can be undone as a whole. What was shown once, such as new passwords, is in use already. */
export const isUndoable = ({ verb, shows }: ActionFile): boolean => UNDOABLE.has(verb) && shows === undefined;

/**
 * Runs an action. What it did to several rows at once, or what its file calls an act to be undone, is kept as a task that is
 * done, from which it can be undone.
 */
export async function runBatch(
  engine: Engine,
  tx: Transaction,
  caller: Caller,
  request: ActionRequest,
  later?: (work: () => void) => void,
): Promise<unknown> {
  const { entity, action } = grantedAction(engine, caller, request.EnCode);
  const isOne = request.Ids.length < 2;
  const isKept = (!isOne || action.undo === true) && isUndoable(action) && engine.tasks !== undefined;
  if (!isKept) return runAction(engine, tx, caller, request, later);
  const Id = newId();
  const answer = await asAct(tx, Id, () => runAction(engine, tx, caller, request, later));
  const outcome = answer instanceof Refusal ? (answer.value as PartlyDone) : undefined;
  const Total = isOne ? await writtenBy(tx, Id) : request.Ids.length;
  const SuccessCount = outcome?.SuccessCount ?? Total;
  if (SuccessCount === 0) return answer;
  const now = await databaseNow(tx);
  const task = {
    Id,
    Name: `${entity.title}·${action.title}`,
    EnCode: request.EnCode,
    State: ACTION_TASK_STATE.Done,
    Undoable: 1,
    Total,
    DoneCount: Total,
    SuccessCount,
    FailCount: Total - SuccessCount,
    Params: request.Params,
    RowIds: [...request.Ids],
    FinishDate: now,
  };
  await insertRow(tx, entityOf(engine, entities.ActionTask), task, { caller, now });
  return answer;
}

/** How many rows an act wrote. */
async function writtenBy(tx: Transaction, act: string): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM sys_journal WHERE act = $1',
    [act],
  );
  return rows[0]!.n;
}
