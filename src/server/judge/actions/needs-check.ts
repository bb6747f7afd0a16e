import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type { ActionFile, ActionNeed, NeededRows } from '../../../contract/generated/meta.ts';
import { rowTypeOf, type EntityModel } from '../../../contract/model.ts';
import type { Inspection } from '../names/references.ts';
import { rowOf } from '../names/uses.ts';

type At = readonly (string | number)[];
type Names = Record<string, ConditionType>;

/** Verbs that change something by what their own action says. */
const WRITES: readonly string[] = ['add', 'edit', 'save', 'set', 'submit', 'toggle', 'handler'];
/** Titles of actions by which something begins for other people than the one who presses the button. */
const BEGINS = /启用|发布|开启|开始|启动|开放|下发|发起|推送|发送|生成|自动分配|设为当前/;

/** Dictionary of the kinds of scopes that people are selected by. */
const SCOPES = 'SCOPE_TYPE';

/** Holds what an action needs against the schemas; an action that puts something in use must say what it needs. */
export function checkNeeds(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  action: ActionFile,
  names: Names,
): void {
  const { needs, ready } = action;
  checkNobody(inspection, at, entity, action);
  if (needs === undefined) {
    const why = startsSomething(inspection, entity, action);
    if (why !== undefined)
      inspection.report(
        at,
        `${why}，须有 "needs"：先要有什么才能真正开始；什么都不缺则写 []，并以 "ready" 说明原因`,
      );
    if (ready !== undefined) inspection.report([...at, 'ready'], '"ready" 只用于 "needs": []');
    return;
  }
  if (!WRITES.includes(action.verb) && !inspection.set.entities.get(entity.name)?.file.flow)
    inspection.report([...at, 'needs'], `"needs" 不适用于 ${action.verb}`);
  if ((needs.length === 0) !== (ready !== undefined))
    inspection.report([...at, 'needs'], '"needs": [] 与 "ready"（为什么什么都不缺）须同时出现');
  for (const [index, need] of needs.entries()) checkNeed(inspection, [...at, 'needs', index], need, names);
}

/** Why an action puts something in use, by what it sets or by its title; undefined when it does not. */
function startsSomething(
  { set: { codes } }: Inspection,
  entity: EntityModel,
  { verb, title, set = {} }: ActionFile,
): string | undefined {
  if (!WRITES.includes(verb)) return undefined;
  for (const [name, formula] of Object.entries(set)) {
    const items = codes.get(entity.fields.get(name)?.dict ?? '')?.items ?? [];
    const live = items.find(({ code, live: isLive }) => isLive && formula.trim() === `'${code}'`);
    if (live) return `该操作把${entity.fields.get(name)?.title}改为“${live.name}”`;
  }
  return BEGINS.test(title) ? `“${title}”使某事开始` : undefined;
}

function checkNeed(inspection: Inspection, at: At, need: ActionNeed, names: Names): void {
  const { when, entity, where, least, none, holds, given, page, query } = need;
  if ((entity === undefined) === (holds === undefined))
    inspection.report(at, '须有且只有 "entity"（要有的数据）、"holds"（要成立的条件）之一');
  if (entity === undefined && [where, least, none, given].some((value) => value !== undefined))
    inspection.report(at, '"where"、"least"、"none"、"given" 须与 "entity" 同用');
  if (none !== undefined && least !== undefined)
    inspection.report([...at, 'none'], '"none"（不能有）与 "least"（至少要有）只能有其一');
  if (when !== undefined) inspection.condition([...at, 'when'], when, names, 'bool');
  if (holds !== undefined) inspection.condition([...at, 'holds'], holds, names, 'bool');
  if (entity !== undefined) checkRows(inspection, at, { entity, where: where ?? 'true' }, names);
  if (given) checkRows(inspection, [...at, 'given'], given, names);
  for (const [name, source] of Object.entries(query ?? {}))
    inspection.condition([...at, 'query', name], source, names);
  if (query && page === undefined) inspection.report([...at, 'query'], '"query" 须与 "page" 同用');
  if (page !== undefined) checkWay(inspection, at, page);
}

function checkWay(inspection: Inspection, at: At, page: string): void {
  inspection.page([...at, 'page'], page);
  const shown = [...inspection.set.menus.values()].some(({ items }) =>
    items.some(({ comment }) => comment === page),
  );
  if (inspection.set.pages.has(page) && !shown && !inspection.set.unsure.has('menu'))
    inspection.report([...at, 'page'], `页面 "${page}" 不在任何菜单中，无法前往`);
}

function checkRows(inspection: Inspection, at: At, { entity, where }: NeededRows, names: Names): void {
  const needed = inspection.entity([...at, 'entity'], entity);
  if (!needed) return;
  const x = rowOf(rowTypeOf(needed), needed.name);
  inspection.condition([...at, 'where'], where, { ...names, x }, 'bool');
}

/** What begins for the people of a scope must say what is told when it selects nobody. */
function checkNobody(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  { needs, nobody, params = {} }: ActionFile,
): void {
  if (nobody) return checkWay(inspection, [...at, 'nobody'], nobody.page);
  const fields = [...entity.fields.values(), ...Object.values(params)];
  if (needs !== undefined && fields.some(({ dict }) => dict === SCOPES))
    inspection.report(at, '该操作按范围选人，须有 "nobody"：范围内没有人时的说明和去处');
}
