import { hasDisplayTwin, type EntityModel } from '../../../../src/contract/model.ts';
import type { Row } from '../../../../src/client/renderer/data.ts';
import { twinKey } from '../../../../src/client/renderer/schema/fields.ts';
import { labelOfRef } from '../sample/rows.ts';
import { codes } from '../schemas.ts';

/** The names of what a row refers to, by the keys that the server sends them with. */
export function twinsOf(entity: EntityModel, row: Row): Row {
  const twins: Row = {};
  for (const field of entity.fields.values()) {
    if (hasDisplayTwin(field))
      twins[twinKey(field)] = twinOf(field.type, field.dict, field.ref, row[field.name]);
    if (field.type === 'file')
      twins[twinKey(field)] = attachments(['a1', '在校证明（教务处盖章）.pdf'], ['a2', '申请表.docx']);
    if (field.type === 'image')
      twins[twinKey(field)] = attachments(['p1', '现场照片1.jpg'], ['p2', '现场照片2.jpg']);
  }
  return twins;
}

const attachments = (...files: readonly (readonly [string, string])[]) =>
  files.map(([Id, Name], index) => ({ Id, Name, Url: '/logo.svg', Size: 120_000 * (index + 1) }));

function twinOf(type: string, dict: string | undefined, ref: string | undefined, value: unknown): unknown {
  const name = (item: unknown) =>
    dict
      ? (codes.get(dict)?.items.find(({ code }) => code === item)?.name ?? item)
      : labelOfRef(ref ?? '', String(item));
  if (value === null || value === undefined) return null;
  return type === 'refs' || type === 'dicts' ? (value as unknown[]).map(name).join('、') : name(value);
}
