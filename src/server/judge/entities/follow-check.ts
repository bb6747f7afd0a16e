import { entities } from '../../../contract/generated/entities.ts';
import type { AssignedPosts, FieldType } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { textParts } from '../../../contract/follow-text.ts';
import { saidPlaces } from '../../../contract/reaching-rules.ts';
import { checkCopies, checkReach } from './copy-check.ts';
import { checkDone } from '../actions/done-check.ts';
import { rowNames, type Inspection } from '../names/references.ts';
import { checkCode } from '../values/value-check.ts';

const LISTS: readonly FieldType[] = ['refs', 'json'];
const COPIED: readonly FieldType[] = ['ref', 'dict', 'text', 'int', 'bool', 'phone', 'date', ...LISTS];

/** Holds what an entity says of assignments, and which of its columns follow what, against the entities that it speaks of. */
export function checkFollowing(inspection: Inspection, entity: EntityModel): void {
  const { assigns, following, traits = [] } = entity.file;
  if (assigns) checkAssigns(inspection, entity, assigns);
  if (following !== undefined) {
    inspection.condition(['following'], following, rowNames(entity), 'bool');
    if (!traits.includes('student') && !traits.includes('newStudent'))
      inspection.report(['following'], '"following" 需要 traits 中的 "student" 或 "newStudent"');
  }
  for (const field of entity.fields.values()) if (field.during) checkDuring(inspection, entity, field);
  for (const field of entity.fields.values())
    if (field.follows && !field.implicit) checkFollows(inspection, entity, field);
  checkCopies(inspection, entity);
  checkReach(inspection, entity);
  checkDone(inspection, entity);
}

/** The days of the row and of the one that it names. */
function checkDuring(inspection: Inspection, entity: EntityModel, field: FieldModel): void {
  const named = inspection.set.entities.get(field.ref ?? '');
  const { during } = field;
  for (const [key, of] of [
    ['from', entity],
    ['to', entity],
    ['begins', named],
    ['ends', named],
  ] as const) {
    const name = during?.[key];
    if (!of || name === undefined) continue;
    const at = ['fields', field.name, 'during', key];
    inspection.field(at, of, name);
    const type = of.fields.get(name)?.type;
    if (type !== undefined && type !== 'date')
      inspection.report(at, `字段 ${name} 应为 date 类型，实际为 ${type}`);
  }
}

function checkAssigns(inspection: Inspection, entity: EntityModel, assigns: AssignedPosts): void {
  const typed = (at: readonly (string | number)[], name: string, type: FieldType) => {
    inspection.field(at, entity, name);
    const field = entity.fields.get(name);
    if (field && field.type !== type)
      inspection.report(at, `字段 ${name} 应为 ${type} 类型，实际为 ${field.type}`);
    return field?.type === type ? field : undefined;
  };
  const person = typed(['assigns', 'person'], assigns.person, 'ref');
  const post = typed(['assigns', 'post'], assigns.post, 'dict');
  typed(['assigns', 'from'], assigns.from, 'date');
  typed(['assigns', 'to'], assigns.to, 'date');
  for (const [index, target] of assigns.targets.entries())
    typed(['assigns', 'targets', index], target, 'ref');
  for (const [which, text] of Object.entries(assigns.tells))
    for (const { path, offset } of saidPlaces(text))
      inspection.field(['assigns', 'tells', which], entity, path[0] ?? '', [], offset);
  if ((assigns.roles === undefined) !== (assigns.account === undefined)) {
    inspection.report(['assigns'], '"roles" 与 "account" 须一同使用');
    return;
  }
  for (const [code, role] of Object.entries(assigns.roles ?? {})) {
    checkCode(inspection, ['assigns', 'roles', code], post?.dict, code);
    inspection.role(['assigns', 'roles', code], role);
  }
  const people = person && inspection.set.entities.get(person.ref ?? '');
  if (!people || assigns.account === undefined) return;
  inspection.field(['assigns', 'account'], people, assigns.account);
  const account = people.fields.get(assigns.account);
  if (account && account.ref !== entities.SysUser)
    inspection.report(['assigns', 'account'], `字段 ${assigns.account} 应引用 ${entities.SysUser}`);
}

function checkFollows(inspection: Inspection, entity: EntityModel, field: FieldModel): void {
  const { name, type, follows = {} } = field;
  const at = ['fields', name, 'follows'];
  if (!COPIED.includes(type)) {
    inspection.report(at, `"follows" 只用于 ${COPIED.join('、')} 类型，实际为 ${type}`);
    return;
  }
  const { post, through, text, of, by } = follows;
  if (post !== undefined) checkPost(inspection, entity, field, [...at, 'post'], post);
  if (post === undefined && !through && text === undefined && !of)
    inspection.report(at, '"follows" 需要 "post"、"through"、"text" 或 "of"');
  if (of !== undefined || by !== undefined) checkGathered(inspection, entity, field, at);
  if (follows.while !== undefined)
    inspection.condition([...at, 'while'], follows.while, rowNames(entity), 'bool');
  if (text !== undefined) checkText(inspection, entity, field, [...at, 'text'], text);
  for (const [index, ref] of (through ?? []).entries())
    checkThrough(inspection, entity, field, [...at, 'through', index], ref);
  const ring = ringOf(inspection, entity, field, []);
  if (ring) inspection.report(at, `循环跟随：${ring.join(' → ')}`);
}

/** A reference whose row has the value that the field repeats. */
function checkThrough(
  inspection: Inspection,
  entity: EntityModel,
  field: FieldModel,
  at: readonly (string | number)[],
  ref: string,
): void {
  inspection.field(at, entity, ref);
  const named = entity.fields.get(ref);
  if (named && named.type !== 'ref') {
    inspection.report(at, `字段 ${ref} 不是引用（ref）`);
    return;
  }
  const source = inspection.set.entities.get(named?.ref ?? '');
  if (!source) return;
  const from = field.follows?.field ?? field.name;
  const copied = source.fields.get(from);
  if (!copied)
    inspection.field(
      ['fields', field.name, 'follows', field.follows?.field ? 'field' : 'through'],
      source,
      from,
    );
  else if (!isSameKind(copied, field))
    inspection.report(at, `${source.name} 的字段 ${from} 与此字段不是同一种值`);
}

/** Whether what one field says can stand in the other; a list of Ids stands in any list. */
const isSameKind = (copied: FieldModel, field: FieldModel): boolean =>
  (LISTS.includes(copied.type) && field.type === 'json') ||
  (copied.type === field.type && copied.ref === field.ref && copied.dict === field.dict);

/** A list of what the rows say that name this one. */
function checkGathered(
  inspection: Inspection,
  entity: EntityModel,
  { name, type, follows }: FieldModel,
  at: readonly (string | number)[],
): void {
  const { of, by, field = name, through, post, text } = follows ?? {};
  if (of === undefined || by === undefined) {
    inspection.report(at, '"of" 与 "by" 须一同使用');
    return;
  }
  if (through || post !== undefined || text !== undefined)
    inspection.report([...at, 'of'], '"of" 不能与 "through"、"post"、"text" 一同使用');
  if (type !== 'json') inspection.report([...at, 'of'], `"of" 只用于 json 类型，实际为 ${type}`);
  inspection.entity([...at, 'of'], of);
  const source = inspection.set.entities.get(of);
  if (!source) return;
  inspection.field([...at, 'by'], source, by);
  inspection.field([...at, 'field'], source, field);
  const named = source.fields.get(by);
  if (named && named.ref !== entity.name)
    inspection.report([...at, 'by'], `字段 ${by} 应引用 ${entity.name}`);
}

function checkPost(
  inspection: Inspection,
  entity: EntityModel,
  field: FieldModel,
  at: readonly (string | number)[],
  post: string,
): void {
  const assigning = [...inspection.set.entities.values()].filter(({ file: { assigns }, fields }) => {
    const names = (target: string) => fields.get(target)?.ref === entity.name;
    return assigns && assigns.targets.some(names) && fields.get(assigns.person)?.ref === field.ref;
  });
  const [by] = assigning;
  if (!by) inspection.report(at, `没有以 "assigns" 任职于 ${entity.title} 的数据`);
  else if (assigning.length > 1)
    inspection.report(at, `${assigning.map(({ name }) => name).join(' 与 ')} 都任职于 ${entity.title}`);
  else checkCode(inspection, at, by.fields.get(by.file.assigns!.post)?.dict, post);
}

/** A text is put together of words and numbers. */
const SPOKEN: readonly FieldType[] = ['text', 'int'];

function checkText(
  inspection: Inspection,
  entity: EntityModel,
  { type, follows }: FieldModel,
  at: readonly (string | number)[],
  text: string,
): void {
  if (type !== 'text') inspection.report(at, `"text" 只用于 text 类型，实际为 ${type}`);
  if (follows?.through || follows?.post !== undefined)
    inspection.report(at, '"text" 不能与 "through"、"post" 一同使用');
  const parts = textParts(text);
  if (parts.every((part) => 'words' in part)) inspection.report(at, '"text" 没有用到任何字段');
  let place = 0;
  for (const part of parts) {
    if ('words' in part) {
      place += part.words.length;
      continue;
    }
    const named = 'ref' in part ? entity.fields.get(part.ref) : undefined;
    const [refAt, fieldAt] = [place + 1, place + 1 + ('ref' in part ? part.ref.length + 1 : 0)];
    place = fieldAt + part.field.length + 1;
    if ('ref' in part) inspection.field(at, entity, part.ref, [], refAt);
    const holder = 'ref' in part ? inspection.set.entities.get(named?.ref ?? '') : entity;
    if (!holder) continue;
    inspection.field(at, holder, part.field, [], fieldAt);
    const said = holder.fields.get(part.field);
    if (said && !SPOKEN.includes(said.type))
      inspection.report(at, `字段 ${part.field} 应为 ${SPOKEN.join('、')} 类型，实际为 ${said.type}`);
  }
}

/** The way from a copy through its sources back to itself. */
function ringOf(
  inspection: Inspection,
  entity: EntityModel,
  field: FieldModel,
  way: readonly string[],
): string[] | undefined {
  const place = `${entity.name}.${field.name}`;
  if (way[0] === place) return [...way, place];
  if (way.includes(place)) return undefined;
  const { through = [], of } = field.follows ?? {};
  for (const named of [...through.map((ref) => entity.fields.get(ref)?.ref), of]) {
    const source = inspection.set.entities.get(named ?? '');
    const from = source?.fields.get(field.follows?.field ?? field.name);
    const found = source && from && ringOf(inspection, source, from, [...way, place]);
    if (found) return found;
  }
  return undefined;
}
