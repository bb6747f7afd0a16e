import { checkLook } from './beyond-check.ts';
import { checkDueDay } from './due-check.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type {
  ActionFile,
  FieldType,
  Message,
  MessageContact,
  MessageValue,
} from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import { saidPlaces } from '../../../contract/reaching-rules.ts';
import type { Row } from '../../../contract/rules.ts';
import { maskOf } from '../../data/access/masks.ts';
import { isContact } from '../../engines/notify/messages.ts';
import { placesOf } from '../../engines/notify/push.ts';
import { nearest } from '../names/near.ts';
import { CALENDAR, CALENDAR_TYPE } from '../../../contract/conditions/check.ts';
import { checkSelecting } from '../values/selecting.ts';
import { beyondNames, rowNames, type Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

/** Holds what people are told of an entity's rows against its fields, the people that these name, and the templates. */
export function checkMessages(inspection: Inspection, entity: EntityModel): void {
  const { messages = {} } = entity.file;
  for (const [key, own] of Object.entries(messages)) {
    const at = ['messages', key];
    const base = own.like === undefined ? {} : messages[own.like];
    if (base === undefined || base.like !== undefined) {
      const keys = Object.keys(messages);
      inspection.report([...at, 'like'], `没有可沿用的消息 "${own.like}"`, nearest(own.like ?? '', keys));
      continue;
    }
    const { when: _when, given: _given, on: _on, at: _at, ...shared } = base;
    checkMessage(inspection, at, entity, own, { ...shared, ...own });
  }
}

function checkMessage(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  own: Message,
  message: Message,
): void {
  const { when, about, given, on, template } = message;
  checkWording(inspection, at, own, message);
  if (when !== undefined) checkWhich(inspection, [...at, 'when'], entity, when);
  if (own.about !== undefined) inspection.field([...at, 'about'], entity, own.about);
  const owner = ownerOf(inspection, entity, about);
  if (given !== undefined && about === undefined)
    inspection.report([...at, 'given'], '"given" 须与 "about" 同用');
  else if (given !== undefined) rowCondition(inspection, [...at, 'given'], owner, given);
  if (on !== undefined) inspection.field([...at, 'on'], entity, on);
  if (own.group !== undefined) checkItem(inspection, [...at, 'group'], own.group);
  checkRecipients(inspection, [...at, 'to'], entity, template, own.to);
  for (const name of ['channels', 'org'] as const)
    if (own[name] !== undefined) checkPath(inspection, [...at, name], entity, own[name]);
  for (const name of ['text', 'url'] as const) checkSaid(inspection, [...at, name], entity, own[name] ?? '');
  for (const [name, value] of Object.entries(own.values ?? {}))
    checkValue(inspection, [...at, 'values', name], entity, value);
  if (template !== undefined && (own.template ?? own.values) !== undefined)
    checkTemplate(inspection, at, template, message);
  checkTime(inspection, [...at, 'at'], owner, message);
}

/** A message says what it tells, once, and whom. */
function checkWording(
  inspection: Inspection,
  at: At,
  own: Message,
  { template, text, kind, to }: Message,
): void {
  if (own.template !== undefined && own.text !== undefined)
    inspection.report(at, '"template" 和 "text" 须有且只有一个');
  if (template === undefined && (text === undefined || kind === undefined))
    inspection.report(at, '须有 "template"，或 "text" 和 "kind"');
  if (to === undefined) inspection.report(at, '须以 "to" 说明通知谁');
}

function checkRecipients(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  template: string | undefined,
  to: Message['to'] = [],
): void {
  if (to.some(isContact) && (template === undefined || !to.every(isContact)))
    inspection.report(at, '以手机号通知的人（"phone"）须用 "template"，其他收件人另写一条消息');
  for (const [index, way] of to.entries())
    if (typeof way === 'string') checkPerson(inspection, [...at, index], entity, way);
    else if (isContact(way)) checkContact(inspection, [...at, index], entity, way);
    else {
      inspection.role([...at, index, 'role'], way.role);
      if (way.org !== undefined) checkPath(inspection, [...at, index, 'org'], entity, way.org);
    }
}

/** A row beside a person that names this person, and has a telephone. */
function checkContact(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  { of, entity: name, by, phone }: MessageContact,
): void {
  checkPerson(inspection, [...at, 'of'], entity, of);
  const beside = inspection.entity([...at, 'entity'], name);
  if (!beside) return;
  inspection.field([...at, 'by'], beside, by);
  inspection.field([...at, 'phone'], beside, phone);
  const type = beside.fields.get(phone)?.type;
  if (type !== undefined && type !== 'phone')
    inspection.report([...at, 'phone'], `字段 ${phone} 应为 phone 类型，实际为 ${type}`);
}

const ownerOf = ({ set }: Inspection, entity: EntityModel, about: string | undefined): EntityModel =>
  set.entities.get(entity.fields.get(about ?? '')?.ref ?? '') ?? entity;

const rowCondition = (inspection: Inspection, at: At, entity: EntityModel, source: string) =>
  inspection.condition(at, source, { row: rowNames(entity)['row']!, now: 'string' }, 'bool');

/** The rows that are told of are read by a statement, which may count other rows. */
function checkWhich(inspection: Inspection, at: At, entity: EntityModel, source: string): void {
  const found = inspection.problems.length;
  inspection.condition(at, source, { ...beyondNames(inspection.set, entity), now: 'string' }, 'bool');
  if (inspection.problems.length === found) checkLook(inspection, at, entity, source);
}

function checkItem(inspection: Inspection, at: At, code: string): void {
  const group = inspection.set.entities.get(entities.UserMessage)?.fields.get('MsgGroup')?.dict ?? '';
  const items = (inspection.set.codes.get(group)?.items ?? []).map((item) => item.code);
  if (!items.includes(code)) inspection.report(at, `字典 ${group} 没有代码 "${code}"`, nearest(code, items));
}

/**
 * The field at the end of a path. What is sealed or masked is told to nobody, for a message goes to more than may see it.
 * @param offset where the path begins in a longer text
 */
function checkPath(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  path: string,
  offset?: number,
): FieldModel | undefined {
  let from = offset ?? 0;
  let of: EntityModel | undefined = entity;
  const names = path.split('.');
  for (const [index, name] of names.entries()) {
    if (!of) return undefined;
    const isWhole = offset === undefined && names.length === 1;
    inspection.field(at, of, name, [], isWhole ? undefined : from);
    from += name.length + 1;
    const field: FieldModel | undefined = of.fields.get(name);
    if (index === names.length - 1) return field && checkTold(inspection, at, of, field);
    if (field && field.type !== 'ref') inspection.report(at, `字段 "${name}" 不是引用`);
    of = inspection.set.entities.get(field?.ref ?? '');
  }
  return undefined;
}

function checkTold(inspection: Inspection, at: At, entity: EntityModel, field: FieldModel): FieldModel {
  if (field.sealed || maskOf(field) !== undefined || isDerived(field))
    inspection.report(at, `${entity.name} 的字段 "${field.name}" 不能写进消息`);
  return field;
}

function checkPerson(inspection: Inspection, at: At, entity: EntityModel, way: string): void {
  const field = checkPath(inspection, at, entity, way);
  if (!field) return;
  checkAccount(inspection, at, field.name === 'Id' ? entity.name : field.ref, way);
}

/** What a field refers to is people: rows with an account, or accounts. */
export function checkAccount(inspection: Inspection, at: At, ref: string | undefined, way: string): void {
  const target = inspection.set.entities.get(ref ?? '');
  if (target?.file.account === undefined && target?.name !== entities.SysUser)
    inspection.report(at, `字段 "${way}" 引用的不是人员`);
}

function checkSaid(inspection: Inspection, at: At, entity: EntityModel, text: string): void {
  for (const { path, offset } of saidPlaces(text)) checkPath(inspection, at, entity, path.join('.'), offset);
}

function checkValue(inspection: Inspection, at: At, entity: EntityModel, value: string | MessageValue): void {
  if (typeof value === 'string') return checkSaid(inspection, at, entity, value);
  const kinds = (['count', 'names', 'first'] as const).filter((name) => value[name] !== undefined);
  if (kinds.length !== 1) inspection.report(at, '"count"、"names"、"first" 须有且只有一个');
  if (value.count !== undefined) rowCondition(inspection, [...at, 'count'], entity, value.count);
  if (value.names !== undefined) checkPath(inspection, [...at, 'names'], entity, value.names);
  if (value.first === undefined) return undefined;
  const field = checkPath(inspection, [...at, 'first'], entity, value.first);
  if (value.as !== undefined && field && !isTime(field.type))
    inspection.report([...at, 'as'], `字段 "${value.first}" 不是日期或时间`);
  return checkSaid(inspection, [...at, 'else'], entity, value.else ?? '');
}

const isTime = (type: FieldType) => type === 'date' || type === 'datetime';

/** The template is one that comes with the product, and nothing in it stays empty. */
function checkTemplate(inspection: Inspection, at: At, code: string, { values = {} }: Message): void {
  const rows: readonly Row[] = inspection.set.entities.get(entities.PushTemplate)?.file.seed?.rows ?? [];
  const codes = rows.map((row) => String(row['TplCode']));
  const template = rows[codes.indexOf(code)];
  if (!template)
    return inspection.report([...at, 'template'], `推送模板 "${code}" 不存在`, nearest(code, codes));
  for (const place of placesOf(`${String(template['Title'])}${String(template['Content'])}`))
    if (!(place in values))
      inspection.report(
        [...at, 'template'],
        `推送模板 ${code} 的 {${place}} 没有值`,
        nearest(place, Object.keys(values)),
      );
  return undefined;
}

function checkTime(inspection: Inspection, at: At, owner: EntityModel, { at: time }: Message): void {
  if (!time) return;
  if (time.when === undefined && time.from === undefined && time.due === undefined)
    inspection.report(at, '须有 "when"、"from" 或 "due"');
  if (time.due && time.from !== undefined) inspection.report([...at, 'due'], '"due" 与 "from" 只能有一个');
  if (time.due) checkDueDay(inspection, [...at, 'due'], owner, time.due);
  const names = { row: rowNames(owner)['row']!, now: 'string' as const, [CALENDAR]: CALENDAR_TYPE };
  if (time.when !== undefined) {
    inspection.condition([...at, 'when'], time.when, names, 'bool');
    checkSelecting(inspection, [...at, 'when'], owner, time.when, { now: '2000-01-01 00:00:00' });
  }
  for (const name of ['from', 'to', 'since', 'noted'] as const)
    if (time[name] !== undefined) checkMoment(inspection, [...at, name], owner, time[name]);
}

function checkMoment(inspection: Inspection, at: At, entity: EntityModel, name: string): void {
  // A time that the server alone knows is asked about here, and told to nobody.
  inspection.use(at, 'field', `${entity.name}.${name}`);
  inspection.known(at, 'field', name, entity.fields.keys(), `${entity.name} 的字段`);
  const type = entity.fields.get(name)?.type;
  if (type !== undefined && type !== 'datetime')
    inspection.report(at, `字段 ${name} 应为 datetime 类型，实际为 ${type}`);
}

/** Holds an action that reminds against the messages that it sends. */
export function checkRemind(
  inspection: Inspection,
  action: At,
  entity: EntityModel,
  { remind, verb }: ActionFile,
): void {
  if (!remind) return;
  const at = [...action, 'remind'];
  if (verb !== 'handler') inspection.report(at, `"remind" 只用于 handler，实际为 ${verb}`);
  checkMoment(inspection, [...at, 'noted'], entity, remind.noted);
  for (const key of ['again', 'none'] as const)
    checkSaid(inspection, [...at, key], entity, remind[key] ?? '');
  if ((remind.hours === undefined) === (remind.minutes === undefined))
    inspection.report(at, '"hours" 和 "minutes" 须有且只有一个');
  const of = remind.entity === undefined ? entity : inspection.entity([...at, 'entity'], remind.entity);
  if (!of) return;
  const keys = Object.keys(of.file.messages ?? {});
  for (const [index, key] of remind.messages.entries()) {
    const message = of.file.messages?.[key];
    if (!message)
      inspection.report([...at, 'messages', index], `${of.name} 没有消息 "${key}"`, nearest(key, keys));
    else if (remind.entity !== undefined) {
      const about = message.about ?? of.file.messages?.[message.like ?? '']?.about;
      if (about === undefined || of.fields.get(about)?.ref !== entity.name)
        inspection.report([...at, 'messages', index], `消息 "${key}" 的 "about" 不引用 ${entity.name}`);
    }
  }
}
