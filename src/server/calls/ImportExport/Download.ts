import { LoginNeeded } from '../../data/refusal.ts';
import { isKnown } from '../../data/access/visitor.ts';
import { HttpRefusal } from '../../http/http-refusal.ts';
import { exportedFileOf, mayFetchExport } from '../../jobs/tasks/export-file.ts';
import { attachmentsById, mayDownload } from '../../storage/attachments.ts';
import { storedAnswer } from '../../storage/stored-answer.ts';
import type { CallServices, Handler, HandlerRequest } from '../call.ts';

/**
 * Sends an attachment, or the file of an export task, to a person who may read it. That a file does not exist is not told
 * apart from that it is not theirs.
 */
export const download: Handler<'ImportExport/Download'> = async (services, request) => {
  const file = await fileAskedFor(services, request);
  if (!file) throw isKnown(request.caller) ? new HttpRefusal('没有权限下载该文件', 403) : new LoginNeeded();
  return storedAnswer(services.files, file);
};

async function fileAskedFor(
  { engine }: CallServices,
  { caller, input }: HandlerRequest<'ImportExport/Download'>,
) {
  const asked = input.Id || /[?&]Id=([0-9A-Za-z-]+)/.exec(input.Url ?? '')?.[1] || '';
  const named = await attachmentsById(engine.database, [asked]);
  const id = named.has(asked)
    ? asked
    : isKnown(caller) && caller.ticket === undefined
      ? await exportedFileOf(engine, caller, asked)
      : undefined;
  const file = id === undefined ? undefined : (await attachmentsById(engine.database, [id])).get(id);
  if (!file || !(await mayDownload(engine, caller, file))) return undefined;
  return (await mayFetchExport(engine, caller, file)) ? file : undefined;
}
