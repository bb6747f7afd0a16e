import { Writable } from 'node:stream';
import type { FieldModel } from '../../../contract/model.ts';
import { withNoun } from '../../../contract/with-noun.ts';
import type { Caller } from '../../data/access/caller.ts';
import { entityOf, grantedAction, type KnownAction } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { TemplateSheet } from '../../data/module.ts';
import { FileAnswer } from '../../storage/file-answer.ts';
import { XLSX_TYPE } from '../xlsx-type.ts';
import { writeSheets, type WrittenSheet } from '../xlsx/write.ts';
import { heading, importColumns, shownColumns, withParts, type ImportColumn } from './columns.ts';
import { codesOf, nameParts } from './named.ts';
import { exampleOf, sampleLine, timeLike, type ReferenceExample } from './sample.ts';
import { CLEAR, SAMPLE_MARK } from './sheet.ts';
import { knownRows } from './sheet-rows.ts';
import { NOTES_SHEET, sheetName } from './workbook.ts';

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
  const known = grantedAction(engine, caller, request.EnCode, ['template', 'import']);
  const { entity, action } = known;
  const title = entityOf(engine, action.lines ?? entity.name).title;
  const fileName = `${action.sheets ? action.title : withNoun(title, '导入模板')}.xlsx`;
  const own =
    !action.sheets &&
    !action.lines &&
    engine.modules.map((module) => module.templateOf?.(engine, entity.name, action)).find(Boolean);
  if (own)
    return new FileAnswer({
      fileName,
      contentType: XLSX_TYPE,
      body: await workbook(own.map(plainSheet)),
    });
  const sheets = action.sheets
    ? action.sheets.map((one) => ({
        name: sheetName(engine, one),
        known: grantedAction(engine, caller, one.EnCode, ['import']),
      }))
    : [{ name: entityOf(engine, action.lines ?? entity.name).title, known: importOf(known) }];
  const described: DescribedSheet[] = [];
  for (const { name, known: one } of sheets) described.push(await describe(engine, caller, name, one));
  const notes = notesSheet(engine, described);
  const body = await workbook([...described.map((sheet) => rowsSheet(engine, sheet)), notes]);
  return new FileAnswer({ fileName, contentType: XLSX_TYPE, body });
}

/** The import that a template is for: its own EnCode, or that of the same rows. */
function importOf(known: KnownAction): KnownAction {
  if (known.action.verb === 'import') return known;
  const imports = [...known.entity.actions].find(
    ([, { verb, pack, sheets, lines }]) =>
      verb === 'import' && !pack && !sheets && lines === known.action.lines,
  );
  return imports ? { ...known, enCode: imports[0], action: imports[1] } : known;
}

/** A sheet of a template with its columns, and how the references in them may be written. */
interface DescribedSheet {
  readonly name: string;
  readonly columns: readonly ImportColumn[];
  readonly offered: readonly ImportColumn[];
  readonly examples: Examples;
}

async function describe(
  engine: Engine,
  caller: Caller,
  name: string,
  known: KnownAction,
): Promise<DescribedSheet> {
  const { entity, action } = knownRows(engine, known);
  const offered = withParts(engine, importColumns(entity, action, caller));
  const examples = new Map<FieldModel, ReferenceExample>();
  for (const { field } of offered) {
    if (field.type !== 'ref' && field.type !== 'refs') continue;
    const example = await exampleOf(engine, caller, field);
    if (example) examples.set(field, example);
  }
  return { name, columns: shownColumns(offered), offered, examples };
}

const rowsSheet = (engine: Engine, { name, columns, examples }: DescribedSheet): WrittenSheet => ({
  name,
  columns: columns.map((column) => ({ title: heading(column) })),
  rows: [sampleLine(engine, columns, examples)],
  isSample: true,
  freezeHeader: true,
});

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

function notesSheet(engine: Engine, sheets: readonly DescribedSheet[]): WrittenSheet {
  const isOne = sheets.length === 1;
  return {
    name: NOTES_SHEET,
    columns: [
      ...(isOne ? [] : [{ title: '工作表' }]),
      { title: '列名' },
      { title: '必填' },
      { title: '说明', width: 40 },
      { title: '可填写的名称', width: 60 },
    ],
    rows: [
      ...sheets.flatMap((sheet) =>
        sheet.columns.map((column) => [...(isOne ? [] : [sheet.name]), ...noteLine(engine, sheet, column)]),
      ),
      ...(isOne ? [] : [SHEETS_NOTE])
        .concat(GENERAL_NOTES)
        .map((note) => [...(isOne ? [] : [null]), null, null, note, null]),
    ],
    freezeHeader: true,
  };
}

function noteLine(
  engine: Engine,
  { offered, examples }: DescribedSheet,
  column: ImportColumn,
): (string | null)[] {
  const whole = offered.find(({ field }) => field === column.field) ?? column;
  return [
    column.title,
    column.required ? '是' : column.field.required ? '视情况' : '否',
    noteOf(engine, column, whole, examples.get(column.field)),
    column.part === undefined ? namesOf(engine, column.field) : null,
  ];
}

const SHEETS_NOTE =
  '各工作表一次导入，有一处错误则全部不写入；后面的工作表可以引用前面工作表中的数据，行的先后和工作表的先后不限，不用的工作表可以空着';

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
      return `如 ${timeLike(field)}`;
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
  const offered = field.only?.flatMap((one) => (typeof one === 'string' ? [one] : one.codes));
  const items = engine.catalog.codes
    .get(field.dict ?? '')
    ?.items.filter(({ code, disabled }) => disabled !== true && (!offered || offered.includes(code)));
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
