import type { Row } from '../../src/contract/rules.ts';
import { bed, card, klass, major, newStudent, on, room, student } from './fit-world.ts';

/** How a rule is broken: in the row that fits, and in a row that it refers to. */
export interface Break {
  /** What must be said, or the beginning of it. */
  readonly says: string;
  /** What else the fitting row says, where this rule speaks of other rows than the rest. */
  readonly fitting?: Row;
  /** Changes of the fitting row that break this rule. */
  readonly change: Row;
  /** The entity and Id of a row that the fitting row refers to, and a change of it that breaks the rule too. */
  readonly other: readonly [entity: string, id: string, change: Row];
}

/** For each entity with rules that read through references: a row that fits, and how each rule is broken, in their order. */
export const FITS: Readonly<Record<string, { readonly row: Row; readonly breaks: readonly Break[] }>> = {
  'core/Org': {
    row: { OrgCode: 'NEW', OrgName: '新机构', ...on },
    breaks: [
      ['1', 'S', 'DE', '学校', '5'],
      ['2', 'S', 'DE', '学校', '5'],
      ['3', 'CA', 'DE', '学院', '5'],
      ['4', 'CA', 'DE', '学院或专业', '5'],
      ['5', 'S', 'OK', '学校、学院、部门或党委', '4'],
      ['6', 'S', 'OK', '学校或学院', '4'],
      ['7', 'CA', 'OK', '学校、学院或党委', '4'],
      ['8', 'CA', 'OK', '学校、学院、部门或党组织', '4'],
    ].map(([OrgType, fits, unfit, where, other]) => ({
      says: `只能设在${where}之下`,
      fitting: { OrgType, ParentId: fits },
      change: { ParentId: unfit },
      other: ['core/Org', fits!, { OrgType: other }],
    })),
  },
  'core/Major': {
    row: { ...major('MN', '新专业', 'CA', '3', 4), Id: undefined },
    breaks: [
      {
        says: '机构「丙处」是职能部门，不是学院',
        change: { CollegeId: 'DE' },
        other: ['core/Org', 'CA', { OrgType: '5' }],
      },
    ],
  },
  'core/ClassInfo': {
    row: { ...klass('KN', 'CA', 'MA', 2024, 'P1'), Id: undefined },
    breaks: [
      {
        says: '机构「丙处」是职能部门，不是学院',
        change: { CollegeId: 'DE' },
        other: ['core/Org', 'CA', { OrgType: '5' }],
      },
      {
        says: '专业「机电技术」属于乙学院，与学院甲学院不符',
        change: { MajorId: 'MB' },
        other: ['core/Major', 'MA', { CollegeId: 'CB' }],
      },
    ],
  },
  'core/Student': {
    row: { ...student('S009', '1', 'P1'), Id: undefined },
    breaks: [
      {
        says: '机构「丙处」是职能部门，不是学院',
        change: { CollegeId: 'DE' },
        other: ['core/Org', 'CA', { OrgType: '5' }],
      },
      {
        says: '专业「机电技术」属于乙学院，与学院甲学院不符',
        change: { MajorId: 'MB' },
        other: ['core/Major', 'MA', { CollegeId: 'CB' }],
      },
      {
        says: '班级「班级KB」属于乙学院，与学院甲学院不符',
        change: { ClassId: 'KB' },
        other: ['core/ClassInfo', 'KA', { CollegeId: 'CB' }],
      },
      {
        says: '班级「班级KZ」属于专业园艺专科，与专业园艺技术不符',
        change: { ClassId: 'KZ' },
        other: ['core/ClassInfo', 'KA', { MajorId: 'MZ' }],
      },
      {
        says: '班级「班级KA25」是2025级，与年级2024不符',
        change: { ClassId: 'KA25' },
        other: ['core/ClassInfo', 'KA', { GradeYear: 2025 }],
      },
      {
        says: '班级「班级KP」在西校区，与校区东校区不符',
        change: { ClassId: 'KP' },
        other: ['core/ClassInfo', 'KA', { CampusId: 'P2' }],
      },
      {
        says: '专业「园艺技术」的培养层次是本科，与专科不符',
        change: { TrainLevel: '4' },
        other: ['core/Major', 'MA', { TrainLevel: '4' }],
      },
      {
        says: '专业「园艺技术」的学制是4年，与学制3年不符',
        change: { EduLength: 3 },
        other: ['core/Major', 'MA', { Length: 3 }],
      },
    ],
  },
  'core/Teacher': {
    row: { TeacherNo: 'T900', TrueName: '新教师', Gender: '1', OrgId: 'DE', PostType: '4', ...on },
    breaks: [
      {
        says: '「戊班」是班级，教职工应属于学校、学院、部门或党组织',
        change: { OrgId: 'OK' },
        other: ['core/Org', 'DE', { OrgType: '4' }],
      },
    ],
  },
  'orientation/NewStudent': {
    row: { ...newStudent('N009', '1', card('009')), Id: undefined },
    breaks: [
      {
        says: '机构「丙处」是职能部门，不是学院',
        change: { CollegeId: 'DE' },
        other: ['core/Org', 'CA', { OrgType: '5' }],
      },
      {
        says: '专业「机电技术」属于乙学院，与学院甲学院不符',
        change: { MajorId: 'MB' },
        other: ['core/Major', 'MA', { CollegeId: 'CB' }],
      },
      {
        says: '班级「班级KB」属于乙学院，与学院甲学院不符',
        change: { ClassId: 'KB' },
        other: ['core/ClassInfo', 'KA', { CollegeId: 'CB' }],
      },
      {
        says: '班级「班级KZ」属于专业园艺专科，与专业园艺技术不符',
        change: { ClassId: 'KZ' },
        other: ['core/ClassInfo', 'KA', { MajorId: 'MZ' }],
      },
      {
        says: '班级「班级KA25」是2025级，与年级2024不符',
        change: { ClassId: 'KA25' },
        other: ['core/ClassInfo', 'KA', { GradeYear: 2025 }],
      },
      {
        says: '专业「园艺技术」的培养层次是本科，与专科不符',
        change: { TrainLevel: '4' },
        other: ['core/Major', 'MA', { TrainLevel: '4' }],
      },
      {
        says: '批次「批次B25」是2025级，与年级2024不符',
        change: { BatchId: 'B25' },
        other: ['orientation/OrientationBatch', 'B24', { GradeYear: 2023 }],
      },
      {
        says: '批次「批次B24Z」的培养层次是专科，与本科不符',
        change: { BatchId: 'B24Z' },
        other: ['orientation/OrientationBatch', 'B24', { TrainLevel: '2' }],
      },
    ],
  },
  'orientation/BeddingChoice': {
    row: {
      ...{ NewStudentId: 'N001', ExamineeNo: 'N001', TrueName: '新生N001', BatchId: 'B24', Gender: '1' },
      ...{ CollegeId: 'CA', NeedBedding: 1, PackageId: 'PB24', Amount: 1, AgreeTip: 1 },
    },
    breaks: [
      {
        says: '套餐「套餐PB25」不是该新生所在批次的',
        change: { PackageId: 'PB25' },
        other: ['supplies/SupplyPackage', 'PB24', { BatchId: 'B25' }],
      },
    ],
  },
  'orientation/OrientationStep': {
    row: {
      BatchId: 'B24',
      StepCode: 'INFO',
      StepName: '信息填报',
      IsRequired: 1,
      IsOnline: 1,
      StartTime: '2024-08-01 08:00:00',
      EndTime: '2024-08-20 08:00:00',
      PageUrl: '/x',
      Sort: 1,
    },
    breaks: [
      {
        says: '截止时间晚于批次的现场报到结束时间',
        change: { EndTime: '2024-09-05 08:00:00' },
        other: ['orientation/OrientationBatch', 'B24', { CheckinEnd: '2024-08-10 08:00:00' }],
      },
    ],
  },
  'dormitory/Room': {
    row: { ...room('199', 'X1', '1'), Id: undefined },
    breaks: [
      {
        says: '楼栋「X4栋」是女生楼，与房间的性别男不符',
        change: { BuildingId: 'X4' },
        other: ['dormitory/Building', 'X1', { GenderType: '2' }],
      },
      {
        says: '楼栋「X1栋」只有6层，没有7楼',
        change: { FloorNo: 7 },
        other: ['dormitory/Building', 'X1', { FloorCount: 0 }],
      },
    ],
  },
  'dormitory/Bed': {
    row: {
      ...bed('b9', '101', 'X2'),
      Id: undefined,
      BedNo: 3,
      State: '3',
      StudentId: 'S001',
      NewStudentId: 'N001',
    },
    breaks: [
      {
        says: '房间101在X2栋，与楼栋X3栋不符',
        change: { BuildingId: 'X3' },
        other: ['dormitory/Room', '101', { BuildingId: 'X3' }],
      },
      {
        says: '房间101只有4张床，没有5号床',
        change: { BedNo: 5 },
        other: ['dormitory/Room', '101', { BedCount: 2 }],
      },
      {
        says: '性别与房间不符：房间101住男生',
        change: { StudentId: 'S002' },
        other: ['core/Student', 'S001', { Gender: '2' }],
      },
      {
        says: '性别与房间不符：房间101住男生',
        change: { NewStudentId: 'N002' },
        other: ['orientation/NewStudent', 'N001', { Gender: '2' }],
      },
    ],
  },
  'dormitory/BedStay': {
    row: {
      StudentId: 'S001',
      StudentNo: 'S001',
      TrueName: '学生S001',
      Gender: '1',
      BedId: 'b1',
      SelectMode: '3',
      InDate: '2024-09-01',
      StayState: '1',
      IsLeader: 0,
    },
    breaks: [
      {
        says: '性别与房间不符：床位床位b2所在的房间住女生，该学生为男',
        change: { BedId: 'b2' },
        other: ['dormitory/Room', '101', { Gender: '2' }],
      },
      {
        says: '床位床位b3在西校区，与学生所在的校区不符',
        change: { BedId: 'b3' },
        other: ['dormitory/Building', 'X2', { CampusId: 'P2' }],
      },
    ],
  },
  'divide-class/DivideResult': {
    row: { NewStudentId: 'N001', GroupId: 'DPKA', SeqNo: 1 },
    breaks: [
      {
        says: '该新生属于园艺技术，方案的专业是园艺专科',
        change: { GroupId: 'DZKZ' },
        other: ['divide-class/DividePlan', 'DP', { MajorId: 'MZ' }],
      },
    ],
  },
  'dormitory/BedAllocation': {
    row: { BatchId: 'B24', BedId: 'b1', Gender: '1', CollegeId: 'CA', MajorId: 'MA', ClassId: 'KA' },
    breaks: [
      {
        says: '床位床位b2所在的房间住女生，与性别男不符',
        change: { BedId: 'b2' },
        other: ['dormitory/Room', '101', { Gender: '2' }],
      },
      {
        says: '专业「机电技术」属于乙学院，与学院甲学院不符',
        change: { MajorId: 'MB' },
        other: ['core/Major', 'MA', { CollegeId: 'CB' }],
      },
      {
        says: '班级「班级KB」属于乙学院，与学院甲学院不符',
        change: { ClassId: 'KB' },
        other: ['core/ClassInfo', 'KA', { CollegeId: 'CB' }],
      },
      {
        says: '班级「班级KZ」属于专业园艺专科，与专业园艺技术不符',
        change: { ClassId: 'KZ' },
        other: ['core/ClassInfo', 'KA', { MajorId: 'MZ' }],
      },
      {
        says: '班级「班级KA25」是2025级，与批次「批次B24」的2024级不符',
        change: { ClassId: 'KA25' },
        other: ['orientation/OrientationBatch', 'B24', { GradeYear: 2023 }],
      },
      {
        says: '床位床位b1在东校区，与班级「班级KP」的校区西校区不符',
        change: { ClassId: 'KP' },
        other: ['dormitory/Building', 'X2', { CampusId: 'P2' }],
      },
    ],
  },
  'dormitory/DormChangeApply': {
    row: {
      StudentId: 'S001',
      StudentNo: 'S001',
      TrueName: '学生S001',
      Gender: '1',
      ChangeType: '1',
      ToBedId: 'b1',
    },
    breaks: [
      {
        says: '性别与房间不符：床位床位b2所在的房间住女生',
        change: { ToBedId: 'b2' },
        other: ['dormitory/Room', '101', { Gender: '2' }],
      },
    ],
  },
  'party/PartyTrainee': {
    row: { TrainId: 'TO', MemberId: 'PM', IsPass: 1 },
    breaks: [
      {
        says: '培训TN到2099-02-01结束，结束后才能登记结业',
        change: { TrainId: 'TN' },
        other: ['party/PartyTrain', 'TO', { EndDate: '2099-02-01' }],
      },
    ],
  },
  'back-school/BackApply': {
    row: {
      StudentId: 'S001',
      BatchId: 'BK',
      BackKind: '1',
      BackDate: '2050-05-05',
      ArriveTime: '2050-05-05 10:00:00',
      FromRegion: '360000',
      FromAddress: '示例路1号',
      Transport: '3',
      RiskLevel: '1',
      HealthCode: '1',
      Touch: 0,
      Phone: '13900000001',
      ParentPhone: '13900000002',
      Promise: 1,
      ArriveState: '0',
    },
    breaks: [
      {
        says: '返校日期应在2050-01-01至2050-12-31之间',
        change: { BackDate: '2051-05-05', ArriveTime: '2051-05-05 10:00:00' },
        other: ['back-school/BackBatch', 'BK', { BackEnd: '2050-05-01' }],
      },
      {
        says: '登记时间为2000-01-01 00:00:00至2000-02-01 00:00:00',
        change: { BatchId: 'BL' },
        other: ['back-school/BackBatch', 'BK', { EndTime: '2000-02-01 00:00:00' }],
      },
    ],
  },
};
