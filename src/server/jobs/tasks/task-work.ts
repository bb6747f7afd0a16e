import { runEach, type RowFail } from '../../data/write/actions.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { KnownAction } from '../../data/entities.ts';
import { labelOf } from '../../data/read/labels.ts';
import type { WriteContext } from '../../data/module.ts';
import type { Row } from '../../../contract/rules.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';

/** How the units of a task are done, whatever they are. */
export interface TaskWork {
  /** Units of one transaction. */
  readonly atOnce: number;
  /** Does some units, each judged by itself. @returns those that were refused */
  run(context: WriteContext, known: KnownAction, ids: readonly string[], params: Row): Promise<RowFail[]>;
  /** What units are called for a person who runs the task. */
  names(
    context: WriteContext,
    known: KnownAction,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, string | null>>;
  /** Once there is nothing left to do, whether or not all was done. */
  over?(queryable: Queryable): Promise<void>;
}

/** An action on rows of its entity: few enough at once that nobody waits long for a row that is being changed. */
export const ROW_WORK: TaskWork = {
  atOnce: 50,
  run: (context, known, Ids, Params) => runEach(context, known, { Ids, Params }),
  names: namesOf,
};

/** A row that the caller does not reach has no name for them. */
async function namesOf(
  { engine, tx, caller }: WriteContext,
  { entity }: KnownAction,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const label = labelOf(engine.catalog, entity, caller);
  const binder = new Binder();
  const wanted = binder.bind(ids);
  const scope = scopeSql(engine.catalog, entity, caller, binder, 't');
  const { rows } = await tx.query<{ Id: string; name: string | null }>(
    `SELECT t."Id", ${label.sql('t')} AS name FROM ${ident(entity.table)} t WHERE t."Id" = ANY(${wanted}) AND ${scope}`,
    binder.values,
  );
  return new Map(rows.map(({ Id, name }) => [Id, label.show(name)]));
}
