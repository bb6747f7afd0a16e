import type { DetailPage, FieldUse, FormPage } from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import type { Subject } from '../../../contract/subject.ts';

/** A form page built from the entity, for lists that name none. */
export function builtForm(entity: EntityModel, me: Subject): FormPage {
  const fields = [...entity.fields.values()].filter((field) => isTyped(field, me)).map(wide);
  return {
    version: 1,
    title: entity.title,
    kind: 'form',
    entity: entity.name,
    columns: fields.length > 5 ? 2 : 1,
    sections: [{ fields: fields as [FieldUse, ...FieldUse[]] }],
  };
}

function isTyped(field: FieldModel, me: Subject): boolean {
  if (field.readonly || field.secret || isDerived(field) || field.type === 'json') return false;
  const isOwn = { StudentId: me.StudentId !== '', NewStudentId: me.NewStudentId !== '' }[field.name];
  return !(field.implicit && isOwn);
}

const HIDDEN_BY_DEFAULT: ReadonlySet<string> = new Set([
  'Id',
  'CreateUserId',
  'UpdateDate',
  'Version',
  'CurrentNode',
  'CurrentRole',
  'HandlerUserId',
  'HandlerFromId',
  'HandledUserIds',
  'StudentId',
  'NewStudentId',
]);

/** A detail page built from the entity, for lists that name none. */
export function builtDetail(entity: EntityModel): DetailPage {
  const fields = [...entity.fields.values()]
    .filter((field) => !field.secret && !HIDDEN_BY_DEFAULT.has(field.name) && isReadable(field))
    .sort((one, other) => Number(isAfterthought(one)) - Number(isAfterthought(other)))
    .map(wide);
  return {
    version: 1,
    title: entity.title,
    kind: 'detail',
    entity: entity.name,
    sections: [{ fields: fields as [FieldUse, ...FieldUse[]] }],
    timeline: entity.file.flow !== undefined,
  };
}

/** JSON that nothing puts into words says nothing to people. */
const isReadable = ({ type, names, answer, widget }: FieldModel) =>
  type !== 'json' || (names ?? answer ?? widget) !== undefined;

const isAfterthought = (field: FieldModel) => field.name === 'CreateUserName' || field.name === 'CreateDate';

function wide(field: FieldModel): FieldUse {
  const broad = ['longtext', 'html', 'list', 'file', 'image', 'json'].includes(field.type);
  return broad ? { field: field.name, span: 4 } : field.name;
}
