import { HttpRefusal } from '../../http/http-refusal.ts';
import { attachmentsById, mayDownload } from '../../storage/attachments.ts';
import { FileAnswer } from '../../storage/file-answer.ts';
import { contentTypeOf } from '../../storage/file-kinds.ts';
import type { Handler } from '../call.ts';

/** Sends an attachment to whoever may read it. That a file does not exist is not told apart from that it is not his. */
export const download: Handler<'ImportExport/Download'> = async (services, { caller, input }) => {
  const id = input.Id || /[?&]Id=([0-9A-Za-z-]+)/.exec(input.Url ?? '')?.[1] || '';
  const file = (await attachmentsById(services.engine.database, [id])).get(id);
  if (!file || !(await mayDownload(services.engine, caller, file)))
    throw new HttpRefusal('没有权限下载该文件', 403);
  return new FileAnswer({
    fileName: file.OriginalFileName,
    contentType: contentTypeOf(file.Ext),
    body: await services.files.read(file.Url),
  });
};
