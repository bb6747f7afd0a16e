import { mayHaveFlow } from '../../../contract/flow/flow-of.ts';
import { CALENDAR, CALENDAR_TYPE } from '../../../contract/conditions/check.ts';
import type { NamedField } from '../../../contract/field-rules.ts';
import { columnsByName, formulaOrder } from '../../../contract/formula-order.ts';
import type { EntityFile } from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import type { ConditionType } from '../../../contract/conditions/condition.ts';
import { checkApart } from './apart-check.ts';
import { checkAudience } from './audience-check.ts';
import { checkPaperBlock } from './paper-block-check.ts';
import { checkAction } from '../actions/action-check.ts';
import { checkDirectory } from './directory-check.ts';
import { checkEndings } from './ending-check.ts';
import { checkCopied } from './copied-check.ts';
import { checkField } from '../fields/field-check.ts';
import { checkFixedCalls } from '../actions/fixed-check.ts';
import { checkMessages } from './message-check.ts';
import type { Problem } from '../problem.ts';
import { checkBeyond } from './beyond-check.ts';
import { beyondNames, reachingNames, Inspection, rowNames } from '../names/references.ts';
import { checkSorted } from '../pages/list-check.ts';
import { checkLinesRules, checkRules } from './rule-check.ts';
import { checkParent } from './parent-check.ts';
import { checkIndexes } from './index-check.ts';
import { checkIntake } from './intake-check.ts';
import { checkPublicPart } from '../pages/public-check.ts';
import { checkMeasures } from './query-check.ts';
import { checkSealed } from './sealed-check.ts';
import { checkStandard } from './standard-check.ts';
import { checkWriteScope } from './write-scope-check.ts';
import { checkPairs } from '../fields/field-keys.ts';
import { checkFollowing } from './follow-check.ts';
import { checkClock } from './clock-check.ts';
import { checkChecklist } from './checklist-check.ts';
import { checkHandout } from './handout-check.ts';
import { checkSeries } from './series-check.ts';
import { checkSlot } from './slot-check.ts';
import { checkEntityOnce } from '../pages/repeated-check.ts';
import { checkSeed } from './seed-check.ts';
import { NOBODY } from '../../../contract/subject.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import { checkSelecting } from '../values/selecting.ts';

/** Holds an entity against the rest of the schemas. */
export function checkEntity(set: SchemaSet, entity: EntityModel): Problem[] {
  const inspection = new Inspection(set, `entities/${entity.name}.json`);
  const names = rowNames(entity);
  const beyond = { ...beyondNames(set, entity), [CALENDAR]: CALENDAR_TYPE };
  const through = reachingNames(set, entity);
  checkIdentity(inspection, set, entity);
  checkEntityOnce(inspection, entity);
  for (const [name, field] of Object.entries(entity.file.fields))
    checkField(inspection, ['fields', name], field, { ...names, [CALENDAR]: CALENDAR_TYPE }, beyond, through);
  checkPairs(inspection, entity);
  checkRings(inspection, entity);
  checkKeys(inspection, entity);
  checkScope(inspection, entity, names);
  checkPublicPart(inspection, entity, names);
  checkIntake(inspection, entity);
  checkFlow(inspection, entity);
  checkDirectory(inspection, entity, names);
  checkFollowing(inspection, entity);
  checkRules(inspection, entity);
  checkLinesRules(inspection, entity);
  checkBeyond(inspection, entity);
  checkClock(inspection, entity);
  checkStandard(inspection, entity);
  checkMessages(inspection, entity);
  checkAudience(inspection, entity);
  checkSlot(inspection, entity);
  checkHandout(inspection, entity);
  checkSeries(inspection, entity);
  checkChecklist(inspection, entity);
  checkPaperBlock(inspection, entity);
  checkCopied(inspection, entity);
  checkFixedCalls(inspection, entity);
  checkEndings(inspection, entity, names);
  checkMeasures(inspection, ['measures'], entity, entity.file.measures);
  for (const [enCode, action] of entity.actions)
    checkAction(inspection, ['actions', enCode], entity, action, names);
  return inspection.problems;
}

function checkIdentity(inspection: Inspection, set: SchemaSet, entity: EntityModel): void {
  const twin = [...set.entities.values()].find(
    (other) => other.table === entity.table && other.name < entity.name,
  );
  if (twin) inspection.report([], `名称与 ${twin.name} 重复`);
  const seen = new Map<number, string>();
  let highest = Math.max(0, ...Object.values(entity.file.fields).map((field) => field.id ?? 0));
  for (const [name, field] of Object.entries(entity.file.fields)) {
    if (field.id === undefined)
      inspection.missing(['fields', name], '缺少 "id"（字段的固定编号）', 'id', ++highest);
    else if (seen.has(field.id))
      inspection.report(['fields', name, 'id'], `编号 ${field.id} 已用于 ${seen.get(field.id)}`);
    else seen.set(field.id, name);
  }
  for (const enCode of entity.actions.keys())
    if (set.enCodes.get(enCode) !== entity.name)
      inspection.report(['actions', enCode], `EnCode 已由 ${set.enCodes.get(enCode)} 声明`);
}

/** Formulas and conditions that wait for each other have no value that could be relied upon. */
function checkRings(inspection: Inspection, entity: EntityModel): void {
  reportRing(inspection, ['fields'], entity.fields);
  for (const [name, { fields }] of Object.entries(entity.file.fields))
    if (fields) reportRing(inspection, ['fields', name, 'fields'], columnsByName(fields));
}

function reportRing(
  inspection: Inspection,
  at: readonly string[],
  fields: ReadonlyMap<string, NamedField>,
): void {
  const { ring } = formulaOrder(fields);
  const [first] = ring;
  if (first === undefined) return;
  inspection.report(
    [...at, first, fields.get(first)?.value === undefined ? 'visible' : 'value'],
    `公式或显示条件循环引用：${[...ring, first].join(' → ')}`,
  );
}

/** Types of whose values nobody says that they are the same, or that they name a row. */
const NO_KEY: ReadonlySet<string> = new Set([
  'file',
  'image',
  'json',
  'geo',
  'list',
  'html',
  'refs',
  'dicts',
  'count',
]);

function checkKeyType(
  inspection: Inspection,
  at: readonly (string | number)[],
  entity: EntityModel,
  name: string,
  what: string,
): void {
  const field = entity.fields.get(name);
  if (field && (NO_KEY.has(field.type) || (what === '唯一' && isDerived(field))))
    inspection.report(at, `${field.type} 类型的字段 "${name}" 不能用作${what}`);
}

/** Types in which a keyword is looked for. */
const SEARCHED: ReadonlySet<string> = new Set(['text', 'longtext', 'phone', 'idcard', 'email']);

/** Types whose values a cell says in one word. */
const NAMING: ReadonlySet<string> = new Set(['ref', 'text', 'int']);

function checkKeys(inspection: Inspection, entity: EntityModel): void {
  const { file } = entity;
  if (file.label) {
    inspection.field(['label'], entity, file.label);
    checkKeyType(inspection, ['label'], entity, file.label, '名称');
  }
  if (file.sort) {
    inspection.sort(['sort'], entity, file.sort);
    checkSorted(inspection, ['sort'], entity, file.sort);
  }
  if (file.tree) inspection.field(['tree'], entity, file.tree);
  checkSearched(inspection, entity);
  checkUnique(inspection, entity);
  checkIndexes(inspection, entity);
  checkApart(inspection, entity);
  for (const [place, name] of (file.uniqueBlanks ?? []).entries())
    checkBlank(inspection, place, entity, name);
  checkSeed(inspection, entity);
  checkNamed(inspection, entity);
  checkBrief(inspection, entity);
  if (file.plain) inspection.enCode(['plain'], file.plain);
  checkParent(inspection, entity);
  checkSealed(inspection, entity);
}

function checkSearched(inspection: Inspection, entity: EntityModel): void {
  for (const [index, name] of (entity.file.search ?? []).entries()) {
    inspection.field(['search', index], entity, name);
    const type = entity.fields.get(name)?.type;
    if (type !== undefined && !SEARCHED.has(type))
      inspection.report(['search', index], `关键字在文字中查找，字段 "${name}" 为 ${type} 类型`);
  }
}

function checkUnique(inspection: Inspection, entity: EntityModel): void {
  for (const [index, fields] of (entity.file.unique ?? []).entries())
    for (const [place, name] of fields.entries()) {
      inspection.field(['unique', index, place], entity, name);
      checkKeyType(inspection, ['unique', index, place], entity, name, '唯一');
    }
}

function checkNamed(inspection: Inspection, entity: EntityModel): void {
  for (const [index, name] of (entity.file.named ?? []).entries()) {
    inspection.field(['named', index], entity, name);
    const field = entity.fields.get(name);
    if (field && !NAMING.has(field.type))
      inspection.report(['named', index], `字段 "${name}" 不能作为名称的一部分，只能用 ref、text 或 int`);
  }
}

/** Types whose value is a few words. */
const BRIEF: ReadonlySet<string> = new Set([
  'text',
  'dict',
  'ref',
  'date',
  'datetime',
  'time',
  'int',
  'decimal',
  'money',
]);

function checkBrief(inspection: Inspection, entity: EntityModel): void {
  const { brief = [] } = entity.file;
  if (brief.length > 0 && entity.flow === undefined)
    inspection.report(['brief'], '只有带 flow 的实体才在待办中列出，不能写 brief');
  for (const [index, name] of brief.entries()) {
    inspection.field(['brief', index], entity, name);
    const type = entity.fields.get(name)?.type;
    if (type !== undefined && !BRIEF.has(type))
      inspection.report(['brief', index], `字段 "${name}" 为 ${type} 类型，不能写在待办的一行里`);
  }
}

/** Types whose column is a text. */
const WORDS: ReadonlySet<string> = new Set(['ref', 'dict', 'text', 'phone', 'idcard', 'email']);

/** A blank can stand beside values only of a column of text, and only in a key. */
function checkBlank(inspection: Inspection, place: number, entity: EntityModel, name: string): void {
  const at = ['uniqueBlanks', place];
  inspection.field(at, entity, name);
  const field = entity.fields.get(name);
  if (!field) return;
  if (!WORDS.has(field.type)) inspection.report(at, `字段 "${name}" 不以文字保存，空白不能作为一个值`);
  else if (!entity.file.unique?.some((key) => key.length > 1 && key.includes(name)))
    inspection.report(at, `字段 "${name}" 不在 "unique" 的任何多字段组合中`);
}

function checkScope(inspection: Inspection, entity: EntityModel, names: Record<string, ConditionType>): void {
  const { scope, parent, lookup } = entity.file;
  if (Object.keys(scope).length === 0 && !parent && !lookup && entity.actions.size > 0)
    inspection.report(['scope'], '没有任何角色的数据范围，无人能看到数据');
  const bySql = { ...names, [CALENDAR]: CALENDAR_TYPE };
  checkRoles(inspection, ['scope'], entity, scope, bySql);
  checkWriteScope(inspection, entity, bySql);
  const { shared } = entity.file;
  const handed = shared && inspection.entity(['shared', 'entity'], shared.entity);
  if (handed) {
    inspection.field(['shared', 'by'], handed, shared.by);
    if (shared.on !== undefined) inspection.field(['shared', 'on'], entity, shared.on);
    checkRoles(inspection, ['shared', 'scope'], handed, shared.scope, rowNames(handed));
    if (shared.gone)
      inspection.condition(['shared', 'gone', 'when'], shared.gone.when, rowNames(handed), 'bool');
    for (const [index, enCode] of (shared.actions ?? []).entries())
      inspection.enCode(['shared', 'actions', index], enCode);
  }
  if (entity.file.own) inspection.condition(['own'], entity.file.own, names, 'bool');
  if (entity.file.own) checkSelecting(inspection, ['own'], entity, entity.file.own, { me: NOBODY });
}

function checkRoles(
  inspection: Inspection,
  at: readonly string[],
  entity: EntityModel,
  scope: EntityFile['scope'],
  names: Record<string, ConditionType>,
): void {
  for (const [role, source] of Object.entries(scope)) {
    inspection.role([...at, role], role);
    inspection.condition([...at, role], source, names, 'bool');
    checkSelecting(inspection, [...at, role], entity, source, { me: NOBODY });
  }
}

function checkFlow(inspection: Inspection, { file, name, flow }: EntityModel): void {
  if (file.flow !== undefined && !mayHaveFlow(file))
    inspection.report(['flow'], '"flow" 需要 traits 中有 "flow"');
  if (file.flow === undefined) return;
  inspection.use(['flow'], 'flow', file.flow);
  const isThere = inspection.known(['flow'], 'flow', file.flow, inspection.set.flows.keys());
  if (isThere && flow?.entity !== name)
    inspection.report(['flow'], `流程 ${file.flow} 是 ${flow?.entity ?? ''} 的，不能用于 ${name}`);
}
