import { Writable } from 'node:stream';
import type { FieldModel } from '../../../contract/model.ts';
import { withNoun } from '../../../contract/with-noun.ts';
import type { Caller } from '../../data/caller.ts';
import { entityOf, grantedAction } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { TemplateSheet } from '../../data/module.ts';
import { FileAnswer } from '../../storage/file-answer.ts';
import { XLSX_TYPE } from '../xlsx-type.ts';
import { writeSheets, type WrittenSheet } from '../xlsx/write.ts';
import { heading, importColumns, shownColumns, withParts, type ImportColumn } from './columns.ts';
import { codesOf, nameParts } from './named.ts';
import { exampleOf, sampleLine, type ReferenceExample } from './sample.ts';
import { CLEAR, SAMPLE_MARK } from './sheet.ts';

/** Data/Template (domain/04-calls section 5): the EnCode of the template or of the import itself. */
export interface TemplateRequest {
  readonly EnCode: string;
}

/** The workbook that an import expects: the headings, and a second sheet that says what each column takes. */
export async function importTemplate(
  engine: Engine,
  caller: Caller,
  request: TemplateRequest,
): Promise<FileAnswer> {
  const { entity, action } = grantedAction(engine, caller, request.EnCode, ['template', 'import']);
  const fileName = `${withNoun(entity.title, '导入模板')}.xlsx`;
  const own = engine.modules.map((module) => module.templates?.[entity.name]).find(Boolean);
  if (own)
    return new FileAnswer({
      fileName,
      contentType: XLSX_TYPE,
      body: await workbook(own(engine).map(plainSheet)),
    });
  const imports = [...entity.actions.values()].find(({ verb, pack }) => verb === 'import' && !pack);
  const offered = withParts(engine, importColumns(entity, imports ?? action, caller));
  const columns = shownColumns(offered);
  const examples = new Map<FieldModel, ReferenceExample>();
  for (const { field } of offered) {
    if (field.type !== 'ref' && field.type !== 'refs') continue;
    const example = await exampleOf(engine, caller, field);
    if (example) examples.set(field, example);
  }
  const body = await workbook([
    {
      name: entity.title,
      columns: columns.map((column) => ({ title: heading(column) })),
      rows: [sampleLine(engine, columns, examples)],
      isSample: true,
      freezeHeader: true,
    },
    notesSheet(engine, columns, examples, offered),
  ]);
  return new FileAnswer({ fileName, contentType: XLSX_TYPE, body });
}

const plainSheet = ({ name, headings, lines }: TemplateSheet): WrittenSheet => ({
  name,
  columns: headings.map((title) => ({ title })),
  rows: lines,
  freezeHeader: true,
});

/** A template has no rows, so it is small enough to be held whole. */
async function workbook(sheets: readonly WrittenSheet[]): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const target = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
  });
  await writeSheets(target, sheets);
  return Buffer.concat(pieces);
}

type Examples = ReadonlyMap<FieldModel, ReferenceExample>;

function notesSheet(
  engine: Engine,
  columns: readonly ImportColumn[],
  examples: Examples,
  offered: readonly ImportColumn[],
): WrittenSheet {
  const whole = (column: ImportColumn) => offered.find(({ field }) => field === column.field) ?? column;
  return {
    name: '填写说明',
    columns: [
      { title: '列名' },
      { title: '必填' },
      { title: '说明', width: 40 },
      { title: '可填写的名称', width: 60 },
    ],
    rows: [
      ...columns.map((column) => [
        column.title,
        column.required ? '是' : column.field.required ? '视情况' : '否',
        noteOf(engine, column, whole(column), examples.get(column.field)),
        column.part === undefined ? namesOf(engine, column.field) : null,
      ]),
      ...GENERAL_NOTES.map((note) => [null, null, note, null]),
    ],
    freezeHeader: true,
  };
}

const GENERAL_NOTES = [
  `以「${SAMPLE_MARK}」开头的一行只用来说明写法，不会导入，可以保留也可以删除`,
  '更新已存在的数据时，只需要编码列和要修改的列；空白单元格保持原值不变',
  `单元格只填写「${CLEAR}」二字时清除原值；必填的列不能清空`,
];

function noteOf(
  engine: Engine,
  { field, part, title }: ImportColumn,
  whole: ImportColumn,
  example: ReferenceExample | undefined,
): string {
  const several = field.type === 'dicts' || field.type === 'refs' ? '，多个用、分开' : '';
  const own = field.note ? `${field.note}；` : '';
  if (part !== undefined) {
    const titles = whole.parts!.map((one) => one.title).join('、');
    const ways = example ? `，如 ${example.ways.join('、')}` : '';
    return `${field.title}的${title}；也可以不分${titles}，在一列「${field.title}」中填写${ways}`;
  }
  const shown = example && example.ways.length > 0 ? `，如 ${example.ways.slice(0, 3).join('、')}` : '';
  return `${own}${waysOf(engine, field)}${shown}${several}`;
}

function waysOf(engine: Engine, field: FieldModel): string {
  switch (field.type) {
    case 'dict':
    case 'dicts':
      return '填写名称或代码';
    case 'ref':
    case 'refs':
      return `填写${targetNames(engine, field)}`;
    case 'date':
      return '如 2006-01-02';
    case 'datetime':
      return '如 2006-01-02 08:30:00';
    case 'time':
      return '如 08:30';
    case 'bool':
      return '填写“是”或“否”';
    case 'idcard':
      return '18位，请设为文本格式';
    case 'int':
    case 'decimal':
    case 'money':
      return rangeOf(field);
    default:
      return field.length ? `最多${field.length}个字` : '';
  }
}

function rangeOf({ min, max }: FieldModel): string {
  if (min !== undefined && max !== undefined) return `数字，${min}至${max}`;
  if (min !== undefined) return `数字，不小于${min}`;
  return max === undefined ? '数字' : `数字，不大于${max}`;
}

function targetNames(engine: Engine, field: FieldModel): string {
  const target = entityOf(engine, field.ref ?? '');
  const codes = codesOf(target).filter((candidate) => !candidate.class?.startsWith('sens'));
  const label = target.fields.get(target.label);
  const parts = nameParts(engine, target)
    ?.map((one) => one.field.title)
    .join('、');
  const labels = label ? [label] : [];
  // People share names; what they are known by comes first.
  const named =
    label?.class === 'personal' ? [...codes.slice(0, 1), ...labels] : [...labels, ...codes.slice(0, 1)];
  return [...new Set([...(parts ? [parts] : []), ...named.map(({ title }) => title)])].join('或');
}

const MOST_CHARACTERS = 30_000;
/** More names than these are no help to read. */
const MOST_NAMES = 300;

function namesOf(engine: Engine, field: FieldModel): string | null {
  const items = engine.catalog.codes.get(field.dict ?? '')?.items;
  if (!items) return field.type === 'bool' ? '是、否' : null;
  const first = items
    .slice(0, MOST_NAMES)
    .map(({ name }) => name)
    .join('、');
  if (items.length > MOST_NAMES) return `${first}等${items.length}项，填写名称、带上级的全称或代码`;
  return items
    .map(({ name }) => name)
    .join('、')
    .slice(0, MOST_CHARACTERS);
}
