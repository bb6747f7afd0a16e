import { ACTION_TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { insertRows } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import { newId } from '../../data/write/row-store.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { forgetAct, type UndoReport } from '../../engines/undo/undo.ts';
import type { Undoing } from '../../engines/undo/writes.ts';
import { IMPORT_STATE } from './import-task.ts';

/** Tasks that keep an act which can be undone. */
export type UndoneTask = typeof entities.ImportTask | typeof entities.ActionTask;

/** How a kind of task says where it stands, and where it keeps what was not done. */
interface TaskKind {
  readonly stateField: string;
  readonly undoing: string;
  readonly undone: string;
  readonly partly: string;
  /** How the task stood before its act was to be undone. */
  before(task: Row): string;
  readonly lines: string;
  line(report: UndoReport['LeftRows'][number], at: number): Row;
}

/** The kinds of such tasks. */
export const UNDONE_TASKS: Readonly<Record<UndoneTask, TaskKind>> = {
  [entities.ImportTask]: {
    stateField: 'IsAskForStr',
    undoing: IMPORT_STATE.undoing,
    undone: IMPORT_STATE.undone,
    partly: IMPORT_STATE.partlyUndone,
    before: () => IMPORT_STATE.done,
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
    before: ({ DoneCount, Total, ErrorMsg }) => {
      if (Number(DoneCount) >= Number(Total)) return ACTION_TASK_STATE.Done;
      return ErrorMsg ? ACTION_TASK_STATE.Failed : ACTION_TASK_STATE.Cancelled;
    },
    lines: entities.ActionFail,
    line: ({ Title, Name, Message }, at) => ({
      RowNo: at + 1,
      RowId: cut(Title, 64),
      RowName: cut(Name, 200),
      Message: cut(Message, 200),
    }),
  },
};

/** Says in a task what its undo did, and forgets what was there before. */
export async function recordUndone(
  undoing: Undoing,
  name: UndoneTask,
  task: Row,
  report: UndoReport,
): Promise<void> {
  const kind = UNDONE_TASKS[name];
  const { Removed, Restored, Left } = report;
  const changes: Row = {
    [kind.stateField]: Left > 0 ? kind.partly : kind.undone,
    UndoDate: undoing.now,
    UndoUserName: undoing.caller.subject.TrueName || null,
    UndoNote: `删除${Removed}条，恢复${Restored}条，保留${Left}条`,
    ErrorMsg: null,
  };
  await changeRow(undoing, name, task, changes, undoing.enCode);
  const lines = report.LeftRows.map((left, at) => ({
    Id: newId(),
    TaskId: task['Id'],
    ...kind.line(left, at),
  }));
  await insertRows(undoing, entityOf(undoing.engine, kind.lines), lines);
  await forgetAct(undoing, undoing.act);
}

/** The first characters of a text, whole ones. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('');
