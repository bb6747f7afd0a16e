import { entities } from '../../../contract/generated/entities.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import { ACTION_TASK_STATE } from '../../../contract/generated/codes.ts';
import type { Row } from '../../../contract/rules.ts';
import { requireOffered, requireParams } from '../../data/write/actions.ts';
import type { Caller } from '../../data/access/caller.ts';
import { databaseNow } from '../../data/time/clock.ts';
import { COUNT_CAP } from '../../data/read/count.ts';
import type { Transaction } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf, grantedAction, type KnownAction } from '../../data/entities.ts';
import type { Filter } from '../../data/read/filter.ts';
import { planList } from '../../data/read/list.ts';
import { orderSql } from '../../data/read/paging.ts';
import { refuse } from '../../data/refusal.ts';
import { insertRow } from '../../data/write/row-store.ts';
import { isUndoable } from './batch-task.ts';
import type { JobParts } from './job-parts.ts';
import { enqueueRun, QUEUED } from './enqueue.ts';

/** Data/ActionAll: an EnCode on every row that a list finds. */
export interface ActionAllRequest {
  readonly EnCode: string;
  readonly Filter?: Filter;
  readonly Page?: string;
  readonly Tab?: string;
  /** How many rows the user agreed to. */
  readonly Total: number;
  readonly Params?: Row;
}

/** Nobody agreed to more rows than a list counts exactly. */
const MOST_ROWS = COUNT_CAP;
const MOST_RUNNING = 3;

interface Asker {
  readonly engine: Engine;
  readonly tx: Transaction;
  readonly caller: Caller;
}

/**
 * Notes the rows that match now and has the action run on them once that is committed: later matches are not what the user
 * agreed to.
 */
export async function startActionTask(
  { engine, tx, caller }: Asker,
  request: ActionAllRequest,
  { runner, later }: Pick<JobParts, 'runner'> & { readonly later: (work: () => void) => void },
): Promise<{ TaskId: string; Total: number }> {
  const known = grantedAction(engine, caller, request.EnCode);
  if (known.action.batch !== 'all') throw refuse('该操作不能用于全部记录');
  const context = { engine, tx, caller, now: await databaseNow(tx) };
  const Params = requireParams(context, known, request.Params ?? {});
  await requireOffered(context, known, Params, []);
  await refuseTooMany(tx, caller);
  const RowIds = await matchingIds(context, known, request);
  const task = {
    Name: `${known.entity.title}·${known.action.title}`,
    EnCode: request.EnCode,
    State: ACTION_TASK_STATE.Running,
    Undoable: isUndoable(known.action) ? 1 : 0,
    Total: RowIds.length,
    DoneCount: 0,
    SuccessCount: 0,
    FailCount: 0,
    Params,
    RowIds,
    RunNote: QUEUED,
  };
  const TaskId = await insertRow(tx, entityOf(engine, entities.ActionTask), task, context);
  await enqueueRun(tx, caller, { id: TaskId, entity: entities.ActionTask });
  later(() => runner.wake());
  return { TaskId, Total: RowIds.length };
}

async function matchingIds(
  { engine, tx, caller }: Asker,
  { entity }: KnownAction,
  { Filter, Page, Tab, Total }: ActionAllRequest,
): Promise<string[]> {
  const request = {
    Entity: entity.name,
    ...(Filter && { Filter }),
    ...(Page && { Page }),
    ...(Tab && { Tab }),
  };
  const { from, order, binder } = planList(engine, caller, request);
  const { rows } = await tx.query<{ Id: string }>(
    `SELECT t."Id" ${from} ORDER BY ${orderSql(order, 't')} LIMIT ${MOST_ROWS + 1}`,
    binder.values,
  );
  if (rows.length === 0) throw refuse('没有符合条件的记录');
  if (rows.length > MOST_ROWS) throw refuse(`一次最多处理${MOST_ROWS}条记录，请缩小筛选范围`);
  if (rows.length > Total) throw refuse(`符合条件的记录已增至${rows.length}条，请刷新后重试`);
  return rows.map(({ Id }) => Id);
}

/** A person who presses again and again waits for what runs; the lock keeps two requests from counting at the same time. */
export async function refuseTooMany(tx: Transaction, { subject }: Caller): Promise<void> {
  await advisoryLock(tx, 'action', subject.UserId);
  const running = await tx.query(
    `SELECT 1 FROM "ActionTask" WHERE "CreateUserId" = $1 AND "State" = $2 AND "IsDeleted" = 0`,
    [subject.UserId, ACTION_TASK_STATE.Running],
  );
  if (running.rowCount >= MOST_RUNNING)
    throw refuse(`您有${MOST_RUNNING}个批量操作正在进行，请等待完成后再试`);
}
