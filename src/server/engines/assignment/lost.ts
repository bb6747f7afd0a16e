import type { LookedFor } from '../../data/module.ts';
import { ownSql } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { liveSql, today } from './live.ts';
import { followPlan } from './plan.ts';

/**
 * What a caller is told of a row that lay with the caller by a post, which somebody else holds by now. Nothing is told of
 * rows at whose target the caller never held one.
 */
export async function lostByPost(asked: LookedFor): Promise<string | undefined> {
  const { engine, queryable, caller, entity, id } = asked;
  for (const by of followPlan(engine.catalog).assigning)
    for (const { field, entity: target } of by.targets) {
      const refs = [...entity.fields.values()].filter(
        ({ type, ref }) => type === 'ref' && ref === target.name,
      );
      if (refs.length === 0 || entity === by.entity) continue;
      const binder = new Binder();
      const own = ownSql(by.people, caller, binder, 'p');
      const named = refs.map(({ name }) => `t.${ident(name)}`).join(', ');
      const day = `${binder.bind(today(asked))}::date`;
      const { rowCount } = await queryable.query(
        `SELECT 1 FROM ${ident(entity.table)} t
         JOIN ${ident(by.entity.table)} a ON a.${ident(field)} IN (${named}) AND a.${ident(by.from)} <= ${day}
         JOIN ${ident(by.people.table)} p ON p."Id" = a.${ident(by.person)} AND ${own}
         WHERE t."Id" = ${binder.bind(id)} AND t."IsDeleted" = 0 AND NOT (${liveSql(by, 'a', day)}) LIMIT 1`,
        binder.values,
      );
      if (rowCount > 0)
        return `您对该${by.entity.fields.get(field)?.title ?? target.title}的任职已经结束，该${entity.title}现由接任者办理`;
    }
  return undefined;
}
