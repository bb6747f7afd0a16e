import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type { ActionFile, Verb } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { worksOnRead } from '../../data/access/works-on-read.ts';
import { NOBODY } from '../../../contract/subject.ts';
import type { Inspection } from '../names/references.ts';
import { checkSelecting } from '../values/selecting.ts';

/** Rows that everybody reads need a declared write scope: without one, a role that holds a button would change the rows of others. */
export function checkWriteScope(
  inspection: Inspection,
  entity: EntityModel,
  names: Record<string, ConditionType>,
): void {
  const { scope, writeScope, parent } = entity.file;
  for (const [role, source] of Object.entries(writeScope ?? {})) {
    const at = ['writeScope', role];
    inspection.role(at, role);
    inspection.condition(at, source, names, 'bool');
    checkSelecting(inspection, at, entity, source, { me: NOBODY });
    if (!Object.hasOwn(scope, role) && !Object.hasOwn(scope, '*'))
      inspection.report(at, `角色 "${role}" 在 scope 中没有数据范围，写范围不起作用`);
    if (role !== '*' && scope[role] === source) checkOthers(inspection, at, scope, writeScope!);
  }
  const changing = [...entity.actions].find(([enCode, action]) => changesRows(entity, enCode, action));
  if (scope['*'] !== undefined && writeScope === undefined && !parent && changing)
    inspection.report(
      ['scope', '*'],
      `所有人可读的数据可由操作 "${changing[0]}" 更改，须以 "writeScope" 写明各角色能更改哪些（不列 "*" 即不能凭此更改）`,
    );
  for (const [enCode, { verb, onRead }] of entity.actions)
    if (onRead && verb !== 'handler' && verb !== 'comment')
      inspection.report(['actions', enCode, 'onRead'], '"onRead" 只用于 handler 和 comment');
}

/** Who lists a role with nothing but its scope means that the others change nothing, which has to be said of them. */
function checkOthers(
  inspection: Inspection,
  at: readonly string[],
  scope: Readonly<Record<string, string>>,
  writeScope: Readonly<Record<string, string>>,
): void {
  const left = Object.keys(scope).filter((role) => role !== '*' && !Object.hasOwn(writeScope, role));
  if (left.length > 0)
    inspection.report(
      at,
      `与 "scope" 相同，不用写；没有列出的角色 "${left.join('"、"')}" 照 "scope" 更改，只读的须写 "false"`,
    );
}

const ON_NO_ROW: ReadonlySet<Verb> = new Set<Verb>([
  ...(['template', 'export', 'plain'] as const),
  ...(['view', 'open', 'trace', 'print'] as const),
]);

const changesRows = (entity: EntityModel, enCode: string, { table, verb }: ActionFile): boolean =>
  !table && !ON_NO_ROW.has(verb) && !worksOnRead(entity, enCode);
