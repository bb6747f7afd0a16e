import traits from '../../schemas/_meta/traits.json' with { type: 'json' };
import type { ActionFile, EntityFile, FieldFile, FieldType, FlowFile } from './generated/meta.ts';
import type { ConditionType } from './conditions/check.ts';

/** A field with its name and identity; `implicit` fields come from the vocabulary, not from the entity file. */
export interface FieldModel extends FieldFile {
  readonly name: string;
  readonly id: number;
  readonly implicit: boolean;
}

/** An entity with its implicit fields written out. Built once from its file; both sides work with this. */
export interface EntityModel {
  /** `<module>/<Entity>`. */
  readonly name: string;
  /** `<Entity>`: the table. */
  readonly table: string;
  readonly title: string;
  readonly file: EntityFile;
  /** How its applications are approved now; the server and the tools know it, the browser only that there is one. */
  readonly flow?: FlowFile;
  readonly fields: ReadonlyMap<string, FieldModel>;
  readonly actions: ReadonlyMap<string, ActionFile>;
  /** Field that names a row. */
  readonly label: string;
  readonly sort: { readonly field: string; readonly descending: boolean };
}

/** Whether a field's value is worked out from rows of another entity when it is read: never stored, and nobody writes it. */
export function isDerived(field: Pick<FieldFile, 'type' | 'of' | 'live'>): boolean {
  return field.type === 'count' || field.of !== undefined || field.live === true;
}

/** Fields copied from the student row when a row of the trait `student` is created. */
export const STUDENT_COPY = traits.student;
/** The same for a row of the trait `newStudent`. */
export const NEW_STUDENT_COPY = traits.newStudent;
/** Fields of the student cascade, each narrowed by those before it. */
export const STUDENT_LEVELS = ['CollegeId', 'MajorId', 'GradeYear', 'ClassId'] as const;
/** Entity that receives approval records. */
export const FLOW_RECORDS = traits.flow.records;
/** Entity that keeps the versions of definitions. */
export const FLOW_DEFINES = traits.flow.defines;
/** Entity that keeps how far applications have come. */
export const FLOW_INSTANCES = traits.flow.instances;
/** Entity of what waits for people. */
export const FLOW_TASKS = traits.flow.tasks;
/** Entity of what people handle for each other. */
export const FLOW_DELEGATIONS = traits.flow.delegations;
/** Entity of what flows show to the public. */
export const FLOW_PUBLICITIES = traits.flow.publicities;
/** Entity of what is said against an application while it is public. */
export const FLOW_OBJECTIONS = traits.flow.objections;
/** Entity that receives the audit of every write. */
export const AUDIT_ENTITY = traits.audit;

/**
 * Writes out the implicit fields of an entity file.
 * @param name `<module>/<Entity>`, as the file's path says
 * @throws Error when the file gives a field the name of an implicit one
 */
export function buildEntity(name: string, file: EntityFile, flow?: FlowFile): EntityModel {
  const fields = new Map<string, FieldModel>();
  const addAll = (group: object, implicit: boolean) => {
    for (const [key, field] of Object.entries(group) as [string, FieldFile][]) {
      if (fields.has(key))
        throw new Error(`${name}: the field ${key} is implicit and cannot be declared again`);
      fields.set(key, { ...field, name: key, id: field.id ?? 0, implicit });
    }
  };
  addAll(traits.base, true);
  if (file.number) addAll(traits.number, true);
  if (file.traits?.includes('chained')) addAll(traits.chained, true);
  if (file.traits?.includes('student')) addAll(traits.student.fields, true);
  if (file.traits?.includes('newStudent')) addAll(traits.newStudent.fields, true);
  addAll(file.fields, false);
  if (file.traits?.includes('flow')) addAll(traits.flow.fields, true);
  const firstText = Object.entries(file.fields).find(([, field]) => field.type === 'text')?.[0];
  const sort = file.sort ?? '-CreateDate';
  return {
    name,
    table: name.slice(name.indexOf('/') + 1),
    title: file.title,
    file,
    ...(flow ? { flow } : {}),
    fields,
    actions: new Map(Object.entries(file.actions ?? {})),
    label: file.label ?? firstText ?? 'Id',
    sort: { field: sort.replace(/^-/, ''), descending: sort.startsWith('-') },
  };
}

/** Whether an action keeps what is not complete yet. */
export const isDraft = (entity: EntityModel, { verb, draft }: ActionFile): boolean =>
  verb === 'save' && (draft ?? entity.file.flow !== undefined);

const CONDITION_TYPES: Record<FieldType, ConditionType> = {
  text: 'string',
  longtext: 'string',
  html: 'string',
  int: 'number',
  decimal: 'number',
  money: 'number',
  bool: 'bool',
  date: 'string',
  datetime: 'string',
  time: 'string',
  dict: 'string',
  dicts: 'list',
  ref: 'string',
  refs: 'list',
  list: 'list',
  image: 'string',
  file: 'string',
  json: 'dyn',
  geo: 'dyn',
  phone: 'string',
  idcard: 'string',
  email: 'string',
  count: 'number',
};

/** The type that a condition knows a field's value by. */
export const conditionTypeOf = ({ type }: Pick<FieldFile, 'type'>): ConditionType => CONDITION_TYPES[type];

/** Types of `row` for the condition checker. What differs from caller to caller is not among them: SQL knows one row only. */
export function rowType(fields: Iterable<Pick<FieldModel, 'name' | 'type' | 'mine'>>): {
  readonly fields: Record<string, ConditionType>;
} {
  const judged = [...fields].filter((field) => !field.mine);
  return { fields: Object.fromEntries(judged.map((field) => [field.name, conditionTypeOf(field)])) };
}

const rowTypes = new WeakMap<EntityModel, ReturnType<typeof rowType>>();

/** The same of all fields of an entity, worked out once: every condition about its rows asks for it. */
export function rowTypeOf(entity: EntityModel): ReturnType<typeof rowType> {
  const known = rowTypes.get(entity) ?? rowType(entity.fields.values());
  rowTypes.set(entity, known);
  return known;
}

/** Fields whose display text travels beside the code, as `<Field>Name` (domain/00-overview 0.1). */
export function hasDisplayTwin({ type, names }: Pick<FieldModel, 'type' | 'names'>): boolean {
  return names !== undefined || type === 'dict' || type === 'dicts' || type === 'ref' || type === 'refs';
}

const MOST_LINES = 200;

/** How many lines of a sub-table one parent has at most. */
export const mostLines = ({ file }: EntityModel): number => file.parent?.most ?? MOST_LINES;

/** Whether an EnCode of the parent stores the lines that were sent with it. */
export const isSentBy = ({ file }: EntityModel, enCode: string): boolean =>
  file.parent?.sentBy?.includes(enCode) === true;
