import type { EntityFile, PrintPage } from '../../../../contract/generated/meta.ts';
import { buildEntity, type EntityModel, type FieldModel } from '../../../../contract/model.ts';
import type { Row } from '../../data.ts';
import type { LoadedPage } from '../../pages.ts';
import { documentModel, type DocumentModel } from '../documents/model.ts';
import { photoOf } from '../documents/PartView.tsx';
import type { PrintedRow } from '../documents/useDocuments.ts';

/** A template that the user may print. */
export interface TemplateModel {
  readonly code: string;
  readonly name: string;
  readonly perPage: number;
  readonly document: DocumentModel;
}

/** A document that may be chosen. */
export interface BatchRow {
  readonly id: string;
  readonly printed: PrintedRow;
  readonly name: string;
  /** A second word that tells those of one name apart. */
  readonly number: string;
  /** Titles of what is missing in it. */
  readonly lacks: readonly string[];
  /** When it was last noted as printed. */
  readonly markedAt: string | null;
}

/** A template as the server tells of it, resolved like a page of kind print. */
export function templateModel(page: LoadedPage, told: Row): TemplateModel {
  const files = told['Entities'] as Readonly<Record<string, EntityFile>>;
  const entities = new Map(Object.entries(files).map(([name, file]) => [name, buildEntity(name, file)]));
  return {
    code: String(told['TplCode']),
    name: String(told['TplName']),
    perPage: Number(told['PerPage']),
    document: documentModel({ ...page, entities, file: told['Page'] as PrintPage }),
  };
}

/** A document as the server tells of it. */
export function batchRow({ document }: TemplateModel, told: Row): BatchRow {
  const row = told['Row'] as Row;
  const { entity } = document;
  return {
    id: String(row['Id']),
    printed: { row, records: told['Records'] as PrintedRow['records'] },
    ...namesOf(entity, row),
    lacks: lacksOf(document, row),
    markedAt: (told['Printed'] as string | null) ?? null,
  };
}

/** Fields of a template's rows that refer to one of some entities, such as the class. */
export const fieldsTo = ({ document: { entity } }: TemplateModel, targets: readonly string[]): FieldModel[] =>
  [...entity.fields.values()].filter(
    ({ type, ref, secret, index }) => type === 'ref' && index && !secret && targets.includes(ref ?? ''),
  );

const textIn = (row: Row, name: string): string => String(row[name] ?? '');

/** Whose document it is, where it is a person's, and a number that tells it from others. */
function namesOf(entity: EntityModel, row: Row): Pick<BatchRow, 'name' | 'number'> {
  const label = entity.fields.has(PERSON) ? PERSON : entity.label;
  const others = [...(entity.file.search ?? []), entity.label].filter((name) => name !== label && row[name]);
  return { name: textIn(row, label), number: others[0] === undefined ? '' : textIn(row, others[0]) };
}

/** Name of a person, in every entity that is about one. */
const PERSON = 'TrueName';

function lacksOf({ parts, entity }: DocumentModel, row: Row): string[] {
  return parts.flatMap(({ part }) =>
    (part.needs ?? []).flatMap((name) => {
      const value = name === part.photo ? photoOf(row, part) : row[name];
      const isThere = value !== null && value !== undefined && value !== '';
      return isThere ? [] : [name === part.photo ? '照片' : (entity.fields.get(name)?.title ?? name)];
    }),
  );
}

/** How the documents follow each other. */
export type BatchOrder = 'given' | 'name' | 'number';

export const ORDERS: readonly { readonly value: BatchOrder; readonly label: string }[] = [
  { value: 'given', label: '默认顺序' },
  { value: 'number', label: '按编号' },
  { value: 'name', label: '按姓名' },
];

/** The rows in an order; those that are equal stay as they are. */
export function ordered(rows: readonly BatchRow[], order: BatchOrder): readonly BatchRow[] {
  if (order === 'given') return rows;
  return [...rows].sort((one, other) => one[order].localeCompare(other[order], 'zh-CN', { numeric: true }));
}
