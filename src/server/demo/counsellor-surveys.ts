import { QUESTION_TYPE, SCOPE_TYPE, SHEET_STATE, TASK_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { gradeOf, outcomeOf, placesOf, type Outcome, type Sheet } from '../engines/tally/weighted.ts';
import { currentTerm, orgId } from './organisation.ts';
import type { StaffPlan } from './plan.ts';
import { stamped, inBatches, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { everyStudent, isSuspended, type StudentPlan } from './students.ts';

const BOUNDS = { turnout: 50, trim: 5 };
/** The indicators come with each new survey; the demo school's are the same. */
const SUGGESTION = 10;
const SUGGESTIONS = [
  '希望多组织班级活动',
  '老师很负责，回复及时',
  '希望多到宿舍走走',
  '请假审批可以更快一些',
];

interface Plan {
  readonly key: string;
  readonly title: string;
  /** Hours from t0. */
  readonly from: number;
  readonly to: number;
  readonly state: string;
}

/** A running survey, and an ended one with its results (domain/03-demo-data 2.6). */
const PLANS: readonly Plan[] = [
  { key: 'now', title: '期中辅导员满意度测评', from: -30, to: 160, state: TASK_STATE.Running },
  { key: 'before', title: '开学初辅导员满意度测评', from: -900, to: -700, state: TASK_STATE.Ended },
];

/** Counsellor surveys of the whole school. */
export function* counsellorSurveys(making: Making): Generator<Batch> {
  if (!making.catalog) return;
  for (const plan of PLANS) yield* surveyOf(making, plan);
}

function* surveyOf(making: Making, plan: Plan): Generator<Batch> {
  const { dice, calendar } = making;
  const { key } = plan;
  const id = dice.id('fdySurvey', key);
  const owner = making.plan.staff.find(({ login }) => login === 'school01')!;
  const by = { id: owner.userId, name: staffName(making, owner) };
  const created = calendar.hours(plan.from);
  const window = {
    StartTime: created,
    EndTime: calendar.hours(plan.to),
    State: plan.state,
    IsAnonymous: 1,
  };
  const indicators = indicatorsOf(making, plan);
  const asked = [...everyStudent(making)].filter(({ index }) => !isSuspended(making, index));
  const isOver = plan.state === TASK_STATE.Ended;
  const survey = {
    Title: plan.title,
    SchoolYearId: currentTerm(making),
    ...window,
    MinTurnout: BOUNDS.turnout,
    TrimPercent: BOUNDS.trim,
    ShowToSelf: 1,
    ScopeType: SCOPE_TYPE.School,
    MinSeconds: 20,
    TargetCount: asked.length,
    CountedAt: isOver ? calendar.hours(plan.to) : null,
    OrgId: orgId(making, 'department.0'),
    PublishTime: created,
    Paper: { Questions: indicators.map(({ QType, ...row }) => ({ ...row, Type: QType })), Factors: [] },
  };
  yield { entity: entities.FdySurvey, rows: [stamped(id, created, survey, by)] };
  const stored = indicators.map((row) =>
    stamped(String(row['Id']), created, { ...row, SurveyId: id, OrgId: survey.OrgId }, by),
  );
  yield { entity: entities.FdyIndicator, rows: stored };
  yield* inBatches(
    entities.FdyTaking,
    asked.map((student) => takingOf(making, plan, student, window)),
  );
  const answering = asked.filter((student) => hasAnswered(making, plan, student));
  yield* inBatches(
    entities.FdyScore,
    answering.map((_, at) => sheetRow(making, plan, answering[at]!, at)),
  );
  yield* inBatches(entities.FdyItem, items(making, plan, answering, indicators));
  if (isOver) yield* resultsOf(making, plan, asked, answering, indicators);
}

function indicatorsOf({ dice, catalog }: Making, { key }: Plan): Row[] {
  const { standard } = catalog!.entities.get(entities.FdyIndicator)!.file;
  return standard!.rows.map(({ values }, at) => ({
    ...(values as Row),
    Id: dice.id('fdyIndicator', `${key}.${at}`),
  }));
}

/** Seven in ten answer; of the running one half of those, and not the accounts that are shown. */
function hasAnswered({ dice }: Making, { key, state }: Plan, { index }: StudentPlan): boolean {
  const share = state === TASK_STATE.Running ? 35 : 72;
  return index > 30 && dice.percent(share, 'fdy.answers', `${key}.${index}`);
}

function takingOf(making: Making, plan: Plan, student: StudentPlan, window: Row): Row {
  return stamped(making.dice.id('fdyTaking', `${plan.key}.${student.index}`), String(window['StartTime']), {
    ...window,
    SurveyId: making.dice.id('fdySurvey', plan.key),
    UserId: student.userId,
    StudentId: student.id,
    Title: plan.title,
    Minutes: 2,
    Times: hasAnswered(making, plan, student) ? 1 : 0,
  });
}

const dayOf = ({ calendar }: Making, { from }: Plan) => `${calendar.hours(from).slice(0, 10)} 00:00:00`;

/** Nobody's, and of no time but the day. */
function sheetRow(making: Making, plan: Plan, { class: own }: StudentPlan, at: number): Row {
  const day = dayOf(making, plan);
  return stamped(making.dice.id('fdyScore', `${plan.key}.${at}`), day, {
    SurveyId: making.dice.id('fdySurvey', plan.key),
    CounsellorId: own.counsellor.id,
    StartTime: day,
    SubmitTime: day,
    TotalScore: 0,
    State: SHEET_STATE.Submitted,
    Times: 1,
    IsAnonymous: 1,
  });
}

/** A level of five; some counsellors are liked better. */
function levelOf(
  { dice }: Making,
  { key }: Plan,
  { class: own }: StudentPlan,
  at: number,
  question: number,
): number {
  const liked = dice.between(0, 2, 'fdy.liked', own.counsellor.id);
  const drawn = dice.between(1, 10, 'fdy.level', `${key}.${at}.${question}`) + liked;
  return drawn > 7 ? 5 : drawn > 3 ? 4 : 3;
}

const suggestionOf = ({ dice }: Making, { key }: Plan, at: number): string =>
  dice.percent(20, 'fdy.suggests', `${key}.${at}`)
    ? dice.one(SUGGESTIONS, 'fdy.suggestion', `${key}.${at}`)
    : '';

function* items(
  making: Making,
  plan: Plan,
  answering: readonly StudentPlan[],
  indicators: readonly Row[],
): Generator<Row> {
  const { dice } = making;
  const day = dayOf(making, plan);
  for (const [at, student] of answering.entries())
    for (const [question, { Id, QType }] of indicators.entries()) {
      const isChoice = QType === QUESTION_TYPE.Single;
      const said = isChoice
        ? String(levelOf(making, plan, student, at, question))
        : suggestionOf(making, plan, at);
      if (said === '') continue;
      yield stamped(dice.id('fdyItem', `${plan.key}.${at}.${question}`), day, {
        SheetId: dice.id('fdyScore', `${plan.key}.${at}`),
        SurveyId: dice.id('fdySurvey', plan.key),
        QuestionId: Id,
        QuestionNo: question + 1,
        Values: isChoice ? [said] : null,
        Text: said,
      });
    }
}

function* resultsOf(
  making: Making,
  plan: Plan,
  asked: readonly StudentPlan[],
  answering: readonly StudentPlan[],
  indicators: readonly Row[],
): Generator<Batch> {
  const { dice } = making;
  const created = making.calendar.hours(plan.to);
  const counsellors = new Map<string, StaffPlan>(
    asked.map(({ class: own }) => [own.counsellor.id, own.counsellor]),
  );
  const sheets = answering.map((student, at) => ({
    of: student.class.counsellor.id,
    sheet: sheetOf(making, plan, student, at, indicators),
  }));
  const counted = [...counsellors.values()].map((person) => {
    const own = sheets.filter(({ of }) => of === person.id).map(({ sheet }) => sheet);
    const should = asked.filter(({ class: { counsellor } }) => counsellor.id === person.id).length;
    return {
      person,
      college: orgId(making, person.org),
      outcome: outcomeOf(should, own, BOUNDS),
    };
  });
  const results = counted.map(({ person, college, outcome }) =>
    stamped(dice.id('fdyResult', `${plan.key}.${person.id}`), created, {
      SurveyId: dice.id('fdySurvey', plan.key),
      TeacherId: person.id,
      TeacherName: staffName(making, person),
      CollegeId: college,
      ShowToSelf: 1,
      Should: outcome.should,
      Actual: outcome.actual,
      Valid: outcome.valid,
      Turnout: outcome.turnout,
      Score: outcome.score,
      SchoolRank: placeOf(outcome, counted),
      CollegeRank: placeOf(
        outcome,
        counted.filter((other) => other.college === college),
      ),
      Grade: outcome.isValid ? gradeOf(outcome.score!) : null,
      IsValid: outcome.isValid ? 1 : 0,
      Remark: outcome.remark,
      Suggests: outcome.suggestions.join('\n') || null,
    }),
  );
  yield { entity: entities.FdyResult, rows: results };
  const duties = counted.flatMap(({ person, outcome }) =>
    [...outcome.duties].map(([Duty, Score]) =>
      stamped(dice.id('fdyDuty', `${plan.key}.${person.id}.${Duty}`), created, {
        ResultId: dice.id('fdyResult', `${plan.key}.${person.id}`),
        Duty,
        Score,
      }),
    ),
  );
  yield { entity: entities.FdyDutyScore, rows: duties };
}

function sheetOf(
  making: Making,
  plan: Plan,
  student: StudentPlan,
  at: number,
  indicators: readonly Row[],
): Sheet {
  const marks = indicators.slice(0, SUGGESTION - 1).map(({ Duty, Weight }, question) => ({
    duty: String(Duty),
    weight: Number(Weight),
    level: levelOf(making, plan, student, at, question),
  }));
  return { marks, isShort: false, suggestion: suggestionOf(making, plan, at) };
}

function placeOf(outcome: Outcome, counted: readonly { readonly outcome: Outcome }[]): number | null {
  const valid = counted.map((one) => one.outcome).filter(({ isValid }) => isValid);
  const places = placesOf(valid.map(({ score }) => score!));
  return outcome.isValid ? places[valid.indexOf(outcome)]! : null;
}
