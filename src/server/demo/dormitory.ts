import {
  BED_POS,
  BED_STATE,
  BUILDING_GENDER,
  ENABLE,
  GENDER,
  ROOM_STATE,
  SELECT_MODE,
  STAY_STATE,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import { STUDENT_COPY } from '../../contract/model.ts';
import type { Row } from '../../contract/rules.ts';
import { batchId, everyFreshman, type FreshmanPlan } from './freshmen.ts';
import { campusId, majorId, orgId } from './organisation.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { everyStudent, studentRow, type StudentPlan } from './students.ts';

const BUILT = '2023-08-01 08:00:00';
const FLOORS = 5;
/** Beds of the rooms of a floor: seven in ten for four, the others for six. */
const ROOMS = [4, 4, 4, 6, 4, 4, 6, 4, 4, 6, 4, 4, 4, 6, 4, 4, 6, 4, 4, 6];
const SPOTS = ROOMS.flatMap((beds, room) => Array.from({ length: beds }, (_, at) => ({ room, no: at + 1 })));

type Sex = 'male' | 'female';
const SEXES: readonly Sex[] = ['male', 'female'];
const sexOf = (male: boolean): Sex => (male ? 'male' : 'female');

/** Who lies in which bed: beds of a sex are numbered through all its buildings, students first, then those for new students. */
interface Lodging {
  readonly living: Readonly<Record<Sex, readonly StudentPlan[]>>;
  readonly coming: Readonly<Record<Sex, readonly FreshmanPlan[]>>;
  readonly floors: Readonly<Record<Sex, number>>;
}

function lodge(making: Making): Lodging {
  const living: Record<Sex, StudentPlan[]> = { male: [], female: [] };
  const coming: Record<Sex, FreshmanPlan[]> = { male: [], female: [] };
  for (const student of everyStudent(making))
    if (!making.dice.percent(1, 'student.offCampus', student.index))
      living[sexOf(student.male)].push(student);
  for (const freshman of everyFreshman(making)) coming[sexOf(freshman.male)].push(freshman);
  // New students have floors of their own, with some beds to spare.
  const floorsOf = (sex: Sex) =>
    firstFree(living[sex].length) + Math.ceil((coming[sex].length * 1.1) / SPOTS.length);
  return { living, coming, floors: { male: floorsOf('male'), female: floorsOf('female') } };
}

const firstFree = (living: number) => Math.ceil(living / SPOTS.length);
const buildingOf = (sex: Sex, floor: number) => `${sex}.${Math.floor(floor / FLOORS)}`;
const numberOf = (sex: Sex, floor: number) => Math.floor(floor / FLOORS) * 2 + (sex === 'male' ? 1 : 2);
const bedId = ({ dice }: Making, sex: Sex, index: number) => dice.id(`bed.${sex}`, index);

/** Where a student lies. */
export interface Lodger {
  readonly student: StudentPlan;
  readonly building: string;
  readonly room: string;
  readonly roomNo: string;
}

/** The first students of the first building of each sex, room by room. */
export function firstLodgers(making: Making, most: number): Lodger[] {
  const { living } = lodge(making);
  return SEXES.flatMap((sex) =>
    living[sex].slice(0, most).map((student, index) => {
      const floor = Math.floor(index / SPOTS.length);
      return {
        student,
        building: making.dice.id('building', buildingOf(sex, floor)),
        room: roomId(making, sex, floor, SPOTS[index % SPOTS.length]!.room),
        roomNo: roomNo(floor, SPOTS[index % SPOTS.length]!.room),
      };
    }),
  );
}

/** Buildings, rooms, beds, who lies in them, and which are there for the new students. */
export function* dormitory(making: Making): Generator<Batch> {
  const lodging = lodge(making);
  yield* inBatches(entities.Building, buildings(making, lodging));
  yield* inBatches(entities.Room, rooms(making, lodging));
  yield* inBatches(entities.Bed, beds(making, lodging));
  yield* inBatches(entities.BedStay, stays(making, lodging));
  yield* inBatches(entities.BedAllocation, allocations(making, lodging));
}

function* buildings(making: Making, { floors }: Lodging): Generator<Row> {
  for (const sex of SEXES)
    for (let floor = 0; floor < floors[sex]; floor += FLOORS) {
      const number = numberOf(sex, floor);
      const manager = making.plan.staff.find(({ login }) => login === `dm${String(number).padStart(3, '0')}`);
      yield stamped(making.dice.id('building', buildingOf(sex, floor)), BUILT, {
        BuildingCode: String(number).padStart(2, '0'),
        BuildingName: `${number}栋`,
        CampusId: campusId(making, 0),
        GenderType: sex === 'male' ? BUILDING_GENDER.Male : BUILDING_GENDER.Female,
        FloorCount: FLOORS,
        ManagerIds: manager ? [manager.userId] : null,
        LateTime: '23:00',
        LateTimeWeekend: '23:30',
        State: ENABLE.On,
      });
    }
}

const roomId = ({ dice }: Making, sex: Sex, floor: number, room: number) =>
  dice.id(`room.${sex}`, floor * ROOMS.length + room);
const roomNo = (floor: number, room: number) => `${(floor % FLOORS) + 1}${String(room + 1).padStart(2, '0')}`;

function* rooms(making: Making, { floors }: Lodging): Generator<Row> {
  for (const sex of SEXES)
    for (let floor = 0; floor < floors[sex]; floor++)
      for (const [room, size] of ROOMS.entries())
        yield stamped(roomId(making, sex, floor, room), BUILT, {
          BuildingId: making.dice.id('building', buildingOf(sex, floor)),
          FloorNo: (floor % FLOORS) + 1,
          RoomNo: roomNo(floor, room),
          Gender: sex === 'male' ? GENDER.Male : GENDER.Female,
          RoomType: String(size),
          BedCount: size,
          Fee: size === 4 ? 1200 : 800,
          State: ROOM_STATE.Normal,
        });
}

function* beds(making: Making, { living, coming, floors }: Lodging): Generator<Row> {
  for (const sex of SEXES)
    for (let index = 0; index < floors[sex] * SPOTS.length; index++) {
      const floor = Math.floor(index / SPOTS.length);
      const spot = SPOTS[index % SPOTS.length]!;
      const student = living[sex][index];
      const fresh = coming[sex][index - firstFree(living[sex].length) * SPOTS.length];
      const chosen = fresh?.hasChosen ? fresh : undefined;
      yield stamped(bedId(making, sex, index), BUILT, {
        RoomId: roomId(making, sex, floor, spot.room),
        BuildingId: making.dice.id('building', buildingOf(sex, floor)),
        BedNo: spot.no,
        BedPos: BED_POS.Loft,
        State: student ? BED_STATE.Occupied : chosen ? BED_STATE.Chosen : BED_STATE.Free,
        StudentId: student?.id ?? null,
        NewStudentId: chosen?.id ?? null,
        BedName: `${numberOf(sex, floor)}栋 ${roomNo(floor, spot.room)} ${spot.no}床`,
      });
    }
}

function* stays(making: Making, { living }: Lodging): Generator<Row> {
  for (const sex of SEXES)
    for (const [index, student] of living[sex].entries()) {
      const owner = studentRow(making, student);
      const floor = Math.floor(index / SPOTS.length);
      const spot = SPOTS[index % SPOTS.length]!;
      yield stamped(making.dice.id('stay', student.index), `${student.class.grade}-09-01 09:00:00`, {
        [STUDENT_COPY.from]: student.id,
        ...Object.fromEntries(STUDENT_COPY.copy.map((name) => [name, owner[name] ?? null])),
        BedId: bedId(making, sex, index),
        BuildingId: making.dice.id('building', buildingOf(sex, floor)),
        RoomId: roomId(making, sex, floor, spot.room),
        SelectMode: SELECT_MODE.System,
        InDate: `${student.class.grade}-09-01`,
        StayState: STAY_STATE.Living,
        IsLeader: spot.no === 1 ? 1 : 0,
      });
    }
}

/** Each class of new students has beds beside each other; what is left over belongs to nobody yet. */
function* allocations(making: Making, { living, coming }: Lodging): Generator<Row> {
  for (const sex of SEXES) {
    const from = firstFree(living[sex].length) * SPOTS.length;
    for (const [at, { class: own }] of coming[sex].entries())
      yield stamped(making.dice.id(`allocation.${sex}`, at), BUILT, {
        BatchId: batchId(making),
        BedId: bedId(making, sex, from + at),
        Gender: sex === 'male' ? GENDER.Male : GENDER.Female,
        CollegeId: orgId(making, `college.${own?.college ?? 0}`),
        MajorId: own ? majorId(making, own.college, own.major) : null,
        ClassId: own?.id ?? null,
      });
  }
}
