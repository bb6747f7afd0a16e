import { BOOK_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { campusId, majorId, orgId } from './organisation.ts';
import { stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { studentAt, type StudentPlan } from './students.ts';

interface RoomPlan {
  readonly name: string;
  readonly place: string;
  readonly lines: number;
  readonly seats: number;
  readonly open: number;
  readonly close: number;
  readonly isOpen: boolean;
}

/** Two rooms that are in use, the first one all day, and one that still has to be opened. Times are hours. */
const ROOMS: readonly RoomPlan[] = [
  { name: '通宵自习室', place: '图书馆一楼西侧', lines: 4, seats: 6, open: 0, close: 23.5, isOpen: true },
  { name: '三楼自习室', place: '图书馆三楼东侧', lines: 5, seats: 8, open: 7.5, close: 22, isOpen: true },
  { name: '博学楼201', place: '博学楼二楼', lines: 2, seats: 5, open: 8, close: 21, isOpen: false },
];

const RULES = { SignMinutes: 15, LeaveMinutes: 30, DailyLimit: 3, BlackTimes: 3, BlackDays: 7 };
const ADVANCE_DAYS = 3;
const WEEK = ['1', '2', '3', '4', '5', '6', '7'];
const DAYS = 13;
const DAILY = 12;
/** The student whose faults led to the list. */
const LATE = 8;

const two = (value: number) => String(value).padStart(2, '0');
/** HH:mm of hours. */
const clock = (hours: number) => `${two(Math.floor(hours))}:${two(Math.round((hours % 1) * 60))}`;
/** Signs of a seat's code, which nobody has to guess in a demo. */
const codeOf = (room: number, seat: number) => `DEMO${room + 1}SEAT${String(seat + 1).padStart(3, '0')}`;

/** Study rooms with their seats, two weeks of bookings, one person using a seat now, and one on the list. */
export function* studyRooms(making: Making): Generator<Batch> {
  const { calendar } = making;
  const rooms = ROOMS.map((plan, at) => roomOf(making, plan, at));
  yield { entity: entities.StudyRoom, rows: rooms };
  yield { entity: entities.StudySeat, rows: ROOMS.flatMap((plan, at) => [...seatsOf(making, plan, at)]) };
  yield { entity: entities.StudyBlack, rows: [bannedRow(making)] };
  const numbers = new Map<string, number>();
  const rows = [...bookings(making)].map((row) => {
    const series = `ZX${String(row['BookedOn']).replaceAll('-', '')}`;
    const number = (numbers.get(series) ?? 0) + 1;
    numbers.set(series, number);
    return { ...row, ApplyNo: series + String(number).padStart(4, '0') };
  });
  yield { entity: entities.StudyBooking, rows };
  yield {
    entity: entities.StudyClosure,
    rows: [
      stamped(making.dice.id('study.closure', 0), calendar.hours(-30), {
        RoomId: roomId(making, 1),
        FromDate: calendar.fromMidnight(24 * 20).slice(0, 10),
        ToDate: calendar.fromMidnight(24 * 21).slice(0, 10),
        Reason: '线路检修',
      }),
    ],
  };
}

const roomId = ({ dice }: Making, room: number) => dice.id('study.room', room);
const seatId = ({ dice }: Making, room: number, seat: number) => dice.id('study.seat', `${room}.${seat}`);
const librarian = ({ plan }: Making) => plan.staff.find(({ login }) => login === 'lib01')!;

/** What a room's seats repeat of it. */
const copied = (plan: RoomPlan): Row => ({
  OpenText: clock(plan.open),
  CloseText: clock(plan.close),
  WeekText: WEEK.join(''),
  AdvanceDays: ADVANCE_DAYS,
  ReleaseText: '07:00',
  MinMinutes: 60,
  MaxMinutes: 240,
  HoursText: '1-4',
  ...RULES,
});

function roomOf(making: Making, plan: RoomPlan, at: number): Row {
  const owner = librarian(making);
  return stamped(
    roomId(making, at),
    making.calendar.fromMidnight(-24 * 40),
    {
      ...copied(plan),
      RoomName: plan.name,
      CampusId: campusId(making, 0),
      Place: plan.place,
      Capacity: plan.lines * plan.seats - (at === 1 ? 1 : 0),
      OpenTime: clock(plan.open),
      CloseTime: clock(plan.close),
      WeekDays: WEEK,
      ReleaseTime: '07:00',
      MinHours: 1,
      MaxHours: 4,
      ManagerIds: [owner.userId],
      Notice: '<p>请保持安静，离开超过保留时间座位将自动释放。</p>',
      State: plan.isOpen ? '1' : '0',
      OpenMinute: plan.open * 60,
      CloseMinute: plan.close * 60,
      OpenHours: plan.close - plan.open,
    },
    { id: owner.userId, name: staffName(making, owner) },
  );
}

/** Seats in lines, by name of the line: A1, A2, B1. The last one of the second room is out of use. */
function* seatsOf(making: Making, plan: RoomPlan, room: number): Generator<Row> {
  const { lines, seats } = plan;
  for (let index = 0; index < lines * seats; index += 1) {
    const [line, place] = [Math.floor(index / seats), index % seats];
    const HasPower = place % 2 === 0 ? 1 : 0;
    const ByWindow = place === seats - 1 ? 1 : 0;
    yield stamped(seatId(making, room, index), making.calendar.fromMidnight(-24 * 39), {
      ...copied(plan),
      RoomId: roomId(making, room),
      SeatNo: seatName(plan, index),
      X: place + 1,
      Y: line + 1,
      HasPower,
      ByWindow,
      Feature: [HasPower === 1 && '电源', ByWindow === 1 && '靠窗'].filter(Boolean).join(' '),
      State: room === 1 && index === lines * seats - 1 ? '0' : '1',
      RoomState: plan.isOpen ? '1' : '0',
      Code: codeOf(room, index),
    });
  }
}

const seatName = ({ seats }: RoomPlan, index: number) =>
  `${String.fromCodePoint(65 + Math.floor(index / seats))}${(index % seats) + 1}`;

interface Booked {
  readonly room: number;
  readonly seat: number;
  /** Index of the student. */
  readonly student: number;
  /** Days after t0's day. */
  readonly day: number;
  /** Hours of the day. */
  readonly from: number;
  readonly to: number;
  readonly state: string;
}

function* bookings(making: Making): Generator<Row> {
  const { calendar, dice, plan } = making;
  const count = Math.min(DAILY, plan.students);
  const booked = (one: Booked) => bookingRow(making, one);
  for (let day = -DAYS; day < 0; day += 1)
    for (let student = 0; student < count; student += 1) {
      if (student === LATE && day > -2) continue; // on the list since
      const isMissed =
        student === LATE ? day >= -4 && day <= -2 : dice.percent(3, 'study.miss', `${day}.${student}`);
      const state = isMissed ? BOOK_STATE.Missed : BOOK_STATE.Done;
      yield booked({ room: 1, seat: student, student, day, from: 9, to: 11, state });
    }
  // Somebody sits there at whatever time the school is made: since the half hour before the last.
  const now = calendar.hourOf(calendar.t0);
  const from = Math.max(0, Math.min(21.5, Math.floor(now * 2) / 2 - 0.5));
  const to = Math.min(23.5, from + 2);
  const [using, away] = to > now ? [BOOK_STATE.InUse, BOOK_STATE.Away] : [BOOK_STATE.Done, BOOK_STATE.Done];
  for (const student of [3, 4, 5, 6])
    if (student < count)
      yield booked({
        room: 0,
        seat: student,
        student,
        day: 0,
        from,
        to,
        state: student === 6 ? away : using,
      });
  for (const student of [0, 5, 6, 7])
    if (student < count)
      yield booked({ room: 1, seat: student, student, day: 1, from: 9, to: 11, state: BOOK_STATE.Booked });
}

function bookingRow(making: Making, { room, seat, student, day, from, to, state }: Booked): Row {
  const { calendar, dice } = making;
  const person = studentAt(making, student);
  const at = (hours: number) => calendar.fromMidnight(24 * day + hours);
  const isMissed = state === BOOK_STATE.Missed;
  const isSeated = !isMissed && state !== BOOK_STATE.Booked;
  const booked = calendar.fromMidnight(24 * Math.min(day - 1, -1) + 20);
  const row = stamped(dice.id('study.booking', `${day}.${student}`), booked, {
    ...RULES,
    ...personOf(making, person),
    RoomId: roomId(making, room),
    SeatId: seatId(making, room, seat),
    SeatCode: codeOf(room, seat),
    SeatName: `${ROOMS[room]!.name} ${seatName(ROOMS[room]!, seat)}`,
    BookDate: at(0).slice(0, 10),
    BeginTime: clock(from),
    EndTime: clock(to),
    BookedOn: booked.slice(0, 10),
    FirstMinute: from * 60,
    LastMinute: to * 60 - 1,
    BeginAt: at(from),
    EndAt: at(to),
    SignBy: at(from + RULES.SignMinutes / 60),
    Hours: to - from,
    State: state,
    SignTime: isSeated ? at(from + 2 / 60) : null,
    AwayTime: state === BOOK_STATE.Away ? calendar.t0 : null,
    FinishTime: state === BOOK_STATE.Done ? at(to) : null,
    Fault: isMissed ? 1 : 0,
    FaultAt: isMissed ? at(from + 16 / 60) : null,
    Judged: isMissed && student === LATE && day === -2 ? 1 : 0,
    IsClosed: 0,
    Bans: 0,
  });
  row['CreateUserId'] = person.userId;
  row['CreateUserName'] = person.name.TrueName;
  return row;
}

/** What a booking repeats of its person. */
const personOf = (making: Making, person: StudentPlan): Row => ({
  UserId: person.userId,
  StudentId: person.id,
  PersonNo: person.login,
  TrueName: person.name.TrueName,
  CollegeId: orgId(making, `college.${person.class.college}`),
  ClassId: person.class.id,
  Gender: person.male ? '1' : '2',
  MajorId: majorId(making, person.class.college, person.class.major, person.class.level),
});

/** Three faults within a month: on the list since the last of them. */
function bannedRow(making: Making): Row {
  const { calendar, dice, plan } = making;
  const person = studentAt(making, Math.min(LATE, plan.students - 1));
  const { UserId, PersonNo, TrueName, CollegeId, ClassId } = personOf(making, person);
  return stamped(dice.id('study.black', 0), calendar.fromMidnight(-24 * 2 + 9.5), {
    UserId,
    PersonNo,
    TrueName,
    CollegeId,
    ClassId,
    RoomId: roomId(making, 1),
    ManagerIds: [librarian(making).userId],
    Times: 3,
    StartDate: calendar.fromMidnight(-24 * 2).slice(0, 10),
    EndDate: calendar.fromMidnight(24 * 5).slice(0, 10),
    Reason: '30天内违约3次',
    State: '1',
  });
}
