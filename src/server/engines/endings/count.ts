import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { labelOf } from '../../data/read/labels.ts';
import { scopeSql } from '../../data/access/scope.ts';
import { ident } from '../../data/sql/sql.ts';
import { hangingOn } from './hanging.ts';
import type { Hold } from './holds.ts';

/** How many rows hang on the ended ones by one reference, and the names of the first that the caller reaches. */
export interface Counted {
  readonly hold: Hold;
  readonly count: number;
  readonly names: readonly string[];
}

const MOST_NAMES = 5;

/** Counts what hangs on rows, reference by reference; those by which nothing does are left out. */
export async function countHanging(
  asked: { readonly engine: Engine; readonly caller: Caller; readonly now: string },
  queryable: Queryable,
  holds: readonly Hold[],
  ended: readonly Row[],
): Promise<Counted[]> {
  const found: Counted[] = [];
  for (const hold of holds) {
    let count = 0;
    const names = new Set<string>();
    for (const { sql, binder } of hangingOn(hold, ended, asked.now)) {
      const table = ident(hold.entity.table);
      const label = labelOf(asked.engine.catalog, hold.entity, asked.caller);
      const scope = scopeSql(asked.engine.catalog, hold.entity, asked.caller, binder, 't');
      const { rows } = await queryable.query<{ count: number; names: string[] | null }>(
        `SELECT count(*)::int AS count, (SELECT jsonb_agg(x.name) FROM (SELECT DISTINCT ${label.sql('t')} AS name
           FROM ${table} t WHERE ${sql} AND ${scope} LIMIT ${MOST_NAMES}) x) AS names FROM ${table} t WHERE ${sql}`,
        binder.values,
      );
      count += rows[0]?.count ?? 0;
      for (const name of rows[0]?.names ?? []) {
        const shown = label.show(name);
        if (shown && hold.entity.label !== 'Id') names.add(shown);
      }
    }
    if (count > 0) found.push({ hold, count, names: [...names].slice(0, MOST_NAMES) });
  }
  return found;
}

/** What was counted, as a refusal says it: `班级2条（2024级软件1班、2024级软件2班）`. */
export const spelled = ({ hold, count, names }: Counted): string =>
  `${titleOf(hold)}${count}条${names.length === 0 ? '' : `（${names.join('、')}${count > names.length ? '等' : ''}）`}`;

/** Of what kind the rows are; how they name the ended row where that is more than that they belong to it. */
export const titleOf = ({ entity, field }: Hold): string =>
  field.required === true || field.implicit ? entity.title : `${entity.title}的${field.title}`;
