import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { RIGHT, WRONG } from '../../../../contract/answer-key.ts';
import { DEFAULT_READ_LIMITS } from '../../../../contract/workbook/limits.ts';
import { judgeQuestion } from './bank-question.ts';
import { readDocument } from './read-docx.ts';
import { readQuestionText } from './read-text.ts';

const TEXT = `安全知识题库
一、单选题（每题2分）
1. 火警电话是（ ）
A. 110  B. 119   C. 120
答案：B
解析：119是火警。
2、下列正确的是（B）
A、甲
B、乙
二、多选题（每小题3分）
3. （4分）宿舍禁用
A．电热毯
B．电磁炉
C．台灯
【答案】AB
难度：难
三、判断题
4. 楼道可以堆物（×）
四、填空题
5. 首都是____，简称____
答案：北京/北京市；京
五、简答题
6. 简述步骤
参考答案：先报警
1. 再撤离
2. 后清点`;

describe('M04: questions of a bank from a text', () => {
  const questions = readQuestionText(TEXT.split('\n')).map((said) => ({ said, ...judgeQuestion(said) }));

  it('are read with type, points, choices and answer', () => {
    expect(questions.map(({ faults }) => faults)).toEqual([[], [], [], [], [], []]);
    expect(
      questions.map(({ good }) => [good!.kind, good!.points, good!.answer, good!.options.length]),
    ).toEqual([
      ['single', 2, 'B', 3],
      ['single', 2, 'B', 2],
      ['multiple', 4, ['A', 'B'], 3],
      ['judge', null, WRONG, 0],
      ['blanks', null, [['北京', '北京市'], ['京']], 0],
      ['longtext', null, '先报警\n1. 再撤离\n2. 后清点', 0],
    ]);
    expect(questions[1]!.good!.title).toBe('下列正确的是（　　）');
    expect(questions[2]!.good).toMatchObject({ title: '宿舍禁用', difficulty: '难' });
    expect(questions[0]!.good!.analysis).toBe('119是火警。');
  });

  it.each([
    ['1. 题\nA. 甲\nB. 乙\n答案：C', '答案C不在选项中'],
    ['1. 题\nA. 甲\nB. 甲\n答案：A', '选项内容重复'],
    ['1. 题\nA. 甲\nA. 乙\n答案：A', '选项的字母重复'],
    ['1. 题\nA. 甲\nB. 乙', '没有答案'],
    ['1. （0.3分）题\n答案：对', '分值应在0.5-100之间，以0.5分为单位'],
    ['1. 首都____\n答案：；京', '每个空都要有答案，各空以“；”分开'],
    [`1. ${'长'.repeat(301)}\n答案：对`, '题干不能超过300个字'],
    ['一、多选题\n1. 题\nA. 甲\nB. 乙\n答案：A', '多选题至少两个正确答案'],
    ['一、单选题\n1. 题\nA. 甲\nB. 乙\n答案：AB', '单选题只能有一个正确答案'],
    ['一、判断题\n1. 题\n答案：也许', '判断题的答案应为“对”或“错”'],
  ])('%j is refused', (text, fault) => {
    const [said] = readQuestionText(text.split('\n'));
    expect(judgeQuestion(said!).faults).toEqual([fault]);
  });

  it.each(['对', '正确', '√', 'T', 'true'])('%s is right', (answer) => {
    const [said] = readQuestionText(['1. 题', `答案：${answer}`]);
    expect(judgeQuestion(said!).good).toMatchObject({ kind: 'judge', answer: RIGHT });
  });
});

async function zipped(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const paragraph = (text: string, list = '') =>
  `<w:p><w:pPr>${list}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const listed = (level: number) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr>`;

describe('M04: questions of a bank from a Word document', () => {
  it('keep the numbers and letters that Word counts by itself', async () => {
    const document = `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${[
      paragraph('火警电话', listed(0)),
      paragraph('110', listed(1)),
      paragraph('119', listed(1)),
      paragraph('答案：B'),
      paragraph('急救电话', listed(0)),
      paragraph('120', listed(1)),
      paragraph('110', listed(1)),
      paragraph('答案：A'),
    ].join('')}</w:body></w:document>`;
    const numbering = `<?xml version="1.0"?><w:numbering xmlns:w="x"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="upperLetter"/></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
    const file = await zipped({ 'word/document.xml': document, 'word/numbering.xml': numbering });
    const lines = await readDocument(file, DEFAULT_READ_LIMITS);
    expect(lines).toEqual([
      '1. 火警电话',
      'A. 110',
      'B. 119',
      '答案：B',
      '2. 急救电话',
      'A. 120',
      'B. 110',
      '答案：A',
    ]);
    expect(readQuestionText(lines).map((said) => judgeQuestion(said).good?.answer)).toEqual(['B', 'A']);
  });

  it('are refused of a file that is none', async () => {
    await expect(readDocument(Buffer.from('none'), DEFAULT_READ_LIMITS)).rejects.toThrow(/./);
  });
});
