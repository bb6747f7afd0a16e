import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { writeSheets } from '../../../jobs/xlsx/write.ts';
import { JUMP_END } from '../../../../contract/paper/choice.ts';
import { ALL_HEADINGS } from './columns.ts';
import { readQuestionSheet } from './questions.ts';
import type { QuestionTypes } from './types.ts';

const TYPES: QuestionTypes = new Map([
  ['单选', { code: '1', kind: 'single' }],
  ['填空', { code: '4', kind: 'text' }],
  ['矩阵单选', { code: '7', kind: 'matrix' }],
]);

type Line = Readonly<Record<string, string | number>>;

async function read(lines: readonly Line[], headings: readonly string[] = ALL_HEADINGS) {
  const pieces: Buffer[] = [];
  const target = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
  });
  const rows = lines.map((line) => headings.map((heading) => line[heading] ?? null));
  await writeSheets(target, [{ name: '题目', columns: headings.map((title) => ({ title })), rows }]);
  return readQuestionSheet(Buffer.concat(pieces), TYPES);
}

const good: Line = {
  题型: '单选',
  题干: '睡得好吗',
  选项A: '好',
  选项B: '不好',
  分值A: 1,
  分值B: 3,
  因子: '睡眠',
};

describe('M04 R06: questions from a sheet', () => {
  it('lead to a question or to the end, where a column says so', async () => {
    const found = await read([{ ...good, 跳转A: 3, 跳转B: '结束' }, good, good]);
    expect(found.Fails).toEqual([]);
    expect(found.Questions[0]!.Options.map(({ JumpTo }) => JumpTo)).toEqual([3, JUMP_END]);
    const wrong = await read([{ ...good, 跳转A: '完', 跳转C: 2 }]);
    expect(wrong.Fails.map(({ ColumnName, Message }) => [ColumnName, Message])).toEqual([
      ['跳转A', '请填写题号或“结束”'],
      ['跳转C', '没有对应的选项'],
    ]);
  });

  it('are read with their choices, scores, lines and factors', async () => {
    const { Questions, Factors, Fails } = await read([
      { ...good, 题号: 1, 反向: '是' },
      { 题型: '填空', 题干: '想说的话', 必答: '否', 选项A: '多余' },
      { ...good, 题型: '矩阵单选', 矩阵行: '食堂；宿舍;' },
    ]);
    expect(Fails).toEqual([]);
    expect(Questions[0]).toEqual({
      Type: '1',
      Title: '睡得好吗',
      Required: 1,
      Options: [
        { Key: 'A', Text: '好', Score: 1 },
        { Key: 'B', Text: '不好', Score: 3 },
      ],
      Rows: [],
      IsReverse: 1,
    });
    expect(Questions[1]).toMatchObject({ Type: '4', Required: 0, Options: [] });
    expect(Questions[2]!.Rows).toEqual(['食堂', '宿舍']);
    expect(Factors).toEqual([{ Name: '睡眠', Questions: [1, 3] }]);
  });

  it.each([
    [{ 题型: '打分' }, '题型', '没有该题型，可填写单选、填空、矩阵单选'],
    [{ 题型: '' }, '题型', '请填写题型'],
    [{ 题干: '' }, '题干', '请输入题干'],
    [{ 题干: '长'.repeat(301) }, '题干', '不能超过300个字'],
    [{ 必答: '也许' }, '必答', '请填写“是”或“否”'],
    [{ 选项B: '', 分值B: '' }, '选项B', '选择题至少需要2个选项'],
    [{ 选项D: '从不' }, '选项C', '选项不能间断'],
    [{ 选项B: '好' }, '选项B', '选项内容重复'],
    [{ 分值A: '一' }, '分值A', '分值应在-1000-1000之间'],
    [{ 分值C: 5 }, '分值C', '没有对应的选项'],
    [{ 题型: '矩阵单选' }, '矩阵行', '请输入矩阵行'],
    [{ 题号: 7 }, '题号', '题号应依次递增，此处应为2'],
  ] as [Line, string, string][])('%j is a bad cell', async (change, ColumnName, Message) => {
    const { Questions, Fails } = await read([good, { ...good, ...change }]);
    expect(Questions).toEqual([]);
    expect(Fails).toEqual([expect.objectContaining({ RowNo: 3, ColumnName, Message })]);
  });

  it('a column that the template does not have is told, one that is missing refuses the sheet', async () => {
    const { Fails } = await read([good], [...ALL_HEADINGS, '备注']);
    expect(Fails).toEqual([{ RowNo: 1, ColumnName: '备注', CellValue: '备注', Message: '模板中没有该列' }]);
    await expect(read([good], ['题型'])).rejects.toThrow('缺少列“题干”，请使用下载的模板');
    await expect(read([])).rejects.toThrow('文件中只有标题，没有数据');
    await expect(readQuestionSheet(Buffer.from('no sheet'), TYPES)).rejects.toThrow(/./);
  });
});
