import type { NamedField } from '../../../../contract/field-rules.ts';
import type { PrintPage, PrintPart } from '../../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import type { Row } from '../../data.ts';
import { keptColumn, presentRows } from '../../../../contract/following.ts';
import { NOBODY } from '../../../../contract/subject.ts';
import { entityOf, type LoadedPage } from '../../pages.ts';
import { childLines } from '../../schema/children.ts';
import { holds } from '../../schema/judge.ts';
import { faultAt, under } from '../../schema/fault.ts';

/** A part of a document with the fields that it names. */
export interface DocumentPart {
  readonly part: PrintPart;
  readonly fields: readonly NamedField[];
  /** Whether a row says in a field what was true then. */
  isThen(field: NamedField, row: Row): boolean;
  /** The lines of a table, out of a row. */
  linesOf(row: Row): readonly Row[];
}

/** A page file with the entities that it names. */
export type DocumentSource = Pick<LoadedPage, 'file' | 'place' | 'entities'>;

/** A print page, resolved against its entity. */
export interface DocumentModel {
  readonly file: PrintPage;
  readonly entity: EntityModel;
  readonly parts: readonly DocumentPart[];
}

/** Resolves a print page. @throws a fault at the place of what is not there */
export function documentModel(page: DocumentSource): DocumentModel {
  const { file } = page;
  if (file.kind !== 'print') throw faultAt(page.place, `页面类型应为 print，实际为 ${file.kind}`);
  const entity = entityOf(page, file.entity);
  const parts = file.parts.map((part, at) => {
    const place = under(page.place, 'parts', at);
    const { known, linesOf } = tableOf(part, page, entity);
    const fields = (part.fields ?? []).map((name, index): NamedField => {
      const field = known(name);
      if (!field || field.secret) throw faultAt(under(place, 'fields', index), `没有字段 ${name}`);
      return { ...field, name };
    });
    const isThen = (field: NamedField, row: Row) => isKept(entity, field, row);
    return { part, fields, linesOf, isThen };
  });
  return { file, entity, parts };
}

function isKept(entity: EntityModel, { name }: NamedField, row: Row): boolean {
  const field = entity.fields.get(name);
  const kept = field && keptColumn(entity, field);
  return kept === 'always' || (kept === 'closed' && !holds(presentRows(entity, field!), { row, me: NOBODY }));
}

function tableOf(part: PrintPart, page: DocumentSource, entity: EntityModel) {
  const none: readonly Row[] = [];
  if (part.part !== 'table' || part.lines === undefined)
    return { known: (name: string) => entity.fields.get(name), linesOf: () => none };
  const name = part.lines;
  const child = page.entities.get(name);
  if (child)
    return {
      known: (field: string) => child.fields.get(field),
      linesOf: (row: Row) => childLines(row, name),
    };
  const columns = entity.fields.get(name)?.fields ?? {};
  return {
    known: (field: string) => (Object.hasOwn(columns, field) ? columns[field] : undefined),
    linesOf: (row: Row) => (Array.isArray(row[name]) ? (row[name] as Row[]) : none),
  };
}
