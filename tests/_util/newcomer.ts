/** What a new student tells, as it is right. */
export const PROFILE = {
  NamePinyin: 'wang xiao ming',
  Political: '13',
  Overseas: '00',
  Marital: '10',
  Health: '1',
  BloodType: '1',
  Height: 172,
  Weight: 60,
  NativePlace: '360100',
  HukouRegion: '360100',
  HukouType: '2',
  MoveHukou: 0,
  HomeRegion: '360100',
  HomeAddress: '示范路1号',
  ZipCode: '330000',
  Phone: '13900000001',
  EmergencyName: '王父',
  EmergencyRelation: '51',
  EmergencyPhone: '13900000002',
  IsVeteran: 0,
  ResumeList: [{ StartDate: '2023-09-01', EndDate: '2026-06-30', School: '示范中学' }],
  Agree: 1,
};
export const FAMILY = 'orientation/NewStudentFamily';
/** A line of the family. */
export const father = { Relation: '51', TrueName: '王父', Age: 50, Phone: '13900000002' };
