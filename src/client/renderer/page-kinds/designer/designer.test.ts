import { describe, expect, it } from 'vitest';
import { JUMP_END } from '../../../../contract/paper/choice.ts';
import { designProblems } from '../../../../contract/paper/design.ts';
import { badCellsIn, withImported } from './imported.ts';
import { changed, redone, startOf, undone } from '../../history.ts';
import {
  END,
  copyOf,
  draftOf,
  followed,
  moved,
  newChoice,
  newFactor,
  newQuestion,
  numbered,
  numbersIn,
  rangesOf,
  wireOf,
} from './model.ts';

const kinds = { 1: 'single', 4: 'text' } as const;
const calc = { sum: '1', mean: '2' };
const options = [
  { Key: 'A', Text: '甲', Score: 1, JumpTo: 3 },
  { Key: 'B', Text: '乙', Score: 2 },
];
const answer = {
  Questions: [
    { Id: '1', Type: '1', Title: '一', Required: 1, Options: options },
    { Id: '2', Type: '4', Title: '二', ShowWhen: { q: 1, op: 'in', v: ['B'] } },
    { Id: '3', Type: '4', Title: '三' },
  ],
  Factors: [
    {
      Code: 'F',
      Name: '因子',
      Calc: '2',
      Questions: [1],
      Levels: [{ Min: 1, Max: 2, WarnLevel: '1', Advice: '休息' }],
    },
  ],
};
const titles = (questions: readonly { title: string }[]) => questions.map(({ title }) => title).join('');

describe('R06 the designer', () => {
  it('M04: takes questions of a sheet behind its own, and joins their factors by name', () => {
    const draft = draftOf(answer, kinds, '2');
    const sheet = {
      Questions: [
        { Type: '1', Title: '四', Options: options.map(({ Key, Text }) => ({ Key, Text })) },
        { Type: '4', Title: '五' },
      ],
      Factors: [
        { Name: '因子', Questions: [1] },
        { Name: '新的', Questions: [1, 2] },
      ],
      Fails: [],
    };
    const next = withImported(draft, sheet, kinds);
    expect(titles(next.questions)).toBe('一二三四五');
    expect(new Set(next.questions.map(({ id }) => id)).size).toBe(5);
    expect(next.factors.map(({ name, numbers }) => [name, numbers])).toEqual([
      ['因子', '1,4'],
      ['新的', '4,5'],
    ]);
    expect(badCellsIn(sheet)).toEqual([]);
  });

  it('sends what it read', () => {
    const sent = JSON.parse(wireOf(draftOf(answer, kinds, calc.mean), calc)) as typeof answer;
    expect(sent.Factors).toEqual(answer.Factors);
    expect(sent.Questions[0]).toMatchObject({ Type: '1', Title: '一', Required: 1 });
    expect(sent.Questions[0]!.Options).toMatchObject(options);
    expect(sent.Questions[1]!.ShowWhen).toEqual({ q: 1, op: 'in', v: ['B'] });
  });

  it('a jump to the end is read and sent as one', () => {
    const Options = [{ ...options[0]!, JumpTo: JUMP_END }];
    const Questions = answer.Questions.map((question, at) =>
      at === 0 ? { ...question, Options } : question,
    );
    const { questions } = draftOf({ ...answer, Questions }, kinds, calc.mean);
    expect(questions[0]!.options[0]!.jumpTo).toBe(END);
    expect(numbered(questions)[0]!.options[0]!.jumpTo).toBe(JUMP_END);
  });

  it('a jump and a condition stay with their questions when these are moved', () => {
    const { questions } = draftOf(answer, kinds, calc.mean);
    const after = moved(questions, questions[2]!.id, 1);
    expect(titles(after)).toBe('一三二');
    expect(numbered(after)[0]!.options[0]!.jumpTo).toBe(2);
    expect(designProblems(numbered(after))).toEqual([]);
    const back = numbered(moved(questions, questions[2]!.id, 0));
    expect(designProblems(back).map(({ message }) => message)).toEqual(['选项A：跳转题号应大于当前题号']);
    expect(moved(questions, questions[0]!.id, -1)).toBe(questions);
  });

  it('M04: the numbers of a factor stay with their questions when these are moved, added and taken out', () => {
    const { questions, factors } = draftOf(answer, kinds, calc.mean);
    const counting = (numbers: string) => [{ ...factors[0]!, numbers }];
    const after = (numbers: string, next: readonly (typeof questions)[number][]) =>
      followed(counting(numbers), questions, next)[0]!.numbers;
    const [one, two, three] = questions;
    expect(after('1,3', moved(questions, one!.id, 2))).toBe('2,3');
    expect(after('1、3', [newQuestion('1', 'single'), ...questions])).toBe('2,4');
    expect(after('1-3', [one!, three!])).toBe('1,2');
    expect(after('1,9', [two!, three!, one!])).toBe('3,9');
    expect(after('1，', [one!, { ...two!, title: '改' }, three!])).toBe('1，');
  });

  it('a new choice or factor takes the first name that is free', () => {
    const { options: choices } = newQuestion('1', 'single');
    expect(newChoice(choices.slice(1)).text).toBe('选项A');
    expect(newChoice(choices).text).toBe('选项C');
    const known = newFactor([newFactor([])]);
    expect(known.code).toBe('F02');
    expect(newFactor([known]).code).toBe('F01');
  });

  it('a question that others lead to and that is taken out leaves a fault at its place', () => {
    const { questions } = draftOf(answer, kinds, calc.mean);
    const problems = designProblems(numbered(questions.slice(0, 2)));
    expect(problems).toEqual([{ at: questions[0]!.id, message: '选项A：跳转的题目不存在' }]);
  });

  it('a copy is another question that leads nowhere', () => {
    const [first] = draftOf(answer, kinds, calc.mean).questions;
    const copy = copyOf(first!);
    expect(copy.id).not.toBe(first!.id);
    expect(copy.options.map(({ jumpTo }) => jumpTo)).toEqual([undefined, undefined]);
    expect(newQuestion('1', 'single').options.map(({ key }) => key)).toEqual(['A', 'B']);
  });

  it.each([
    ['1,4,12-15', [1, 4, 12, 13, 14, 15]],
    ['1，2、3', [1, 2, 3]],
    ['一, 5', [5]],
  ])('reads the numbers %s', (text, numbers) => {
    expect(numbersIn(text)).toEqual(numbers);
    expect(numbersIn(rangesOf(numbers))).toEqual(numbers);
  });

  it('takes changes back one by one, a typed word at once', () => {
    let history = startOf('');
    for (const word of ['题', '题干']) history = changed(history, word, 'title');
    history = changed(history, '题干！');
    expect(undone(history).now).toBe('题干');
    expect(undone(undone(history)).now).toBe('');
    expect(redone(undone(history)).now).toBe('题干！');
    expect(undone(startOf('x')).now).toBe('x');
  });
});
