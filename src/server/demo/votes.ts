import { QUESTION_TYPE, SCOPE_TYPE, SHEET_STATE, TASK_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { tally, verdictOf, type Ballot } from '../engines/tally/tally.ts';
import { orgId } from './organisation.ts';
import { stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { everyStudent, studentRow, type StudentPlan } from './students.ts';

const TEMPLATES = [
  ['班委选举', '4', '1', { MinSelect: 1, MaxSelect: 1 }],
  ['优秀学生评选', '2', '2', { MinSelect: 1, MaxSelect: 3 }],
  ['文艺节目打分', '3', '3', { MaxScore: 100 }],
  ['家庭经济困难民主评议', '1', '4', { Levels: '特别困难、困难、一般困难、不困难' }],
] as const;

interface Plan {
  readonly key: string;
  readonly title: string;
  /** Hours from t0. */
  readonly from: number;
  readonly to: number;
  /** Places among the students of the class: the candidates, and how many of the others have voted. */
  readonly candidates: readonly number[];
  readonly voted: number;
}

/** A running election, and an ended one with a tie (domain/03-demo-data 2.5, scene 13); both of the first class and anonymous. */
const PLANS: readonly Plan[] = [
  { key: 'monitor', title: '班长选举', from: -40, to: 52, candidates: [1, 4, 6], voted: 14 },
  { key: 'study', title: '学习委员选举', from: -140, to: -70, candidates: [2, 5, 7, 9], voted: 20 },
];

/** Templates, and the votes of the first class with their ballots. */
export function* votes(making: Making): Generator<Batch> {
  const { dice, calendar } = making;
  const created = calendar.fromMidnight(-400);
  const office = orgId(making, 'department.0');
  const templates = TEMPLATES.map(([TplName, VoteType, Layout, more], at) =>
    stamped(dice.id('voteTemplate', at), created, {
      TplName,
      VoteType,
      Layout,
      IsAnonymous: 1,
      State: '1',
      ...more,
    }),
  );
  yield { entity: entities.VoteTemplate, rows: templates };
  const students: StudentPlan[] = [];
  for (const student of everyStudent(making)) {
    if (student.class.index > 0) break;
    students.push(student);
  }
  for (const plan of PLANS) yield* voteOf(making, plan, students, office);
}

function* voteOf(making: Making, plan: Plan, students: StudentPlan[], office: string): Generator<Batch> {
  const { dice, calendar } = making;
  const { key, title } = plan;
  const id = dice.id('vote', key);
  const own = students[0]!.class;
  const by = { id: own.counsellor.userId, name: staffName(making, own.counsellor) };
  const created = calendar.hours(plan.from);
  const candidates = plan.candidates.flatMap((at) => students[at] ?? []);
  const options = candidates.map((student, at) => optionOf(making, plan, student, at + 1));
  const isOver = plan.to < 0;
  const State = isOver ? TASK_STATE.Ended : TASK_STATE.Running;
  const ballots = students
    .filter(({ index }) => index > 9)
    .slice(0, plan.voted)
    .map((_, at) => [String((at % Math.min(2, candidates.length)) + 1)]);
  const ballot: Ballot = {
    by: 'choice',
    levels: [],
    candidates: options.map(({ Sort, Name }) => ({ sort: Number(Sort), name: String(Name) })),
  };
  const outcomes = tally(
    ballot,
    ballots.map((chosen) => [chosen]),
  );
  const turnout = students.length === 0 ? 0 : (100 * ballots.length) / students.length;
  const design = { Questions: [questionOf(making, plan, options)], Factors: [] };
  const window = { StartTime: created, EndTime: calendar.hours(plan.to), State, IsAnonymous: 1 };
  const activity = {
    Title: title,
    VoteType: '4',
    Layout: '1',
    MinSelect: 1,
    MaxSelect: 1,
    ...window,
    ScopeType: SCOPE_TYPE.Class,
    ScopeClasses: [own.id],
    AvoidSelf: 1,
    VoteLimit: '1',
    LimitTimes: 1,
    ResultShow: '3',
    MinTurnout: 0,
    TargetCount: students.length,
    CountedSheets: ballots.length,
    Verdict: isOver ? verdictOf(outcomes, { turnout, least: 0, elected: 1 }) : null,
    OrgId: orgId(making, `college.${own.college}`) || office,
    PublishTime: created,
    Paper: design,
  };
  yield { entity: entities.VoteActivity, rows: [stamped(id, created, activity, by)] };
  yield {
    entity: entities.VoteOption,
    rows: options.map((row) => stamped(String(row['Id']), created, row, by)),
  };
  const { Id, Type, ...asked } = design.Questions[0]!;
  const question = { ...asked, ActivityId: id, Sort: 1, QType: Type };
  yield { entity: entities.VoteQuestion, rows: [stamped(Id, created, question, by)] };
  const takings = students.map((student, at) => takingOf(making, plan, student, { ...window, at }));
  yield { entity: entities.VoteTaking, rows: takings };
  yield { entity: entities.VoteSheet, rows: ballots.map((_, at) => sheetOf(making, plan, at)) };
  yield { entity: entities.VoteItem, rows: ballots.map((Values, at) => itemOf(making, plan, Values, at)) };
  const results = outcomes.map((outcome) =>
    stamped(dice.id('voteResult', `${key}.${outcome.Sort}`), created, {
      ...outcome,
      ActivityId: id,
      ResultShow: '3',
      State,
      OrgId: activity.OrgId,
      MakerId: by.id,
    }),
  );
  yield { entity: entities.VoteResult, rows: results };
}

function optionOf(making: Making, { key }: Plan, student: StudentPlan, Sort: number): Row {
  const State = key === 'monitor' ? TASK_STATE.Running : TASK_STATE.Ended;
  const { college, name } = student.class;
  return {
    Id: making.dice.id('voteOption', `${key}.${Sort}`),
    ActivityId: making.dice.id('vote', key),
    Sort,
    Name: studentRow(making, student)['TrueName'],
    StudentId: student.id,
    Summary: `${name}，愿意为同学们服务`,
    OrgId: orgId(making, `college.${college}`),
    State,
  };
}

const questionOf = (making: Making, { key, title }: Plan, options: readonly Row[]) => ({
  Id: making.dice.id('voteQuestion', key),
  Type: QUESTION_TYPE.Multiple,
  Title: title,
  Required: 1,
  Options: options.map(({ Sort, Name, Summary }) => ({ Key: String(Sort), Text: Name, Note: Summary })),
  MinSelect: 1,
  MaxSelect: 1,
  Cards: 1,
});

function takingOf(making: Making, plan: Plan, student: StudentPlan, { at, ...window }: Row): Row {
  const voters = Number(at) - 10;
  return stamped(making.dice.id('voteTaking', `${plan.key}.${student.index}`), String(window['StartTime']), {
    ...window,
    ActivityId: making.dice.id('vote', plan.key),
    UserId: student.userId,
    StudentId: student.id,
    Title: plan.title,
    VoteType: '4',
    Minutes: 1,
    LimitTimes: 1,
    DayTimes: 0,
    ResultShow: '3',
    Times: voters >= 0 && voters < plan.voted ? 1 : 0,
  });
}

/** Nobody's, and of no time but the day. */
function sheetOf(making: Making, { key, from }: Plan, at: number): Row {
  const day = `${making.calendar.hours(from).slice(0, 10)} 00:00:00`;
  const row = {
    ActivityId: making.dice.id('vote', key),
    StartTime: day,
    SubmitTime: day,
    TotalScore: 0,
    State: SHEET_STATE.Submitted,
    Times: 1,
    IsAnonymous: 1,
  };
  return stamped(making.dice.id('voteSheet', `${key}.${at}`), day, row);
}

function itemOf(making: Making, { key, from }: Plan, Values: readonly string[], at: number): Row {
  const day = `${making.calendar.hours(from).slice(0, 10)} 00:00:00`;
  return stamped(making.dice.id('voteItem', `${key}.${at}`), day, {
    SheetId: making.dice.id('voteSheet', `${key}.${at}`),
    ActivityId: making.dice.id('vote', key),
    QuestionId: making.dice.id('voteQuestion', key),
    QuestionNo: 1,
    Values,
    Text: Values.join('、'),
  });
}
