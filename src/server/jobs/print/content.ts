import { buffer } from 'node:stream/consumers';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { keptColumn, presentRows, THEN } from '../../../contract/following.ts';
import type { PrintPart } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { PictureSize } from '../../../contract/pictures.ts';
import { recordTable, signatureId } from '../../../contract/print/records.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { attachmentsById, type StoredAttachment } from '../../storage/attachments.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { jpegOf } from '../../storage/pictures.ts';
import type { PrintedDocument } from './documents.ts';
import { paperWriter } from './paper-writer.ts';
import type { PartContent } from './parts.ts';
import type { Template } from './template.ts';

/** What documents are filled from. */
export interface Filling {
  readonly engine: Engine;
  readonly caller: Caller;
  readonly files: FileStore;
  readonly template: Template;
  readonly now: string;
  /** Signed codes of this print, by row. */
  readonly codes: ReadonlyMap<string, string>;
}

/** Pixels of a photo: 26 by 35 mm at 200 dots an inch. */
const PHOTO = { width: 205, height: 276 };
/** Pixels of a signature: 24 by 10 mm at 300 dots an inch, since its lines are thin. */
const SIGNED = { width: 283, height: 118 };

/** What each part of some documents shows. */
export async function contentsOf(
  filling: Filling,
  documents: readonly PrintedDocument[],
): Promise<PartContent[][]> {
  const { engine, template } = filling;
  const ids = documents.flatMap(({ Row, Records }) => [
    ...template.page.parts.flatMap((part) => photoId(part, Row) ?? []),
    ...Records.flatMap((record) => signatureId(record) ?? []),
  ]);
  const stored = await attachmentsById(engine.database, [...new Set(ids)]);
  const filled: PartContent[][] = [];
  for (const document of documents)
    filled.push(
      await Promise.all(template.page.parts.map((part) => contentOf(filling, part, document, stored))),
    );
  return filled;
}

async function contentOf(
  { engine, caller, files, template: { entity }, now, codes }: Filling,
  part: PrintPart,
  { Row: row, Records }: PrintedDocument,
  stored: ReadonlyMap<string, StoredAttachment>,
): Promise<PartContent> {
  const value = (formula: string | undefined) => valueOf(formula, { row, me: caller.subject, now });
  const photo = stored.get(photoId(part, row) ?? '');
  const code = part.signed ? (codes.get(String(row['Id'])) ?? '') : value(part.qr);
  const fields = part.part === 'fields' ? fieldsOf(entity, part) : [];
  const { title, heads, lines, signatures } = tableOf(engine, entity, part, row, Records);
  return {
    part,
    title: part.title ?? title,
    fields: fields.map((field) => ({
      name: `${field.title}${isThen(entity, field, { row, me: caller.subject, now }) ? THEN : ''}`,
      value: paperWriter(engine, field)(row),
    })),
    heads,
    lines,
    text: part.value === undefined ? (part.text ?? '') : value(part.value),
    signatures: await Promise.all(
      signatures.map((id) => {
        const signed = stored.get(id ?? '');
        return signed && smallPicture(files, signed, SIGNED, 'contain');
      }),
    ),
    photo: photo && (await smallPicture(files, photo, PHOTO)),
    code: code === '' ? undefined : code,
    bars: value(part.barcode),
  };
}

/** Whether a document says in a field what was true then: nobody sees on paper that it follows no more. */
function isThen(entity: EntityModel, field: FieldModel, scope: Record<string, unknown>): boolean {
  const kept = keptColumn(entity, field);
  if (kept !== 'closed') return kept === 'always';
  return !compileCondition(presentRows(entity, field)!).test(scope);
}

function valueOf(formula: string | undefined, scope: Record<string, unknown>): string {
  try {
    return formula === undefined ? '' : String(compileCondition(formula).evaluate(scope) ?? '');
  } catch {
    // A field that the caller does not see is not there; nothing is written in its place.
    return '';
  }
}

const fieldsOf = (entity: EntityModel, part: PrintPart): FieldModel[] =>
  (part.fields ?? []).flatMap((name) => entity.fields.get(name) ?? []);

const linesOf = (row: Row, entity: string): Row[] =>
  (row['Children'] as Record<string, Row[]> | undefined)?.[entity] ?? [];

function tableOf(
  engine: Engine,
  entity: EntityModel,
  part: PrintPart,
  row: Row,
  records: PrintedDocument['Records'],
): Pick<PartContent, 'title' | 'heads' | 'lines'> & { readonly signatures: readonly (string | undefined)[] } {
  if (part.part === 'records') return recordTable(records);
  if (part.part !== 'table' || part.lines === undefined)
    return { title: undefined, heads: [], lines: [], signatures: [] };
  const own = entity.fields.get(part.lines);
  const columns = own
    ? (part.fields ?? []).flatMap((name): FieldModel[] => {
        const column = own.fields?.[name];
        return column ? [{ ...column, name, id: 0, implicit: false }] : [];
      })
    : fieldsOf(entityOf(engine, part.lines), part);
  const rows = own ? ((row[own.name] ?? []) as Row[]) : linesOf(row, part.lines);
  const writers = columns.map((column) => paperWriter(engine, column));
  return {
    title: undefined,
    heads: columns.map(({ title }) => title),
    lines: rows.map((line) => writers.map((write) => write(line))),
    signatures: [],
  };
}

function photoId(part: PrintPart, row: Row): string | undefined {
  if (part.photo === undefined) return undefined;
  const holder = part.photoOf === undefined ? row : linesOf(row, part.photoOf)[0];
  const value = holder?.[part.photo];
  return typeof value === 'string' && value !== '' ? value.split(',')[0] : undefined;
}

/** A picture as small as paper needs it; undefined when it is no picture, or gone. */
async function smallPicture(
  files: FileStore,
  { Url }: StoredAttachment,
  size: PictureSize,
  fit?: 'contain',
): Promise<Buffer | undefined> {
  const stream = await files.read(Url).catch(() => undefined);
  return stream && jpegOf(await buffer(stream), size, fit);
}
