import { BIZ_KIND } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { retryTask } from '../../jobs/tasks/retry.ts';
import { writeContext, type Handler } from '../call.ts';

/** Does a failed import or export again, as its owner. */
export const retryTaskCall: Handler<'ImportExport/RetryTask'> = async (services, request) => {
  const context = await writeContext(services, request);
  const { Id, Kind } = request.input;
  const entity = String(Kind) === BIZ_KIND.Import ? entities.ImportTask : entities.ExportTask;
  await retryTask(context, entity, Id, { ...services.jobs, later: request.later }, request.name);
  return true;
};
