import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { ActionAsks } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { entityOf } from '../../data/entities.ts';
import type { HandlerContext, StoredRows, WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { texts } from './acts.ts';
import { askHolders } from './ask-holders.ts';

type Acting = WriteContext & { readonly enCode: string };

/** Asks others what the act says that they are to do because of it (`asks`), of each row that it stored. */
export async function askOfAct(context: WriteContext, { entity, rows, enCode }: StoredRows): Promise<void> {
  const known = context.engine.catalog.enCodes.get(enCode);
  const asks = known?.entity.name === entity.name ? known.action.asks : undefined;
  if (!asks || asks.mine !== undefined) return;
  const { on } = asks;
  for (const { before, after } of rows)
    if (after && (on === undefined || after[on] !== before?.[on]))
      await ask({ ...context, enCode }, entity, asks, after, {});
}

/** Carries out an action that asks something about the caller's own row, and nothing else. */
export async function askOfMine(
  context: HandlerContext,
  asks: ActionAsks & { readonly mine: string },
): Promise<true> {
  const { engine, tx, caller, params, entity, enCode } = context;
  const people = entityOf(engine, asks.mine);
  const binder = new Binder();
  const own = rowCondition(people, people.file.own ?? 'false', { me: caller.subject }, binder, 't');
  const { rows } = await tx.query<Row>(
    `SELECT ${wireColumns(people, 't')} FROM ${ident(people.table)} t WHERE t."IsDeleted" = 0 AND ${own} ORDER BY t."Id" DESC LIMIT 1`,
    binder.values,
  );
  const [row] = rows;
  const { title, refuse: reason } = entity.actions.get(enCode)!;
  if (!row) throw refuse(reason ?? `当前状态不能${title}`);
  await ask(context, people, asks, row, params);
  return true;
}

async function ask(
  context: Acting,
  entity: EntityModel,
  { role, org, title, content }: ActionAsks,
  row: Row,
  params: Row,
): Promise<void> {
  const fill = await texts(context, entity, [row], title);
  const below = content === undefined ? '' : compileCondition(content).evaluate({ row, params });
  await askHolders(context, {
    role,
    ...(org !== undefined && { college: String(row[org]) }),
    title: fill(row),
    content: String(below ?? ''),
    about: { type: entity.name, id: String(row['Id']) },
  });
}
