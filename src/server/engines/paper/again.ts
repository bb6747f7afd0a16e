import { conditionToSql } from '../../data/expressions/condition-sql.ts';
import { beyondOptions } from '../../data/counted/beyond.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { Binder } from '../../data/sql/sql.ts';
import type { Taking } from './answer.ts';
import { tableOf, type Parts } from './parts.ts';
import { replacesLast } from './window.ts';

// SQL: t is paper.taking

const NOT_AGAIN = '暂时不能再次作答';

/** Why a person who has handed in a sheet may not begin another one now, as the paper says it (`again`). One that is begun goes on. */
export async function againBecause(
  { catalog }: Pick<Engine, 'catalog'>,
  queryable: Queryable,
  { block, takings }: Parts,
  taking: Taking,
  now: string,
): Promise<string | undefined> {
  if (block.again === undefined || taking.Times === 0 || taking.BeginTime !== null || replacesLast(taking))
    return undefined;
  const binder = new Binder();
  const id = binder.bind(taking.Id);
  const may = conditionToSql(block.again, {
    ...beyondOptions(catalog, takings, 't'),
    names: { now },
    bind: (value) => binder.bind(value),
  });
  const { rows } = await queryable.query<{ may: boolean | null }>(
    `SELECT ${may} AS may FROM ${tableOf(takings)} t WHERE t."Id" = ${id}`,
    binder.values,
  );
  return rows[0]?.may === true ? undefined : (block.refuse?.again ?? NOT_AGAIN);
}
