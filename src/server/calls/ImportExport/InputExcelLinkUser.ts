import { refuse } from '../../data/refusal.ts';
import { enCodeOfType } from '../../jobs/tasks/business-types.ts';
import { writeContext, type Handler } from '../call.ts';
import { importThrough } from './import-through.ts';

/** Imports a file of any business type, named by its Id or its code. */
export const inputExcelLinkUser: Handler<'ImportExport/InputExcelLinkUser'> = async (services, request) => {
  const { tx } = await writeContext(services, request);
  const enCode = await enCodeOfType(tx, request.input.TaskType);
  if (enCode === undefined) throw refuse('业务类型不存在');
  return importThrough(services, request, enCode);
};
