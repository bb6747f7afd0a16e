const LETTERS = [...'ABCDEFGHIJ'];

/** Headings of the sheet that questions are imported from (domain/02-modules-B, B1). */
export const HEADINGS = {
  no: '题号',
  type: '题型',
  title: '题干',
  required: '必答',
  rows: '矩阵行',
  factor: '因子',
  reverse: '反向',
} as const;
/** Headings of the choices, of their scores and of where they lead, by the letter of the choice. */
export const CHOICES = LETTERS.map((key) => ({
  key,
  text: `选项${key}`,
  score: `分值${key}`,
  jump: `跳转${key}`,
}));

/** All headings in the order of the template. */
export const ALL_HEADINGS: readonly string[] = [
  HEADINGS.no,
  HEADINGS.type,
  HEADINGS.title,
  HEADINGS.required,
  ...CHOICES.map(({ text }) => text),
  ...CHOICES.map(({ score }) => score),
  ...CHOICES.map(({ jump }) => jump),
  HEADINGS.rows,
  HEADINGS.factor,
  HEADINGS.reverse,
];

/** What stands on the template's second sheet: heading, whether it must be filled in, and how. */
export const notesOn = (types: readonly string[]): string[][] => [
  [HEADINGS.no, '否', '从1开始递增；不填按行的顺序'],
  [HEADINGS.type, '是', types.join('、')],
  [HEADINGS.title, '是', '最多300个字'],
  [HEADINGS.required, '否', '填写“是”或“否”，不填为是'],
  ['选项A至选项J', '选择题', '从A起依次填写，每项最多100个字'],
  ['分值A至分值J', '否', '数字，与选项对应'],
  ['跳转A至跳转J', '否', '选该项后跳至的题号，或“结束”；只用于单选和下拉题'],
  [HEADINGS.rows, '矩阵题', '各行用；分开'],
  [HEADINGS.factor, '否', '因子名称，分级在设计页设置'],
  [HEADINGS.reverse, '否', '填写“是”或“否”，不填为否'],
];
