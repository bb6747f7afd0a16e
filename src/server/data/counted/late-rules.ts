import type { FieldProblem } from '../../../contract/envelope.ts';
import { lateRules, lookedOver } from '../../../contract/late.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { fillMessage, saidPaths, type Path, type RowRule } from '../../../contract/reaching-rules.ts';
import type { Row } from '../../../contract/rules.ts';
import type { WriteContext } from '../module.ts';
import { readThrough } from '../read/read-through.ts';
import { saidPath, sayValue } from '../read/say-value.ts';
import { Binder, ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';
import { readsOf } from './deciding.ts';
import { beyondCondition } from './late-sql.ts';
import { lockLooks } from './locks.ts';

/**
 * Judges rows that are stored by the rules that look beyond them, each where something that decides it has changed. What the
 * rules count is held by a lock until the transaction ends, so that two people at once cannot both be within a limit that
 * only one of them keeps.
 */
export async function judgeLate(
  context: WriteContext,
  entity: EntityModel,
  rows: ReadonlyMap<string, ReadonlySet<string> | undefined>,
): Promise<FieldProblem[]> {
  const asked = lateRules(entity).flatMap((rule) => {
    const deciding = decidingFields(entity, rule);
    const ids = [...rows].filter(
      ([, changed]) => !changed || [...changed].some((name) => deciding.has(name)),
    );
    return ids.length === 0 ? [] : [{ rule, ids: ids.map(([id]) => id) }];
  });
  if (asked.length === 0) return [];
  const ids = [...new Set(asked.flatMap((one) => one.ids))].sort();
  const looks = asked.flatMap(({ rule }) => lookedOver(rule.deny));
  await lockLooks(context, looks, entity, `${ident(entity.table)} t WHERE t."Id" = ANY($1)`, [ids]);
  const problems: FieldProblem[] = [];
  for (const one of asked) {
    if (problems.some(({ Key }) => Key === one.rule.field)) continue;
    const [denied] = await deniedBy(context, entity, one.rule, one.ids);
    if (denied) problems.push(await problemOf(context, entity, one.rule, denied));
  }
  return problems;
}

/** Rules by which rows of an entity bear each other, such as the entries of a stock that may not be less than nothing. */
export const sumRules = (entity: EntityModel): readonly RowRule[] =>
  lateRules(entity).filter(({ deny }) =>
    lookedOver(deny).some((node) => node.operator === 'sum' && node.entity === entity.name),
  );

/** Judges what an entity's rows come to without those that are gone. @returns what is refused, by the Ids of the latter */
export async function judgeGone(
  context: WriteContext,
  entity: EntityModel,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const rule of sumRules(entity)) {
    await lockLooks(
      context,
      lookedOver(rule.deny),
      entity,
      `${ident(entity.table)} t WHERE t."Id" = ANY($1)`,
      [ids],
    );
    for (const row of await deniedBy(context, entity, rule, ids, 1))
      found.set(String(row['Id']), (await problemOf(context, entity, rule, row)).Message);
  }
  return found;
}

/** Fields of the row whose change may turn the answer of a rule. */
const decidingFields = (entity: EntityModel, rule: RowRule): ReadonlySet<string> =>
  new Set(readsOf(entity, rule.deny));

async function deniedBy(
  { engine, tx, caller, now }: WriteContext,
  entity: EntityModel,
  { deny }: RowRule,
  ids: readonly string[],
  isDeleted: 0 | 1 = 0,
): Promise<Row[]> {
  const binder = new Binder();
  const beyond = { catalog: engine.catalog, me: caller.subject, now, binder };
  const keys = binder.bind(ids);
  const { rows } = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t
     WHERE t."Id" = ANY(${keys}) AND t."IsDeleted" = ${isDeleted} AND ${beyondCondition(beyond, entity, deny, 't')}
     ORDER BY t."Id"${isDeleted === 1 ? '' : ' LIMIT 1'}`,
    binder.values,
  );
  return rows;
}

/** What a rule refuses a row for, with the values that its message names, also those beyond references of the row. */
async function problemOf(
  context: WriteContext,
  entity: EntityModel,
  { field, message }: RowRule,
  row: Row,
): Promise<FieldProblem> {
  const { engine, tx } = context;
  const pathOf = (path: Path) => saidPath(engine.catalog, entity, path);
  const sought = saidPaths(message).map(pathOf);
  const reached = await readThrough({ engine, queryable: tx, lock: false }, entity, [row], sought);
  const say = (path: Path) => sayValue(context, entity, path, reached.value(row, pathOf(path)));
  return { Key: field, Message: fillMessage(message, say) };
}
