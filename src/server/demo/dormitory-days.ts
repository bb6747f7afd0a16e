import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { firstLodgers, type Lodger } from './dormitory.ts';
import { campusId } from './organisation.ts';
import { stamped, type Batch, type Making } from './rows.ts';
import { studentRow } from './students.ts';

/** So many students of each sex pass the gates, on so many days before t0; their rooms are looked at once a week. */
const STUDENTS = 40;
const DAYS = 3;
const WEEKS = 4;
const FAULTS = ['地面', '床铺', '桌面', '卫生间'];
/** Items of GATE_TYPE, GATE_DIR and GATE_RESULT. */
const TYPE = { Dormitory: '1', Campus: '2' };
const WAY = { In: '1', Out: '2' };
const RESULT = { Fine: '1', Late: '2', Stranger: '4' };

/** Days of the first dormitory of each sex: rooms that were inspected, gates, and who passed them. */
export function* dormitoryDays(making: Making): Generator<Batch> {
  const lodgers = firstLodgers(making, STUDENTS);
  yield { entity: entities.DormHygiene, rows: inspections(making, lodgers) };
  yield { entity: entities.GateDevice, rows: devices(making, lodgers) };
  yield { entity: entities.GateRecord, rows: passes(making, lodgers) };
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

const deviceId = ({ dice }: Making, place: string) => dice.id('gate', place);

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
      device(BuildingId, at, { DeviceName: `${at + 1}栋大门闸机`, GateType: TYPE.Dormitory, BuildingId }),
    ),
    device('south', buildings.length, { DeviceName: '南门人脸闸机', GateType: TYPE.Campus }),
    device('north', buildings.length + 1, {
      DeviceName: '北门人脸闸机',
      GateType: TYPE.Campus,
      Online: 0,
      LastBeat: making.calendar.hours(-7),
    }),
  ];
}

function passes(making: Making, lodgers: readonly Lodger[]): Row[] {
  const { dice, calendar } = making;
  const rows = lodgers.flatMap(({ student, building }) => {
    const { StudentNo, TrueName, ClassId } = studentRow(making, student);
    const pass = (day: number, hour: number, Direction: string, Result: string) => {
      const at = calendar.fromMidnight(day * 24 + hour);
      return stamped(dice.id('pass', `${student.index}.${day}.${Direction}`), at, {
        DeviceId: deviceId(making, building),
        GateType: TYPE.Dormitory,
        BuildingId: building,
        StudentId: student.id,
        StudentNo,
        TrueName,
        ClassId,
        PassTime: at,
        Direction,
        Result,
      });
    };
    return Array.from({ length: DAYS }, (_, before) => {
      const key = `${student.index}.${before}`;
      const isLate = dice.percent(5, 'pass.late', key);
      const minutes = dice.below(50, 'pass.minutes', key) / 60;
      const back = isLate ? 23 + minutes : 17 + dice.below(5, 'pass.back', key) + minutes;
      return [
        pass(-before - 1, 7 + minutes, WAY.Out, RESULT.Fine),
        pass(-before - 1, back, WAY.In, isLate ? RESULT.Late : RESULT.Fine),
      ];
    }).flat();
  });
  const at = calendar.fromMidnight(-3);
  const stranger = { DeviceId: deviceId(making, 'south'), GateType: TYPE.Campus, PassTime: at };
  return [
    ...rows,
    stamped(dice.id('pass', 'stranger'), at, { ...stranger, Direction: WAY.In, Result: RESULT.Stranger }),
  ];
}
