import type { ActionRemind } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { fillMessage } from '../../../contract/reaching-rules.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, ReachContext } from '../../data/module.ts';
import { outOfScope, refuse } from '../../data/refusal.ts';
import { ownScopeSql } from '../../data/access/scope.ts';
import { sayValue } from '../../data/read/say-value.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { aboutEntity, messageNamed, type Declared } from './messages.ts';
import { tellMessage } from './tell.ts';
import { holds, toldSql, type Which } from './told-rows.ts';

/**
 * Carries out an action with `remind`: the rows whose last reminder is long enough ago are noted and told of.
 * @throws Refusal where there is none, where the action's own words refuse one, or where what the rows are about is not the caller's to change
 */
export async function remind(context: HandlerContext, block: ActionRemind): Promise<{ Count: number }> {
  if (context.rows.length === 0) throw refuse('请选择要操作的记录');
  const ids = context.rows.map(({ Id }) => String(Id));
  const messages = messagesOf(context, block);
  for (const message of messages) await requireOwn(context, block, message, ids);
  const noted = await note(context, block, ids);
  const { again, none } = block;
  if (again !== undefined && noted.length < ids.length)
    throw refuse(
      saidOf(
        context,
        again,
        ids.find((id) => !noted.includes(id)),
      ),
    );
  if (noted.length === 0) throw refuse(`${waitText(block)}内已提醒过`);
  let Count = 0;
  for (const some of none === undefined ? [noted] : noted.map((id) => [id])) {
    let told = 0;
    for (const message of messages)
      told += await tellMessage(context, message, whichOf(block, message, some));
    if (none !== undefined && told === 0) throw refuse(saidOf(context, none, some[0]));
    Count += told;
  }
  return { Count };
}

/** A text in which it is said what stands in one of the rows. */
function saidOf(context: HandlerContext, text: string, id: string | undefined): string {
  const row = context.rows.find(({ Id }) => Id === id) ?? {};
  return fillMessage(text, (path) => sayValue(context, context.entity, path, row[path[0] ?? '']));
}

/** How many rows an action with `remind` would tell of. */
export async function countReminded(context: ReachContext, block: ActionRemind): Promise<number> {
  const { rows, tx } = context;
  let count = 0;
  for (const message of messagesOf(context, block)) {
    const told = rows.filter(
      (row) => message.given === undefined || holds(message.given, ([name = '']) => row[name]),
    );
    const binder = new Binder();
    const ids = told.map(({ Id }) => String(Id));
    const where = toldSql(context, message, whichOf(block, message, ids), binder);
    const answer = await tx.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ${ident(message.entity.table)} t WHERE ${where}`,
      binder.values,
    );
    count += answer.rows[0]!.n;
  }
  return count;
}

const messagesOf = ({ engine, entity }: ReachContext, block: ActionRemind): Declared[] =>
  block.messages.map((key) => messageNamed(engine, `${block.entity ?? entity.name}.${key}`));

const whichOf = ({ entity }: ActionRemind, { about = 'Id' }: Declared, ids: readonly string[]): Which => ({
  [entity === undefined ? 'Id' : about]: ids,
});

const waitText = ({ hours, minutes }: ActionRemind): string =>
  hours === undefined ? `${minutes ?? 0}分钟` : `${hours}小时`;

/** Notes the reminder where the last one is long enough ago; two who press at once remind once. */
async function note(context: HandlerContext, block: ActionRemind, ids: readonly string[]): Promise<string[]> {
  const { entity, now, enCode } = context;
  const { noted, hours = 0, minutes = 0 } = block;
  const column = ident(noted);
  const answer = await changeWhere<{ Id: string }>(
    context,
    entity.name,
    `UPDATE ${ident(entity.table)} SET ${column} = $2::timestamptz WHERE "Id" = ANY($1)
       AND (${column} IS NULL OR ${column} <= $2::timestamptz - make_interval(hours => $3, mins => $4)) RETURNING "Id"`,
    [ids, now, hours, minutes],
    { as: 'act', enCode },
  );
  const found = new Set(answer.rows.map(({ Id }) => Id));
  return ids.filter((id) => found.has(id));
}

/** A reader sees rows about the reader; the right to remind belongs to the people in the scope of what these rows are about. */
async function requireOwn(
  context: HandlerContext,
  block: ActionRemind,
  message: Declared,
  ids: readonly string[],
): Promise<void> {
  const { engine, caller, tx, entity } = context;
  const owner: EntityModel = aboutEntity(engine.catalog, message);
  if (block.entity !== undefined || owner === entity) return;
  const binder = new Binder();
  const own = ownScopeSql(engine.catalog, entityOf(engine, owner.name), caller, binder, 'o');
  const { rowCount } = await tx.query(
    `SELECT 1 FROM ${ident(entity.table)} t WHERE t."Id" = ANY(${binder.bind([...ids])}) AND NOT EXISTS (
       SELECT 1 FROM ${ident(owner.table)} o WHERE o."Id" = t.${ident(message.about ?? '')} AND o."IsDeleted" = 0 AND ${own}) LIMIT 1`,
    binder.values,
  );
  if (rowCount > 0) throw outOfScope();
}
