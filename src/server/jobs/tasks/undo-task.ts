import { ACTION_TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { insertRows } from '../../data/bulk-write.ts';
import { databaseNow } from '../../data/clock.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { newId } from '../../data/row-store.ts';
import { UNDO_DAYS } from '../../data/journal.ts';
import { changeRow, lockRow } from '../../data/system-write.ts';
import { forgetAct, previewUndo, undoAct, type UndoReport } from '../../engines/undo/undo.ts';
import { IMPORT_STATE } from './import-task.ts';
import type { BackgroundTask, TaskRunner } from './runner.ts';

/** Acts that wrote more rows are undone once their call is answered. */
const ROWS_AT_ONCE = 5_000;
const DAY_MS = 86_400_000;

type TaskEntity = typeof entities.ImportTask | typeof entities.ActionTask;

/** How a kind of task says where it stands, and where it keeps what was not done. */
interface TaskKind {
  readonly stateField: string;
  readonly undoing: string;
  readonly undone: string;
  readonly partly: string;
  readonly done: string;
  readonly lines: string;
  line(report: UndoReport['LeftRows'][number], at: number): Row;
}

const KINDS: Readonly<Record<TaskEntity, TaskKind>> = {
  [entities.ImportTask]: {
    stateField: 'IsAskForStr',
    undoing: IMPORT_STATE.undoing,
    undone: IMPORT_STATE.undone,
    partly: IMPORT_STATE.partlyUndone,
    done: IMPORT_STATE.done,
    lines: entities.ImportError,
    line: ({ Title, Name, Message }, at) => ({
      RowNo: at + 1,
      ColumnName: cut(Title, 40),
      CellValue: cut(Name, 200),
      Message: cut(Message, 200),
    }),
  },
  [entities.ActionTask]: {
    stateField: 'State',
    undoing: ACTION_TASK_STATE.Undoing,
    undone: ACTION_TASK_STATE.Undone,
    partly: ACTION_TASK_STATE.PartlyUndone,
    done: ACTION_TASK_STATE.Done,
    lines: entities.ActionFail,
    line: ({ Title, Name, Message }, at) => ({
      RowNo: at + 1,
      RowId: cut(Title, 64),
      RowName: cut(Name, 200),
      Message: cut(Message, 200),
    }),
  },
};

/** What the browser is told: what the undo did or would do, or that it has only begun. */
export type UndoAnswer = UndoReport | { readonly Running: 1 };

/**
 * Undoes what a task wrote, for its owner while the right of the act is still held, or for an administrator within whose
 * reach the task is. With `Preview` in the parameters nothing is changed. The engine has judged grant, reach and guard.
 */
export async function undoTask(
  context: HandlerContext,
  id: string,
  { runner, later }: { readonly runner: TaskRunner; readonly later: (work: () => void) => void },
): Promise<UndoAnswer> {
  const name = context.entity.name as TaskEntity;
  const task = await lockRow(context, name, id);
  requireMay(context, task);
  const { engine, tx, caller, enCode, now } = context;
  const undoing = { engine, tx, caller, enCode, now, act: id };
  if (context.params['Preview'] === 1) return previewUndo(undoing);
  const written = await tx.query<{ n: number }>('SELECT count(*)::int AS n FROM sys_journal WHERE act = $1', [
    id,
  ]);
  const count = written.rows[0]!.n;
  if (count <= ROWS_AT_ONCE) return undoNow(undoing, name, task, enCode);
  const begun = { [KINDS[name].stateField]: KINDS[name].undoing, UndoNote: `正在撤销，共${count}条记录` };
  await changeRow(context, name, task, begun, enCode);
  later(() => runner.start(backgroundUndo({ engine, caller }, name, id, enCode)));
  return { Running: 1 };
}

function requireMay({ caller, now }: WriteContext, task: Row): void {
  const isOwner = task['CreateUserId'] === caller.subject.UserId;
  if (isOwner && !caller.grants.has(String(task['EnCode'])))
    throw refuse('您已没有该操作的权限，请由管理员撤销');
  const since = Date.parse(now) - Date.parse(String(task['FinishDate'] ?? now));
  if (since > UNDO_DAYS * DAY_MS) throw refuse(`超过${UNDO_DAYS}天的操作不能撤销`);
}

async function undoNow(
  context: WriteContext & { readonly act: string },
  name: TaskEntity,
  task: Row,
  enCode: string,
): Promise<UndoReport> {
  const kind = KINDS[name];
  const report = await undoAct({ ...context, enCode });
  const { Removed, Restored, Left } = report;
  const changes: Row = {
    [kind.stateField]: Left > 0 ? kind.partly : kind.undone,
    UndoDate: context.now,
    UndoUserName: context.caller.subject.TrueName || null,
    UndoNote: `删除${Removed}条，恢复${Restored}条，保留${Left}条`,
    ErrorMsg: null,
  };
  await changeRow(context, name, task, changes, enCode);
  const lines = report.LeftRows.map((left, at) => ({
    Id: newId(),
    TaskId: task['Id'],
    ...kind.line(left, at),
  }));
  await insertRows(context, entityOf(context.engine, kind.lines), lines);
  await forgetAct(context, context.act);
  return report;
}

/** The whole undo is one transaction, so that a server which dies in the middle leaves the act as it was. */
function backgroundUndo(
  parts: Pick<WriteContext, 'engine' | 'caller'>,
  name: TaskEntity,
  id: string,
  enCode: string,
): BackgroundTask {
  const kind = KINDS[name];
  const inTransaction = (work: (context: WriteContext, task: Row) => Promise<unknown>) =>
    parts.engine.database.transaction(async (tx) => {
      const context = { ...parts, tx, now: await databaseNow(tx) };
      const task = await lockRow(context, name, id);
      if (task[kind.stateField] === kind.undoing) await work(context, task);
    });
  return {
    id,
    run: () => inTransaction((context, task) => undoNow({ ...context, act: id }, name, task, enCode)),
    fail: (reason) =>
      inTransaction((context, task) =>
        changeRow(
          context,
          name,
          task,
          { [kind.stateField]: kind.done, UndoNote: null, ErrorMsg: reason },
          enCode,
        ),
      ),
  };
}

/** The first characters of a text, whole ones. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('');
