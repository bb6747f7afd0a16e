import type { QueryMeasure } from '../../../contract/generated/meta.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { CLOCK } from '../../data/time/by-clock.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import type { WriteContext } from '../../data/module.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { measureSql } from '../query/measures.ts';
import type { Handed } from './handed.ts';
import { JUDGED } from './hand-out.ts';

/** Counts people's rows into the rows that they are of, as queries count them; what is right already is left alone. */
export async function recount(context: WriteContext, handed: Handed, ids: readonly string[]): Promise<void> {
  const { block, owner, rows } = handed;
  const counts = Object.entries(block.counts ?? {});
  if (ids.length === 0 || counts.length === 0) return;
  const { engine, now } = context;
  const binder = new Binder();
  const some = binder.bind(ids);
  const asking = {
    engine,
    caller: CLOCK,
    query: { entity: rows.name, measures: {} },
    entity: rows,
    joins: '',
    binder,
    names: { input: {}, now, today: now.slice(0, 10) },
  };
  const counted = counts.map(([name, said]) => {
    const measure: QueryMeasure = typeof said === 'string' ? rows.file.measures![said]! : said;
    const field = owner.fields.get(name)!;
    return {
      column: ident(name),
      sql: `(${measureSql(asking, measure)})::${FIELD_KINDS[field.type].column(field)}`,
    };
  });
  const listed = (alias: string) => counted.map(({ column }) => `${alias}.${column}`).join(', ');
  await changeWhere(
    context,
    owner.name,
    `UPDATE ${ident(owner.table)} o SET ${counted.map(({ column }) => `${column} = c.${column}`).join(', ')}
     FROM (SELECT q."Id", n.* FROM ${ident(owner.table)} q CROSS JOIN LATERAL (
         SELECT ${counted.map(({ column, sql }) => `${sql} AS ${column}`).join(', ')} FROM ${ident(rows.table)} t
         WHERE t.${ident(block.of)} = q."Id" AND t."IsDeleted" = 0) n WHERE q."Id" = ANY(${some})) c
     WHERE o."Id" = c."Id" AND ROW(${listed('o')}) IS DISTINCT FROM ROW(${listed('c')})`,
    binder.values,
    { as: 'count', judged: JUDGED },
  );
}
