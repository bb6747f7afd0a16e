import { isKnown } from '../../data/access/visitor.ts';
import { exportedFileOf, mayFetchExport } from './export-file.ts';
import { attachmentsById, mayDownload, type StoredAttachment } from '../../storage/attachments.ts';
import type { Engine } from '../../data/engine.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { CallInput } from '../../../contract/generated/calls.ts';

/**
 * The attachment, or the file of an export task, that a person asks for by its Id or its address.
 * @returns undefined where there is none that the person may read
 */
export async function askedFile(
  engine: Engine,
  caller: Caller,
  input: CallInput['ImportExport/Download'],
): Promise<StoredAttachment | undefined> {
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
