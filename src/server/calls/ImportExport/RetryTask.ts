import { BIZ_KIND } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { retryTask } from '../../jobs/tasks/retry.ts';
import { writeContext, type Handler } from '../call.ts';

const TASKS: Readonly<Record<string, Parameters<typeof retryTask>[1]>> = {
  [BIZ_KIND.Import]: entities.ImportTask,
  [BIZ_KIND.Export]: entities.ExportTask,
  [BIZ_KIND.Action]: entities.ActionTask,
};

/** Does a failed task again, as its owner. */
export const retryTaskCall: Handler<'ImportExport/RetryTask'> = async (services, request) => {
  const context = await writeContext(services, request);
  const { Id, Kind } = request.input;
  await retryTask(
    context,
    TASKS[String(Kind)]!,
    Id,
    { ...services.jobs, later: request.later },
    request.name,
  );
  return true;
};
