import { expect, it } from 'vitest';
import { buildEntity } from './model.ts';
import { checkRow } from './rules.ts';
import { PLAIN_CALENDAR } from './school-calendar.ts';
import { NOBODY } from './subject.ts';

const question = buildEntity('exam/Question', {
  version: 1,
  title: '试题',
  fields: {
    QType: { id: 1, type: 'dict', dict: 'QTYPE', title: '题型' },
    Options: {
      id: 2,
      type: 'list',
      title: '选项',
      fields: { Key: { type: 'text', title: '键' }, Text: { type: 'text', title: '内容' } },
    },
    Answer: {
      id: 3,
      type: 'json',
      title: '答案',
      widget: 'answer',
      required: true,
      answer: {
        by: 'QType',
        options: 'Options',
        kinds: { '1': 'one', '2': 'several', '3': 'judge', '4': 'blanks', '5': 'text' },
      },
    },
  },
  scope: {},
});
const Options = ['A', 'B', 'C'].map((Key) => ({ Key, Text: Key }));

it.each<[string, unknown, string | undefined]>([
  ['1', 'B', undefined],
  ['1', 'D', '答案应为选项之一'],
  ['1', ['A'], '答案应为选项之一'],
  ['2', ['A', 'C'], undefined],
  ['2', ['A'], '多选题至少两个正确答案'],
  ['2', ['A', 'A'], '答案应为选项之一'],
  ['2', 'A', '答案应为选项之一'],
  ['3', 'T', undefined],
  ['3', 'A', '答案与题型不符，请重新填写'],
  ['4', [['长江', '扬子江'], ['黄河']], undefined],
  ['4', [['长江'], []], '请填写每个空的答案'],
  ['4', '长江', '请填写每个空的答案'],
  ['5', '言之成理即可', undefined],
  ['5', 1, '答案与题型不符，请重新填写'],
  ['', 'T', '答案与题型不符，请重新填写'],
  ['1', null, '请输入答案'],
])('L02 the answer of a question of type %s may be %j: %s', (QType, Answer, problem) => {
  const found = checkRow(
    question,
    { QType, Options, Answer },
    { me: NOBODY, now: '2026-11-22 08:00:00', calendar: PLAIN_CALENDAR },
  );
  expect(found.find(({ Key }) => Key === 'Answer')?.Message).toBe(problem);
});
