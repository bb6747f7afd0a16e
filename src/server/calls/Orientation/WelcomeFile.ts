import { HttpRefusal } from '../../http/http-refusal.ts';
import { welcomeFile } from '../../modules/orientation/steps/welcome-files.ts';
import { FileAnswer } from '../../storage/file-answer.ts';
import { contentTypeOf } from '../../storage/file-kinds.ts';
import type { Handler } from '../call.ts';

/** A picture or the guide of the welcome page, for everybody. That a file does not exist is not told apart from that it is not public. */
export const getWelcomeFile: Handler<'Orientation/WelcomeFile'> = async (
  { engine, files },
  { caller, input },
) => {
  const file = await welcomeFile(engine, caller, input.Id);
  if (!file) throw new HttpRefusal('没有权限下载该文件', 403);
  return new FileAnswer({
    fileName: file.OriginalFileName,
    contentType: contentTypeOf(file.Ext),
    body: await files.read(file.Url),
  });
};
