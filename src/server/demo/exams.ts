import { SCOPE_TYPE, SHEET_STATE, TASK_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import { keyText } from '../../contract/paper/key.ts';
import type { Question } from '../../contract/paper/question.ts';
import { scorePaper } from '../../contract/paper/score.ts';
import type { Row } from '../../contract/rules.ts';
import { readQuestions, type Design } from '../engines/paper/design.ts';
import { textOf } from '../engines/paper/items.ts';
import { partsOf, type Parts } from '../engines/paper/parts.ts';
import { secondsLater } from '../data/time/clock.ts';
import { HANDED_IN } from '../engines/paper/answer.ts';
import { orgId } from './organisation.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { everyStudent, studentRow, type StudentPlan } from './students.ts';

/** Codes of EXAM_QTYPE. */
const TYPE = { Single: '1', Multiple: '2', Judge: '3', Blanks: '4', Words: '5' } as const;

type Asked = readonly [type: string, title: string, choices: readonly string[], answer: unknown, tag: string];

const QUESTIONS: readonly Asked[] = [
  [TYPE.Single, '火警电话是（　　）', ['110', '119', '120', '122'], 'B', '消防'],
  [
    TYPE.Single,
    '逃生时遇到浓烟，应当（　　）',
    ['直立快跑', '弯腰低姿前进', '乘坐电梯', '原地等待'],
    'B',
    '消防',
  ],
  [
    TYPE.Single,
    '灭火器压力表指针在哪个区域表示可以使用？',
    ['红色', '绿色', '黄色', '任何颜色'],
    'B',
    '消防',
  ],
  [
    TYPE.Single,
    '接到“公检法”要求转账的电话，应当（　　）',
    ['立即转账', '挂断并拨打96110核实', '告诉对方密码', '先转一部分'],
    'B',
    '反诈',
  ],
  [
    TYPE.Single,
    '实验中酸液溅到皮肤上，首先应当（　　）',
    ['涂药膏', '用大量清水冲洗', '用布擦干', '继续实验'],
    'B',
    '实验室',
  ],
  [
    TYPE.Multiple,
    '宿舍内不得使用的有（　　）',
    ['电热毯', '电磁炉', '台灯', '酒精炉'],
    ['A', 'B', 'D'],
    '宿舍',
  ],
  [
    TYPE.Multiple,
    '发现同学溺水，正确的做法有（　　）',
    ['呼救', '抛救生圈或绳索', '手拉手下水', '拨打110、120'],
    ['A', 'B', 'D'],
    '溺水',
  ],
  [TYPE.Judge, '电动自行车的电池可以带回宿舍充电。', [], 'F', '消防'],
  [TYPE.Judge, '校园网贷可能带来高额利息和个人信息泄露。', [], 'T', '反诈'],
  [
    TYPE.Blanks,
    '发生火灾时要沿____标志逃生，报警拨打____。',
    [],
    [['安全出口', '疏散指示'], ['119']],
    '消防',
  ],
];
const WORDS: Asked = [
  TYPE.Words,
  '简述发现宿舍着火后你会怎么做。',
  [],
  '报警、就近灭初期火、通知他人、低姿撤离、到安全处清点人数',
  '消防',
];
const NOTICE = '独立作答，不得切换到其他页面，不得使用他人帮助。';
const THOUGHTS = [
  '先大声呼救并拨打119，火小就用灭火器，火大就弯腰撤离。',
  '马上跑出去。',
  '关上门，通知同学，走安全通道下楼，再打电话。',
];

/** Parts of a paper, by the code of the type that stands in them. */
const PARTS: Readonly<Record<string, { readonly Section: string; readonly SectionNote?: string }>> = {
  [TYPE.Single]: { Section: '一、单选题', SectionNote: '每题只有一个正确答案。' },
  [TYPE.Multiple]: {
    Section: '二、多选题',
    SectionNote: '每题至少有两个正确答案，少选得一半分，选错不得分。',
  },
  [TYPE.Judge]: { Section: '三、判断题' },
  [TYPE.Blanks]: { Section: '四、填空题' },
  [TYPE.Words]: { Section: '五、简答题', SectionNote: '写出要点即可。' },
};

interface Plan {
  readonly key: string;
  readonly title: string;
  /** Hours from t0. */
  readonly from: number;
  readonly to: number;
  readonly hasWords: boolean;
}

/** An exam that is over and told of, and a running one whose first sheets wait for a marker. */
const PLANS: readonly Plan[] = [
  { key: 'fire', title: '消防安全知识测验', from: -150, to: -100, hasWords: false },
  { key: 'safety', title: '新生安全准入考试', from: -48, to: 100, hasWords: true },
];

type Examining = Making & { readonly parts: Parts; readonly maker: { id: string; name: string } };

/** A shared bank, two exams of the first two classes, and what was handed in. */
export function* exams(making: Making): Generator<Batch> {
  const { catalog, plan, dice, calendar } = making;
  if (!catalog) return;
  const owner = plan.staff.find(({ login }) => login === 'exam01')!;
  const maker = { id: owner.userId, name: staffName(making, owner) };
  const all: Examining = { ...making, parts: partsOf({ catalog }, entities.ExamPaper), maker };
  const created = calendar.fromMidnight(-600);
  const bank = { Subject: '安全教育', IsShare: 1 };
  const top = dice.id('examBank', 0);
  const banks = [
    stamped(top, created, { ...bank, BankName: '校园安全知识' }, maker),
    stamped(dice.id('examBank', 1), created, { ...bank, BankName: '消防安全', ParentId: top }, maker),
  ];
  yield { entity: entities.ExamBank, rows: banks };
  const rows = [...QUESTIONS, WORDS].map((one, at) =>
    stamped(dice.id('examQuestion', at), created, questionRow(all, one, at), maker),
  );
  yield { entity: entities.ExamQuestion, rows };
  const versions = rows.map(({ Id, VersionNo, QType, Title, Options, Answer, IsShare, MakerId }, at) =>
    stamped(
      dice.id('examQuestionVersion', at),
      created,
      { QuestionId: Id, VersionNo, QType, Title, Options, Answer, IsShare, MakerId },
      maker,
    ),
  );
  yield { entity: entities.ExamQuestionVersion, rows: versions };
  const students: StudentPlan[] = [];
  for (const student of everyStudent(making)) {
    if (student.class.index > 1) break;
    students.push(student);
  }
  for (const one of PLANS) yield* examOf(all, one, students);
}

function questionRow(
  { dice, maker }: Making & { readonly maker?: { readonly id: string } },
  [QType, Title, choices, Answer, Tag]: Asked,
  at: number,
): Row {
  return {
    BankId: dice.id('examBank', Tag === '消防' ? 1 : 0),
    QType,
    Title,
    Options:
      choices.length > 0 ? choices.map((Text, at) => ({ Key: String.fromCharCode(65 + at), Text })) : null,
    Answer,
    Points: 10,
    Difficulty: String(1 + (at % 3)),
    Tag,
    RandomOptions: 1,
    Sort: at + 1,
    State: '1',
    VersionNo: 1,
    IsShare: 1,
    MakerId: maker?.id ?? null,
  };
}

function* examOf(making: Examining, plan: Plan, students: readonly StudentPlan[]): Generator<Batch> {
  const { dice, calendar, parts, maker } = making;
  const { key, hasWords } = plan;
  const id = dice.id('exam', key);
  const created = calendar.fromMidnight(-500);
  const State = plan.to > 0 ? TASK_STATE.Running : TASK_STATE.Ended;
  const window = { StartTime: calendar.hours(plan.from), EndTime: calendar.hours(plan.to) };
  const markers = making.plan.staff.filter(({ login }) => login === 'teacher001').map(({ userId }) => userId);
  const design = designOf(making, hasWords);
  // what takings, sheets and answers repeat of it
  const said = {
    Title: plan.title,
    ExamType: '2',
    ...window,
    TimeLimit: 60,
    LimitTimes: 1,
    PassScore: 60,
    ShowScore: '3',
    ShowAnswer: 1,
    Released: State === TASK_STATE.Ended ? 1 : 0,
    DoubleMark: 0,
    MarkerIds: hasWords ? markers : [],
    OrgId: orgId(making, 'department.0'),
  };
  const paper = {
    ...said,
    BuildMode: '1',
    Description: NOTICE,
    EnterLimit: 0,
    RandomOrder: 1,
    RandomOptions: 1,
    SwitchLimit: 10,
    MultiHalf: '1',
    ScopeType: SCOPE_TYPE.Class,
    ScopeClasses: [...new Set(students.map((student) => student.class.id))],
    State,
    TargetCount: students.length,
    ReleasedAt: State === TASK_STATE.Ended ? calendar.hours(plan.to + 20) : null,
    PublishTime: created,
    Paper: design,
  };
  yield { entity: entities.ExamPaper, rows: [stamped(id, created, paper, maker)] };
  const items = design.Questions.map((question, at) =>
    stamped(dice.id('examItem', `${key}.${at}`), created, {
      PaperId: id,
      Sort: at + 1,
      QuestionId: question.Id,
      QType: question.Type,
      Points: 10,
      ...PARTS[question.Type],
    }),
  );
  yield { entity: entities.ExamItem, rows: items };
  const done = (student: StudentPlan) =>
    State === TASK_STATE.Ended ? student.index % 9 !== 4 : student.index % 4 === 1;
  const takings = students.map((student) =>
    takingOf(making, plan, student, { ...said, PaperId: id, State, done: done(student) }, created),
  );
  yield* inBatches(entities.ExamTaking, takings);
  const questions = readQuestions(parts, design);
  const sheets = students
    .filter(done)
    .map((student) => sheetOf(making, plan, student, { said, questions, id }));
  yield* inBatches(
    entities.ExamSheet,
    sheets.map(({ sheet }) => sheet),
  );
  yield* inBatches(
    entities.ExamAnswer,
    sheets.flatMap(({ answers }) => answers),
  );
}

/** The questions of the shared banks that a key judges, as a paper asks them. */
export const bankedQuestions = (making: Making): Design['Questions'] => designOf(making, false).Questions;

function designOf(making: Making, hasWords: boolean): Design {
  const asked = hasWords ? [...QUESTIONS, WORDS] : QUESTIONS;
  return {
    Questions: asked.map((one, at) => {
      const { QType, Title, Options, Answer, Points } = questionRow(making, one, at);
      return {
        Id: making.dice.id('examQuestion', at),
        Type: String(QType),
        Title: String(Title),
        Options,
        Answer,
        Points,
        ...PARTS[String(QType)],
        Rows: [],
      };
    }),
    Factors: [],
  };
}

function takingOf(
  making: Examining,
  plan: Plan,
  student: StudentPlan,
  { done, ...said }: Row,
  created: string,
): Row {
  const own = `${plan.key}.${student.index}`;
  const { Title, ExamType, StartTime, EndTime, TimeLimit, LimitTimes, OrgId, PaperId, State } = said;
  return stamped(making.dice.id('examTaking', own), created, {
    ...{ Title, ExamType, StartTime, EndTime, TimeLimit, LimitTimes, OrgId, PaperId, State },
    UserId: student.userId,
    StudentId: student.id,
    MakerId: making.maker.id,
    Minutes: 2,
    Times: done === true ? 1 : 0,
    ExtraMinutes: 0,
    SwitchCount: 0,
    Description: NOTICE,
    ...(done === true ? handedIn(making, plan, own) : { Answered: 0 }),
    Turn: 0,
    SheetId: done === true ? making.dice.id('examSheet', own) : null,
  });
}

/** When a candidate began, and how many seconds it took. */
const sittingOf = ({ dice, calendar }: Making, { from }: Plan, own: string) => ({
  begun: calendar.hours(from + 1 + dice.below(12, 'exam.begun', own)),
  seconds: dice.between(300, 2400, 'exam.seconds', own),
});

function handedIn(making: Making, plan: Plan, own: string): Row {
  const { begun, seconds } = sittingOf(making, plan, own);
  return {
    AgreedTime: begun,
    Answered: QUESTIONS.length + (plan.hasWords ? 1 : 0),
    SubmitTime: secondsLater(begun, seconds),
    DurationSec: seconds,
  };
}

/** Most know most of it: a better student more. */
export function answerOf({ dice }: Making, question: Question, own: string, skill: number): unknown {
  const { type, options, key } = question;
  const knows = dice.percent(skill, 'exam.knows', own);
  if (type === 'longtext') return dice.one(THOUGHTS, 'exam.words', own);
  if (type === 'judge') return (key?.answer === 'T') === knows ? '1' : '0';
  if (type === 'blanks') return knows ? ['安全出口', '119'] : ['安全出口', '120'];
  if (knows) return key?.answer;
  const other = options[dice.below(options.length, 'exam.other', own)]!.key;
  return type === 'multiple' ? [other] : other;
}

interface About {
  readonly said: Row;
  readonly questions: readonly Question[];
  readonly id: string;
}

function sheetOf(making: Examining, plan: Plan, student: StudentPlan, { said, questions, id }: About) {
  const { dice, maker } = making;
  const own = `${plan.key}.${student.index}`;
  const skill = dice.between(45, 98, 'exam.skill', own);
  const given = Object.fromEntries(
    questions.map((question, at) => [question.id, answerOf(making, question, `${own}.${at}`, skill)]),
  );
  const score = scorePaper(questions, [], given, 'half');
  const { begun, seconds } = sittingOf(making, plan, own);
  // An answer tells only its day, as all do that are marked.
  const day = `${begun.slice(0, 10)} 00:00:00`;
  const facts = studentRow(making, student);
  const { PassScore, ShowScore, ShowAnswer, Released, DoubleMark, MarkerIds, OrgId } = said;
  const repeated = { ShowAnswer, Released, DoubleMark, MarkerIds };
  const sheet = stamped(dice.id('examSheet', own), begun, {
    ...repeated,
    ...{ PassScore, ShowScore, OrgId },
    MakerId: maker.id,
    PaperId: id,
    UserId: student.userId,
    StudentId: student.id,
    ...Object.fromEntries(
      ['StudentNo', 'TrueName', 'CollegeId', 'ClassId'].map((name) => [name, facts[name]]),
    ),
    StartTime: begun,
    SubmitTime: secondsLater(begun, seconds),
    DurationSec: seconds,
    TotalScore: score.total,
    SubScore: 0,
    Waiting: plan.hasWords ? 1 : 0,
    Adjust: 0,
    Score: score.total,
    IsPass: score.total >= 60 ? 1 : 0,
    Band: bandOf(score.total),
    ...{ Times: 1, IsCounted: 1 },
    SubmitMode: HANDED_IN.Own,
    SwitchCount: 0,
    State: SHEET_STATE.Submitted,
  });
  const answers = questions.map((question, at) => {
    const isWords = question.type === 'longtext';
    return stamped(dice.id('examAnswer', `${own}.${at}`), day, {
      ...repeated,
      SheetId: sheet['Id'],
      PaperId: id,
      UserId: student.userId,
      QuestionId: question.id,
      QuestionNo: question.no,
      QType: String(QUESTIONS[at]?.[0] ?? WORDS[0]),
      Title: question.title,
      Values: isWords ? null : given[question.id],
      Text: textOf(question, given[question.id]),
      Right: keyText(question),
      Score: score.scores.get(question.id) ?? null,
      Points: 10,
      Waits: isWords ? 1 : 0,
      MarkNo: dice.id('examMarkNo', `${own}.${at}`).slice(-8),
      MarkState: '0',
    });
  });
  return { sheet, answers };
}

const bandOf = (score: number): string =>
  score < 60 ? '0-59' : score < 70 ? '60-69' : score < 80 ? '70-79' : score < 90 ? '80-89' : '90以上';
