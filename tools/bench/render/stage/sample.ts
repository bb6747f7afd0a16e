/** One field of the form that every contender draws. */
export interface SampleField {
  readonly name: string;
  readonly title: string;
  readonly kind: 'text' | 'int' | 'date' | 'dict' | 'bool' | 'longtext';
  readonly required: boolean;
}

const MIX: readonly SampleField['kind'][] = [
  'text',
  'dict',
  'text',
  'date',
  'text',
  'int',
  'dict',
  'text',
  'bool',
  'longtext',
];

const titleOf: Readonly<Record<SampleField['kind'], string>> = {
  text: '姓名',
  int: '人数',
  date: '日期',
  dict: '类别',
  bool: '是否在校',
  longtext: '说明',
};

export const FIELDS: readonly SampleField[] = Array.from({ length: 200 }, (_, index) => {
  const kind = MIX[index % MIX.length]!;
  return {
    name: `F${index + 1}`,
    title: `${titleOf[kind]}${index + 1}`,
    kind,
    required: kind === 'text' || kind === 'dict',
  };
});

export const REQUIRED = FIELDS.filter(({ required }) => required).length;

/** Formulas over what is typed into the first field, each on the one before it. */
export const FORMULAS: readonly string[] = Array.from({ length: 10 }, (_, index) =>
  index === 0 ? 'size(row.F1)' : `row.V${index} + size(row.F1)`,
);

/** Their names are part of no title. */
export const OPTIONS = ['在读', '休学', '退学', '转学', '毕业', '结业', '肄业', '延期'].map(
  (label, index) => ({
    value: String(index + 1),
    label,
  }),
);

/** Columns of the detail grid. */
export const GRID_COLUMNS: readonly SampleField[] = (
  ['text', 'dict', 'date', 'int', 'text', 'dict'] as const
).map((kind, index) => ({
  name: `C${index + 1}`,
  title: `${titleOf[kind]}${index + 1}`,
  kind,
  required: false,
}));

const valueOf = (kind: SampleField['kind'], seed: number): string | number =>
  kind === 'int'
    ? 1 + (seed % 90)
    : kind === 'dict'
      ? String(1 + (seed % 8))
      : kind === 'date'
        ? `2026-${String(1 + (seed % 12)).padStart(2, '0')}-${String(1 + (seed % 28)).padStart(2, '0')}`
        : `王小明${seed}`;

export type SampleRow = Readonly<Record<string, string | number>>;

export const GRID_ROWS: readonly SampleRow[] = Array.from({ length: 200 }, (_, row) =>
  Object.fromEntries(GRID_COLUMNS.map(({ name, kind }, column) => [name, valueOf(kind, row + column)])),
);

const LIST_KINDS = ['text', 'dict', 'date', 'int'] as const;

export const LIST_COLUMNS: readonly SampleField[] = Array.from({ length: 20 }, (_, index) => {
  const kind = LIST_KINDS[index % LIST_KINDS.length]!;
  return { name: `L${index + 1}`, title: `${titleOf[kind]}${index + 1}`, kind, required: false };
});

export const LIST_ROWS: readonly SampleRow[] = Array.from({ length: 1000 }, (_, row) => ({
  Id: `row${row}`,
  ...Object.fromEntries(LIST_COLUMNS.map(({ name, kind }, column) => [name, valueOf(kind, row + column)])),
}));

/** What a reader finds in a row. */
export const textsOf = (columns: readonly SampleField[], row: SampleRow): string[] =>
  columns.map(({ name, kind }) => (kind === 'dict' ? labelOf(row[name]) : String(row[name])));

/** The name of a choice, as a list shows it. */
export const labelOf = (value: unknown): string =>
  OPTIONS.find((option) => option.value === value)?.label ?? '';
