import { formulaOrder } from '../../../src/contract/formula-order.ts';
import type { ActionFile, FieldFile } from '../../../src/contract/generated/meta.ts';
import { rowType, type EntityModel } from '../../../src/contract/model.ts';
import type { ConditionType } from '../../../src/contract/conditions/condition.ts';
import type { Problem } from './problem.ts';
import { Inspection, rowNames } from './references.ts';
import { checkKeysOfType, checkPairs } from './field-keys.ts';
import { checkCode, checkValues } from './value-check.ts';
import type { SchemaSet } from './schema-set.ts';

type At = readonly (string | number)[];

/** Holds an entity against the rest of the schemas. */
export function checkEntity(set: SchemaSet, entity: EntityModel): Problem[] {
  const inspection = new Inspection(set, `entities/${entity.name}.json`);
  const names = rowNames(entity);
  checkIdentity(inspection, set, entity);
  for (const [name, field] of Object.entries(entity.file.fields))
    checkField(inspection, ['fields', name], field, names);
  checkPairs(inspection, entity);
  checkRings(inspection, entity);
  checkKeys(inspection, entity);
  checkScope(inspection, entity, names);
  checkFlow(inspection, entity, names);
  for (const [index, rule] of (entity.file.rules ?? []).entries()) {
    inspection.condition(['rules', index, 'deny'], rule.deny, names, 'bool');
    inspection.field(['rules', index, 'field'], entity, rule.field);
  }
  checkClock(inspection, entity);
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

const NESTED_QUANTIFIER = /\([^)]*[+*][^)]*\)[+*{]/;

function checkField(
  inspection: Inspection,
  at: At,
  field: FieldFile,
  names: Record<string, ConditionType>,
): void {
  const needs = {
    dict: 'dict',
    dicts: 'dict',
    ref: 'ref',
    refs: 'ref',
    list: 'fields',
    count: 'of',
  } as const;
  const needed = needs[field.type as keyof typeof needs];
  if (needed && field[needed] === undefined) inspection.report(at, `类型 ${field.type} 需要 "${needed}"`);
  checkKeysOfType(inspection, at, field, names);
  if (field.dict) inspection.dictionary([...at, 'dict'], field.dict);
  const target = field.ref ? inspection.entity([...at, 'ref'], field.ref) : undefined;
  if (target && field.filter)
    inspection.condition(
      [...at, 'filter'],
      field.filter,
      { ...rowNames(target), form: names['row']! },
      'bool',
    );
  checkDerived(inspection, at, field);
  for (const key of ['visible', 'disabled'] as const)
    if (field[key]) inspection.condition([...at, key], field[key], names, 'bool');
  if (typeof field.required === 'string')
    inspection.condition([...at, 'required'], field.required, names, 'bool');
  if (field.value) inspection.condition([...at, 'value'], field.value, names);
  for (const key of ['read', 'write'] as const)
    for (const [index, role] of (field[key] ?? []).entries()) inspection.role([...at, key, index], role);
  checkValues(inspection, at, field);
  if (field.pattern) checkPattern(inspection, [...at, 'pattern'], field.pattern);
  const columns = Object.entries(field.fields ?? {});
  const line = rowType(columns.map(([name, column]) => ({ name, type: column.type })));
  for (const [name, column] of columns)
    checkField(inspection, [...at, 'fields', name], column, { ...names, row: line });
}

/** Where the value of a field that is read from rows of another entity comes from. */
function checkDerived(inspection: Inspection, at: At, field: FieldFile): void {
  if (field.of === undefined) return;
  for (const key of field.type === 'dict' ? (['by', 'pick'] as const) : (['by'] as const))
    if (field[key] === undefined) inspection.report(at, `有 "of" 的字段需要 "${key}"`);
  const from = inspection.entity([...at, 'of'], field.of);
  if (!from) return;
  if (field.by) inspection.field([...at, 'by'], from, field.by);
  for (const [name, code] of Object.entries(field.where ?? {})) {
    inspection.field([...at, 'where', name], from, name);
    checkCode(inspection, [...at, 'where', name], from.fields.get(name)?.dict, code);
  }
  if (field.pick === undefined) return;
  inspection.field([...at, 'pick'], from, field.pick);
  const picked = from.fields.get(field.pick);
  if (picked && picked.dict !== field.dict)
    inspection.report([...at, 'pick'], `字段 ${field.pick} 的字典应为 ${field.dict}`);
}

/** Formulas and conditions that wait for each other have no value that could be relied upon. */
function checkRings(inspection: Inspection, entity: EntityModel): void {
  const { ring } = formulaOrder(entity.fields);
  if (ring.length > 0)
    inspection.report(
      ['fields', ring[0]!, entity.fields.get(ring[0]!)?.value === undefined ? 'visible' : 'value'],
      `公式或显示条件循环引用：${[...ring, ring[0]].join(' → ')}`,
    );
}

function checkPattern(inspection: Inspection, at: At, pattern: string): void {
  try {
    RegExp(`^(?:${pattern})$`, 'u');
  } catch (error) {
    inspection.report(at, `正则表达式无效：${(error as Error).message}`);
    return;
  }
  if (NESTED_QUANTIFIER.test(pattern)) inspection.report(at, '正则表达式含嵌套量词，可能极慢');
}

function checkKeys(inspection: Inspection, entity: EntityModel): void {
  const { file } = entity;
  if (file.label) inspection.field(['label'], entity, file.label);
  if (file.sort) inspection.sort(['sort'], entity, file.sort);
  if (file.tree) inspection.field(['tree'], entity, file.tree);
  for (const [index, name] of (file.search ?? []).entries())
    inspection.field(['search', index], entity, name);
  for (const key of ['unique', 'indexes'] as const)
    for (const [index, fields] of (file[key] ?? []).entries())
      for (const [place, name] of fields.entries()) inspection.field([key, index, place], entity, name);
  for (const [place, name] of (file.seed?.key ?? []).entries())
    inspection.field(['seed', 'key', place], entity, name);
  for (const [index, row] of (file.seed?.rows ?? []).entries())
    for (const name of Object.keys(row)) inspection.field(['seed', 'rows', index, name], entity, name);
  if (file.plain) inspection.enCode(['plain'], file.plain);
  const parent = file.parent && inspection.entity(['parent', 'entity'], file.parent.entity);
  if (parent) inspection.field(['parent', 'field'], entity, file.parent!.field);
}

function checkScope(inspection: Inspection, entity: EntityModel, names: Record<string, ConditionType>): void {
  const { scope, parent, lookup } = entity.file;
  if (Object.keys(scope).length === 0 && !parent && !lookup && entity.actions.size > 0)
    inspection.report(['scope'], '没有任何角色的数据范围，无人能看到数据');
  for (const [role, source] of Object.entries(entity.file.scope)) {
    inspection.role(['scope', role], role);
    inspection.condition(['scope', role], source, names, 'bool');
  }
  if (entity.file.own) inspection.condition(['own'], entity.file.own, names, 'bool');
}

const FLOW_VERBS: readonly string[] = [
  'submit',
  'withdraw',
  'approve',
  'reject',
  'back',
  'transfer',
  'urge',
  'void',
  'trace',
];

function checkFlow(inspection: Inspection, entity: EntityModel, names: Record<string, ConditionType>): void {
  const { flow, traits } = entity.file;
  if ((flow !== undefined) !== (traits?.includes('flow') ?? false))
    inspection.report(['flow'], '"flow" 与 traits 中的 "flow" 必须同时出现');
  if (!flow) return;
  inspection.condition(['flow', 'applicant'], flow.applicant, names, 'bool');
  for (const [index, node] of flow.nodes.entries()) {
    inspection.role(['flow', 'nodes', index, 'role'], node.role);
    if (!(node.role in entity.file.scope))
      inspection.report(
        ['flow', 'nodes', index, 'role'],
        `角色 "${node.role}" 在 scope 中没有数据范围，无人可以处理`,
      );
    if (node.when) inspection.condition(['flow', 'nodes', index, 'when'], node.when, names, 'bool');
  }
  for (const [name, formula] of Object.entries(flow.passed ?? {})) {
    inspection.field(['flow', 'passed', name], entity, name);
    inspection.condition(['flow', 'passed', name], formula, names);
  }
}

function checkClock(inspection: Inspection, entity: EntityModel): void {
  const clock: ConditionType = { fields: { now: 'string', hourAgo: 'string', dayAgo: 'string' } };
  for (const [index, rule] of (entity.file.clock ?? []).entries()) {
    inspection.condition(
      ['clock', index, 'when'],
      rule.when,
      { row: rowNames(entity)['row']!, clock },
      'bool',
    );
    for (const [name, value] of Object.entries(rule.set)) {
      inspection.field(['clock', index, 'set', name], entity, name);
      checkCode(inspection, ['clock', index, 'set', name], entity.fields.get(name)?.dict, value);
    }
  }
}

function checkAction(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  action: ActionFile,
  names: Record<string, ConditionType>,
): void {
  if (FLOW_VERBS.includes(action.verb) && !entity.file.flow)
    inspection.report([...at, 'verb'], `${action.verb} 需要数据对象有 "flow"`);
  if (action.verb === 'handler' && !entity.file.module)
    inspection.report([...at, 'verb'], 'handler 需要数据对象有 "module"，否则没有代码处理它');
  if (action.verb === 'set' && !action.set) inspection.report(at, 'set 需要 "set"，否则什么也不改');
  if (action.verb === 'open' && !action.url) inspection.report(at, 'open 需要 "url"');
  if (action.when) inspection.condition([...at, 'when'], action.when, names, 'bool');
  for (const key of ['from', 'to'] as const)
    if (action.window?.[key])
      inspection.condition([...at, 'window', key], action.window[key], names, 'string');
  const params = Object.entries(action.params ?? {});
  const paramsType = rowType(params.map(([name, field]) => ({ name, type: field.type })));
  for (const [name, field] of params) {
    const place = [...at, 'params', name];
    checkField(inspection, place, field, { ...names, row: paramsType });
    for (const [key, near] of Object.entries(field.near ?? {}))
      inspection.field([...place, 'near', key], entity, near);
  }
  for (const [name, formula] of Object.entries(action.set ?? {})) {
    inspection.field([...at, 'set', name], entity, name);
    inspection.condition([...at, 'set', name], formula, { ...names, params: paramsType });
  }
  for (const [index, name] of (action.fields ?? []).entries())
    inspection.field([...at, 'fields', index], entity, name);
  if (action.page) inspection.page([...at, 'page'], action.page);
  for (const key of ['url', 'next'] as const)
    for (const { 1: name = '', index } of (action[key] ?? '').matchAll(/\{(\w+)\}/g))
      inspection.field([...at, key], entity, name, [], index + 1);
}
