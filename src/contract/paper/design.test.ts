import { describe, expect, it } from 'vitest';
import { designProblems, factorProblems, reachableNumbers } from './design.ts';
import { questionsOf, type RawQuestion } from './question.ts';
import { areContiguous, scorePaper, type Factor } from './score.ts';

const kinds = { 1: 'single', 2: 'multiple', 4: 'text', 6: 'score', 7: 'matrix', 8: 'matrixScore' } as const;
const choice = (Key: string, more: RawQuestion = {}) => ({ Key, Text: `选${Key}`, ...more });
const single = (Id: string, jumps: (number | undefined)[] = [], more: RawQuestion = {}): RawQuestion => ({
  Id,
  Type: '1',
  Title: Id,
  Required: 1,
  Options: ['A', 'B'].map((key, at) => choice(key, jumps[at] === undefined ? {} : { JumpTo: jumps[at] })),
  ...more,
});
const text = (Id: string, more: RawQuestion = {}): RawQuestion => ({ Id, Type: '4', Title: Id, ...more });
const faults = (...raws: RawQuestion[]) =>
  designProblems(questionsOf(raws, kinds)).map(({ at, message }) => `${at} ${message}`);

describe('R06 a design is judged at the place of its fault', () => {
  it.each([
    ['sound questions', [single('a', [3]), text('b'), text('c')], []],
    ['a jump back', [text('a'), single('b', [1])], ['b 选项A：跳转题号应大于当前题号']],
    ['a jump to itself', [single('a', [1])], ['a 选项A：跳转题号应大于当前题号']],
    ['a jump to nowhere', [single('a', [9])], ['a 选项A：跳转的题目不存在']],
    ['a circle of two', [single('a', [2]), single('b', [1])], ['b 选项A：跳转题号应大于当前题号']],
    ['what every answer jumps over', [single('a', [3, 3]), text('b'), text('c')], ['b 没有路径到达本题']],
    [
      'a question that may be left open is passed by',
      [single('a', [3, 3], { Required: 0 }), text('b'), text('c')],
      [],
    ],
    [
      'what a question that is never asked decides',
      [single('a', [3, 3]), single('b'), text('c', { ShowWhen: { q: 2, op: 'in', v: ['A'] } })],
      ['b 没有路径到达本题', 'c 没有路径到达本题'],
    ],
    [
      'a condition on a later question',
      [text('a', { ShowWhen: { q: 2, op: 'in', v: ['A'] } }), single('b')],
      ['a 显示条件：只能依据前面的题目', 'a 没有路径到达本题'],
    ],
    [
      'a condition on a choice that is gone',
      [single('a'), text('b', { ShowWhen: { q: 1, op: 'in', v: ['Z'] } })],
      ['b 显示条件：第1题没有选项Z'],
    ],
    ['one choice', [single('a', [], { Options: [choice('A')] })], ['a 选择题至少需要2个选项']],
    [
      'the same choice twice',
      [single('a', [], { Options: [choice('A'), { Key: 'B', Text: '选A' }] })],
      ['a 选项内容重复'],
    ],
    ['no title', [text('a', { Title: ' ' })], ['a 请输入题干']],
    [
      'most below least',
      [single('a', [], { Type: '2', MinSelect: 2, MaxSelect: 1 })],
      ['a 最多选择数不能小于最少选择数'],
    ],
    [
      'more lines than are kept',
      [single('a', [], { Type: '7', Rows: Array.from({ length: 51 }, (_, at) => `行${at}`) })],
      ['a 矩阵行不能超过50行'],
    ],
    [
      'more choices than are kept',
      [single('a', [], { Options: Array.from({ length: 31 }, (_, at) => choice(`${at}`)) })],
      ['a 选项不能超过20个'],
    ],
    ['a longer title than is kept', [text('a', { Title: '长'.repeat(301) })], ['a 题干不能超过300个字']],
    [
      'a longer choice than is kept',
      [single('a', [], { Options: [choice('A'), { Key: 'B', Text: '长'.repeat(101) }] })],
      ['a 选项内容不能超过100个字'],
    ],
    ['a matrix without lines', [single('a', [], { Type: '7', Rows: [] })], ['a 请输入矩阵行']],
  ] as [string, RawQuestion[], string[]][])('%s', (_what, raws, found) => {
    expect(faults(...raws)).toEqual(found);
  });

  it('two hundred questions that lead to each other are judged', () => {
    const raws = Array.from({ length: 200 }, (_, at) => single(`q${at}`, at < 198 ? [at + 3] : []));
    expect(reachableNumbers(questionsOf(raws, kinds)).size).toBe(200);
  });
});

const level = (min: number, max: number, warn = 0) => ({ min, max, warn, advice: '' });
const factor = (more: Partial<Factor>): Factor => ({
  code: 'F',
  name: '因子',
  calc: 'mean',
  questions: [1],
  levels: [level(1, 5)],
  ...more,
});

describe('M04 factors and scores', () => {
  it.each([
    [[level(1, 2), level(2, 3)], 'mean', true],
    [[level(1, 1.99), level(2, 3)], 'mean', true],
    [[level(1, 2), level(2.5, 3)], 'mean', false],
    [[level(90, 160), level(161, 450)], 'sum', true],
    [[level(0, 10), level(8, 20)], 'sum', false],
    [[level(3, 1)], 'sum', false],
  ] as const)('ranges %j of a %s are contiguous: %s', (levels, calc, is) => {
    expect(areContiguous(levels, calc)).toBe(is);
  });

  it('a factor names questions that are there, each once', () => {
    const questions = questionsOf([text('a')], kinds);
    const found = factorProblems(questions, [
      factor({ questions: [1, 2] }),
      factor({ questions: [1, 1], levels: [level(1, 2), level(3, 4)] }),
    ]);
    expect(found.map(({ message }) => message)).toEqual([
      '因子因子：第2题不存在',
      '因子因子：因子编码重复',
      '因子因子：同一题在一个因子中只能计一次',
      '因子因子：分级区间不连续',
    ]);
  });

  it('counts choices, scales, lines and reversed questions; what is not answered counts nowhere', () => {
    const scored = (Id: string, more: RawQuestion = {}) =>
      single(Id, [], { Options: [choice('A', { Score: 1 }), choice('B', { Score: 5, IsWarn: 1 })], ...more });
    const questions = questionsOf(
      [
        scored('a'),
        scored('b', { IsReverse: 1 }),
        { Id: 'c', Type: '6', Title: 'c', MinScore: 1, MaxScore: 10, IsReverse: 1 },
        scored('d', { Type: '7', Rows: ['一', '二'] }),
        { Id: 'e', Type: '8', Title: 'e', Rows: ['一'] },
        scored('f', { Type: '2' }),
        scored('g'),
      ],
      kinds,
    );
    const answers = { a: 'A', b: 'A', c: '8', d: { 一: 'A', 二: 'B' }, e: { 一: '4' }, f: ['A', 'B'] };
    const factors = [
      factor({ questions: [1, 2, 7], levels: [level(1, 3, 1), level(3, 5, 2)] }),
      factor({ code: 'N', questions: [7] }),
    ];
    const { total, scores, factors: judged, isWarned } = scorePaper(questions, factors, answers);
    expect(Object.fromEntries(scores)).toEqual({ a: 1, b: 5, c: 3, d: 6, e: 4, f: 6 });
    expect(total).toBe(25);
    // a bound that two ranges share belongs to the upper one
    expect(judged).toEqual([{ code: 'F', name: '因子', calc: 'mean', score: 3, warn: 2, advice: '' }]);
    expect(isWarned).toBe(true);
  });

  it('an alarming choice counts in a table too, and never where all choices are put in order', () => {
    const alarming = [choice('A', { IsWarn: 1 }), choice('B')];
    const isWarned = (Type: string, answer: unknown) => {
      const questions = questionsOf([{ Id: 'a', Type, Title: 'a', Rows: ['甲'], Options: alarming }], {
        ...kinds,
        11: 'sort',
      });
      return scorePaper(questions, [], { a: answer }).isWarned;
    };
    expect([isWarned('7', { 甲: 'A' }), isWarned('7', { 甲: 'B' }), isWarned('11', ['B', 'A'])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
