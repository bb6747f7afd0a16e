import { JUMP_END } from '../../../../contract/paper/choice.ts';
import { hasLines, hasOptions } from '../../../../contract/paper/design.ts';
import { refuse } from '../../../data/refusal.ts';
import { readSheet, XlsxError, type CellValue } from '../../../jobs/xlsx/read.ts';
import { ALL_HEADINGS, CHOICES, HEADINGS } from './columns.ts';
import type { QuestionTypes } from './types.ts';

/** A cell that cannot be taken as it is; `RowNo` is the number at the sheet's left edge. */
export interface BadCell {
  RowNo: number;
  ColumnName: string;
  CellValue: string;
  Message: string;
}

interface ReadQuestion {
  readonly Type: string;
  readonly Title: string;
  readonly Required: 0 | 1;
  readonly Options: readonly { Key: string; Text: string; Score: number | null; JumpTo?: number }[];
  readonly Rows: readonly string[];
  readonly IsReverse: 0 | 1;
}

/** The questions of a sheet, and the factors that they name, by their numbers in the sheet. With bad cells there are none. */
export interface SheetQuestions {
  Questions: ReadQuestion[];
  Factors: { Name: string; Questions: number[] }[];
  Fails: BadCell[];
}

const MOST_ROWS = 300;
const MOST_FAILS = 200;
const LIMITS = { maxBytes: 5 * 1024 * 1024, maxRows: MOST_ROWS + 2, maxExpandedBytes: 30 * 1024 * 1024 };

/**
 * Reads questions from the template's first sheet.
 * @param types the types by their names
 * @throws Refusal for a file that is none, or without the headings
 */
export async function readQuestionSheet(file: Uint8Array, types: QuestionTypes): Promise<SheetQuestions> {
  const [headings, ...rows] = await linesOf(file);
  if (!headings) throw refuse('文件中没有数据');
  const names = headings.cells.map(shown);
  const missing = [HEADINGS.type, HEADINGS.title].find((name) => !names.includes(name));
  if (missing !== undefined) throw refuse(`缺少列“${missing}”，请使用下载的模板`);
  if (rows.length === 0) throw refuse('文件中只有标题，没有数据');
  const found: SheetQuestions = { Questions: [], Factors: [], Fails: [] };
  for (const name of names)
    if (name !== '' && !ALL_HEADINGS.includes(name))
      found.Fails.push({
        RowNo: headings.rowNo,
        ColumnName: name,
        CellValue: name,
        Message: '模板中没有该列',
      });
  for (const [at, { rowNo, cells }] of rows.entries()) {
    const line = new Line(
      rowNo,
      new Map(names.map((name, index) => [name, shown(cells[index] ?? null)])),
      found.Fails,
    );
    const question = questionOf(line, types);
    const no = line.text(HEADINGS.no);
    if (no !== '' && Number(no) !== at + 1) line.blame(HEADINGS.no, `题号应依次递增，此处应为${at + 1}`);
    const factor = line.text(HEADINGS.factor);
    if (factor !== '') noteFactor(found, factor, at + 1);
    found.Questions.push(question);
  }
  if (found.Fails.length === 0) return found;
  return { Questions: [], Factors: [], Fails: found.Fails.slice(0, MOST_FAILS) };
}

async function linesOf(file: Uint8Array): Promise<{ rowNo: number; cells: readonly CellValue[] }[]> {
  const lines = [];
  try {
    for await (const line of readSheet(file, { limits: LIMITS }))
      if (line.cells.some((cell) => shown(cell) !== '')) lines.push(line);
  } catch (error) {
    if (!(error instanceof XlsxError)) throw error;
    throw refuse(error.code === 'too-many-rows' ? `题目不能超过${MOST_ROWS}道` : error.message);
  }
  if (lines.length > MOST_ROWS + 1) throw refuse(`题目不能超过${MOST_ROWS}道`);
  return lines;
}

const shown = (cell: CellValue): string => (cell === null ? '' : String(cell).trim());

/** A line of the sheet by its headings; it keeps what is wrong with its cells. */
class Line {
  readonly #rowNo: number;
  readonly #cells: ReadonlyMap<string, string>;
  readonly #fails: BadCell[];

  constructor(rowNo: number, cells: ReadonlyMap<string, string>, fails: BadCell[]) {
    this.#rowNo = rowNo;
    this.#cells = cells;
    this.#fails = fails;
  }

  blame(ColumnName: string, Message: string): void {
    const CellValue = this.#cells.get(ColumnName) ?? '';
    this.#fails.push({ RowNo: this.#rowNo, ColumnName, CellValue: CellValue.slice(0, 60), Message });
  }

  text(name: string, most = 300): string {
    const value = this.#cells.get(name) ?? '';
    if ([...value].length > most) this.blame(name, `不能超过${most}个字`);
    return value;
  }

  flag(name: string, otherwise: 0 | 1): 0 | 1 {
    const value = this.text(name);
    if (value === '') return otherwise;
    if (value !== '是' && value !== '否') this.blame(name, '请填写“是”或“否”');
    return value === '是' ? 1 : 0;
  }

  number(name: string): number | null {
    const value = this.text(name);
    if (value === '') return null;
    const number = Number(value);
    if (Number.isFinite(number) && Math.abs(number) <= 1000) return number;
    this.blame(name, '分值应在-1000-1000之间');
    return null;
  }
}

function questionOf(line: Line, types: QuestionTypes): ReadQuestion {
  const name = line.text(HEADINGS.type);
  const { code: Type = '', kind } = types.get(name) ?? {};
  if (kind === undefined)
    line.blame(
      HEADINGS.type,
      name === '' ? '请填写题型' : `没有该题型，可填写${[...types.keys()].join('、')}`,
    );
  const Title = line.text(HEADINGS.title);
  if (Title === '') line.blame(HEADINGS.title, '请输入题干');
  const Options = choicesOf(line);
  if (kind !== undefined && hasOptions(kind)) {
    if (Options.length < 2) line.blame(CHOICES[Options.length]!.text, '选择题至少需要2个选项');
    for (const [at, { Key, Text }] of Options.entries())
      if (Options.some((one, before) => before < at && one.Text === Text))
        line.blame(`选项${Key}`, '选项内容重复');
  }
  const Rows = line
    .text(HEADINGS.rows, 2000)
    .split(/[；;]/)
    .map((row) => row.trim())
    .filter(Boolean);
  if (kind !== undefined && hasLines(kind) && Rows.length === 0) line.blame(HEADINGS.rows, '请输入矩阵行');
  return {
    Type,
    Title,
    Required: line.flag(HEADINGS.required, kind === 'note' ? 0 : 1),
    Options: kind !== undefined && hasOptions(kind) ? Options : [],
    Rows: kind !== undefined && hasLines(kind) ? Rows : [],
    IsReverse: line.flag(HEADINGS.reverse, 0),
  };
}

function choicesOf(line: Line): { Key: string; Text: string; Score: number | null; JumpTo?: number }[] {
  const all = CHOICES.map(({ key, text, score, jump }) => ({
    Key: key,
    Text: line.text(text, 100),
    Score: line.number(score),
    ...jumpOf(line, jump),
  }));
  const count = all.findLastIndex(({ Text }) => Text !== '') + 1;
  for (const [at, { Key, Text, Score, JumpTo }] of all.entries()) {
    if (at < count && Text === '') line.blame(`选项${Key}`, '选项不能间断');
    if (at >= count && Score !== null) line.blame(`分值${Key}`, '没有对应的选项');
    if (at >= count && JumpTo !== undefined) line.blame(`跳转${Key}`, '没有对应的选项');
  }
  return all.slice(0, count);
}

/** Where a choice leads; whether there is such a question is judged with the whole questionnaire. */
function jumpOf(line: Line, heading: string): { JumpTo?: number } {
  const value = line.text(heading);
  if (value === '') return {};
  if (value === '结束') return { JumpTo: JUMP_END };
  if (/^[1-9]\d{0,2}$/.test(value)) return { JumpTo: Number(value) };
  line.blame(heading, '请填写题号或“结束”');
  return {};
}

function noteFactor({ Factors }: SheetQuestions, Name: string, no: number): void {
  const known = Factors.find((factor) => factor.Name === Name);
  if (known) known.Questions.push(no);
  else Factors.push({ Name, Questions: [no] });
}
