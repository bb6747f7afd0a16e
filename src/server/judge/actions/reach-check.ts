import type { ConditionType } from '../../../contract/conditions/condition.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { ActionFile, MadeRows, OtherChange } from '../../../contract/generated/meta.ts';
import { isDerived, rowType, rowTypeOf, type EntityModel } from '../../../contract/model.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { conditionToSql } from '../../data/expressions/condition-sql.ts';
import { rowOptions } from '../../data/access/scope.ts';
import { ownerKeys } from '../../data/write/student-copy.ts';
import { Binder } from '../../data/sql/sql.ts';
import { conditionMessage } from '../values/condition-message.ts';
import { checkLook } from '../entities/beyond-check.ts';
import type { Inspection } from '../names/references.ts';
import { rowOf } from '../names/uses.ts';

type At = readonly (string | number)[];
type Names = Record<string, ConditionType>;

const REACHING: readonly string[] = ['add', 'edit', 'set', 'delete', 'import', 'approve'];
/** Verbs that leave a row other than it was. */
const CHANGING: readonly string[] = ['edit', 'set'];
/** Verbs that take fields of the row itself, at which a refusal can be told. */
const WITH_FIELDS: readonly string[] = ['add', 'edit', 'save', 'submit', 'import'];
const UNDOING: readonly string[] = ['set', 'delete', 'void'];
const NUMBERS: readonly string[] = ['int', 'decimal', 'money'];

/** Holds what an action changes and makes beyond its own row against the entities that it reaches. */
export function checkReaching(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  action: ActionFile,
  given: Names,
): void {
  const { changes = [], makes = [], undoes, verb } = action;
  const names = namesFor(verb, given);
  for (const key of ['changes', 'makes'] as const)
    if (action[key] && !REACHING.includes(verb))
      inspection.report([...at, key], `"${key}" 只用于 ${REACHING.join('、')}，实际为 ${verb}`);
  if (verb === 'approve' && (action.changes || action.makes) && firstPassing(entity) !== action)
    inspection.report(at, '一个数据对象只能有一个同意操作有 "changes"、"makes"：最后一步同意时执行一次');
  for (const [index, change] of changes.entries())
    checkChange(inspection, [...at, 'changes', index], entity, action, change, names);
  for (const [index, made] of makes.entries())
    checkMade(inspection, [...at, 'makes', index], entity, action, made, names);
  if (undoes !== undefined) checkUndoes(inspection, [...at, 'undoes'], entity, action, undoes);
  checkSecond(inspection, [...at, 'second'], entity, action);
}

const firstPassing = (entity: EntityModel): ActionFile | undefined =>
  [...entity.actions.values()].find(({ verb, changes, makes }) => verb === 'approve' && (changes || makes));

/** What formulas of an action may read: what the row was where it changes it, and no parameters where the last of several steps decides. */
function namesFor(verb: string, { params, ...names }: Names): Names {
  return {
    ...names,
    ...(verb === 'approve' || params === undefined ? {} : { params }),
    ...(CHANGING.includes(verb) && names['row'] !== undefined ? { was: names['row'] } : {}),
  };
}

/**
 * A target that is not written by acts: what goes through approval moves by its own steps, and a log only grows.
 * @param names fields of a stored row that are written; what nobody fills in, such as whether somebody has come, is not what was applied for
 */
function target(
  inspection: Inspection,
  at: At,
  name: string,
  isNew: boolean,
  names: readonly string[] = [],
): EntityModel | undefined {
  const entity = inspection.entity(at, name);
  if (!entity) return undefined;
  const isBeside = !isNew && names.every((one) => entity.fields.get(one)?.readonly === true);
  const { traits = [], flow } = entity.file;
  const isLog = traits.includes('log') || traits.includes('chained');
  if (flow && !isBeside) inspection.report(at, `${name} 走审批，填写的内容只能由它自己的步骤更改`);
  else if (traits.includes('chained') || (isLog && !isNew)) inspection.report(at, `${name} 是只增不改的日志`);
  return entity;
}

function checkChange(
  inspection: Inspection,
  at: At,
  own: EntityModel,
  action: ActionFile,
  change: OtherChange,
  given: Names,
): void {
  const { through, where, when, most, none } = change;
  const names = Object.keys({ ...change.add, ...change.set });
  const entity = target(inspection, [...at, 'entity'], change.entity, false, names);
  if ((through === undefined) === (where === undefined))
    inspection.report(at, '须有且只有 "through"（引用的一条）、"where"（符合条件的数据）之一');
  if (change.add === undefined && change.set === undefined)
    inspection.report(at, '须有 "add"（加上的数）或 "set"（改为的值），否则什么也不改');
  if (most !== undefined && where === undefined)
    inspection.report([...at, 'most'], '"most" 须与 "where" 同用');
  if (through !== undefined) checkThrough(inspection, [...at, 'through'], own, action, through, entity);
  if (when !== undefined) inspection.condition([...at, 'when'], when, given, 'bool');
  if (!entity) return;
  const x = rowOf(rowTypeOf(entity), entity.name);
  if (where !== undefined) checkWhere(inspection, [...at, 'where'], entity, where, { ...given, x });
  checkAssigned(inspection, at, entity, change, { ...given, x });
  if (none !== undefined && through === undefined && where === undefined) return;
  checkTold(inspection, [...at, 'field'], own, action, change.field);
}

/** The reference that leads to the changed row: a parameter of the action, else a field of the row. */
function checkThrough(
  inspection: Inspection,
  at: At,
  own: EntityModel,
  { params }: ActionFile,
  through: string,
  entity: EntityModel | undefined,
): void {
  const param = params?.[through];
  if (!param) inspection.field(at, own, through);
  const field = param ?? own.fields.get(through);
  if (field && entity && (field.type !== 'ref' || field.ref !== entity.name))
    inspection.report(at, `"${through}" 不引用 ${entity.name}`);
}

function checkAssigned(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  { add = {}, set = {} }: OtherChange,
  names: Names,
): void {
  for (const [name, source] of Object.entries(add)) {
    written(inspection, [...at, 'add', name], entity, name);
    const type = entity.fields.get(name)?.type;
    if (type !== undefined && !NUMBERS.includes(type))
      inspection.report([...at, 'add', name], `字段 "${name}" 不是数，不能加上；请用 "set"`);
    if (name in set) inspection.report([...at, 'set', name], `字段 "${name}" 既加上又改为`);
    inspection.condition([...at, 'add', name], source, names);
  }
  for (const [name, source] of Object.entries(set)) {
    written(inspection, [...at, 'set', name], entity, name);
    inspection.condition([...at, 'set', name], source, names);
  }
}

/** Rows are selected by the database, which has to understand the condition. */
function checkWhere(inspection: Inspection, at: At, entity: EntityModel, where: string, names: Names): void {
  const found = inspection.problems.length;
  inspection.condition(at, where, names, 'bool');
  if (inspection.problems.length > found) return;
  try {
    const known = { row: {}, params: {}, was: {}, me: NOBODY, now: '2000-01-01 00:00:00' };
    conditionToSql(where, rowOptions(entity, known, new Binder(), 't', 'x'));
  } catch (error) {
    inspection.report(at, `条件须能由数据库判断：${conditionMessage((error as Error).message)}`);
  }
}

/** A field that an act may write: one that is stored and is not the engine's own. */
function written(inspection: Inspection, at: At, entity: EntityModel, name: string): void {
  inspection.field(at, entity, name);
  const field = entity.fields.get(name);
  if (field && (field.implicit || isDerived(field) || field.value !== undefined || field.follows))
    inspection.report(at, `字段 "${name}" 由系统维护，不能由操作更改`);
}

function checkTold(
  inspection: Inspection,
  at: At,
  own: EntityModel,
  { params = {}, verb }: Pick<ActionFile, 'params' | 'verb'>,
  name: string | undefined,
): void {
  if (name === undefined || Object.hasOwn(params, name)) return;
  if (WITH_FIELDS.includes(verb)) inspection.field(at, own, name);
  else inspection.report(at, `"${name}" 不是该操作的参数，提示无处可显示`);
}

/** Holds a row that is made against its entity: every required field has a value, and none that the engine keeps is written. */
export function checkMade(
  inspection: Inspection,
  at: At,
  own: EntityModel,
  action: Pick<ActionFile, 'params' | 'verb'>,
  { entity: name, from, by, when, set, field }: MadeRows,
  names: Names,
): void {
  const entity = target(inspection, [...at, 'entity'], name, true);
  if (when !== undefined) inspection.condition([...at, 'when'], when, names, 'bool');
  const line = from === undefined ? undefined : lineOf(inspection, [...at, 'from'], own, action, from);
  checkTold(inspection, [...at, 'field'], own, action, field);
  if (!entity) return;
  if (by !== undefined) {
    inspection.field([...at, 'by'], entity, by);
    const link = entity.fields.get(by);
    if (link && link.ref !== own.name) inspection.report([...at, 'by'], `字段 "${by}" 不引用 ${own.name}`);
  }
  const owners = ownerKeys(entity);
  for (const [key, source] of Object.entries(set)) {
    // Whose row it is, is said by who makes it; the rest follows.
    if (owners.includes(key)) inspection.field([...at, 'set', key], entity, key);
    else written(inspection, [...at, 'set', key], entity, key);
    inspection.condition([...at, 'set', key], source, line ? { ...names, line } : names);
  }
  const given = new Set([by, ...Object.keys(set)]);
  for (const one of entity.fields.values())
    if (one.required === true && one.default === undefined && !one.implicit && !given.has(one.name))
      inspection.report([...at, 'set'], `必填字段 "${one.name}"（${one.title}）没有值`);
}

/** A line of the list that rows are made from. */
function lineOf(
  inspection: Inspection,
  at: At,
  own: EntityModel,
  { params = {} }: Pick<ActionFile, 'params'>,
  from: string,
) {
  const [root, name = ''] = from.split('.');
  const field = root === 'params' ? params[name] : own.fields.get(name);
  if (root === 'params') inspection.known(at, 'field', name, Object.keys(params), '参数');
  else {
    inspection.use(at, 'field', `${own.name}.${name}`, 'row.'.length);
    inspection.known(at, 'field', name, own.fields.keys(), `${own.name} 的字段`, 'row.'.length);
  }
  if (field && field.type !== 'list') inspection.report(at, `"${name}" 不是 list，没有可逐行生成的内容`);
  const columns = Object.entries(field?.fields ?? {});
  return columns.length === 0 ? 'dyn' : rowType(columns.map(([key, { type }]) => ({ name: key, type })));
}

/** What is taken back is worked out of the row alone: nobody remembers what was typed then. */
function checkUndoes(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  { verb, when }: ActionFile,
  enCode: string,
): void {
  if (!inspection.enCode(at, enCode)) return;
  const undone = entity.actions.get(enCode);
  if (!undone) return inspection.report(at, `"${enCode}" 不是本数据对象的操作`);
  if (!UNDOING.includes(verb)) inspection.report(at, `"undoes" 只用于 ${UNDOING.join('、')}，实际为 ${verb}`);
  else if (undone.verb === 'edit') inspection.report(at, `"${enCode}" 可以多次编辑，没有可撤销的一次`);
  else if (verb === 'set' && when === undefined) inspection.report(at, '须有 "when"，否则可以反复撤销');
  const { changes = [], makes = [] } = undone;
  if (changes.length + makes.length === 0)
    inspection.report(at, `"${enCode}" 没有 "changes" 或 "makes"，没有可撤销的`);
  for (const { set, add = {}, through, when: due } of changes) {
    const reads = [...Object.values(add), ...(due === undefined ? [] : [due])].flatMap(
      (source) => compileCondition(source).reads,
    );
    if (set) inspection.report(at, `"${enCode}" 以 "set" 更改，原值不再知道；请改用 "add"`);
    else if (
      reads.some((path) => path.startsWith('params.')) ||
      Object.hasOwn(undone.params ?? {}, through ?? '')
    )
      inspection.report(at, `"${enCode}" 的更改取决于当时的参数，请先把参数存入本条数据`);
  }
  if (makes.some(({ by }) => by === undefined))
    inspection.report(at, `"${enCode}" 生成的数据没有 "by"，不知道是哪些`);
}

/** A limit is told at a parameter; one that looks beyond the row is judged by the database. */
export function checkLimits(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  action: ActionFile,
  names: Names,
): void {
  for (const [index, { deny, message, field }] of (action.rules ?? []).entries()) {
    const place = [...at, 'rules', index];
    inspection.condition([...place, 'deny'], deny, names, 'bool');
    checkLook(inspection, [...place, 'deny'], entity, deny);
    checkTold(inspection, [...place, 'field'], entity, action, field);
    for (const { 1: name = '', index: from } of message.matchAll(/\{row\.(\w+)\}/g))
      inspection.field([...place, 'message'], entity, name, [], from + '{row.'.length);
  }
}

/** Who asked is what another action has put there, and nobody types it. */
function checkSecond(inspection: Inspection, at: At, entity: EntityModel, { second }: ActionFile): void {
  if (second === undefined) return;
  inspection.field(at, entity, second);
  const field = entity.fields.get(second);
  if (!field) return;
  const isAsked = [...entity.actions.values()].some(({ set }) => set?.[second]?.trim() === 'me.UserId');
  if (field.ref !== entities.SysUser)
    inspection.report(at, `字段 "${second}" 应引用 ${entities.SysUser}：用户看到的是姓名，不是编号`);
  else if (!field.readonly) inspection.report(at, `字段 "${second}" 须为 "readonly"，否则可以填成别人`);
  else if (!isAsked) inspection.report(at, `没有操作以 me.UserId 写入 "${second}"，无人能提出申请`);
}
