import type { EntityModel } from '../../../contract/model.ts';
import type { WriteContext } from '../../data/module.ts';
import { outOfScope } from '../../data/refusal.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';

/** Refuses rows of which one is out of the caller's reach. */
export async function requireReached(
  { engine, tx, caller }: Pick<WriteContext, 'engine' | 'tx' | 'caller'>,
  entity: EntityModel,
  ids: readonly string[],
): Promise<void> {
  const binder = new Binder();
  const wanted = binder.bind(ids);
  const scope = scopeSql(engine.catalog, entity, caller, binder, 't');
  const reached = await tx.query(
    `SELECT 1 FROM ${ident(entity.table)} t WHERE t."Id" = ANY(${wanted}) AND t."IsDeleted" = 0 AND ${scope}`,
    binder.values,
  );
  if (reached.rowCount < ids.length) throw outOfScope();
}
