import { idCardCheckCharacter } from '../../src/contract/idcard.ts';
import type { Row } from '../../src/contract/rules.ts';

export const on = { State: '1' };
const org = (Id: string, OrgName: string, OrgType: string, ParentId: string | null = null): Row => ({
  Id,
  OrgCode: Id,
  OrgName,
  OrgType,
  ParentId,
  ...on,
});
export const major = (
  Id: string,
  MajorName: string,
  CollegeId: string,
  TrainLevel: string,
  Length: number,
): Row => ({
  Id,
  MajorCode: Id,
  MajorName,
  CollegeId,
  TrainLevel,
  Length,
  ...on,
});
export const klass = (
  Id: string,
  CollegeId: string,
  MajorId: string,
  GradeYear: number,
  CampusId: string,
): Row => ({
  Id,
  ClassCode: Id,
  ClassName: `班级${Id}`,
  CollegeId,
  MajorId,
  GradeYear,
  CampusId,
  ...on,
});
const batch = (Id: string, GradeYear: number, TrainLevel: string): Row => ({
  Id,
  BatchName: `批次${Id}`,
  GradeYear,
  TrainLevel,
  State: '2',
  PreStart: `${GradeYear}-08-01 08:00:00`,
  PreEnd: `${GradeYear}-08-20 08:00:00`,
  CheckinStart: `${GradeYear}-09-01 08:00:00`,
  CheckinEnd: `${GradeYear}-09-03 08:00:00`,
  RequirePaid: 1,
  RequireConfirmDorm: 1,
  PartialPay: 0,
  DormMode: '1',
});
const building = (Id: string, CampusId: string, GenderType: string): Row => ({
  Id,
  BuildingCode: Id,
  BuildingName: `${Id}栋`,
  CampusId,
  GenderType,
  FloorCount: 6,
  LateTime: '23:00',
  LateTimeWeekend: '23:30',
  ...on,
});
export const room = (Id: string, BuildingId: string, Gender: string): Row => ({
  Id,
  BuildingId,
  FloorNo: 1,
  RoomNo: Id,
  Gender,
  RoomType: '4',
  BedCount: 4,
  Fee: 1200,
  ...on,
});
export const bed = (Id: string, RoomId: string, BuildingId: string): Row => ({
  Id,
  RoomId,
  BuildingId,
  BedNo: 1,
  BedPos: '1',
  State: '0',
  BedName: `床位${Id}`,
});

export const card = (number: string) => {
  const digits = `11010120060101${number}`;
  return digits + idCardCheckCharacter(digits);
};

export const student = (Id: string, Gender: string, CampusId: string): Row => ({
  Id,
  StudentNo: Id,
  TrueName: `学生${Id}`,
  Gender,
  Birthday: '2006-01-01',
  IdCardType: '1',
  IdCardNo: card(Id.slice(1)),
  Nation: '01',
  Political: '03',
  CollegeId: 'CA',
  MajorId: 'MA',
  ClassId: 'KA',
  GradeYear: 2024,
  TrainLevel: '3',
  EduLength: 4,
  CampusId,
  EnrolDate: '2024-09-01',
  StudentStatus: '01',
});
export const newStudent = (Id: string, Gender: string, IdCardNo: string): Row => ({
  Id,
  BatchId: 'B24',
  ExamineeNo: Id,
  TrueName: `新生${Id}`,
  Gender,
  IdCardNo,
  Nation: '01',
  SourceRegion: '360000',
  CollegeId: 'CA',
  MajorId: 'MA',
  ClassId: 'KA',
  GradeYear: 2024,
  TrainLevel: '3',
  CheckinState: '0',
  PayState: '0',
  DormState: '0',
  Progress: 0,
});

const returning = (Id: string, from: string, to: string): Row => ({
  Id,
  BatchName: `返校${Id}`,
  StartTime: `${from} 00:00:00`,
  EndTime: `${to} 00:00:00`,
  BackStart: '2050-01-01',
  BackEnd: '2050-12-31',
  HealthDays: 0,
  NeedAudit: 1,
  ScopeType: '1',
  State: '2',
});

const plan = (Id: string, MajorId: string, ClassId: string): Row => ({
  Id,
  PlanName: `方案${Id}`,
  BatchId: 'B24',
  MajorId,
  CollegeId: 'CA',
  GradeYear: 2024,
  ClassIds: [ClassId],
  Rules: ['1'],
  Seed: 1,
  NumberBy: '1',
  State: '0',
});
const group = (PlanId: string, ClassId: string): Row => ({
  Id: `${PlanId}${ClassId}`,
  PlanId,
  ClassId,
  ClassName: `班级${ClassId}`,
  CollegeId: 'CA',
});

/** A school in which everything is there twice, so that a row can be put beside what it does not fit with. */
export const FIT_WORLD: readonly (readonly [entity: string, rows: readonly Row[]])[] = [
  [
    'core/Org',
    [
      org('S', '示例学校', '1'),
      org('CA', '甲学院', '2', 'S'),
      org('CB', '乙学院', '2', 'S'),
      org('DE', '丙处', '5', 'S'),
      org('OM', '丁专业', '3', 'CA'),
      org('OK', '戊班', '4', 'CA'),
    ],
  ],
  [
    'core/Campus',
    [
      { Id: 'P1', CampusName: '东校区' },
      { Id: 'P2', CampusName: '西校区' },
    ],
  ],
  [
    'core/Major',
    [
      major('MA', '园艺技术', 'CA', '3', 4),
      major('MZ', '园艺专科', 'CA', '4', 3),
      major('MB', '机电技术', 'CB', '3', 4),
    ],
  ],
  [
    'core/ClassInfo',
    [
      klass('KA', 'CA', 'MA', 2024, 'P1'),
      klass('KA25', 'CA', 'MA', 2025, 'P1'),
      klass('KP', 'CA', 'MA', 2024, 'P2'),
      klass('KZ', 'CA', 'MZ', 2024, 'P1'),
      klass('KB', 'CB', 'MB', 2024, 'P1'),
    ],
  ],
  [
    'orientation/OrientationBatch',
    [batch('B24', 2024, '3'), batch('B25', 2025, '3'), batch('B24Z', 2024, '4')],
  ],
  [
    'supplies/SupplyPackage',
    ['B24', 'B25'].map((BatchId) => ({
      ...{ Id: `P${BatchId}`, PackageName: `套餐P${BatchId}`, SupplyType: '2', BatchId, ...on },
      ...{ Items: [], Price: 1, ForAll: 0 },
    })),
  ],
  [
    'dormitory/Building',
    [
      building('X1', 'P1', '1'),
      building('X2', 'P1', '3'),
      building('X3', 'P2', '3'),
      building('X4', 'P1', '2'),
    ],
  ],
  ['dormitory/Room', [room('101', 'X2', '1'), room('102', 'X2', '2'), room('301', 'X3', '1')]],
  ['dormitory/Bed', [bed('b1', '101', 'X2'), bed('b2', '102', 'X2'), bed('b3', '301', 'X3')]],
  ['core/Student', [student('S001', '1', 'P1'), student('S002', '2', 'P1')]],
  ['orientation/NewStudent', [newStudent('N001', '1', card('001')), newStudent('N002', '2', card('002'))]],
  [
    'back-school/BackBatch',
    [returning('BK', '2000-01-01', '2099-01-01'), returning('BL', '2000-01-01', '2000-02-01')],
  ],
  [
    'back-school/BackRoster',
    ['BK', 'BL'].map((BatchId) => ({ BatchId, StudentId: 'S001', ArriveState: '0' })),
  ],
  ['divide-class/DividePlan', [plan('DP', 'MA', 'KA'), plan('DZ', 'MZ', 'KZ')]],
  ['divide-class/DivideClass', [group('DP', 'KA'), group('DZ', 'KZ')]],
  ['party/PartyOrg', [{ Id: 'PO', OrgCode: 'PO', OrgName: '党委', PartyOrgType: '6', ...on }]],
  [
    'party/PartyMember',
    [
      {
        ...{ Id: 'PM', PersonType: '1', StudentId: 'S001', BranchId: 'PO', Stage: '1', MemberState: '1' },
        ...{ StudentNo: 'S001', TrueName: '学生S001', ApplyDate: '2024-01-01' },
      },
    ],
  ],
  [
    'party/PartyTrain',
    [
      ['TO', '2000-01-01', '2000-02-01'],
      ['TN', '2000-01-01', '2099-02-01'],
    ].map(([Id, StartDate, EndDate]) => ({
      ...{ Id, TrainName: `培训${Id}`, TrainType: '1', Hours: 24 },
      ...{ StartDate, EndDate },
    })),
  ],
];
