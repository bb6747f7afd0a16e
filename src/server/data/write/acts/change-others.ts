import { compileCondition } from '../../../../contract/conditions/condition.ts';
import type { OtherChange } from '../../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import type { Row } from '../../../../contract/rules.ts';
import { entityOf, type KnownAction } from '../../entities.ts';
import type { WriteContext } from '../../module.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { makeOthers, unmakeOthers } from './make-others.ts';
import { isDue, lockedRows, namesOf, reachesOf, type Acted, type Reach } from './reached.ts';
import { changeOther } from './store-other.ts';
import { calledOf, keyOf, toldAt } from './told-at.ts';

/**
 * What an action brings about beyond its own row, once that is stored: it takes back what the act that it undoes did, changes
 * rows of other entities and makes new ones, each by that entity's own rules. Their rows were locked by `lockReached`.
 * @param before the row as it was: what is taken back is worked out of it
 */
export async function runOthers(
  context: WriteContext,
  known: KnownAction,
  done: Acted,
  before: Row,
): Promise<void> {
  const acted = { was: before, ...done };
  for (const reach of reachesOf(known))
    await changeOthers(context, known, reach, reach.back ? { ...acted, row: before } : acted);
  await unmakeOthers(context, known, before);
  await makeOthers(context, known, acted);
}

async function changeOthers(
  context: WriteContext,
  known: KnownAction,
  { change, back }: Reach,
  acted: Acted,
): Promise<void> {
  if (!isDue(context, change.when, acted)) return;
  const entity = entityOf(context.engine, change.entity);
  const key = keyOf(known.action, known.entity, change);
  const say = (message: string) =>
    key === undefined ? refuse(message) : refuseFields([{ Key: key, Message: message }]);
  const rows = await lockedRows(context, change, acted);
  if (rows.size === 0 && change.none !== undefined) throw say(change.none);
  const most = change.most ?? 500;
  if (rows.size > most) throw say(`一次最多更改${most}条${entity.title}`);
  for (const row of rows.values())
    try {
      const values = valuesOf(context, entity, change, row, acted, back);
      await changeOther(context, entity, row, values, known.enCode);
    } catch (error) {
      throw toldAt(error, key, calledOf(entity, row));
    }
}

/** What a change puts into a row; numbers are added as conditions add them, to 15 digits on every side. */
function valuesOf(
  context: WriteContext,
  entity: EntityModel,
  { add = {}, set = {} }: OtherChange,
  row: Row,
  acted: Acted,
  back: boolean,
): Row {
  const names = namesOf(context, acted);
  const values: Row = {};
  for (const [name, source] of Object.entries(set))
    values[name] = compileCondition(source).evaluate({ ...names, x: row }) ?? null;
  for (const [name, source] of Object.entries(add)) {
    const sum = `x.${name} ${back ? '-' : '+'} (${source})`;
    const value = compileCondition(sum).evaluate({ ...names, x: { ...row, [name]: row[name] ?? 0 } });
    if (value === null || value === undefined)
      throw refuseFields([
        { Key: name, Message: `${entity.fields.get(name)?.title ?? name}无从计算，请先填写数量` },
      ]);
    values[name] = value;
  }
  return values;
}
