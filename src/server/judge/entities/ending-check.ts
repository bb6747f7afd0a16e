import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type { Settlement } from '../../../contract/generated/meta.ts';
import { FLOW_STATUS } from '../../../contract/generated/codes.ts';
import { isDerived, STUDENT_COPY, type EntityModel } from '../../../contract/model.ts';
import { beyondNames, rowNames, type Inspection } from '../names/references.ts';
import { checkSelecting } from '../values/selecting.ts';

type At = readonly (string | number)[];

/** Holds what an entity says of its people's accounts, of its end and of the end of what it names against the other entities. */
export function checkEndings(
  inspection: Inspection,
  entity: EntityModel,
  names: Record<string, ConditionType>,
): void {
  const { ends, onEnd, onDelete } = entity.file;
  if (ends) inspection.condition(['ends', 'when'], ends.when, names, 'bool');
  checkPlanned(inspection, entity, names);
  checkLapses(inspection, entity, names);
  checkAccount(inspection, entity, names);
  for (const [key, settlements] of [
    ['onEnd', onEnd],
    ['onDelete', onDelete],
  ] as const)
    for (const [name, rule] of Object.entries(settlements ?? {}))
      checkSettlement(inspection, [key, name], entity, name, rule);
  checkLingering(inspection, entity);
  for (const [enCode, { previewEnd, verb, settles, params }] of entity.actions) {
    if (previewEnd && verb !== 'delete' && !(['set', 'handler'].includes(verb) && ends))
      inspection.report(
        ['actions', enCode, 'previewEnd'],
        '"previewEnd" 需要 "verb": "delete"，或 "set"、"handler" 且数据对象有 "ends"',
      );
    if (settles !== undefined && (!previewEnd || verb !== 'handler' || params?.[settles]?.type !== 'bool'))
      inspection.report(
        ['actions', enCode, 'settles'],
        '"settles" 需要 "verb": "handler"、"previewEnd" 和同名的 bool 参数',
      );
  }
}

/** An application that time goes on changing after it has passed would go on for somebody who left: what becomes of it is decided. */
function checkLingering(inspection: Inspection, { file, fields }: EntityModel): void {
  const goesOn = file.clock?.some(({ when }) => when.includes(`row.Status == '${FLOW_STATUS.Passed}'`));
  if (!file.flow || !goesOn || !file.traits?.includes('student') || !fields.has(STUDENT_COPY.from)) return;
  if (!Object.hasOwn(file.onEnd ?? {}, STUDENT_COPY.from))
    inspection.report(
      ['clock'],
      `通过后仍随时间变化，须以 "onEnd" 的 "${STUDENT_COPY.from}" 说明学生离校后如何处理`,
    );
}

/** An end on a later day names a date, and an action of its own that says who planned it. */
function checkPlanned(
  inspection: Inspection,
  entity: EntityModel,
  names: Record<string, ConditionType>,
): void {
  const planned = entity.file.ends?.planned;
  if (!planned) return;
  const at = ['ends', 'planned'] as const;
  inspection.condition([...at, 'when'], planned.when, names, 'bool');
  inspection.field([...at, 'on'], entity, planned.on);
  const day = entity.fields.get(planned.on);
  if (day && day.type !== 'date')
    inspection.report([...at, 'on'], `字段 "${planned.on}" 应为 date，实际为 ${day.type}`);
  checkEnded(inspection, at, entity, planned.set, names);
  if (!entity.actions.has(planned.as))
    inspection.report([...at, 'as'], `操作 "${planned.as}" 不属于该数据对象`);
}

const MOMENT = '2000-01-01 00:00:00';

/** An end that comes by itself is looked for by the database. */
function checkLapses(
  inspection: Inspection,
  entity: EntityModel,
  names: Record<string, ConditionType>,
): void {
  const lapses = entity.file.ends?.lapses;
  if (!lapses) return;
  const at = ['ends', 'lapses'] as const;
  const beyond = { ...beyondNames(inspection.set, entity), now: 'string' as const };
  inspection.condition([...at, 'when'], lapses.when, beyond, 'bool');
  checkSelecting(inspection, [...at, 'when'], entity, lapses.when, { now: MOMENT });
  checkEnded(inspection, at, entity, lapses.set, names);
}

/** What an end changes. */
function checkEnded(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  set: Readonly<Record<string, string>>,
  names: Record<string, ConditionType>,
): void {
  for (const [name, formula] of Object.entries(set)) {
    inspection.field([...at, 'set', name], entity, name);
    inspection.condition([...at, 'set', name], formula, names);
  }
}

function checkAccount(
  inspection: Inspection,
  entity: EntityModel,
  names: Record<string, ConditionType>,
): void {
  const { account } = entity.file;
  if (!account) return;
  for (const key of ['field', 'login', 'org'] as const) {
    const name = account[key];
    if (name !== undefined) inspection.field(['account', key], entity, name);
  }
  const field = entity.fields.get(account.field);
  if (field && field.type !== 'ref')
    inspection.report(['account', 'field'], `字段 "${account.field}" 应为 ref，实际为 ${field.type}`);
  const login = entity.fields.get(account.login);
  if (login && login.unique !== true)
    inspection.report(['account', 'login'], `字段 "${account.login}" 应唯一（"unique"），否则两人同一登录名`);
  for (const [at, name] of account.first.entries()) inspection.field(['account', 'first', at], entity, name);
  inspection.condition(['account', 'role'], account.role, names, 'string');
  const earlier = account.from && inspection.entity(['account', 'from', 'entity'], account.from.entity);
  if (!earlier) return;
  inspection.field(['account', 'from', 'link'], earlier, account.from!.link);
  for (const [at, name] of account.from!.by.entries()) {
    inspection.field(['account', 'from', 'by', at], earlier, name);
    inspection.field(['account', 'from', 'by', at], entity, name);
  }
}

/** Whether a row is shown to more people once the field is empty. */
const opensUp = ({ file: { scope = {} } }: EntityModel, name: string): boolean =>
  Object.values(scope).some((rule) => rule.includes(`row.${name} == null`));

function checkSettlement(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  name: string,
  rule: Settlement,
): void {
  inspection.field(at, entity, name);
  const field = entity.fields.get(name);
  if (!field) return;
  if (field.ref === undefined || isDerived(field))
    return inspection.report(at, `字段 "${name}" 不是 ref 或 refs，没有所指的记录`);
  if (rule.do === 'clear' && field.type === 'ref' && field.required === true)
    inspection.report([...at, 'do'], `字段 "${name}" 必填，不能清空`);
  if (rule.do === 'clear' && opensUp(entity, name))
    inspection.report([...at, 'do'], `"scope" 在 "${name}" 为空时放开，清空会使该记录对所有人可见`);
  if (rule.do === 'close' && !entity.file.flow)
    inspection.report([...at, 'do'], 'close 需要数据对象有 "flow"');
  if ((rule.do === 'set') !== (rule.set !== undefined))
    inspection.report([...at, 'do'], '"do": "set" 与 "set" 须同时出现');
  const target = inspection.set.entities.get(field.ref);
  const names = { ...rowNames(entity), ...(target && { form: rowNames(target)['row']! }) };
  if (rule.when !== undefined) inspection.condition([...at, 'when'], rule.when, names, 'bool');
  for (const [changed, formula] of Object.entries(rule.set ?? {})) {
    inspection.field([...at, 'set', changed], entity, changed);
    inspection.condition([...at, 'set', changed], formula, names);
  }
}
