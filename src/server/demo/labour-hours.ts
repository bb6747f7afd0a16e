import { TRAIN_LEVEL } from '../../contract/generated/codes.ts';
import type { Row } from '../../contract/rules.ts';
import { snapshot } from './absences.ts';
import { stamped, type Making } from './rows.ts';
import { everyStudent, isSuspended, studentRow, type StudentPlan } from './students.ts';

export const GOALS = [
  { level: TRAIN_LEVEL.Bachelor, name: '本科生劳动教育要求', hours: 32 },
  { level: TRAIN_LEVEL.Junior, name: '专科生劳动教育要求', hours: 16 },
] as const;
/** Kinds of work that a goal asks for at least. */
export const KINDS = 2;

/** Work of the last year that the office has brought in: title and type. */
const IMPORTED = [
  ['宿舍卫生值日', '1'],
  ['校园环境整治', '1'],
  ['实验农场实习', '2'],
  ['机械加工实训', '2'],
  ['社区志愿服务', '3'],
  ['迎新志愿服务', '3'],
] as const;

/** Hours that a student was granted, before they are a row. */
export interface Grant {
  readonly key: string;
  readonly title: string;
  readonly type: string;
  readonly day: string;
  readonly hours: number;
  readonly source: Row;
}

export interface Member {
  readonly student: StudentPlan;
  readonly owner: Row;
}

/** Copies of the student that the rows of a course and of the ledger have. */
export const ownerOf = (owner: Row): Row => {
  const { TrainLevel: _level, TutorId: _tutor, ...copies } = snapshot(owner);
  return copies;
};

export const dayOf = ({ calendar }: Making, hours: number) => calendar.fromMidnight(hours).slice(0, 10);
/** What a student was granted: what was brought in, more of it in later years, and what came of courses and applications. */
function grantsOf(making: Making, { id, index, class: own }: StudentPlan, granted: Map<string, Grant[]>) {
  const { dice, calendar } = making;
  const years = calendar.schoolYear - own.grade;
  const imported = IMPORTED.flatMap(([title, type], at): Grant[] => {
    const key = `${index}.${at}`;
    if (!dice.percent(Math.min(90, 22 + 22 * years), 'labour.imported', key)) return [];
    const hours = dice.between(2, 8, 'labour.hours', key);
    const day = dayOf(making, -24 * dice.between(3, 60, 'labour.day', key));
    return [{ key: String(at), title, type, day, hours, source: { SourceType: '3' } }];
  });
  return [...imported, ...(granted.get(id) ?? [])];
}

function* counted(making: Making): Generator<Member & { readonly goal: (typeof GOALS)[number] }> {
  for (const student of everyStudent(making)) {
    const goal = GOALS.find(({ level }) => level === student.class.level);
    if (!goal || isSuspended(making, student.index)) continue;
    yield { student, owner: studentRow(making, student), goal };
  }
}

/** What each student was granted. */
export function* ledger(making: Making, granted: Map<string, Grant[]>): Generator<Row> {
  const { dice, calendar } = making;
  for (const { student, owner } of counted(making))
    for (const one of grantsOf(making, student, granted))
      yield stamped(dice.id('labourHours', `${student.index}.${one.key}`), calendar.fromMidnight(-20), {
        ...ownerOf(owner),
        Title: one.title,
        LabourType: one.type,
        HappenDate: one.day,
        Hours: one.hours,
        ...one.source,
      });
}

/** What each student has come to. */
export function* accounts(making: Making, granted: Map<string, Grant[]>): Generator<Row> {
  const { dice, calendar } = making;
  for (const { student, owner, goal } of counted(making)) {
    const grants = grantsOf(making, student, granted);
    const sum = (type?: string) =>
      grants
        .filter((one) => type === undefined || one.type === type)
        .reduce((total, { hours }) => total + hours, 0);
    const Hours = sum();
    const kinds = ['1', '2', '3'].map(sum);
    const Types = kinds.filter((hours) => hours > 0).length;
    yield stamped(dice.id('labourAccount', student.index), calendar.fromMidnight(-900), {
      ...snapshot(owner),
      GoalId: dice.id('labourGoal', goal.level),
      State: '0',
      Hours,
      Life: kinds[0],
      Produce: kinds[1],
      Serve: kinds[2],
      Types,
      Band: Hours >= 32 ? '5' : Hours === 0 ? '0' : String(Math.floor(Hours / 8) + 1),
      GoalHours: goal.hours,
      Rest: Math.max(0, goal.hours - Hours),
      Reached: Hours >= goal.hours && Types >= KINDS ? '1' : '0',
    });
  }
}
