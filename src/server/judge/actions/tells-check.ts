import type { ActionFile } from '../../../contract/generated/meta.ts';
import { compileCondition, type ConditionType } from '../../../contract/conditions/condition.ts';
import { rowTypeOf, type EntityModel } from '../../../contract/model.ts';
import { saidPlaces } from '../../../contract/reaching-rules.ts';
import { rowNames, type Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

const TELLING: readonly string[] = ['add', 'edit', 'set', 'handler', 'import', 'delete'];

/** Holds what a person is told of an act against the rows that it is told of. */
export function checkTells(
  inspection: Inspection,
  action: At,
  entity: EntityModel,
  { tells, verb }: ActionFile,
): void {
  if (!tells) return;
  const at = [...action, 'tells'];
  if (!TELLING.includes(verb))
    inspection.report(at, `"tells" 只用于 ${TELLING.join('、')}，实际为 ${verb}（审批操作由程序通知）`);
  if ((tells.text === undefined) === (tells.none === undefined))
    inspection.report(at, '"text" 和 "none" 须有且只有一个');
  if (verb === 'delete' && tells.text !== undefined)
    inspection.report([...at, 'text'], 'delete 之后没有记录可说，只用 "none"');
  const told = tells.of === undefined ? entity : inspection.entity([...at, 'of'], tells.of);
  if (!told || tells.text === undefined) return;
  for (const { path, offset } of saidPlaces(tells.text))
    inspection.field([...at, 'text'], told, path[0] ?? '', [], offset);
  if (tells.when) inspection.condition([...at, 'when'], tells.when, { row: rowTypeOf(told) }, 'bool');
  if (tells.who !== undefined) inspection.field([...at, 'who'], told, tells.who);
  else if (!compileCondition(told.file.own ?? 'false').reads.some((path) => path.startsWith('row.')))
    inspection.report(at, `数据对象 ${told.name} 没有 "own"，须以 "who" 说明通知谁`);
}

const ASKING: readonly string[] = ['add', 'edit', 'set', 'handler'];

/** Holds what an act asks of others against the row that it is asked about. */
export function checkAsks(
  inspection: Inspection,
  action: At,
  entity: EntityModel,
  { asks, verb }: ActionFile,
  params: ConditionType,
): void {
  if (!asks) return;
  const at = [...action, 'asks'];
  if (!ASKING.includes(verb)) inspection.report(at, `"asks" 只用于 ${ASKING.join('、')}，实际为 ${verb}`);
  if ((verb === 'handler') !== (asks.mine !== undefined))
    inspection.report(at, '"asks" 的 "mine" 与 "verb": "handler" 须同时出现');
  inspection.role([...at, 'role'], asks.role);
  const about = asks.mine === undefined ? entity : inspection.entity([...at, 'mine'], asks.mine);
  if (!about) return;
  if (asks.mine !== undefined && about.file.own === undefined)
    inspection.report([...at, 'mine'], `数据对象 ${about.name} 没有 "own"，不知道哪一条是本人的`);
  for (const name of ['org', 'on'] as const)
    if (asks[name] !== undefined) inspection.field([...at, name], about, asks[name]);
  for (const { path, offset } of saidPlaces(asks.title))
    inspection.field([...at, 'title'], about, path[0] ?? '', [], offset);
  const names = { ...rowNames(about), ...(verb === 'handler' && { params }) };
  if (asks.content !== undefined) inspection.condition([...at, 'content'], asks.content, names, 'string');
}

/** Holds what a preview says against the fields of the form that it is shown below. */
export function checkSays(
  inspection: Inspection,
  action: At,
  entity: EntityModel,
  { says, verb, table }: ActionFile,
): void {
  if (!says) return;
  if (verb !== 'handler' || table !== true)
    inspection.report([...action, 'says'], '"says" 需要 "verb": "handler" 和 "table": true');
  const { row: params = 'dyn', me = 'dyn', now = 'string' } = rowNames(entity);
  for (const [index, source] of says.entries())
    inspection.condition([...action, 'says', index], source, { params, me, now }, 'string');
}
