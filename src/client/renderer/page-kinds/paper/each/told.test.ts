import { describe, expect, it } from 'vitest';
import { isLast, placeText, readTold, sentAnswer, toldOf, verdictOf } from './told.ts';

describe('a question that is judged at once', () => {
  it.each([
    [{ Right: 1, Keys: ['B'], Text: '说明' }, 'B', 'right', '选对了', '回答正确'],
    [{ Right: 1 }, 'B', 'right', '选对了', '回答正确'],
    [{ Right: 0, Keys: ['B'] }, 'A', 'wrong', '选错了', '回答错误'],
    [{ Right: '0', Keys: ['A', 'B'] }, 'A', 'right', '选对了', '回答错误'],
    [{ Right: 0, Keys: [] }, '', undefined, '', '未作答'],
    [{}, 'A', undefined, '', '已提交'],
    [true, 'A', undefined, '', '已提交'],
  ])('%o tells of the choice %s: %s, %s, %s', (value, key, as, text, verdict) => {
    const told = readTold(value);
    expect(toldOf(told, key, key === '' ? [] : [key])).toEqual({ as, text });
    expect(verdictOf(told, key !== '')).toBe(verdict);
  });

  it('the right choice is told where another one was chosen', () => {
    expect(toldOf(readTold({ Right: 0, Keys: ['B'] }), 'B', ['A'])).toEqual({
      as: 'right',
      text: '正确答案',
    });
  });

  it('says where it stands, and whether it is the last', () => {
    expect([placeText(3, 10), placeText(3, undefined), placeText(undefined, 10)]).toEqual([
      '第3题，共10题',
      '第3题',
      '',
    ]);
    expect([isLast(9, 10), isLast(10, 10), isLast(undefined, 10)]).toEqual([false, true, false]);
  });

  it.each([
    ['single', 'A', '"A"'],
    ['single', undefined, 'null'],
    ['multiple', undefined, '[]'],
    ['multiple', ['A', 'B'], '["A","B"]'],
  ] as const)('%s sends %o as %s', (type, value, sent) => {
    expect(sentAnswer(type, value)).toBe(sent);
  });
});
