import { mayHaveFlow } from '../../../contract/flow/flow-of.ts';
import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type { ActionFile, FilePack, PageFile, Verb } from '../../../contract/generated/meta.ts';
import { rowType, type EntityModel } from '../../../contract/model.ts';
import { checkAddress } from './address-check.ts';
import { checkStepAct } from '../entities/checklist-check.ts';
import { checkField } from '../fields/field-check.ts';
import { checkCopy } from './copy-check.ts';
import { checkFixed } from './fixed-check.ts';
import { checkHanding } from '../entities/directory-check.ts';
import { checkLook } from '../entities/beyond-check.ts';
import { checkNeeds } from './needs-check.ts';
import { nearest } from '../names/near.ts';
import { beyondNames, type Inspection, TIMED } from '../names/references.ts';
import { checkRemind } from '../entities/message-check.ts';
import { checkPaperAct } from '../entities/paper-block-check.ts';
import { checkLimits, checkReaching } from './reach-check.ts';
import { checkSlotAction } from '../entities/slot-check.ts';
import { checkAsks, checkSays, checkTells } from './tells-check.ts';
import { checkFormula, checkSet, named } from '../values/written-value.ts';

type At = readonly (string | number)[];

const FLOW_VERBS: readonly string[] = [
  'submit',
  'withdraw',
  'approve',
  'reject',
  'back',
  'transfer',
  'reclaim',
  'addSign',
  'dropSign',
  'entrust',
  'retrieve',
  'comment',
  'urge',
  'void',
  'trace',
];

/** Verbs whose condition may look beyond the row: it is asked again, under a lock, when the act is done. */
const COUNTING: ReadonlySet<string> = new Set([
  'add',
  'edit',
  'save',
  'set',
  'delete',
  'handler',
  'toggle',
  ...FLOW_VERBS.filter((verb) => verb !== 'trace'),
]);

type Names = Record<string, ConditionType>;

/** What begins with a form, a file or another page asks nothing before. */
const UNASKED: readonly string[] = ['add', 'edit', 'view', 'open', 'print', 'import', 'export', 'trace'];

/** Holds an action against its entity. */
export function checkAction(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  action: ActionFile,
  names: Names,
): void {
  checkHanding(inspection, at, entity, action);
  checkSlotAction(inspection, at, entity, action);
  checkPaperAct(inspection, at, entity, action);
  checkStepAct(inspection, at, entity, action);
  for (const [isWrong, key, message] of [...neededWords(entity, action), ...idleWords(action)])
    if (isWrong) inspection.report(key === '' ? at : [...at, key], message);
  if (action.verb === 'toggle' || action.toggle !== undefined) checkToggle(inspection, at, entity, action);
  if (action.pack) checkPack(inspection, at, entity, action.verb, action.pack);
  if (action.sheets) checkSheets(inspection, at, action);
  if (action.lines !== undefined) checkLines(inspection, at, entity, action, action.lines);
  const mayLook = COUNTING.has(action.verb) && !action.slot;
  const beyond = { ...names, ...beyondNames(inspection.set, entity) };
  if (action.when) {
    inspection.condition([...at, 'when'], action.when, mayLook ? beyond : names, 'bool');
    if (mayLook) checkLook(inspection, [...at, 'when'], entity, action.when);
  }
  for (const [index, { when }] of (action.closed ?? []).entries()) {
    const place = [...at, 'closed', index, 'when'];
    inspection.condition(place, when, beyond, 'bool');
    checkLook(inspection, place, entity, when);
  }
  checkWindow(inspection, at, entity, action, names);
  const params = checkParams(inspection, at, entity, action, names);
  checkFixed(inspection, at, action, { ...names, params });
  checkWritten(inspection, at, entity, action, { ...names, params });
  if (action.page) inspection.page([...at, 'page'], action.page, ...kindsOpened(action));
  checkTells(inspection, at, entity, action);
  checkAsks(inspection, at, entity, action, params);
  checkSays(inspection, at, entity, action);
  checkRemind(inspection, at, entity, action);
  checkCopy(inspection, at, entity, action, names);
  checkReaching(inspection, at, entity, action, { ...names, params });
  checkLimits(inspection, at, entity, action, { ...beyond, params });
  checkNeeds(inspection, at, entity, action, { ...names, params });
  checkAddresses(inspection, at, entity, action);
  if (action.does !== undefined) checkDoes(inspection, [...at, 'does'], entity, action.verb, action.does);
}

/** Kinds of page that fit where an action opens its own: a drawer that makes or changes a row holds a form. */
const kindsOpened = ({ verb, open = 'drawer' }: ActionFile): readonly PageFile['kind'][] =>
  MAKES_ROWS.has(verb) && open === 'drawer' ? ['form', 'wizard'] : [];

const MAKES_ROWS: ReadonlySet<Verb> = new Set<Verb>(['add', 'edit', 'save']);

type WordFault = [isWrong: boolean, key: string, message: string];

/** What a verb cannot do without. */
function neededWords(entity: EntityModel, action: ActionFile): WordFault[] {
  const { verb } = action;
  const isSaid =
    action.remind ?? action.slot ?? action.step ?? action.paper ?? action.copy ?? action.asks ?? action.says;
  const changes = action.set ?? action.changes ?? action.makes ?? action.undoes;
  return [
    [FLOW_VERBS.includes(verb) && !mayHaveFlow(entity.file), 'verb', `${verb} 需要数据对象有 "flow"`],
    [
      verb === 'handler' && !isSaid && !entity.file.module,
      'verb',
      'handler 需要数据对象有 "module"，否则没有代码处理它',
    ],
    [
      action.reaches !== undefined && !action.remind && action.paper !== 'publish' && !entity.file.audience,
      'reaches',
      '没有人可数：数据对象没有 "audience"，操作也没有 "remind"',
    ],
    [verb === 'set' && !changes, '', 'set 需要 "set"，否则什么也不改'],
    [verb === 'open' && !action.url, '', 'open 需要 "url"'],
  ];
}

/** Words of an action that stand where nothing comes of them, each with its key and why. */
function idleWords(action: ActionFile): WordFault[] {
  const { verb, batch, table, shows } = action;
  return [
    [
      action.document !== undefined && (verb !== 'export' || action.paper !== 'report'),
      'document',
      '"document" 需要 "verb": "export" 和 "paper": "report"',
    ],
    [
      action.confirm !== undefined && UNASKED.includes(verb),
      'confirm',
      `${verb} 不在执行前询问，"confirm" 不会显示`,
    ],
    [
      shows !== undefined && verb !== 'handler',
      'shows',
      '"shows" 需要 "verb": "handler"，其他操作没有可显示的结果',
    ],
    [
      action.closed !== undefined && (!COUNTING.has(verb) || table === true || action.slot !== undefined),
      'closed',
      `"closed" 只由作用于数据的操作判断，${verb}${table === true ? '（"table"）' : ''}不会判断`,
    ],
    [
      action.rules !== undefined && (!COUNTING.has(verb) || table === true),
      'rules',
      `"rules" 只由作用于数据的操作逐条判断，${verb}${table === true ? '（"table"）' : ''}不会判断；数据的规则写在数据对象的 "rules" 中`,
    ],
    [
      action.preview !== undefined && (!PREVIEWED.includes(verb) || table === true || batch !== undefined),
      'preview',
      '"preview" 只用于 handler 和 set，且只作用于一条记录',
    ],
    [
      action.undo !== undefined && (!UNDONE.includes(verb) || shows !== undefined),
      'undo',
      '"undo" 只用于 set、delete、handler，且不能有 "shows"（显示过的内容已在使用）',
    ],
    [
      (action.urlOfAll !== undefined) !== (verb === 'open' && batch === 'all'),
      '',
      '"urlOfAll" 与 "verb": "open"、"batch": "all" 须同时出现',
    ],
  ];
}

function checkWindow(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  { window = {} }: ActionFile,
  names: Names,
): void {
  for (const key of ['from', 'to'] as const) {
    const source = window[key];
    if (!source) continue;
    inspection.condition([...at, 'window', key], source, names, 'string');
    checkMoment(inspection, [...at, 'window', key], entity, source);
  }
}

/** Holds what an action asks for against its entity. @returns the type of the answers, for conditions */
function checkParams(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  action: ActionFile,
  names: Names,
): ConditionType {
  const params = Object.entries(action.params ?? {});
  const type = rowType(params.map(([name, field]) => ({ name, type: field.type })));
  for (const [name, field] of params) {
    const place = [...at, 'params', name];
    checkField(inspection, place, field, { ...names, row: type });
    for (const [key, near] of Object.entries(field.near ?? {}))
      inspection.field([...place, 'near', key], entity, near);
    if (field.choices !== undefined) checkChoices(inspection, [...place, 'choices'], action, field.choices);
  }
  const known = params.map(([name]) => name);
  for (const [name, formula] of Object.entries(action.initial ?? {})) {
    const place = [...at, 'initial', name];
    const param = action.params?.[name];
    if (!param) inspection.report(place, `没有参数 "${name}"`, nearest(name, known));
    inspection.condition(place, formula, names);
    if (param) checkFormula(inspection, place, named(name, param), formula, names);
  }
  return type;
}

/** What is chosen for one row is asked with that row's Id; for several rows, or for none, the call is asked with nothing. */
function checkChoices(inspection: Inspection, at: At, action: ActionFile, name: string): void {
  const input = inspection.set.calls.get(name)?.input;
  if (!input) return;
  const { properties = {}, required = [] } = input as { properties?: object; required?: readonly string[] };
  if (action.table === true || action.batch) {
    if (required.length > 0)
      inspection.report(at, `"${name}" 需要 ${required.join('、')}，不对单独一行办理的操作不能给出`);
  } else if (!('Id' in properties)) inspection.report(at, `"${name}" 的 "input" 需要 "Id"：所办理的那一行`);
}

function checkWritten(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  action: ActionFile,
  names: Names,
): void {
  const { row } = names;
  const written = action.verb === 'edit' && row !== undefined ? { ...names, was: row } : names;
  for (const [name, formula] of Object.entries(action.set ?? {})) {
    const place = [...at, 'set', name];
    inspection.field(place, entity, name);
    inspection.condition(place, formula, written);
    checkSet(inspection, place, entity, name, formula, written);
  }
  for (const [index, name] of (action.fields ?? []).entries())
    inspection.field([...at, 'fields', index], entity, name);
}

/** Addresses lead somewhere, and what is filled in is a field. */
function checkAddresses(inspection: Inspection, at: At, entity: EntityModel, action: ActionFile): void {
  for (const key of ['url', 'next', 'urlOfAll'] as const) checkAddress(inspection, [...at, key], action[key]);
  for (const key of ['url', 'next'] as const)
    for (const { 1: name = '', index } of (action[key] ?? '').matchAll(/\{(\w+)\}/g))
      inspection.field([...at, key], entity, name, [], index + 1);
}

/** What is done as a row is opened asks nobody anything. */
function checkDoes(inspection: Inspection, at: At, entity: EntityModel, verb: Verb, enCode: string): void {
  if (!inspection.enCode(at, enCode)) return;
  const done = entity.actions.get(enCode);
  if (verb !== 'open') inspection.report(at, `"does" 只用于 open，实际为 ${verb}`);
  if (!done) inspection.report(at, `"${enCode}" 不是本数据对象的操作`);
  else if (done.verb !== 'set' || done.params || done.confirm || done.table)
    inspection.report(at, `"${enCode}" 须为对一条数据的 set，没有 "params" 和 "confirm"：打开时不询问`);
}

/** A window begins and ends at a time. */
function checkMoment(inspection: Inspection, at: At, entity: EntityModel, source: string): void {
  const [, name = ''] = /^\s*row\.(\w+)\s*$/.exec(source) ?? [];
  const type = entity.fields.get(name)?.type;
  if (type !== undefined && !TIMED.has(type))
    inspection.report(at, `开放时间须为时间，字段 "${name}" 为 ${type} 类型`);
}

const PREVIEWED: readonly string[] = ['handler', 'set'];
const UNDONE: readonly string[] = ['set', 'delete', 'handler'];
const TAKES_LINES: readonly string[] = ['import', 'template'];

/** Each sheet is what an import of its own takes, and is found by its name. */
function checkSheets(inspection: Inspection, at: At, { verb, sheets }: ActionFile): void {
  if (verb !== 'import')
    inspection.report([...at, 'sheets'], `"sheets" 需要 "verb": "import"，实际为 ${verb}`);
  const seen = new Set<string>();
  for (const [index, { EnCode, name }] of (sheets ?? []).entries()) {
    const place = [...at, 'sheets', index];
    inspection.enCode([...place, 'EnCode'], EnCode);
    const owner = inspection.set.entities.get(inspection.set.enCodes.get(EnCode) ?? '');
    const action = owner?.actions.get(EnCode);
    if (!owner || !action) continue;
    if (action.verb !== 'import' || action.sheets || action.pack)
      inspection.report([...place, 'EnCode'], `"${EnCode}" 不是一张工作表的导入`);
    const called = name ?? inspection.set.entities.get(action.lines ?? '')?.file.title ?? owner.file.title;
    if (seen.has(called)) inspection.report(place, `工作表名称 "${called}" 重复`);
    seen.add(called);
  }
}

function checkLines(inspection: Inspection, at: At, entity: EntityModel, action: ActionFile, lines: string) {
  const place = [...at, 'lines'];
  if (!TAKES_LINES.includes(action.verb))
    inspection.report(place, `"lines" 需要 "verb": "import" 或 "template"，实际为 ${action.verb}`);
  if (action.when) inspection.report([...at, 'when'], '"lines" 的导入没有所属的一条记录，不能有 "when"');
  const child = inspection.entity(place, lines);
  if (child && child.file.parent?.entity !== entity.name)
    inspection.report(place, `"${lines}" 不是 ${entity.name} 的子表`);
}

/** A file's name can say a code or a reference; what it brings is one file. */
function checkPack(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  verb: string,
  { file, by }: FilePack,
): void {
  if (verb !== 'import') inspection.report([...at, 'pack'], `"pack" 需要 "verb": "import"，实际为 ${verb}`);
  inspection.field([...at, 'pack', 'file'], entity, file);
  const kind = entity.fields.get(file)?.type;
  if (kind !== undefined && kind !== 'file' && kind !== 'image')
    inspection.report([...at, 'pack', 'file'], `字段 "${file}" 应为 file 或 image，实际为 ${kind}`);
  inspection.field([...at, 'pack', 'by'], entity, by);
  const named = entity.fields.get(by);
  const isUnique = named?.unique === true || entity.file.unique?.some((key) => key.join() === by);
  if (named && !(isUnique && (named.type === 'ref' || named.type === 'text')))
    inspection.report([...at, 'pack', 'by'], `字段 "${by}" 应为唯一的 ref 或 text，否则文件名指不出一条记录`);
}

/** The rows that a toggle makes name the row and nothing else: whatever else they must hold, nobody would fill in. */
function checkToggle(inspection: Inspection, at: At, entity: EntityModel, action: ActionFile): void {
  if (action.verb !== 'toggle')
    return inspection.report([...at, 'toggle'], `"toggle" 需要 "verb": "toggle"，实际为 ${action.verb}`);
  if (action.toggle === undefined) return inspection.report(at, 'toggle 需要 "toggle"（本人是否已点的字段）');
  inspection.field([...at, 'toggle'], entity, action.toggle);
  const field = entity.fields.get(action.toggle);
  if (!field) return;
  if (!field.mine) inspection.report([...at, 'toggle'], `字段 "${action.toggle}" 需要 "mine": true`);
  if (Object.values(field.where ?? {}).some(Array.isArray))
    inspection.report(
      [...at, 'toggle'],
      `字段 "${action.toggle}" 的 "where" 有多个代码，新增的一行不知取哪个`,
    );
  const made = inspection.set.entities.get(field.of ?? '')?.file.fields ?? {};
  for (const [name, { required, default: value }] of Object.entries(made)) {
    if (
      required !== undefined &&
      value === undefined &&
      name !== field.by &&
      name !== field.mine &&
      !(name in (field.where ?? {}))
    )
      inspection.report([...at, 'toggle'], `${field.of} 的必填字段 "${name}" 无人填写`);
  }
}
