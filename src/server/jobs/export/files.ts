import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { insertRow } from '../../data/write/row-store.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { growingFile } from '../../storage/growing-file.ts';
import { plainSize } from '../../storage/sealed-file.ts';
import { requireQuota } from '../../storage/quota.ts';

/** Where exports are written, and where they are kept then. */
export interface ExportFiles {
  readonly store: FileStore;
  /** Folder for files that are not whole yet, on the file system of the store. */
  readonly folder: string;
}

/** A file in the store that no row names yet. */
export interface KeptFile {
  readonly name: string;
  readonly size: number;
}

/** What an attachment of the kind "export" is for; nothing but its age decides about how long it is kept. */
export const EXPORT_BIZ_TYPE = 'export';

/** Lets `write` fill a temporary file and hands it to the store; nothing stays when it throws. */
export async function keepFile(
  { store, folder }: ExportFiles,
  write: (target: Writable) => Promise<void>,
): Promise<KeptFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    await write(growingFile(path, store));
    const size = await plainSize(path);
    return { name: await store.keep(path), size };
  } finally {
    await rm(path, { force: true });
  }
}

/** Makes the caller the owner of a kept file; nobody else may fetch it. @returns the Id of its attachment @throws Refusal beyond the caller's quota */
export async function noteFile(
  context: WriteContext,
  file: KeptFile & { fileName: string; ext: string },
): Promise<string> {
  const { engine, tx, caller, now } = context;
  await requireQuota(context, file.size);
  const row = {
    OriginalFileName: file.fileName,
    Ext: file.ext,
    Size: file.size,
    Url: file.name,
    BizType: EXPORT_BIZ_TYPE,
  };
  return insertRow(tx, entityOf(engine, entities.Attachment), row, { caller, now });
}
