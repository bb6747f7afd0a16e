import type { NamedField } from '../../../../contract/field-rules.ts';
import { kindsOf } from '../../../../contract/pictures.ts';
import type { Attachment } from '../../data.ts';
import type { InputProps } from '../kit.ts';

const DEFAULT_MB = 20;

/** Why a chosen file is not taken, in the product's words (domain/00-overview 0.5). */
export function fileProblem(
  field: Pick<NamedField, 'type' | 'kinds' | 'maxMB'>,
  file: { name: string; size: number },
): string | undefined {
  const kind = file.name.includes('.') ? file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase() : '';
  const kinds = kindsOf(field);
  if (kinds && !kinds.includes(kind)) return `仅支持${kinds.join('、')}格式`;
  const most = field.maxMB ?? DEFAULT_MB;
  if (file.size > most * 1024 * 1024) return `文件大小不能超过${most}MB`;
  return undefined;
}

/** The attachments of a value: those that travelled beside it, in the value's order. */
export function attachmentsOf(value: unknown, twin: unknown): Attachment[] {
  const ids = typeof value === 'string' && value !== '' ? value.split(',') : [];
  const known = new Map(
    (Array.isArray(twin) ? (twin as Attachment[]) : []).map((attachment) => [attachment.Id, attachment]),
  );
  return ids.map((id) => known.get(id) ?? { Id: id, Name: id });
}

/** What travels for some attachments. */
export const valueOfAttachments = (attachments: readonly Attachment[]): string | null =>
  attachments.length === 0 ? null : attachments.map(({ Id }) => Id).join(',');

/** A size for reading. */
export function formatSize(bytes: number | undefined): string {
  if (bytes === undefined) return '';
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(0)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** What an upload is for, as the server knows it: fields of entities. Others are judged when they are saved. */
export function purposeOf({ field, owner }: Pick<InputProps, 'field' | 'owner'>): string | undefined {
  return 'implicit' in field ? `${owner.entity}.${field.name}` : undefined;
}
