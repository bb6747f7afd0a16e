import type { ConditionType } from './conditions/check.ts';

/** The caller, as conditions see it under the name `me`. Ids are empty strings when the caller has none. */
export interface Subject {
  readonly UserId: string;
  readonly LoginName: string;
  readonly TrueName: string;
  /** Item of USER_TYPE. */
  readonly UserType: string;
  /** Role codes. */
  readonly Roles: readonly string[];
  /** Codes of the roles by whose scopes rows are reached: the caller's own and, for a role that an administrator made, the shipped ones of the same data scope; absent: the caller's own. */
  readonly ScopeRoles?: readonly string[];
  /** Ids of the roles, for rows that refer to them. Who has none is named by no such row. */
  readonly RoleIds?: readonly string[];
  /** Id of the caller's student row. */
  readonly StudentId: string;
  /** Id of the caller's row among the new students; they keep it when they have become a student. */
  readonly NewStudentId: string;
  /** Id of the caller's staff row. */
  readonly TeacherId: string;
  /** Id of the organisation that the caller belongs to. */
  readonly OrgId: string;
  /** Colleges in which the caller holds a college role. */
  readonly CollegeIds: readonly string[];
  /** The caller's own class, for students; absent: none is known. */
  readonly ClassId?: string;
  /** Classes assigned to the caller in the current school year. */
  readonly ClassIds: readonly string[];
  /** Buildings that the caller looks after. */
  readonly BuildingIds: readonly string[];
  /** Item of TRAIN_LEVEL, for students. */
  readonly TrainLevel: string;
}

/** Types of `me` for the condition checker. */
export const SUBJECT_TYPE: ConditionType = {
  fields: {
    UserId: 'string',
    LoginName: 'string',
    TrueName: 'string',
    UserType: 'string',
    Roles: 'list',
    RoleIds: 'list',
    StudentId: 'string',
    NewStudentId: 'string',
    TeacherId: 'string',
    OrgId: 'string',
    CollegeIds: 'list',
    ClassId: 'string',
    ClassIds: 'list',
    BuildingIds: 'list',
    TrainLevel: 'string',
  },
};

/** Nobody: the caller without a session. No condition over `me` holds for them. */
export const NOBODY: Subject = {
  UserId: '',
  LoginName: '',
  TrueName: '',
  UserType: '',
  Roles: [],
  StudentId: '',
  NewStudentId: '',
  TeacherId: '',
  OrgId: '',
  CollegeIds: [],
  ClassId: '',
  ClassIds: [],
  BuildingIds: [],
  TrainLevel: '',
};

/** Codes of the roles by whose scopes somebody reaches rows. */
export const scopeRoles = ({ Roles, ScopeRoles = Roles }: Pick<Subject, 'Roles' | 'ScopeRoles'>) =>
  ScopeRoles;

/** The role that holds everything. */
export const SUPER_ROLE = 'admin';
