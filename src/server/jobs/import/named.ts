import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { columnOf } from '../../data/fields/kind.ts';
import { ident } from '../../data/sql/sql.ts';
import { isCode } from './keys.ts';

/** One of the parts by which people name a row that lies in others, such as the building of a bed. */
export interface NamePart {
  readonly field: FieldModel;
  /** What the part itself refers to, where it is no plain value. */
  readonly target: EntityModel | undefined;
}

/** The parts of an entity's names from the large to the small ("named"); undefined where a label says enough. */
export function nameParts(engine: Engine, entity: EntityModel): NamePart[] | undefined {
  return entity.file.named?.map((name) => {
    const field = entity.fields.get(name)!;
    return { field, target: field.type === 'ref' ? entityOf(engine, field.ref ?? '') : undefined };
  });
}

/**
 * Codes by which a row may be named in a cell: what only the program writes is a name for people where every row has it,
 * such as the code of a dictionary, and none where it comes and goes, such as who holds a bed.
 */
export const codesOf = (entity: EntityModel): FieldModel[] =>
  [...entity.fields.values()].filter(
    (field) => isCode(field) && (!field.readonly || field.required === true),
  );

/** SQL of the text of each part of a row's name: by labels, or by codes where the part's target has one. */
export function partsSql(parts: readonly NamePart[], alias: string, by: 'label' | 'code'): string[] {
  return parts.map(({ field, target }) => {
    const column = columnOf(field, alias);
    if (!target) return `${column}::text`;
    const name = by === 'code' ? (codesOf(target)[0]?.name ?? target.label) : target.label;
    return `(SELECT p.${ident(name)}::text FROM ${ident(target.table)} p WHERE p."Id" = ${column})`;
  });
}

/** Words that people write behind a part, or leave out. */
const UNITS = '号床|床位|床|号房间|房间|房|室';
const BETWEEN = '[-[:space:]_/\\\\.,、·•・‧∙⋅#]+';

/**
 * SQL of what is left of a name once the ways to write it make no difference: widths, capitals, what stands between the
 * parts and the words behind them. `1号楼101-1`, `1号楼-101-1` and `1号楼 101 1床` are one name.
 */
export function sameNameSql(text: string): string {
  const plain = `regexp_replace(lower(normalize(${text}, NFKC)), '(${UNITS})', '-', 'g')`;
  const parted = `regexp_replace(${plain}, '([^-0-9a-z[:space:]])([0-9])', '\\1-\\2', 'g')`;
  return `btrim(regexp_replace(${parted}, '${BETWEEN}', '-', 'g'), '-')`;
}

/** The same of a name that stands in a file. */
export const comparableName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(new RegExp(`(${UNITS})`, 'gu'), '-')
    .replace(/([^-0-9a-z\s])([0-9])/gu, '$1-$2')
    .replace(/[-\s_/\\.,、·#]+/gu, '-')
    .replace(/^-+|-+$/gu, '');

/** The parts as one text, in the way that is the shortest to write. */
export function writtenName(parts: readonly string[]): string {
  return parts.reduce((text, part) => {
    if (text === '') return part;
    return /[^0-9A-Za-z-]$/.test(text) && /^[0-9]/.test(part) ? `${text}${part}` : `${text}-${part}`;
  }, '');
}

/** The ways in which a name may be written in one cell. */
export const waysToWrite = (parts: readonly string[], row: Row, label: FieldModel | undefined): string[] => [
  ...new Set([
    writtenName(parts),
    parts.join('-'),
    ...(label && typeof row[label.name] === 'string' ? [String(row[label.name])] : []),
  ]),
];
