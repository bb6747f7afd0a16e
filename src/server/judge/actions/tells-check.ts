import type { ActionFile } from '../../../contract/generated/meta.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import { rowTypeOf, type EntityModel } from '../../../contract/model.ts';
import { saidPlaces } from '../../../contract/reaching-rules.ts';
import type { Inspection } from '../names/references.ts';

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
