import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { Row } from '../../../contract/rules.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { changeRows } from '../../data/write/bulk-write.ts';
import { closeApplication } from '../../data/flow/flow-steps.ts';
import type { WriteContext } from '../../data/module.ts';
import { runHooksMany } from '../../data/write/hooks.ts';
import { refuse } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { countHanging, spelled } from './count.ts';
import { hangingOn } from './hanging.ts';
import { holdsOn, type EndKind, type Hold } from './holds.ts';

/** What rows come to their end by, as it is told in what is refused and in what is closed. */
export interface Ending extends WriteContext {
  readonly kind: EndKind;
  /** Such as 离职. */
  readonly title: string;
  readonly enCode: string;
}

/**
 * Does with everything that hangs on rows what the schemas decided, or refuses all of it.
 * @throws Refusal that counts what stands in the way
 */
export async function settle(
  ending: Ending,
  target: Pick<EntityModel, 'name' | 'title'>,
  ended: readonly Row[],
): Promise<void> {
  const holds = holdsOn(ending.engine.catalog, target.name, ending.kind);
  const ofKind = (kind: string) => holds.filter(({ rule }) => rule.do === kind);
  const inTheWay = await countHanging(ending, ending.tx, ofKind('refuse'), ended);
  if (inTheWay.length > 0)
    throw refuse(`该${target.title}还有${inTheWay.map(spelled).join('，')}，不能${ending.title}`);
  for (const hold of holds)
    if (hold.rule.do !== 'refuse' && hold.rule.do !== 'keep') await settleOne(ending, hold, ended);
}

async function settleOne(ending: Ending, hold: Hold, ended: readonly Row[]): Promise<void> {
  const { entity, rule } = hold;
  for (const group of hangingOn(hold, ended, ending.now)) {
    const { rows } = await ending.tx.query<Row>(
      `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE ${group.sql} ORDER BY t."Id" FOR UPDATE`,
      group.binder.values,
    );
    if (rows.length === 0) continue;
    if (rule.do === 'close')
      for (const { Id } of rows)
        await closeApplication(ending, entity, String(Id), ending.title, ending.enCode);
    else if (rule.do === 'delete') await removeRows(ending, entity, rows);
    else await changeAll(ending, hold, rows, group.ended);
  }
}

/** Rows that go with what they hang on take along what hangs on them. */
export async function removeRows(ending: Ending, entity: EntityModel, rows: readonly Row[]): Promise<void> {
  await runHooksMany(
    'beforeDelete',
    rows.map((row) => ({ ...ending, entity, row, before: row })),
  );
  const changes = rows.map((before) => ({ before, after: { ...before, IsDeleted: 1 } }));
  await changeRows(ending, entity, changes, ending.enCode);
}

async function changeAll(
  ending: Ending,
  { entity, field, rule }: Hold,
  rows: readonly Row[],
  ended: readonly Row[],
): Promise<void> {
  const gone = new Set(ended.map(({ Id }) => String(Id)));
  const valuesOf = (row: Row): Row => {
    if (rule.do === 'set') return evaluated(ending, rule.set ?? {}, row, ended[0] ?? {});
    const list = row[field.name];
    return { [field.name]: Array.isArray(list) ? list.filter((id) => !gone.has(String(id))) : null };
  };
  const changes = rows.map((before) => ({ before, after: { ...before, ...valuesOf(before) } }));
  await changeRows(ending, entity, changes, ending.enCode);
  const hooks = changes.map(({ before, after }) => ({
    ...ending,
    entity,
    row: after,
    before: { ...before },
  }));
  await runHooksMany('afterSave', hooks);
}

function evaluated(ending: Ending, set: Readonly<Record<string, string>>, row: Row, form: Row): Row {
  const names = { row, form, me: ending.caller.subject, now: ending.now };
  return Object.fromEntries(
    Object.entries(set).map(([name, source]) => [name, compileCondition(source).evaluate(names)]),
  );
}
