import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileCondition } from '../../src/contract/conditions/condition.ts';
import type { EntityFile } from '../../src/contract/generated/meta.ts';
import type { Row } from '../../src/contract/rules.ts';

const entity = (path: string) =>
  JSON.parse(readFileSync(`schemas/entities/${path}.json`, 'utf8')) as EntityFile;
const quizAnswer = entity('quiz/QuizAnswer');
const attempt = entity('quiz/QuizAttempt');
const examAnswer = entity('exam/ExamAnswer');
const sheet = entity('exam/ExamSheet');

const valued = (file: EntityFile, field: string, row: Row) =>
  compileCondition(file.fields[field]!.value as string).evaluate({ row });
const marked = (row: Row, Score: number) => {
  const { set } = examAnswer.actions!['exam.mark.save'] as { set: Record<string, string> };
  const scope = { row, params: { Score, Remark: '' }, me: { UserId: 'second' } };
  return ['Score', 'Waits', 'MarkState'].map((name) => compileCondition(set[name]!).evaluate(scope));
};

/** Points of the rules as people work them out on paper, and not as the formula says them. */
describe('M04 M07 the formulas of scores give what was worked out by hand', () => {
  const [PLAIN, FAST, STREAK] = ['1', '2', '3'];
  it.each([
    ['right, and nothing else counts', PLAIN, 5, 19.9, 9, 10],
    ['wrong', PLAIN, 0, 3, 0, 0],
    ['not answered', PLAIN, null, 20, 0, 0],
    ['several of which one was left out', FAST, 2.5, 1, 0, 0],
    ['right at once: five more', FAST, 5, 0, 1, 15],
    ['right with 16 of 20 seconds left: 16/20 of 5 are 4', FAST, 5, 4, 1, 14],
    ['right with 15.9 of 20 left: 3.975, of which 3 are whole', FAST, 5, 4.1, 1, 13],
    ['right with half of the time left: 2.5, of which 2 are whole', FAST, 5, 10, 1, 12],
    ['right in the last second: nothing more', FAST, 5, 19, 1, 10],
    ['right at the end', FAST, 5, 20, 1, 10],
    ['right in the grace after the end: never less than 10', FAST, 5, 21.5, 1, 10],
    ['wrong however fast', FAST, 0, 0.5, 0, 0],
    ['the first of a row', STREAK, 5, 8, 1, 10],
    ['the second of a row: two more', STREAK, 5, 8, 2, 12],
    ['the sixth of a row: ten more', STREAK, 5, 8, 6, 20],
    ['the ninth of a row: no more than ten', STREAK, 5, 8, 9, 20],
    ['the one that ends a row', STREAK, 0, 8, 0, 0],
  ] as const)('quiz: %s', (_what, ScoreRule, Score, Seconds, Streak, points) => {
    const row = { ScoreRule, Score, Points: 5, Seconds, Streak, SecondsPerQ: 20 };
    expect(valued(quizAnswer, 'Gained', row)).toBe(points);
  });

  it.each([
    [2, 4, 0],
    [3, 0, 1],
    [0, 5, 1],
  ])('quiz: %d right within a second and %d times away: %d', (QuickCount, SwitchCount, suspect) => {
    expect(valued(attempt, 'IsSuspect', { QuickCount, SwitchCount })).toBe(suspect);
  });

  it.each([
    ['one marker alone', '0', 0, null, 12, [12, 0, '3']],
    ['the first of two: nothing is known yet', '0', 1, null, 12, [null, 1, '1']],
    ['two of one mind', '1', 1, 12, 12, [12, 0, '3']],
    ['two who differ by as much as may be: the mean', '1', 1, 12, 14, [13, 0, '3']],
    ['the mean to the tenth', '1', 1, 12, 12.5, [12.3, 0, '3']],
    ['a half, either way round', '1', 1, 13, 12, [12.5, 0, '3']],
    ['two who differ by more: somebody decides', '1', 1, 12, 14.5, [null, 1, '2']],
    ['the other way round', '1', 1, 14.5, 12, [null, 1, '2']],
  ] as const)('exam: %s', (_what, MarkState, DoubleMark, FirstScore, score, after) => {
    expect(marked({ MarkState, DoubleMark, FirstScore, MarkGap: 2, Points: 20 }, score)).toEqual(after);
  });

  it.each([
    [40, 15, 0, 55, 0, '0-59'],
    [40, 19.9, 0, 59.9, 0, '0-59'],
    [40, 20, 0, 60, 1, '60-69'],
    [40, 19.5, 0.5, 60, 1, '60-69'],
    [62.5, 10, -12.6, 59.9, 0, '0-59'],
    [69.9, 0, 0, 69.9, 1, '60-69'],
    [50, 30, 0, 80, 1, '80-89'],
    [0.1, 0.2, 0, 0.3, 0, '0-59'],
    [100, 0, 0, 100, 1, '90以上'],
  ])('exam: %d, %d and %d are %d', (TotalScore, SubScore, Adjust, Score, pass, band) => {
    expect(valued(sheet, 'Score', { TotalScore, SubScore, Adjust })).toBe(Score);
    expect(valued(sheet, 'IsPass', { Score, PassScore: 60 })).toBe(pass);
    expect(valued(sheet, 'Band', { Score })).toBe(band);
  });

  it.each([
    ['the sheet that counts', { IsCounted: 1, IsPass: 1, Waiting: 0 }, true],
    ['another attempt of somebody who passed', { IsCounted: 0, IsPass: 1, Waiting: 0 }, false],
    ['nothing that is not marked yet', { IsCounted: 1, IsPass: 1, Waiting: 1 }, false],
    ['nobody who failed', { IsCounted: 1, IsPass: 0, Waiting: 0 }, false],
  ])('exam: a certificate is for %s', (_what, row, isPrinted) => {
    const { when } = sheet.actions!['exam.cert.print']!;
    expect(compileCondition(when as string).test({ row: { State: '1', ...row } })).toBe(isPrinted);
  });
});
