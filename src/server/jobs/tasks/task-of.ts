import { ACTION_TASK_STATE, DOWN_PROGRESS } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { ident } from '../../data/sql/sql.ts';
import type { ExportRequest } from '../export/export.ts';
import type { ImportRequest } from '../import/import.ts';
import { backgroundAction } from './background-action.ts';
import { backgroundUndo } from './background-undo.ts';
import { backgroundExport } from './export-task.ts';
import { backgroundImport, IMPORT_STATE } from './import-task.ts';
import type { JobParts } from './job-parts.ts';
import type { ClaimedWork } from './queue.ts';
import type { BackgroundTask } from './runner.ts';
import { UNDONE_TASKS, type UndoneTask } from './undo-record.ts';

/** A kind of task: where its row says how it stands, and how it is done. */
interface TaskKind {
  readonly stateField: string;
  readonly running: string;
  task(engine: Engine, row: Row, parts: JobParts): BackgroundTask;
}

/** The kinds of tasks by the entities of their rows. */
export const TASK_KINDS: Readonly<Record<UndoneTask | typeof entities.ExportTask, TaskKind>> = {
  [entities.ExportTask]: {
    stateField: 'DownProgress',
    running: DOWN_PROGRESS.Running,
    task: (engine, { Id, Query }, parts) =>
      backgroundExport(engine, String(Id), Query as unknown as ExportRequest, parts),
  },
  [entities.ImportTask]: {
    stateField: 'IsAskForStr',
    running: IMPORT_STATE.running,
    task: (engine, row, parts) => backgroundImport(engine, String(row['Id']), importOf(row), parts),
  },
  [entities.ActionTask]: {
    stateField: 'State',
    running: ACTION_TASK_STATE.Running,
    task: (engine, { Id }, parts) => backgroundAction(engine, String(Id), parts),
  },
};

/**
 * What is to be done with claimed work, as the row of its task stands now, which tells its owner that it runs.
 * @returns undefined when the row waits for nothing any more
 */
export async function taskOf(
  engine: Engine,
  { id, entity, work, detail, claims }: ClaimedWork,
  parts: JobParts,
): Promise<BackgroundTask | undefined> {
  const kind = TASK_KINDS[entity as keyof typeof TASK_KINDS];
  const isUndo = work === 'undo';
  const waits = isUndo ? UNDONE_TASKS[entity as UndoneTask].undoing : kind.running;
  const { rows } = await engine.database.query<Row>(
    `UPDATE ${ident(entityOf(engine, entity).table)}
     SET "RunNote" = $3, "UpdateDate" = now(), "Version" = "Version" + 1
     WHERE "Id" = $1 AND ${ident(kind.stateField)} = $2 AND "IsDeleted" = 0 RETURNING *`,
    [id, waits, claims > 1 ? `中断后已自动恢复（第${claims - 1}次）` : null],
  );
  const [row] = rows;
  if (!row) return undefined;
  if (!isUndo) return kind.task(engine, row, parts);
  const { enCode, count } = detail as { enCode: string; count: number };
  const { callerOf } = parts;
  return backgroundUndo(engine, { name: entity as UndoneTask, id, count }, { enCode, callerOf });
}

const importOf = ({ EnCode, FileId, Cover, Defaults, Meant }: Row): ImportRequest => ({
  EnCode: String(EnCode),
  FileId: String(FileId),
  Cover: Cover === 1 ? 1 : 0,
  ...(Defaults ? { defaults: Defaults as Row } : {}),
  ...(typeof Meant === 'string' ? { Meant } : {}),
});
