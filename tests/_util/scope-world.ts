import type { ActionFile, FieldFile } from '../../src/contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../src/contract/model.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { Subject } from '../../src/contract/subject.ts';
import type { Catalog } from '../../src/server/data/schemas/catalog.ts';

/** How a row stands to the caller: their own, of their class, of another class of their college, of another college, deleted. */
export const RELATIONS = ['own', 'classmate', 'otherClass', 'otherCollege', 'deleted'] as const;
export type Relation = (typeof RELATIONS)[number];

interface Owner {
  readonly StudentId: string;
  readonly ClassId: string;
  readonly CollegeId: string;
  readonly TrainLevel: string;
  readonly TutorId: string | null;
  readonly CounsellorId: string;
}

/** The student behind each relation. The one of the other class is a postgraduate of tutor t5. */
export const OWNERS: Record<Relation, Owner> = {
  own: {
    StudentId: 's1',
    ClassId: 'k1',
    CollegeId: 'c1',
    TrainLevel: '3',
    TutorId: null,
    CounsellorId: 't1',
  },
  classmate: {
    StudentId: 's2',
    ClassId: 'k1',
    CollegeId: 'c1',
    TrainLevel: '3',
    TutorId: null,
    CounsellorId: 't1',
  },
  otherClass: {
    StudentId: 's3',
    ClassId: 'k2',
    CollegeId: 'c1',
    TrainLevel: '2',
    TutorId: 't5',
    CounsellorId: 't2',
  },
  otherCollege: {
    StudentId: 's4',
    ClassId: 'k3',
    CollegeId: 'c2',
    TrainLevel: '3',
    TutorId: null,
    CounsellorId: 't3',
  },
  deleted: {
    StudentId: 's5',
    ClassId: 'k1',
    CollegeId: 'c1',
    TrainLevel: '3',
    TutorId: 't5',
    CounsellorId: 't1',
  },
};

const EVERYBODY: readonly Relation[] = ['own', 'classmate', 'otherClass', 'otherCollege'];

/** What each role reaches of the rows that students own: written by hand, so that a schema cannot vouch for itself. */
export const REACH: Readonly<Record<string, readonly Relation[]>> = {
  admin: EVERYBODY,
  school_admin: EVERYBODY,
  school_leader: EVERYBODY,
  edu_admin: EVERYBODY,
  college_admin: ['own', 'classmate', 'otherClass'],
  // whoever stands at a gate
  security: EVERYBODY,
  counsellor: ['own', 'classmate'],
  head_teacher: ['own', 'classmate'],
  dorm_admin: EVERYBODY,
  health_admin: EVERYBODY,
  labour_admin: EVERYBODY,
  party_admin: EVERYBODY,
  aid_admin: EVERYBODY,
  // what is to be paid, and no row here is
  finance: [],
  // whom an application names, and no row here does
  teacher: [],
  // whom a roll names to call it, and no row here does
  dorm_manager: [],
  review_group: [],
  graduate_admin: ['otherClass'],
  tutor: ['otherClass'],
  student: ['own'],
  postgraduate: ['own'],
};

/** What a role reaches because of a row of another entity, which `shared` names: written by hand as well. */
export const HANDED: Readonly<Record<string, Readonly<Record<string, readonly Relation[]>>>> = {
  // the stays of the students whom one looks after
  'dormitory/GateRecord': {
    college_admin: ['own', 'classmate', 'otherClass'],
    counsellor: ['own', 'classmate'],
  },
};

/** What makes the row of another college one that everybody reads, where an entity has such rows. */
const OPEN: Readonly<Record<string, Row>> = {
  'message-board/BoardPost': { IsPublic: 1, State: '2', UserId: 'u-other' },
  'campus-know/KnowArticle': { State: '2' },
  'app-center/ToolInfo': { Status: '1', CheckState: '1' },
};

/** Rows that nobody but their owner reads before they are handed in. */
const HANDED_IN: Readonly<Record<string, Row>> = { 'hardship/AidApply': { Status: '1' } };

/** The caller in a role. */
export function subjectIn(role: string): Partial<Subject> {
  const staff = { TeacherId: role === 'tutor' ? 't5' : 't1', UserType: '2' };
  const self = { StudentId: 's1', UserType: '3', TrainLevel: '3' };
  const person = role === 'student' || role === 'postgraduate' ? self : staff;
  const classes = role === 'counsellor' || role === 'head_teacher' ? ['k1'] : [];
  const colleges = role === 'college_admin' ? ['c1'] : [];
  return { ...person, UserId: `u-${role}`, Roles: [role], ClassIds: classes, CollegeIds: colleges };
}

/** Whether the rows of an entity belong to students, so that REACH speaks of them. */
export function isStudentOwned(entity: EntityModel): boolean {
  return entity.file.traits?.includes('student') === true || entity.name === 'core/Student';
}

/** A row of an entity that stands in a relation; required fields hold something that the columns take. */
export function rowOf(entity: EntityModel, relation: Relation): Row {
  const row: Row = { ...OWNERS[relation], Id: `${entity.table.slice(0, 12)}-${relation}` };
  if (entity.name === 'core/Student') {
    delete row['StudentId'];
    row['Id'] = OWNERS[relation].StudentId;
  }
  for (const field of entity.fields.values())
    if (row[field.name] === undefined && field.required && !field.implicit)
      row[field.name] = sampleOf(field, relation);
  // Numbers and days of a key, and of what stands apart: no two rows stand under the same.
  const place = RELATIONS.indexOf(relation) + 1;
  const apart = entity.file.apart?.flatMap(({ from = [], to = [] }) => [from, to].flat()) ?? [];
  for (const name of [...(entity.file.unique?.flat() ?? []), ...apart]) {
    const type = entity.fields.get(name)?.type;
    if (type === 'int') row[name] = place;
    if (type === 'date') row[name] = `2026-11-${String(place).padStart(2, '0')}`;
  }
  Object.assign(row, HANDED_IN[entity.name]);
  if (relation === 'otherCollege') Object.assign(row, OPEN[entity.name]);
  return row;
}

/** The Id of that row. */
export const idOf = (entity: EntityModel, relation: Relation): string =>
  String(rowOf(entity, relation)['Id']);

/** A value that a field takes. */
export function sampleOf(field: Pick<FieldModel, 'type' | 'default'>, salt = ''): unknown {
  if (field.default !== undefined) return field.default;
  switch (field.type) {
    case 'int':
    case 'decimal':
    case 'money':
    case 'count':
    case 'bool':
      return 1;
    case 'date':
      return '2026-11-20';
    case 'datetime':
      return '2026-11-20 08:00:00';
    case 'dicts':
    case 'refs':
    case 'json':
      return ['1'];
    case 'file':
    case 'image':
      return 'file1';
    case 'time':
      return '08:00';
    case 'list':
      return [{}];
    case 'geo':
      return { Lng: 115, Lat: 28 };
    case 'phone':
      return '19900000001';
    case 'dict':
      return '1';
    default:
      return `样本${salt}`;
  }
}

/** A parameter that its action takes, so that nothing but the scope is left to refuse. */
export function valueFor({ codes }: Pick<Catalog, 'codes'>, field: FieldFile): unknown {
  if (field.widget === 'month') return '2026-01';
  if (field.pattern === '[0-9]{12,24}') return '6222020200112233';
  if (field.minLength !== undefined) return '字'.repeat(field.minLength);
  const code = field.only?.[0] ?? codes.get(field.dict ?? '')?.items[0]?.code;
  return code === undefined ? sampleOf(field) : field.type === 'dicts' ? [code] : code;
}

/** Whether one of the actions that a role holds lets it type the field. */
export function isTyped(
  field: FieldModel,
  held: readonly (readonly [string, ActionFile])[],
  role: string,
): boolean {
  const isParameter = held.some(([, { params = {} }]) => Object.hasOwn(params, field.name));
  if (isParameter) return true;
  if (field.readonly || field.value !== undefined || field.of !== undefined) return false;
  if (field.write && !field.write.includes(role) && !field.write.includes('*')) return false;
  return held.some(([, { verb, fields }]) =>
    fields ? fields.includes(field.name) : ['add', 'edit', 'save', 'import'].includes(verb),
  );
}

/** Whether an action works on rows that its caller merely reads. */
export const worksOnReadRows = ({ actions, file }: EntityModel, enCode: string): boolean => {
  const { verb, onRead } = actions.get(enCode)!;
  return (
    verb === 'toggle' ||
    onRead === true ||
    ((file.shared?.actions ?? []) as readonly string[]).includes(enCode)
  );
};

/** Whether an action changes a row. */
export const isChanging = ({ actions }: EntityModel, enCode: string): boolean =>
  !NO_ROW.includes(actions.get(enCode)!.verb);

/** Verbs that change no row that is there. */
export const NO_ROW = ['add', 'view', 'open', 'plain', 'trace', 'import', 'export', 'template', 'print'];
/** Verbs by which a row is saved. */
export const SAVES = ['edit', 'save', 'submit'];
