import type { EntityModel } from '../../../contract/model.ts';
import type { LookedFor } from '../module.ts';
import { takenBack } from '../flow/since-then.ts';
import { outOfScope, refuse, type Refusal } from '../refusal.ts';
import { dealtWith, rowCondition, scopeSql } from './scope.ts';
import { entityOf } from '../entities.ts';
import { Binder, ident } from '../sql/sql.ts';

/**
 * Why the caller may not act on a row: somebody who dealt with it once, or only reads it, is told so, and so is who had it
 * by a post. Of every other row it is not told whether there is one.
 */
export async function outOfReach(asked: LookedFor): Promise<Refusal> {
  const { engine, entity } = asked;
  if (await isRead(asked))
    return refuse((await isDone(asked)) ? lies(entity) : `您只能查看该${entity.title}，不能办理`);
  for (const lost of [goneFrom, takenBack, ...engine.modules.map((module) => module.lost)]) {
    const told = await lost?.(asked);
    if (told !== undefined) return refuse(told);
  }
  return outOfScope();
}

/** Whether the caller reads the row of this Id. */
export const isRead = (
  asked: Pick<LookedFor, 'engine' | 'queryable' | 'caller' | 'entity' | 'id'>,
): Promise<boolean> =>
  finds(asked, (binder) => scopeSql(asked.engine.catalog, asked.entity, asked.caller, binder, 't'));

/** What was handed out to the caller and is shown no more, such as a notice that was withdrawn. */
export async function goneFrom({
  engine,
  queryable,
  caller,
  entity,
  id,
}: LookedFor): Promise<string | undefined> {
  const { shared } = entity.file;
  if (!shared?.gone) return undefined;
  const handed = entityOf(engine, shared.entity);
  const binder = new Binder();
  const row = binder.bind(id);
  const had = rowCondition(handed, shared.gone.when, { me: caller.subject }, binder, 'sh');
  const { rowCount } = await queryable.query(
    `SELECT 1 FROM ${ident(handed.table)} sh JOIN ${ident(entity.table)} t ON sh.${ident(shared.by)} = t.${ident(shared.on ?? 'Id')}
     WHERE t."Id" = ${row} AND sh."IsDeleted" = 0 AND ${had} LIMIT 1`,
    binder.values,
  );
  return rowCount > 0 ? shared.gone.message : undefined;
}

const lies = ({ title }: EntityModel) => `该${title}您已办理过，现由他人负责，只能查看`;

const isDone = (asked: LookedFor): Promise<boolean> =>
  finds(asked, (binder) => {
    const { engine, caller, entity } = asked;
    const dealt = dealtWith(engine.catalog, entity, caller, binder, 't');
    return dealt.length === 0 ? 'FALSE' : `(${dealt.join(' OR ')})`;
  });

async function finds(
  { queryable, entity, id }: Pick<LookedFor, 'queryable' | 'entity' | 'id'>,
  where: (binder: Binder) => string,
): Promise<boolean> {
  const binder = new Binder();
  const { rowCount } = await queryable.query(
    `SELECT 1 FROM ${ident(entity.table)} t WHERE t."Id" = ${binder.bind(id)} AND t."IsDeleted" = 0 AND ${where(binder)}`,
    binder.values,
  );
  return rowCount > 0;
}
