import { describe, expect, it } from 'vitest';
import { designProblems } from './design.ts';
import { takenKinds } from './files.ts';
import { answerProblem, questionsOf } from './question.ts';

const question = (more: object) =>
  questionsOf([{ Id: 'a', Type: '10', Title: '照片', ...more }], { 10: 'file' })[0]!;

describe('R06: a question that asks for files', () => {
  it.each([
    [{}, [], undefined],
    [{ Required: 1 }, [], '请回答本题'],
    [{}, ['a', 'b', 'c'], undefined],
    [{}, ['a', 'b', 'c', 'd'], '最多上传3个文件'],
    [{ MaxSelect: 1 }, ['a', 'b'], '最多上传1个文件'],
    [{ MinSelect: 2 }, ['a'], '至少上传2个文件'],
    [{}, ['a', 'a'], '答案不在可选范围内'],
    [{}, ['../a'], '答案不在可选范围内'],
    [{}, 'a', '答案不在可选范围内'],
  ])('with %j is told of %j: %s', (more, value, problem) => {
    expect(answerProblem(question(more), value)).toBe(problem);
  });

  it.each([
    [{}, undefined],
    [{ MinSelect: 2, MaxSelect: 2, MaxMB: 20 }, undefined],
    [{ MinSelect: 4 }, '最多文件数不能小于最少文件数'],
    [{ MaxSelect: 10 }, '文件数应在1-9之间'],
    [{ MaxMB: 21 }, '文件大小应在1-20MB之间'],
  ])('is designed with %j: %s', (more, problem) => {
    expect(designProblems([question(more)])[0]?.message).toBe(problem);
  });

  it('takes known kinds alone, and all when it names none', () => {
    expect(takenKinds(['exe', 'pdf', 'png'])).toEqual(['png', 'pdf']);
    expect(takenKinds(['exe'])).toBeUndefined();
    expect(takenKinds(null)).toBeUndefined();
  });
});
