import { describe, expect, it } from 'vitest';
import { choosingText } from './choice.ts';
import { answerProblem, askedQuestions, isAnswered, questionsOf, sentAnswers } from './question.ts';

const types = { 1: 'single', 2: 'multiple', 4: 'text', 7: 'matrix', 12: 'note', 13: 'judge' } as const;
const options = ['A', 'B', 'C'].map((Key) => ({ Key, Text: Key, ...(Key === 'C' ? { JumpTo: 4 } : {}) }));
const questions = questionsOf(
  [
    { Id: 'a', Type: '1', Title: '一', Required: 1, Options: options },
    {
      Id: 'b',
      Type: '2',
      Title: '二',
      Options: options.slice(0, 2),
      MinSelect: 1,
      MaxSelect: 1,
      ShowWhen: { q: 1, op: 'in', v: ['A'] },
    },
    { Id: 'c', Type: '4', Title: '三', MaxLength: 3, ShowWhen: { q: 2, op: 'in', v: ['B'] } },
    { Id: 'd', Type: '7', Title: '四', Required: true, Rows: ['甲', '乙'], Options: options },
    { Id: 'e', Type: '99', Title: '不认识' },
    { Id: 'f', Type: '12', Title: '说明' },
    { Id: 'g', Type: '13', Title: '判断' },
  ],
  types,
);
const asked = (answers: Record<string, unknown>) => askedQuestions(questions, answers).map(({ id }) => id);

describe('a paper', () => {
  it('is read as it travels; a type that the page does not name is left out', () => {
    expect(questions.map(({ id, no }) => [id, no])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 4],
      ['f', 6],
      ['g', 7],
    ]);
  });

  it.each([
    [{}, ['a', 'd', 'f', 'g']],
    [{ a: 'A' }, ['a', 'b', 'd', 'f', 'g']],
    [{ a: 'A', b: ['B'] }, ['a', 'b', 'c', 'd', 'f', 'g']],
    [{ a: 'B', b: ['B'] }, ['a', 'd', 'f', 'g']],
    [{ a: 'C', b: ['B'] }, ['a', 'd', 'f', 'g']],
  ])('asks, after the answers %o, %o', (answers, ids) => {
    expect(asked(answers)).toEqual(ids);
  });

  it('a jump back leads nowhere', () => {
    const back = questionsOf(
      [
        { Id: 'x', Type: '4', Title: '' },
        { Id: 'y', Type: '1', Title: '', Options: [{ Key: 'A', Text: '', JumpTo: 1 }] },
      ],
      types,
    );
    expect(askedQuestions(back, { y: 'A' })).toHaveLength(2);
  });

  it('sends the answers of what was asked alone', () => {
    expect(sentAnswers(questions, { a: 'B', b: ['A'], c: '旧', g: '1', d: {} })).toEqual({
      a: 'B',
      g: '1',
    });
  });

  it.each([
    [0, undefined, '请回答本题'],
    [0, 'A', undefined],
    [1, undefined, undefined],
    [1, ['A', 'B'], '最多选择1项'],
    [2, '一二三四', '不能超过3个字'],
    [2, '𠮷𠮷𠮷', undefined],
    [3, {}, '请回答本题'],
    [3, { 甲: 'A' }, '还有未作答的行'],
    [3, { 甲: 'A', 乙: 'B' }, undefined],
  ])('question %i judges %o: %s', (at, value, problem) => {
    expect(answerProblem(questions[at]!, value)).toBe(problem);
  });

  it('what is written beside a choice is sent with it, and only while it is chosen', () => {
    const raws = [
      {
        Id: 'm',
        Type: '2',
        Title: '',
        Options: [
          { Key: 'A', Text: '甲' },
          { Key: 'B', Text: '其他', AllowOther: 1 },
        ],
      },
    ];
    const own = questionsOf(raws, types);
    const given = { 'm.A': '多余', 'm.B': ' 打球 ' };
    expect(sentAnswers(own, { m: ['A', 'B'], ...given })).toEqual({ m: ['A', 'B'], 'm.B': '打球' });
    expect(sentAnswers(own, { m: ['A'], ...given })).toEqual({ m: ['A'] });
  });

  it('R06: a table that is begun is kept line by line; one that need not be answered may be handed in so', () => {
    const [table] = questionsOf(
      [{ Id: 't', Type: '7', Title: '', Rows: ['甲', '乙'], Options: options }],
      types,
    );
    expect(sentAnswers(questions, { d: { 甲: 'A' } })).toEqual({ d: { 甲: 'A' } });
    expect(sentAnswers([table!], { t: { 甲: 'A' } })).toEqual({ t: { 甲: 'A' } });
    expect(sentAnswers([table!], { t: { 丙: 'A' } })).toEqual({});
    expect(answerProblem(table!, { 甲: 'A' })).toBeUndefined();
    expect(answerProblem(table!, { 甲: 'A', 丙: 'A' })).toBe('答案不在可选范围内');
    expect(answerProblem(table!, { 甲: 'Z' })).toBe('答案不在可选范围内');
  });

  it('a note needs no answer, an empty one is none', () => {
    expect(isAnswered(questions[4]!, undefined)).toBe(true);
    expect(isAnswered(questions[2]!, '  ')).toBe(false);
    expect(isAnswered(questions[1]!, [])).toBe(false);
  });

  it('a choice may have a picture and a second line; a question may want its choices as cards', () => {
    const raw = { Key: 'A', Text: '李芳', Picture: 'p1', Note: '计科2601' };
    const [candidates, plain] = questionsOf(
      [
        {
          Id: 'v',
          Type: '2',
          Title: '',
          Cards: 1,
          Options: [raw, { Key: 'B', Text: '王伟', Picture: '', Note: null }],
        },
        { Id: 'w', Type: '1', Title: '', Options: [] },
      ],
      types,
    );
    expect(candidates?.isCards).toBe(true);
    expect(plain?.isCards).toBeUndefined();
    expect(candidates?.options[0]).toMatchObject({ picture: 'p1', note: '计科2601' });
    expect(candidates?.options[1]).not.toHaveProperty('picture');
    expect(candidates?.options[1]).not.toHaveProperty('note');
  });

  it.each([
    [undefined, undefined, ''],
    [1, undefined, ''],
    [0, 3, '已选2项，最多选3项'],
    [2, undefined, '已选2项，至少选2项'],
    [3, 3, '已选2项，需选3项'],
    [1, 1, '已选2项，最多选1项'],
    [2, 4, '已选2项，需选2至4项'],
  ])('from %s to %s may be chosen: %s', (least, most, text) => {
    expect(choosingText({ least, most }, 2)).toBe(text);
  });
});
