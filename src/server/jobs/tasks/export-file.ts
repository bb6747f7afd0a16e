import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { Binder } from '../../data/sql/sql.ts';
import type { StoredAttachment } from '../../storage/attachments.ts';
import { EXPORT_BIZ_TYPE } from '../export/files.ts';

// SQL: * is ExportTask

/** The file of an export task that the caller reaches, by the Id of the task. */
export async function exportedFileOf(
  engine: Engine,
  caller: Caller,
  taskId: string,
): Promise<string | undefined> {
  const entity = engine.catalog.entities.get(entities.ExportTask);
  if (!entity) return undefined;
  const binder = new Binder();
  const id = binder.bind(taskId);
  const scope = scopeSql(engine.catalog, entity, caller, binder, 't');
  const answer = await engine.database.query<Row>(
    `SELECT t."FileId" FROM "ExportTask" t WHERE t."Id" = ${id} AND t."IsDeleted" = 0 AND ${scope}`,
    binder.values,
  );
  const found = answer.rows[0]?.['FileId'];
  return typeof found === 'string' ? found : undefined;
}

/** Whether an exported file may still be fetched: its maker must hold the right that it was made by. */
export async function mayFetchExport(
  engine: Engine,
  caller: Caller,
  file: StoredAttachment,
): Promise<boolean> {
  if (file.BizType !== EXPORT_BIZ_TYPE) return true;
  const { table } = entityOf(engine, entities.ExportTask);
  const answer = await engine.database.query<{ EnCode: string }>(
    `SELECT "EnCode" FROM "${table}" WHERE "FileId" = $1 AND "IsDeleted" = 0`,
    [file.Id],
  );
  return answer.rows.every(({ EnCode }) => caller.grants.has(EnCode));
}
