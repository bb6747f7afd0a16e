import type { Subject } from '../../../src/contract/subject.ts';

/** Somebody of a role, with the ids that conditions ask for. */
export const somebody = (role: string): Subject => {
  const isStudent = ['student', 'postgraduate', 'freshman', 'review_group'].includes(role);
  return {
    UserId: role === '' ? '' : 'u1',
    LoginName: isStudent ? '2026310001' : 'T0001',
    TrueName: isStudent ? '王伟' : '李芳',
    UserType: isStudent ? '2' : '1',
    Roles: role === '' ? [] : role === 'admin' ? ['admin', 'school_admin'] : [role],
    StudentId: isStudent ? 'Student1' : '',
    NewStudentId: role === 'freshman' ? 'NewStudent1' : '',
    TeacherId: isStudent ? '' : 'Teacher1',
    OrgId: 'Org1',
    CollegeIds: [],
    ClassIds: [],
    BuildingIds: [],
    TrainLevel: '3',
  };
};
