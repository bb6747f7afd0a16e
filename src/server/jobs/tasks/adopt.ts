import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import type { Database } from '../../data/database/database.ts';
import { ident } from '../../data/sql/sql.ts';
import { BY_TASK } from './queue.ts';
import { TASK_KINDS } from './task-of.ts';
import { UNDONE_TASKS } from './undo-record.ts';

/** A program without the queue told of its tasks every minute; a task that is silent for so long has nobody. */
const SILENT_SECONDS = 180;

const BROKEN_OFF = '服务器重启，任务已中断';

/**
 * Takes tasks into the queue that say they run, though the queue does not know them: those that an older program began. An
 * undo of theirs did nothing and nobody knows who asked for it, so it is offered again.
 * @returns how many
 */
export async function adoptTasks(
  database: Database,
  catalog: Catalog,
  seconds = SILENT_SECONDS,
): Promise<number> {
  if (!catalog.entities.has(entities.ExportTask)) return 0;
  const lone = `t."IsDeleted" = 0 AND t."UpdateDate" < now() - make_interval(secs => $2)
    AND NOT EXISTS (SELECT 1 FROM sys_task q WHERE q.id = t."Id")`;
  let found = 0;
  for (const [entity, { stateField, running }] of Object.entries(TASK_KINDS)) {
    const table = ident(catalog.entities.get(entity)!.table);
    const { rowCount } = await database.query(
      `INSERT INTO sys_task (id, entity, work, user_id, request_id, ip)
       SELECT t."Id", $3, 'run', coalesce(t."CreateUserId", ''), $4, $5 FROM ${table} t
       WHERE t.${ident(stateField)} = $1 AND ${lone} ORDER BY t."CreateDate" ON CONFLICT DO NOTHING`,
      [running, seconds, entity, BY_TASK.requestId, BY_TASK.ip],
    );
    found += rowCount;
  }
  for (const [entity, { stateField, undoing, before }] of Object.entries(UNDONE_TASKS)) {
    const table = ident(catalog.entities.get(entity)!.table);
    const { rows } = await database.query<Row>(
      `SELECT t.* FROM ${table} t WHERE t.${ident(stateField)} = $1 AND ${lone}`,
      [undoing, seconds],
    );
    for (const row of rows) {
      const { rowCount } = await database.query(
        `UPDATE ${table} t SET ${ident(stateField)} = $3, "ErrorMsg" = $4, "UndoNote" = NULL, "UpdateDate" = now(),
         "Version" = "Version" + 1 WHERE t.${ident(stateField)} = $1 AND ${lone} AND t."Id" = $5`,
        [undoing, seconds, before(row), BROKEN_OFF, row['Id']],
      );
      found += rowCount;
    }
  }
  return found;
}
