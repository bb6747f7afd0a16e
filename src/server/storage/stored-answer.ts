import type { StoredAttachment } from './attachments.ts';
import { FileAnswer } from './file-answer.ts';
import { contentTypeOf } from './file-kinds.ts';
import type { FileStore } from './file-store.ts';

/** A stored file as a binary call answers it. */
export const storedAnswer = async (
  files: FileStore,
  { OriginalFileName, Ext, Url }: Pick<StoredAttachment, 'OriginalFileName' | 'Ext' | 'Url'>,
): Promise<FileAnswer> =>
  new FileAnswer({
    fileName: OriginalFileName,
    contentType: contentTypeOf(Ext),
    body: await files.read(Url),
  });
