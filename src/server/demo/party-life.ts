import { PAY_STATE, TASK_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { Numbering, snapshot } from './absences.ts';
import { officer } from './approval.ts';
import { PEOPLE, phoneOf } from './identity.ts';
import { orgId } from './organisation.ts';
import {
  copied,
  day,
  HOURS,
  isNks,
  isTrained,
  lastMonth,
  months,
  written,
  type Branch,
  type Member,
} from './party-members.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { everyStudent, studentRow } from './students.ts';

const WORDS = '通过本季度的学习和实践，我对党的理论和路线方针政策有了更深的认识，也看到了自己的不足。';

/** What the party does: training, reports, meetings, fees, files of those who study agronomy, and visits of counsellors. */
export function* partyLife(
  making: Making,
  branches: readonly Branch[],
  members: readonly Member[],
): Generator<Batch> {
  yield* training(making, members);
  yield { entity: entities.PartyReport, rows: reports(making, members) };
  yield* activities(making, branches, members);
  yield { entity: entities.PartyFee, rows: fees(making, members) };
  yield* inBatches(entities.NksStudent, nksStudents(making));
  yield { entity: entities.CounsellorVisit, rows: visits(making) };
}

/** One course that those who were examined have passed. */
function* training(making: Making, members: readonly Member[]): Generator<Batch> {
  const id = making.dice.id('partyTrain', 0);
  const course = { TrainType: '2', Hours: HOURS };
  const train = {
    TrainName: '发展对象集中培训班',
    StartDate: day(making, -110),
    EndDate: day(making, -107),
    ...course,
  };
  yield { entity: entities.PartyTrain, rows: [stamped(id, written(making), train)] };
  const rows = members
    .filter(({ way }) => isTrained(way))
    .map(({ id: member, key, row }, at) =>
      stamped(making.dice.id('partyTrainee', key), written(making), {
        TrainId: id,
        MemberId: member,
        Score: 80 + (at % 19),
        IsPass: 1,
        CertNo: `DX${String(at + 1).padStart(5, '0')}`,
        ...course,
        ...copied(row, ['TrueName', 'StudentNo']),
      }),
    );
  yield { entity: entities.PartyTrainee, rows };
}

function reports(making: Making, members: readonly Member[]): Row[] {
  const secretary = officer(making, 'zb001');
  return members
    .filter(({ row }) => row['LastReport'] !== null && row['LastReport'] !== undefined)
    .map(({ id, key, row }, at) => {
      const isRead = at % 3 === 0;
      return stamped(making.dice.id('partyReport', key), written(making), {
        MemberId: id,
        Quarter: row['LastReport'],
        Title: '本季度思想汇报',
        Content: `敬爱的党组织：${WORDS.repeat(22)}请党组织在实践中考验我。`,
        Score: isRead ? '2' : null,
        ReviewText: isRead ? '能联系实际，望坚持学习。' : null,
        ReviewerId: isRead ? secretary.userId : null,
        ReviewDate: isRead ? written(making) : null,
        ...copied(row, ['StudentId', 'UserId', 'TrueName', 'StudentNo', 'BranchId', 'SecretaryId']),
      });
    });
}

/** A meeting and a lecture that are over, one that people sign in to now, and a draft. */
function* activities(
  making: Making,
  branches: readonly Branch[],
  members: readonly Member[],
): Generator<Batch> {
  const { calendar, dice } = making;
  const branch = branches[0]!;
  const people = members.filter((one) => one.branch === branch && one.way.stage >= '4');
  const plans = [
    { key: 'meeting', type: '1', title: '支部党员大会', from: -19 * 24 + 14, state: TASK_STATE.Ended },
    { key: 'lecture', type: '4', title: '专题党课', from: -12 * 24 + 14, state: TASK_STATE.Ended },
    { key: 'day', type: '5', title: '主题党日：走进田间', from: 7, state: TASK_STATE.Running },
    { key: 'next', type: '2', title: '支部委员会', from: 3 * 24 + 14, state: TASK_STATE.Draft },
  ];
  const attended: Row[] = [];
  const rows = plans.map(({ key, type, title, from, state }) => {
    const id = dice.id('partyActivity', key);
    const isEnded = state === TASK_STATE.Ended;
    const times = {
      ActTime: calendar.fromMidnight(from),
      EndTime: calendar.fromMidnight(from + (isEnded ? 2 : 12)),
    };
    const states = people.map((_, at) => (!isEnded ? '0' : at % 7 === 3 ? '2' : '1'));
    if (state !== TASK_STATE.Draft)
      for (const [at, { row, key: person }] of people.entries())
        attended.push(
          stamped(dice.id('partyAttend', `${key}.${person}`), written(making), {
            ActivityId: id,
            ...copied(row, ['UserId', 'TrueName', 'PersonType', 'BranchId', 'SecretaryId']),
            State: states[at],
            BeginTime: times.ActTime,
            Until: times.EndTime,
            Place: '农学楼101',
            SignTime: states[at] === '1' ? times.ActTime : null,
          }),
        );
    const count = (code: string) => states.filter((one) => one === code).length;
    return stamped(
      id,
      written(making),
      {
        BranchId: branch.id,
        SecretaryId: branch.secretary!.id,
        ActType: type,
        Title: title,
        ...times,
        Place: '农学楼101',
        Hosts: staffName(making, branch.secretary!),
        Who: '1',
        SignCode: '202611',
        State: state,
        ...(state === TASK_STATE.Draft ? {} : { ToldAt: written(making), StaffToldAt: written(making) }),
        ...(isEnded
          ? {
              Should: people.length,
              Actual: count('1'),
              Missing: count('2'),
              Excused: 0,
              EndedAt: times.EndTime,
            }
          : {}),
      },
      { id: branch.secretary!.userId, name: staffName(making, branch.secretary!) },
    );
  });
  yield { entity: entities.PartyActivity, rows };
  yield { entity: entities.PartyAttend, rows: attended };
}

/** Last month's dues: most are paid, the others are late. */
function fees(making: Making, members: readonly Member[]): Row[] {
  const month = lastMonth(making);
  const due = months(`${month}-01`, 1);
  const last = new Date(Date.parse(`${due}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const paidAt = `${month}-10 10:00:00`;
  return members
    .filter(({ way }) => way.stage >= '4')
    .map(({ id, key, row }, at) => {
      const isPaid = at % 5 !== 2;
      return stamped(making.dice.id('partyFee', key), written(making), {
        MemberId: id,
        FeeMonth: month,
        Amount: row['FeeMonthly'],
        PaidAmount: isPaid ? row['FeeMonthly'] : null,
        PaidTime: isPaid ? paidAt : null,
        State: isPaid ? PAY_STATE.Paid : last < day(making, -1) ? PAY_STATE.Overdue : PAY_STATE.Unpaid,
        DueDate: last,
        ...copied(row, ['StudentId', 'UserId', 'TrueName', 'StudentNo', 'BranchId', 'SecretaryId']),
        PersonType: row['PersonType'],
      });
    });
}

function* nksStudents(making: Making): Generator<Row> {
  const mentor = making.plan.staff.find(({ org }) => org === 'college.0');
  for (const student of everyStudent(making)) {
    if (!isNks(making, student)) continue;
    const isSigned = student.index % 2 === 0;
    yield stamped(making.dice.id('nksStudent', student.index), written(making), {
      ...snapshot(studentRow(making, student)),
      NksType: isSigned ? '1' : '4',
      SignRegion: isSigned ? '360000' : null,
      SignUnit: isSigned ? '示范县农业农村局' : null,
      ServiceYears: isSigned ? 6 : null,
      AgreementNo: isSigned ? `NK${student.number}` : null,
      BaseName: '示范农场',
      MentorId: mentor?.id ?? null,
    });
  }
}

/** Counsellors of the first colleges look after dormitories and branches. */
function visits(making: Making): Row[] {
  const numbers = new Numbering();
  const people = making.plan.staff.filter(({ login }) => login.startsWith('fdy')).slice(0, 6);
  return people.flatMap((person, index) =>
    Array.from({ length: 1 + (index % 3) }, (_, at) => {
      const from = -(2 + at * 5) * 24 + 15;
      const enter = making.calendar.fromMidnight(from);
      const by = { id: person.userId, name: staffName(making, person) };
      const values = {
        ApplyNo: numbers.next('RX', enter),
        TeacherId: person.id,
        TeacherNo: String(1_000_000 + person.index),
        TrueName: by.name,
        CollegeId: orgId(making, person.org),
        Phone: phoneOf(PEOPLE.teacher + person.index),
        VisitType: at % 2 === 0 ? '3' : '2',
        TargetPlace: at % 2 === 0 ? '3号学生公寓' : '农学楼',
        EnterTime: enter,
        LeaveTime: making.calendar.fromMidnight(from + 2),
        EnterMonth: enter.slice(0, 7),
        Content: '走访学生，了解学习和生活情况，解答问题。',
        StudentCount: 10 + index * 3,
      };
      return stamped(making.dice.id('counsellorVisit', `${person.login}.${at}`), enter, values, by);
    }),
  );
}
