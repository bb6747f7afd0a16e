import { randomUUID } from 'node:crypto';
import { refusalOf } from '../../data/write/acts/refusal-of.ts';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilePack } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { RowFail } from '../../data/write/actions.ts';
import type { KnownAction } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse, type Refusal } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';
import { rulesOf } from '../../data/write/row-rules.ts';
import { saveAs } from '../../data/write/write.ts';
import { attachmentsById } from '../../storage/attachments.ts';
import { keepUpload } from '../../storage/keep-upload.ts';
import type { ExportFiles } from '../export/files.ts';
import type { ImportRow } from '../import/plan.ts';
import { resolveReferences } from '../import/references.ts';
import type { PackedFile } from './archive.ts';

const MB = 1024 * 1024;

/** Puts files of an archive into the rows that their names name, each judged by itself. @returns those that were refused */
export async function placeFiles(
  context: WriteContext,
  known: KnownAction,
  packed: readonly PackedFile[],
  files: ExportFiles,
): Promise<RowFail[]> {
  const pack = known.action.pack!;
  const by = known.entity.fields.get(pack.by)!;
  const owners = await ownersOf(context, known, by, packed);
  const fails: RowFail[] = [];
  for (const [index, file] of packed.entries()) {
    const refusal = await refusalOf(context.tx, () =>
      placeFile(context, known, pack, { file, owner: owners[index]! }, files),
    );
    if (refusal) fails.push({ Id: file.path, Message: reasonOf(refusal) });
  }
  return fails;
}

/** A form says what is wrong with which field; a list of files has one line for each. */
function reasonOf(error: Refusal): string {
  const { Fields } = (error.value ?? {}) as { Fields?: readonly { Message: string }[] };
  return Fields?.map(({ Message }) => Message).join('；') || error.message;
}

type Owner = { readonly value: string } | { readonly problem: string };

/** What the names of the files stand for, as the cells of an import would. */
async function ownersOf(
  context: WriteContext,
  known: KnownAction,
  field: FieldModel,
  packed: readonly PackedFile[],
): Promise<Owner[]> {
  const rows = packed.map(({ key }, index): ImportRow => ({
    rowNo: index + 1,
    id: '',
    cells: [],
    values: { [field.name]: key },
    faults: new Map(),
    warnings: new Map(),
    waits: new Set(),
    before: null,
    row: {},
  }));
  const columns = [{ field, title: field.title, required: true }];
  const rules = rulesOf(context.engine, context.caller, context.now);
  await resolveReferences(
    {
      context,
      known,
      rules,
      places: columns,
      columns,
      missing: [],
      cover: true,
      defaults: {},
      refused: new Map(),
      signal: undefined,
    },
    rows,
    [field],
  );
  return rows.map(({ values, faults }) => {
    const problem = faults.get(field.name);
    return problem === undefined ? { value: String(values[field.name]) } : { problem };
  });
}

async function placeFile(
  context: WriteContext,
  known: KnownAction,
  pack: FilePack,
  { file, owner }: { readonly file: PackedFile; readonly owner: Owner },
  files: ExportFiles,
): Promise<void> {
  if ('problem' in owner) throw refuse(owner.problem);
  const { entity } = known;
  const stored = await storedRow(context, entity, pack.by, owner.value);
  if (!stored && pack.known) throw refuse(`${entity.title}「${owner.value}」不存在`);
  const maxMB = entity.fields.get(pack.file)?.maxMB;
  if (maxMB !== undefined && file.size > maxMB * MB) throw refuse(`文件大小不能超过${maxMB}MB`);
  const kept = await keepPacked(context, `${entity.name}.${pack.file}`, file, files);
  try {
    await saveAs(context, known, { ...stored, [pack.by]: owner.value, [pack.file]: kept.Id });
  } catch (error) {
    await files.store.remove(kept.name);
    throw error;
  }
}

/** Two files of one row wait for each other, so that none is lost between reading and writing. */
async function storedRow(
  { tx }: WriteContext,
  entity: EntityModel,
  by: string,
  value: string,
): Promise<{ Id: string; Version: number } | undefined> {
  const answer = await tx.query<{ Id: string; Version: number }>(
    `SELECT "Id", "Version" FROM ${ident(entity.table)} WHERE ${ident(by)} = $1 AND "IsDeleted" = 0 FOR UPDATE`,
    [value],
  );
  if (answer.rows.length > 1) throw refuse('有多条记录与文件名相符');
  return answer.rows[0];
}

async function keepPacked(
  context: WriteContext,
  purpose: string,
  file: PackedFile,
  { store, folder }: ExportFiles,
): Promise<{ Id: string; name: string }> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const room = await store.hold(file.size);
  try {
    await file.unpack(path);
    const { Id } = await keepUpload(context, store, { path, fileName: file.path }, purpose);
    return { Id, name: (await attachmentsById(context.tx, [Id])).get(Id)!.Url };
  } finally {
    room.release();
    await rm(path, { force: true });
  }
}
