import {
  GATE_DIR,
  GATE_RESULT,
  GATE_TYPE,
  HANDLE_STATE,
  LATE_KIND,
  LATE_SOURCE,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { snapshot } from './absences.ts';
import { firstLodgers, type Lodger } from './dormitory.ts';
import { campusId } from './organisation.ts';
import { stamped, type Batch, type Making } from './rows.ts';
import { studentRow } from './students.ts';

/** So many students of each sex pass the gates, on so many days before t0; their rooms are looked at once a week. */
const STUDENTS = 40;
const DAYS = 3;
const WEEKS = 4;
const FAULTS = ['地面', '床铺', '桌面', '卫生间'];
/** The lodger who does not come back for two nights (domain/03-demo-data, scene 10), by days before t0. */
const AWAY = { lodger: 5, left: 3, back: 1 };

/** Days of the first dormitory of each sex: rooms that were inspected, gates, who passed them, and who came late or not at all. */
export function* dormitoryDays(making: Making): Generator<Batch> {
  const lodgers = firstLodgers(making, STUDENTS);
  yield { entity: entities.DormHygiene, rows: inspections(making, lodgers) };
  yield { entity: entities.GateDevice, rows: devices(making, lodgers) };
  const nights = lodgers.flatMap((lodger, place) => nightsOf(making, lodger, place));
  yield { entity: entities.GateRecord, rows: passes(making, nights) };
  yield { entity: entities.LateReturn, rows: nights.flatMap((night) => lateOf(making, night)) };
}

function inspections({ dice, calendar }: Making, lodgers: readonly Lodger[]): Row[] {
  const rooms = new Map(lodgers.map(({ room, building }) => [room, building]));
  return [...rooms].flatMap(([room, building]) =>
    Array.from({ length: WEEKS }, (_, week) => {
      const key = `${room}.${week}`;
      const at = calendar.fromMidnight(-(week * 7 + 1) * 24 + 15);
      const wired = dice.percent(4, 'hygiene.wired', key);
      const faults = FAULTS.slice(0, dice.below(4, 'hygiene.faults', key));
      const Items = faults.map((Name) => ({
        Name,
        Deduct: dice.between(2, 9, 'hygiene.deduct', `${key}${Name}`),
      }));
      if (wired) Items.push({ Name: '违规电器', Deduct: 30 });
      return stamped(dice.id('hygiene', key), at, {
        BuildingId: building,
        RoomId: room,
        CheckDate: at.slice(0, 10),
        Score: Items.reduce((left, { Deduct }) => left - Deduct, 100),
        Items: Items.length > 0 ? Items : null,
        IsViolation: wired ? 1 : 0,
        CheckerName: '公寓中心',
      });
    }),
  );
}

/** The Id of a gate: that of a building, or `south` and `north`. */
export const deviceId = ({ dice }: Making, place: string) => dice.id('gate', place);

function devices(making: Making, lodgers: readonly Lodger[]): Row[] {
  const created = making.calendar.fromMidnight(-90 * 24);
  const device = (place: string, at: number, row: Row) =>
    stamped(deviceId(making, place), created, {
      DeviceNo: `MJ${String(at + 1).padStart(4, '0')}`,
      CampusId: campusId(making, 0),
      Online: 1,
      LastBeat: making.calendar.hours(-0.1),
      ...row,
    });
  const buildings = [...new Set(lodgers.map(({ building }) => building))];
  return [
    ...buildings.map((BuildingId, at) =>
      device(BuildingId, at, {
        DeviceName: `${at + 1}栋大门闸机`,
        GateType: GATE_TYPE.Dormitory,
        BuildingId,
      }),
    ),
    device('south', buildings.length, { DeviceName: '南门人脸闸机', GateType: GATE_TYPE.Campus }),
    device('north', buildings.length + 1, {
      DeviceName: '北门人脸闸机',
      GateType: GATE_TYPE.Campus,
      Online: 0,
      LastBeat: making.calendar.hours(-7),
    }),
  ];
}

/** A day of a lodger, and when they came back in its evening. */
interface Night {
  readonly lodger: Lodger;
  /** Days before t0. */
  readonly before: number;
  readonly left: string | null;
  readonly back: string | null;
  readonly isLate: boolean;
}

/** One in twenty comes back after every building has closed, whatever day of the week it is. */
function nightsOf({ dice, calendar }: Making, lodger: Lodger, place: number): Night[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const before = index + 1;
    const key = `${lodger.student.index}.${index}`;
    const isLate = dice.percent(5, 'pass.late', key);
    const minutes = dice.below(50, 'pass.minutes', key);
    const hour = isLate ? 23.6 + minutes / 150 : 17 + dice.below(5, 'pass.back', key) + minutes / 60;
    const at = (hours: number) => calendar.fromMidnight(-before * 24 + hours);
    const isAway = place === AWAY.lodger && before <= AWAY.left;
    return {
      lodger,
      before,
      left: isAway && before < AWAY.left ? null : at(7 + minutes / 60),
      back: isAway && before > AWAY.back ? null : at(isAway ? 18 : hour),
      isLate: isLate && !isAway,
    };
  });
}

function passes(making: Making, nights: readonly Night[]): Row[] {
  const { dice, calendar } = making;
  const rows = nights.flatMap(({ lodger, before, left, back, isLate }) => {
    const { student, building } = lodger;
    const { StudentNo, TrueName, ClassId } = studentRow(making, student);
    const pass = (at: string | null, Direction: string, Result: string) =>
      at === null
        ? []
        : stamped(dice.id('pass', `${student.index}.${before}.${Direction}`), at, {
            DeviceId: deviceId(making, building),
            GateType: GATE_TYPE.Dormitory,
            BuildingId: building,
            StudentId: student.id,
            StudentNo,
            TrueName,
            ClassId,
            PassTime: at,
            Direction,
            Result,
          });
    return [
      pass(left, GATE_DIR.Out, GATE_RESULT.Fine),
      pass(back, GATE_DIR.In, isLate ? GATE_RESULT.Late : GATE_RESULT.Fine),
    ].flat();
  });
  const at = calendar.fromMidnight(-3);
  const stranger = { DeviceId: deviceId(making, 'south'), GateType: GATE_TYPE.Campus, PassTime: at };
  return [
    ...rows,
    stamped(dice.id('pass', 'stranger'), at, {
      ...stranger,
      Direction: GATE_DIR.In,
      Result: GATE_RESULT.Stranger,
    }),
  ];
}

/** What the nights left behind; those of the last one wait for a person who deals with them. */
function lateOf(making: Making, { lodger, before, back, isLate }: Night): Row[] {
  if (back !== null && !isLate) return [];
  const { student, building, roomNo: RoomNo } = lodger;
  const isOpen = before === 1;
  const noted = making.calendar.fromMidnight((1 - before) * 24 - 0.01);
  return [
    stamped(making.dice.id('lateReturn', `${student.index}.${before}`), noted, {
      ...snapshot(studentRow(making, student)),
      NightDate: making.calendar.fromMidnight(-before * 24).slice(0, 10),
      LateKind: back === null ? LATE_KIND.Absent : LATE_KIND.Late,
      ReturnTime: back,
      Source: LATE_SOURCE.Gate,
      BuildingId: building,
      RoomNo,
      HandleState: isOpen ? HANDLE_STATE.Open : HANDLE_STATE.Done,
      HandleWay: isOpen ? null : '电话联系本人，已说明情况',
      HandleUserName: isOpen ? null : '公寓中心',
      HandleTime: isOpen ? null : making.calendar.fromMidnight((1 - before) * 24 + 9),
    }),
  ];
}
