import { SCOPE_TYPE, SHEET_STATE, TASK_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Question } from '../../contract/paper/question.ts';
import { scorePaper } from '../../contract/paper/score.ts';
import type { Row } from '../../contract/rules.ts';
import { HANDED_IN } from '../engines/paper/answer.ts';
import { readQuestions } from '../engines/paper/design.ts';
import { itemsOf } from '../engines/paper/items.ts';
import { questionsFor } from '../engines/paper/drawn.ts';
import { partsOf, type Parts } from '../engines/paper/parts.ts';
import type { Published } from '../engines/paper/published.ts';
import { secondsTaken, stepOf, streaksOf, type Step } from '../engines/paper/steps.ts';
import { answerOf, bankedQuestions } from './exams.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { everyStudent, studentRow, type StudentPlan } from './students.ts';

/** Codes of EXAM_QTYPE that a quiz asks. */
const ASKED: ReadonlySet<string> = new Set(['1', '2', '3']);
const SECONDS = 20;
const COUNT = 5;

interface Plan {
  readonly key: string;
  readonly title: string;
  /** Hours from the midnight before t0. */
  readonly from: number;
  readonly to: number;
}

/** A quiz that is over, with its prizes, and a running one in which some have taken part. */
const PLANS: readonly Plan[] = [
  { key: 'fire', title: '消防安全知识竞答', from: -200, to: -80 },
  { key: 'safety', title: '校园安全周每日一答', from: -64, to: 118 },
];

type Quizzing = Making & { readonly parts: Parts; readonly maker: { id: string; name: string } };

/** Who may take part: an account, and the student that it belongs to. */
interface Player {
  readonly userId: string;
  readonly student?: StudentPlan;
}

/** Two quizzes of the first two classes and some teachers; places are counted by the clock. */
export function* quizzes(making: Making): Generator<Batch> {
  const { catalog, plan } = making;
  if (!catalog) return;
  const owner = plan.staff.find(({ login }) => login === 'school01')!;
  const maker = { id: owner.userId, name: staffName(making, owner) };
  const all: Quizzing = { ...making, parts: partsOf({ catalog }, entities.QuizActivity), maker };
  const players: Player[] = [];
  for (const student of everyStudent(making)) {
    if (student.class.index > 1) break;
    players.push({ userId: student.userId, student });
  }
  const teachers = plan.staff.filter(({ login }) => login.startsWith('teacher')).slice(0, 5);
  players.push(...teachers.map(({ userId }) => ({ userId })));
  for (const one of PLANS) yield* quizOf(all, one, players);
}

function* quizOf(making: Quizzing, plan: Plan, players: readonly Player[]): Generator<Batch> {
  const { dice, calendar, parts, maker } = making;
  const id = dice.id('quiz', plan.key);
  const created = calendar.fromMidnight(-300);
  const State = plan.to > 0 ? TASK_STATE.Running : TASK_STATE.Ended;
  const design = {
    Questions: bankedQuestions(making)
      .filter(({ Type }) => ASKED.has(Type))
      .map((one) => ({ ...one, Drawn: 1 })),
    Factors: [],
    Draw: COUNT,
  };
  const said = {
    Title: plan.title,
    StartTime: calendar.fromMidnight(plan.from),
    EndTime: calendar.fromMidnight(plan.to),
    State,
    QCount: COUNT,
    SecondsPerQ: SECONDS,
    DailyTimes: 3,
    ScoreRule: '2',
    RankShow: '1',
  };
  const activity = {
    ...said,
    Description: '每次随机抽5题，每题限时20秒，每天最多答3次，取最好的一次。',
    BankIds: [0, 1].map((at) => dice.id('examBank', at)),
    SumDaily: 0,
    ScopeType: SCOPE_TYPE.Users,
    ScopeUsers: players.map(({ userId }) => userId),
    PublicRank: 1,
    ShowAnswer: 1,
    ShowResult: 1,
    RandomOrder: 1,
    RandomOptions: 1,
    TargetCount: players.length,
    PublishTime: created,
    Paper: design,
  };
  yield { entity: entities.QuizActivity, rows: [stamped(id, created, activity, maker)] };
  const prizes = ['一等奖', '二等奖', '三等奖'].map((PrizeName, at) =>
    stamped(
      dice.id('quizPrize', `${plan.key}.${at}`),
      created,
      { ActivityId: id, Sort: at + 1, PrizeName, Board: '1', FromPlace: 1 + at * 2, ToPlace: 2 + at * 2 },
      maker,
    ),
  );
  yield { entity: entities.QuizPrize, rows: prizes };
  const questions = readQuestions(parts, design);
  const played = players.map((player, at) => {
    const hasPlayed = State === TASK_STATE.Ended ? at % 5 !== 2 : at % 3 === 1;
    return {
      player,
      round: hasPlayed ? roundOf(making, plan, player, { at, id, said, design, questions }) : undefined,
    };
  });
  const takings = played.map(({ player, round }) =>
    takingOf(making, plan, player, { said, id, round: round?.sheet }),
  );
  yield* inBatches(entities.QuizTaking, takings);
  yield* inBatches(
    entities.QuizAttempt,
    played.flatMap(({ round }) => (round ? [round.sheet] : [])),
  );
  yield* inBatches(
    entities.QuizAnswer,
    played.flatMap(({ round }) => round?.answers ?? []),
  );
}

interface Playing {
  readonly at: number;
  readonly id: string;
  readonly said: Row;
  readonly design: Parameters<typeof readQuestions>[1];
  readonly questions: readonly Question[];
}

/** One round of a person, played by the rules of the engine. */
function roundOf(making: Quizzing, plan: Plan, { userId, student }: Player, playing: Playing) {
  const { dice, calendar, parts } = making;
  const { at, id, said, design, questions } = playing;
  const own = `${plan.key}.${at}`;
  const skill = dice.between(45, 98, 'quiz.skill', own);
  const taking = dice.id('quizTaking', `${plan.key}.${userId}`);
  const published = { RandomOrder: 1 } as Published;
  const asked = questionsFor({ design, questions, factors: [] }, published, taking);
  const given = Object.fromEntries(
    asked.map((question, place) => [question.id, answerOf(making, question, `quiz.${own}.${place}`, skill)]),
  );
  const score = scorePaper(asked, [], given, 'none');
  const steps: Step[] = asked.map((question, place) =>
    stepOf(question, {
      seconds: dice.between(20, 150, 'quiz.seconds', `${own}.${place}`) / 10,
      value: given[question.id],
      points: score.scores.get(question.id) ?? 0,
    }),
  );
  const begun = calendar.fromMidnight(plan.from + 1 + dice.below(40, 'quiz.begun', own));
  const facts = student ? studentRow(making, student) : {};
  const sheet = stamped(dice.id('quizAttempt', own), begun, {
    ActivityId: id,
    UserId: userId,
    StudentId: student?.id ?? null,
    ...Object.fromEntries(
      ['StudentNo', 'TrueName', 'CollegeId', 'ClassId'].map((name) => [name, facts[name] ?? null]),
    ),
    StartTime: begun,
    SubmitTime: begun,
    DurationSec: Math.round(secondsTaken(steps)),
    Seconds: secondsTaken(steps),
    TotalScore: score.total,
    BestStreak: Math.max(0, ...streaksOf(steps)),
    SwitchCount: 0,
    QuickCount: 0,
    LateCount: 0,
    IsSuspect: 0,
    Times: 1,
    SubmitMode: HANDED_IN.Own,
    State: SHEET_STATE.Submitted,
    ScoreRule: said['ScoreRule'],
    SecondsPerQ: SECONDS,
  });
  const inTurn = asked.toSorted((one, other) => one.no - other.no);
  const handed = { parts, survey: said, questions: inTurn, answers: given, score, taking: { Steps: steps } };
  const answers = itemsOf(handed, sheet, false).map((row, place) =>
    stamped(dice.id('quizAnswer', `${own}.${place}`), begun, { ...row, Gained: gainedOf(row) }),
  );
  Object.assign(sheet, {
    AskedCount: answers.length,
    RightCount: answers.filter(({ Gained }) => Number(Gained) > 0).length,
    Score: answers.reduce((all, { Gained }) => all + Number(Gained), 0),
  });
  return { sheet, answers };
}

/** Points of an answer with its time, as the formula of the answer says it. */
const gainedOf = ({ Score, Points, Seconds }: Row): number =>
  Number(Score) < Number(Points)
    ? 0
    : 10 + Math.max(0, Math.min(5, Math.floor(((SECONDS - Number(Seconds)) / SECONDS) * 5)));

function takingOf(
  { dice, calendar }: Quizzing,
  { key }: Plan,
  { userId, student }: Player,
  { said, id, round }: { said: Row; id: string; round: Row | undefined },
): Row {
  return stamped(dice.id('quizTaking', `${key}.${userId}`), calendar.fromMidnight(-300), {
    ...said,
    ActivityId: id,
    UserId: userId,
    StudentId: student?.id ?? null,
    Times: round ? 1 : 0,
    Day: round ? String(round['SubmitTime']).slice(0, 10) : null,
    DayTimes: round ? 1 : 0,
    SwitchCount: 0,
    SheetId: round?.['Id'] ?? null,
  });
}
