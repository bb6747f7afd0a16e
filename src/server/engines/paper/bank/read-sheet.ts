import { refuse } from '../../../data/refusal.ts';
import { readSheet, type CellValue, type ReadLimits } from '../../../jobs/xlsx/read.ts';
import type { TemplateSheet } from '../../../data/module.ts';
import type { SaidQuestion } from './bank-question.ts';

const LETTERS = [...'ABCDEFGH'];

/** Headings of the sheet that questions of a bank are read from (domain/02-modules-B, B2). */
const HEADINGS = [
  '题型',
  '题干',
  ...LETTERS.map((letter) => `选项${letter}`),
  '答案',
  '分值',
  '难度',
  '知识点',
  '解析',
] as const;
const NEEDED = ['题型', '题干', '答案'];

/** The template of that sheet, and what its columns take. */
export const BANK_TEMPLATE: readonly TemplateSheet[] = [
  { name: '题目', headings: HEADINGS, lines: [] },
  {
    name: '填写说明',
    headings: ['列名', '必填', '说明'],
    lines: [
      ['题型', '是', '单选题、多选题、判断题、填空题、简答题'],
      ['题干', '是', '最多300个字；填空题用“____”表示空'],
      ['选项A至选项H', '选择题', '从A起依次填写，每项最多100个字'],
      ['答案', '是', '单选题A；多选题ABD；判断题填“对”或“错”；填空题各空用；分开，同一空的不同写法用/分开'],
      ['分值', '否', '0.5-100，不填为默认分值'],
      ['难度', '否', '易、中、难'],
      ['知识点', '否', '最多60个字'],
      ['解析', '否', '最多1000个字'],
    ],
  },
];

const shown = (cell: CellValue | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).trim();

/** Reads questions from the first sheet. @throws Refusal without the headings */
export async function readQuestionsOfSheet(file: Uint8Array, limits: ReadLimits): Promise<SaidQuestion[]> {
  let names: string[] | undefined;
  const found: SaidQuestion[] = [];
  for await (const { rowNo, cells } of readSheet(file, { limits })) {
    const texts = cells.map(shown);
    if (texts.every((text) => text === '')) continue;
    if (!names) {
      names = texts.map((text) => text.replace(/\*+$/u, ''));
      const missing = NEEDED.filter((name) => !names!.includes(name));
      if (missing.length > 0) throw refuse(`缺少列“${missing.join('”“')}”，请使用下载的模板`);
      continue;
    }
    found.push(
      questionOf(new Map(names.map((name, at) => [name, texts[at] ?? ''])), rowNo, found.length + 1),
    );
  }
  return found;
}

function questionOf(cells: ReadonlyMap<string, string>, line: number, no: number): SaidQuestion {
  const text = (name: string) => cells.get(name) ?? '';
  const given = LETTERS.map((Key) => ({ Key, Text: text(`选项${Key}`) }));
  return {
    no,
    line,
    type: text('题型'),
    title: text('题干'),
    options: given.slice(0, given.findLastIndex(({ Text }) => Text !== '') + 1),
    answer: text('答案'),
    points: text('分值'),
    difficulty: text('难度'),
    tag: text('知识点'),
    analysis: text('解析'),
  };
}
