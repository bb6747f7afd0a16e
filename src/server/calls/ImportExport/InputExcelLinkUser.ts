import { refuse } from '../../data/refusal.ts';
import { writeContext, type Handler } from '../call.ts';
import { importThrough } from './import-through.ts';

/** Imports a file of any business type, named by its Id or its code. */
export const inputExcelLinkUser: Handler<'ImportExport/InputExcelLinkUser'> = async (services, request) => {
  const { TaskType } = request.input;
  const { rows } = await (
    await writeContext(services, request)
  ).tx.query<{ Code: string }>(
    `SELECT "Code" FROM "BusinessType" WHERE ("Id" = $1 OR "Code" = $1) AND "IsDeleted" = 0`,
    [TaskType],
  );
  const [type] = rows;
  if (!type) throw refuse('业务类型不存在');
  return importThrough(services, request, type.Code);
};
