import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { entities } from '../../../contract/generated/entities.ts';
import type { Catalog } from '../../data/catalog.ts';
import { entityOf } from '../../data/entities.ts';
import { refuse } from '../../data/refusal.ts';
import { insertRow } from '../../data/row-store.ts';
import { Upload } from '../../http/upload.ts';
import { downloadUrl } from '../../storage/attachments.ts';
import { cleanFileName, extensionOf, fileProblem } from '../../storage/file-kinds.ts';
import { writeContext, type Handler } from '../call.ts';

const MB = 1024 * 1024;
const importMB = 10;

/**
 * Takes a file in. It belongs to whoever uploaded it until a row that he saves names it. BizType narrows what is taken:
 * `<module>/<Entity>.<Field>`, or the EnCode of an import.
 */
export const uploadFile: Handler<'ImportExport/UploadFile'> = async (services, request) => {
  const context = await writeContext(services, request);
  const { upload } = request;
  if (!Upload.is(upload)) throw refuse('请选择要上传的文件');
  const limits = limitsOf(services.engine.catalog, request.input.BizType);
  const OriginalFileName = cleanFileName(upload.fileName);
  const { size: Size } = await stat(upload.path);
  if (Size === 0) throw refuse('文件是空的');
  if (limits.maxMB !== undefined && Size > limits.maxMB * MB)
    throw refuse(`文件大小不能超过${limits.maxMB}MB`);
  const problem = await fileProblem(upload.path, OriginalFileName, limits.kinds);
  if (problem !== undefined) throw refuse(problem);
  const Ext = extensionOf(OriginalFileName);
  const Sha256 = await digestOf(upload.path);
  const name = await services.files.keep(upload.path);
  try {
    const row = { OriginalFileName, Ext, Size, Url: name, Sha256 };
    const Id = await insertRow(context.tx, entityOf(context.engine, entities.Attachment), row, context);
    return { Id, OriginalFileName, Ext, Size, Url: downloadUrl(Id) };
  } catch (error) {
    await services.files.remove(name);
    throw error;
  }
};

function limitsOf(
  catalog: Catalog,
  bizType: string | undefined,
): { kinds?: readonly string[]; maxMB?: number } {
  if (!bizType) return {};
  const [, entityName = '', fieldName = ''] = /^([^.]+\/[^.]+)\.(\w+)$/.exec(bizType) ?? [];
  const field = catalog.entities.get(entityName)?.fields.get(fieldName);
  if (field && (field.type === 'file' || field.type === 'image')) return field;
  if (catalog.enCodes.get(bizType)?.action.verb === 'import') return { kinds: ['xlsx'], maxMB: importMB };
  throw refuse('未知的文件用途');
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
