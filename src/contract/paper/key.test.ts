import { describe, expect, it } from 'vitest';
import { keyScore, keyText, type Partial } from './key.ts';
import { questionsOf } from './question.ts';
import { scorePaper } from './score.ts';

const KINDS = {
  '1': 'single',
  '2': 'multiple',
  '3': 'judge',
  '4': 'text',
  '5': 'longtext',
  '6': 'blanks',
} as const;
const Options = ['A', 'B', 'C', 'D'].map((Key) => ({ Key, Text: `选${Key}` }));
const asked = (Type: string, Answer: unknown, Points = 4) =>
  questionsOf([{ Id: 'q', Type, Title: '题', Options, Answer, Points }], KINDS)[0]!;

describe('M04 what is judged by a key', () => {
  it.each([
    ['one right choice', '1', 'B', 'B', 'none', 4],
    ['one wrong choice', '1', 'B', 'C', 'none', 0],
    ['a true statement', '3', 'T', '1', 'none', 4],
    ['a false statement', '3', 'F', '0', 'none', 4],
    ['a statement that was taken for true', '3', 'F', '1', 'none', 0],
    ['all right choices in any order', '2', ['A', 'C'], ['C', 'A'], 'none', 4],
    ['a part of them, worth nothing', '2', ['A', 'C', 'D'], ['A'], 'none', 0],
    ['a part of them, worth half', '2', ['A', 'C', 'D'], ['A'], 'half', 2],
    ['a part of them, worth its share', '2', ['A', 'C', 'D'], ['A', 'D'], 'share', 2.7],
    ['a wrong one beside them', '2', ['A', 'C'], ['A', 'C', 'D'], 'share', 0],
    ['none of them', '2', ['A', 'C'], [], 'half', 0],
    ['a blank in one of its ways', '4', [['100米', '一百米']], ' 一百米 ', 'none', 4],
    ['a blank in other widths and sizes', '4', [['ABS']], 'ａｂｓ', 'none', 4],
    ['a blank that is wrong', '4', [['ABS']], 'ESP', 'none', 0],
    ['every blank, each in one of its ways', '6', [['北京', '北京市'], ['京']], [' 北京市', '京'], 'none', 4],
    ['one blank of two', '6', [['北京'], ['京']], ['北京', '津'], 'none', 2],
    ['two blanks of three, to the tenth', '6', [['一'], ['二'], ['三']], ['一', '', '三'], 'none', 2.7],
    ['blanks that stand in each other’s place', '6', [['甲'], ['乙']], ['乙', '甲'], 'none', 0],
    ['more than there are blanks', '6', [['甲']], ['乙', '甲'], 'none', 0],
    ['no blank at all', '6', [['甲'], ['乙']], [], 'none', 0],
  ] as const)('%s', (_what, type, right, value, partial, points) => {
    expect(keyScore(asked(type, right), value, partial as Partial)).toBe(points);
  });

  it('words of one’s own have no key, and neither has a question of a survey', () => {
    expect(keyScore(asked('5', '参考答案'), '答', 'none')).toBeUndefined();
    expect(
      keyScore(questionsOf([{ Type: '1', Title: '题', Options }], KINDS)[0]!, 'A', 'none'),
    ).toBeUndefined();
  });

  it.each([
    ['1', 'B', 'B. 选B'],
    ['2', ['A', 'C'], 'A. 选A；C. 选C'],
    ['3', 'F', '错误'],
    ['6', [['北京', '北京市'], ['京']], '北京 或 北京市；京'],
    ['5', '先报警', '先报警'],
  ] as const)('of type %s the key %j is told as %s', (type, right, text) => {
    expect(keyText(asked(type, right))).toBe(text);
  });

  it('adds up to the score of a paper', () => {
    const questions = questionsOf(
      [
        { Id: 'a', Type: '1', Title: '一', Options, Answer: 'A', Points: 2 },
        { Id: 'b', Type: '2', Title: '二', Options, Answer: ['A', 'B'], Points: 3 },
      ],
      KINDS,
    );
    const score = scorePaper(questions, [], { a: 'A', b: ['A'] }, 'half');
    expect([score.total, ...score.scores.values()]).toEqual([3.5, 2, 1.5]);
  });
});
