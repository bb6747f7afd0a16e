import type { EntityOf } from './row-of.ts';
import type { ActionFile, Verb } from '../../contract/generated/meta.ts';
import type { EntityModel } from '../../contract/model.ts';
import type { Caller } from './access/caller.ts';
import { requireOpenEnCode } from './schemas/closed-modules.ts';
import type { Engine } from './engine.ts';
import { misused, refuse } from './refusal.ts';

/** The entity of that name; a name that no schema declares is refused. */
export function entityOf<Name extends string>(engine: Pick<Engine, 'catalog'>, name: Name): EntityOf<Name> {
  const entity = engine.catalog.entities.get(name);
  if (!entity) throw misused(`未找到数据对象${name}`);
  return entity as EntityOf<Name>;
}

/** An EnCode with the entity that declares it. */
export interface KnownAction {
  readonly enCode: string;
  readonly entity: EntityModel;
  readonly action: ActionFile;
}

/** The EnCode of the first action of an entity that has the verb, for calls that stand for it. */
export function actionOf(engine: Engine, entityName: string, verb: Verb): string {
  const actions = [...entityOf(engine, entityName).actions];
  const [enCode] = actions.find(([, action]) => action.verb === verb) ?? [];
  if (enCode === undefined) throw new Error(`${entityName} has no action of the verb ${verb}`);
  return enCode;
}

/** The action of an EnCode that the caller was granted. Unknown, foreign and ungranted EnCodes are refused. */
export function grantedAction(
  engine: Engine,
  caller: Caller,
  enCode: string,
  verbs?: readonly Verb[],
): KnownAction {
  requireOpenEnCode(engine.catalog, enCode);
  const known = engine.catalog.enCodes.get(enCode);
  if (!known) throw misused(`未找到操作${enCode}`);
  if (!caller.grants.has(enCode)) throw refuse('没有权限执行该操作');
  if (verbs && !verbs.includes(known.action.verb)) throw misused(`操作${enCode}不能这样调用`);
  return { enCode, entity: known.entity, action: known.action };
}
