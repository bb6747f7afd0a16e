import { HttpRefusal } from '../../http/http-refusal.ts';
import { isSiteImage } from '../../settings/images.ts';
import { attachmentsById } from '../../storage/attachments.ts';
import { FileAnswer } from '../../storage/file-answer.ts';
import { contentTypeOf } from '../../storage/file-kinds.ts';
import type { Handler } from '../call.ts';

/** A picture of the site, for everybody. That a file does not exist is not told apart from that it is not public. */
export const siteImage: Handler<'SysInfo/SiteImage'> = async ({ engine, files }, { input }) => {
  const isShown = await isSiteImage(engine.database, engine.catalog, input.Id);
  const file = isShown ? (await attachmentsById(engine.database, [input.Id])).get(input.Id) : undefined;
  if (!file) throw new HttpRefusal('没有权限下载该文件', 403);
  return new FileAnswer({
    fileName: file.OriginalFileName,
    contentType: contentTypeOf(file.Ext),
    body: await files.read(file.Url),
  });
};
