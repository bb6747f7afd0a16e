import { compileCondition } from '../../../../contract/conditions/condition.ts';
import type { MadeRows } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../../../contract/rules.ts';
import { lockRowsBy } from '../bulk-write.ts';
import { entityOf, type KnownAction } from '../../entities.ts';
import type { WriteContext } from '../../module.ts';
import { isDue, namesOf, type Acted } from './reached.ts';
import { endOther, makeOther } from './store-other.ts';
import { keyOf, toldAt } from './told-at.ts';

/** Makes the rows that come with an act. */
export async function makeOthers(context: WriteContext, known: KnownAction, acted: Acted): Promise<void> {
  for (const made of known.action.makes ?? []) {
    const { title } = entityOf(context.engine, made.entity);
    const told = (error: unknown, line: number) =>
      toldAt(
        error,
        keyOf(known.action, known.entity, made),
        made.from === undefined ? title : `第${line + 1}行`,
      );
    await makeRows(context, made, acted, known.enCode, told);
  }
}

/**
 * Makes the rows of one declaration, each by the rules of its entity.
 * @param told what a refusal becomes, given the line that it is of
 * @throws Refusal where one may not be made
 */
export async function makeRows(
  context: WriteContext,
  made: MadeRows,
  acted: Acted,
  enCode: string,
  told: (error: unknown, line: number) => unknown = (error) => error,
): Promise<void> {
  if (!isDue(context, made.when, acted)) return;
  const entity = entityOf(context.engine, made.entity);
  const given = new Set(
    Object.entries(made.set).flatMap(([name, source]) => (isChosen(source) ? [] : [name])),
  );
  for (const [at, line] of linesOf(made, acted).entries())
    try {
      const set = Object.entries(made.set).map(
        ([name, source]) =>
          [name, compileCondition(source).evaluate({ ...namesOf(context, acted), line }) ?? null] as const,
      );
      const by = made.by === undefined ? {} : { [made.by]: acted.row['Id'] };
      await makeOther(context, entity, { ...Object.fromEntries(set), ...by }, enCode, given);
    } catch (error) {
      throw told(error, at);
    }
}

/** Whether a formula reads what the person sends; whatever else it reads stands in a row already. */
const isChosen = (source: string): boolean =>
  compileCondition(source).reads.some((path) => /^(?:params|line)\b/.test(path));

/** What each made row is worked out of: the lines of a list, or nothing beside the row. */
function linesOf({ from }: MadeRows, acted: Acted): readonly Row[] {
  if (from === undefined) return [{}];
  const [root, name = ''] = from.split('.');
  const value = acted[root === 'params' ? 'params' : 'row'][name];
  return Array.isArray(value) ? (value as Row[]) : [];
}

/** Deletes what the act that an action undoes has made of the row. */
export async function unmakeOthers(
  context: WriteContext,
  { entity: own, action, enCode }: KnownAction,
  row: Row,
): Promise<void> {
  for (const { entity: name, by } of own.actions.get(action.undoes ?? '')?.makes ?? []) {
    const entity = entityOf(context.engine, name);
    for (const made of (await lockRowsBy(context, entity, by!, [String(row['Id'])])).values())
      await endOther(context, entity, made, enCode);
  }
}
