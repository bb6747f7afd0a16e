import { beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { NOBODY } from '../../src/contract/subject.ts';
import { loadCatalog, type Catalog } from '../../src/server/data/schemas/catalog.ts';
import { appBeside } from '../../tests/_util/scenario.ts';
import { againOf, paperLines, paperOf } from './papers.ts';
import type { Case } from './reasons.ts';
import { actLines } from './words.ts';

describe('24 explain tells an exam of an implementer and the product’s own', () => {
  let catalog: Catalog;
  beforeAll(() => {
    const { folder, remove } = appBeside('schemas', 'tests/fixtures/apps/labsafety');
    catalog = loadCatalog(folder);
    remove();
  });

  const about = (name: string, row: Row, more: Partial<Case> = {}): Case => ({
    catalog,
    entity: catalog.entities.get(name)!,
    caller: { subject: NOBODY, grants: new Set(), readable: new Set(), requestId: 'test', ip: '' },
    row,
    isAble: true,
    parents: [],
    reached: {},
    counted: {},
    now: '2026-03-05 09:00:00',
    offers: [],
    lacks: [],
    ...more,
  });
  const paper = {
    Title: '化学实验室准入',
    State: '2',
    StartTime: '2026-03-01 08:00:00',
    EndTime: '2026-03-31 18:00:00',
    PublishTime: '2026-03-01 08:00:00',
    TimeLimit: 45,
    LimitTimes: 3,
    SwitchLimit: 3,
    MultiHalf: '1',
  };
  const task = { UserId: 'ann', TestId: 't', Times: 0, LimitTimes: 3, Turn: 2, SwitchCount: 1 };
  const told = (row: Row, more: Partial<Case> = {}) =>
    paperLines(about('labsafety/Taking', { ...task, ...row }, { paper, ...more })).join('\n');

  it.each([
    [
      'labsafety/Test',
      '从「实验室试题」随机抽取，只抽启用的：每人不同，同一人同一份始终相同；已发布，试题不再改变',
    ],
    ['labsafety/Test', '按「抽题规则」的每一条'],
    ['labsafety/Test', '每人 45 分钟，自本人第一次看到试题起'],
    ['labsafety/Test', '切屏 3 次后自动交卷'],
    ['labsafety/Test', '先同意须知，才开始计时和看到试题'],
    ['labsafety/Test', '交过卷的人再次作答须满足：!any(labsafety/Sheet,'],
    ['labsafety/Test', '多选少选不得分；简答等待阅卷人评分；答案和分值不发给作答的人'],
    ['exam/ExamPaper', '由「试卷题目」从题库选入'],
    ['exam/ExamPaper', '多选少选按「多选少选得分」'],
    ['exam/ExamPaper', '开始 15 分钟后不能再进入'],
    ['quiz/QuizActivity', '逐题发放，每题 20 秒'],
    ['quiz/QuizActivity', '每人每天 2 份'],
    ['counsellor-survey/FdySurvey', '不足 5 份有效答卷不公布统计'],
  ])('%s: %s', (name, line) => {
    const row = { ...paper, EnterLimit: 15, SecondsPerQ: 20, DailyTimes: 2 };
    expect(paperLines(about(name, row)).join('\n')).toContain(line);
  });

  it('why a person may not answer now, in the words of the paper, and what decided another try', () => {
    expect(told({ AgreedTime: null })).toContain('✗ 现在不能作答：请先阅读安全须知');
    const agreed = { AgreedTime: '2026-03-05 08:00:00' };
    expect(told(agreed)).toContain('✓ 现在可以作答');
    expect(told({ ...agreed, Times: 3 })).toContain('✗ 现在不能作答：三次机会已用完');
    const again = (SubmitTime: string) =>
      told({ ...agreed, Times: 1, SubmitTime }, { counted: { [LOOK]: false } });
    expect(again('2026-03-05 08:30:00')).toContain(
      '✗ 现在不能作答：已及格、待评或距上次不满24小时，不能重考',
    );
    expect(again('2026-03-05 08:30:00')).toContain('✗ hours(row.SubmitTime, now()) >= 24');
    expect(again('2026-03-04 08:30:00')).toContain('✓ 现在可以作答');
    expect(againOf(catalog, catalog.entities.get('labsafety/Taking')!)).toContain('any(labsafety/Sheet,');
  });

  it('a person’s own time, with minutes besides and the page that counts', () => {
    const begun = told({ AgreedTime: 'x', BeginTime: '2026-03-05 08:30:00', ExtraMinutes: 10 });
    expect(begun).toContain('本人的时间 "2026-03-01 08:00:00" 至 "2026-03-05 09:25:00"，含延时 10 分钟');
    expect(begun).toContain('共打开 2 次，只收最后打开的那一页所交的作答');
    expect(paperOf({ catalog }, catalog.entities.get('labsafety/Taking')!, task)).toMatchObject({ id: 't' });
  });

  it('a sheet by how it was handed in, an answer by what it waits for', () => {
    const sheet = { TestId: 't', Times: 2, SubmitMode: '4', TotalScore: 80, Waiting: 1 };
    expect(paperLines(about('labsafety/Sheet', sheet, { paper })).join('\n')).toMatch(
      /第 2 份，交卷方式：管理员强制\n.*判分 80，1 题等待评阅/,
    );
    const answer = { QuestionNo: 4, Score: null, Points: 20, Waits: 1 };
    expect(paperLines(about('labsafety/Answer', answer)).join('\n')).toContain('等待评阅');
    expect(paperLines(about('core/Student', {}))).toEqual([]);
  });

  it.each([
    ['exam/ExamTaking', 'exam.monitor.force', '按最后保存的作答收'],
    ['exam/ExamTaking', 'exam.do.submit', '同一份只收一次'],
    ['exam/ExamTaking', 'exam.monitor.extend', '把「延时」写为 row.ExtraMinutes + params.Minutes'],
    ['exam/ExamTaking', 'exam.monitor.makeup', '把「补考开始」写为 params.Start'],
    ['exam/ExamPaper', 'exam.paper.publish', '冻结试题'],
    ['exam/ExamPaper', 'exam.score.publish', '把「成绩已公布」写为 1'],
    ['exam/ExamAnswer', 'exam.mark.arbitrate', '把「得分」写为 params.Score'],
    ['exam/ExamAnswer', 'exam.mark.save', '二评须由另一位阅卷人进行'],
    ['exam/ExamAppeal', 'exam.appeal.reply', '把「调整分数」写为 params.Adjust'],
    ['exam/ExamBank', 'exam.question.import', '有一道不对的都不加入'],
  ])('%s %s: %s', (name, enCode, line) => {
    expect(actLines(about(name, {}), enCode).join('\n')).toContain(line);
  });
});

/** What another try looks at, as it is spoken. */
const LOOK =
  'any(labsafety/Sheet, x.TestId == row.TestId && x.UserId == row.UserId && (x.IsPass == 1 || x.Waiting > 0))';
