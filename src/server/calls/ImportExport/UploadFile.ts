import { refuse } from '../../data/refusal.ts';
import { Upload } from '../../http/upload.ts';
import { keepUpload } from '../../storage/keep-upload.ts';
import { writeContext, type Handler } from '../call.ts';

/** Takes a file in. It belongs to whoever uploaded it until a row that he saves names it. */
export const uploadFile: Handler<'ImportExport/UploadFile'> = async (services, request) => {
  const context = await writeContext(services, request);
  const { upload, caller } = request;
  const [entity = ''] = (request.input.BizType ?? '').split('.');
  if (caller.ticket !== undefined && !caller.readable.has(entity)) throw refuse('没有权限执行该操作');
  if (!Upload.is(upload)) throw refuse('请选择要上传的文件');
  return keepUpload(context, services.files, upload, request.input.BizType);
};
