import { keptColumn } from '../../../contract/following.ts';
import type { NamedField } from '../../../contract/field-rules.ts';
import type { ColumnUse, Drill, FilterUse } from '../../../contract/generated/meta.ts';
import { STUDENT_LEVELS, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import { widthOf } from '../fields/widgets/text-width.ts';
import { faultAt, under, type Place, type SchemaFault } from './fault.ts';

/** A column of a list. */
export interface ListColumn {
  readonly key: string;
  readonly field: NamedField;
  readonly title: string;
  readonly width: number;
  readonly fixed: 'left' | 'right' | undefined;
  readonly sortable: boolean;
  readonly hidden: boolean;
  /** Stands below the value, as a second line. */
  readonly second?: NamedField | undefined;
  /** EnCode that a click on the cell runs. */
  readonly link: string | undefined;
  /** The list that the cell leads to. */
  readonly drill?: Drill | undefined;
  /** Greatest width of the text. */
  readonly ellipsis?: number | undefined;
  /** The value is drawn as a code. */
  readonly drawn?: true | undefined;
  /** What was searched for, where it is to stand out. */
  readonly found?: string;
  readonly place: Place;
}

/** A column that cannot be shown. */
export interface BrokenColumn {
  readonly key: string;
  readonly title: string;
  readonly fault: SchemaFault;
}

const WIDTHS: Partial<Record<NamedField['type'], number>> = {
  longtext: 220,
  html: 220,
  date: 110,
  datetime: 165,
  time: 80,
  int: 90,
  decimal: 100,
  money: 110,
  bool: 70,
  dict: 110,
  phone: 125,
  idcard: 180,
  email: 190,
  count: 80,
};

const UNSORTABLE: ReadonlySet<NamedField['type']> = new Set([
  'longtext',
  'html',
  'list',
  'json',
  'geo',
  'file',
  'image',
  'dicts',
  'refs',
  'count',
]);

/** Resolves the columns of a list page. */
export function resolveColumns(
  columns: readonly ColumnUse[],
  entity: EntityModel,
  place: Place,
): (ListColumn | BrokenColumn)[] {
  return columns.map((use, index) => {
    const own = typeof use === 'string' ? { field: use } : use;
    const at = under(place, 'columns', index);
    const field = entity.fields.get(own.field);
    if (!field || field.secret)
      return {
        key: `broken-${index}`,
        title: own.title ?? own.field,
        fault: faultAt(at, `实体 ${entity.name} 没有字段 ${own.field}`),
      };
    const sortable = own.sort ?? isSortable(field);
    const second = own.below === undefined ? undefined : entity.fields.get(own.below);
    return {
      key: field.name,
      field,
      title: own.title ?? field.title,
      width: Math.ceil(
        Math.max(
          own.width ?? field.width ?? WIDTHS[field.type] ?? 140,
          headWidth(own.title ?? field.title, sortable, keptColumn(entity, field) !== undefined),
          second === undefined ? 0 : SMALLER * (WIDTHS[second.type] ?? 0),
        ),
      ),
      fixed: own.fixed,
      sortable,
      hidden: own.hidden ?? false,
      second,
      link: own.link,
      drill: own.drill,
      ellipsis: own.ellipsis,
      drawn: own.qr ?? own.barcode,
      place: at,
    };
  });
}

/** Pixels: of one unit of a title, of the cell's edges, of the marks of an order, and of the sign of what was true then. */
const HEAD = { unit: 7, edges: 24, marks: 16, sign: 16 };

/** A second line is written so much smaller. */
const SMALLER = 12 / 14;

/** So wide that the title of the column can be read. */
const headWidth = (title: string, sortable: boolean, isKept: boolean): number =>
  widthOf(title) * HEAD.unit + HEAD.edges + (sortable ? HEAD.marks : 0) + (isKept ? HEAD.sign : 0);

/** What most readers see masked orders nothing: the server refuses an order that would tell it. */
const isMasked = ({ mask, class: kind }: FieldModel) => mask !== undefined || kind === 'sensitive';

const isSortable = (field: FieldModel) =>
  (field.index === true || field.unique === true || field.name === 'CreateDate') &&
  !UNSORTABLE.has(field.type) &&
  !isMasked(field);

/** A filter of a list; `key` is its name among the filter values. */
export type ListFilter =
  | { readonly kind: 'keyword'; readonly key: 'Keyword'; readonly title: string; readonly hint: string }
  | {
      readonly kind: 'field';
      readonly key: string;
      readonly title: string;
      readonly field: NamedField;
      readonly multiple: boolean;
      readonly initial: unknown;
      /** Each choice tells how many rows it would leave. */
      readonly counts?: boolean;
    }
  | { readonly kind: 'range'; readonly key: string; readonly title: string; readonly field: NamedField }
  | {
      /** One level of the student cascade; `above` are the levels that narrow it. */
      readonly kind: 'level';
      readonly key: string;
      readonly title: string;
      readonly field: NamedField;
      readonly above: readonly string[];
    }
  | { readonly kind: 'broken'; readonly key: string; readonly title: string; readonly fault: SchemaFault };

/** Resolves the filters of a list page; the student cascade becomes its levels and the keyword. */
export function resolveFilters(uses: readonly FilterUse[], entity: EntityModel, place: Place): ListFilter[] {
  return uses.flatMap((use, index) => {
    const at = under(place, 'filters', index);
    const own = typeof use === 'string' ? { field: use } : use;
    if (own.student) return studentFilters(entity);
    if (own.field === 'Keyword') return [keywordFilter(entity, own.title)];
    const name = own.range ?? own.field;
    const field = name === undefined ? undefined : entity.fields.get(name);
    if (!field || field.secret) {
      const fault = faultAt(at, `实体 ${entity.name} 没有字段 ${name ?? ''}`);
      return [{ kind: 'broken' as const, key: `broken-${index}`, title: own.title ?? name ?? '', fault }];
    }
    const title = own.title ?? field.title;
    if (own.range !== undefined) return [{ kind: 'range' as const, key: field.name, title, field }];
    const multiple = own.multiple ?? false;
    const counts = own.counts === true;
    return [
      { kind: 'field' as const, key: field.name, title, field, multiple, initial: own.default, counts },
    ];
  });
}

function studentFilters(entity: EntityModel): ListFilter[] {
  const levels = STUDENT_LEVELS.filter((name) => entity.fields.has(name));
  return [
    ...levels.flatMap((key, index): ListFilter[] => {
      const field = entity.fields.get(key);
      return field ? [{ kind: 'level', key, title: field.title, field, above: levels.slice(0, index) }] : [];
    }),
    { kind: 'keyword', key: 'Keyword', title: '关键字', hint: '姓名/学号' },
  ];
}

function keywordFilter(entity: EntityModel, title: string | undefined): ListFilter {
  const titles = (entity.file.search ?? [entity.label])
    .filter((name) => !entity.fields.get(name)?.pinyin)
    .map((name) => entity.fields.get(name)?.title ?? name);
  return { kind: 'keyword', key: 'Keyword', title: title ?? '关键字', hint: titles.slice(0, 3).join('/') };
}
