import { describe, expect, it } from 'vitest';
import { paperOf, submitText, unfinishedText } from './paper.ts';

describe('what is said of a paper before it is handed in', () => {
  it.each([
    [3, false, '交卷', '还有3题未作答，确定交卷？'],
    [1, true, '提交测评', '还有1题未作答，确定提交测评？'],
    [0, false, '交卷', '交卷后不能修改，确定交卷吗？'],
    [0, true, '提交', '截止前可以修改，确定提交吗？'],
  ])('%i questions left, changeable %s, by %s', (left, isChangeable, verb, text) =>
    expect(submitText(left, isChangeable, verb)).toBe(text),
  );

  it('names what is missing after the sentence of the paper itself', () => {
    const { unfinished } = paperOf({ Id: 'a', Unfinished: '请完成所有评价项' }, {});
    expect(unfinishedText([1, 2], unfinished)).toBe('请完成所有评价项：第1、2题未完成');
    expect(unfinishedText([3], paperOf({ Id: 'a' }, {}).unfinished)).toBe('第3题未完成');
    expect(unfinishedText(Array.from({ length: 11 }, (_, at) => at + 1))).toMatch(/等11题未完成$/);
  });
});
