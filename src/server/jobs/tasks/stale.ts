import { ACTION_TASK_STATE, DOWN_PROGRESS } from '../../../contract/generated/codes.ts';
import type { Catalog } from '../../data/catalog.ts';
import type { Database } from '../../data/database/database.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { IMPORT_STATE } from './import-task.ts';
import { STOPPED } from './runner.ts';

/** A node tells of its tasks every minute; whoever is silent for so long is gone. */
const SILENT_SECONDS = 180;

/** Ends tasks whose node died, so that their owners need not wait for ever. @returns how many */
export async function failStaleTasks(
  database: Database,
  catalog: Catalog,
  seconds = SILENT_SECONDS,
): Promise<number> {
  if (!catalog.entities.has(entities.ExportTask)) return 0;
  const values = (failed: string, running: string) => [failed, STOPPED, running, seconds];
  const ended = `"ErrorMsg" = $2, "FinishDate" = now(), "UpdateDate" = now(), "Version" = "Version" + 1`;
  const silent = `"UpdateDate" < now() - make_interval(secs => $4)`;
  const exports = await database.query(
    `UPDATE "ExportTask" SET "DownProgress" = $1, ${ended} WHERE "DownProgress" = $3 AND ${silent}`,
    values(DOWN_PROGRESS.Failed, DOWN_PROGRESS.Running),
  );
  const imports = await database.query(
    `UPDATE "ImportTask" SET "IsAskForStr" = $1, ${ended} WHERE "IsAskForStr" = $3 AND ${silent}`,
    values(IMPORT_STATE.failed, IMPORT_STATE.running),
  );
  const actions = await database.query(
    `UPDATE "ActionTask" SET "State" = $1, ${ended} WHERE "State" = $3 AND ${silent}`,
    values(ACTION_TASK_STATE.Failed, ACTION_TASK_STATE.Running),
  );
  // An undo is one transaction: what was broken off did nothing and may be asked for again.
  const broken = `"ErrorMsg" = $2, "UndoNote" = NULL, "UpdateDate" = now(), "Version" = "Version" + 1`;
  const undos = [
    await database.query(
      `UPDATE "ImportTask" SET "IsAskForStr" = $1, ${broken} WHERE "IsAskForStr" = $3 AND ${silent}`,
      values(IMPORT_STATE.done, IMPORT_STATE.undoing),
    ),
    await database.query(
      `UPDATE "ActionTask" SET "State" = CASE WHEN "DoneCount" >= "Total" THEN $1
         WHEN "ErrorMsg" IS NOT NULL THEN '${ACTION_TASK_STATE.Failed}' ELSE '${ACTION_TASK_STATE.Cancelled}' END, ${broken}
       WHERE "State" = $3 AND ${silent}`,
      values(ACTION_TASK_STATE.Done, ACTION_TASK_STATE.Undoing),
    ),
  ];
  return [exports, imports, actions, ...undos].reduce((total, { rowCount }) => total + rowCount, 0);
}
