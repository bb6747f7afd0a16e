import { compileCondition } from '../../../contract/conditions/condition.ts';
import type {
  Audience,
  AudienceKind,
  AudienceReach,
  AudienceRows,
} from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { columnOf } from '../../data/fields/kind.ts';
import { rowCondition, scopeSql } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';

/** Whose choice is asked about: the entity that declares an audience, the row or parameters with what was chosen, and its owner. */
export interface Chosen {
  readonly engine: Pick<Engine, 'catalog'>;
  readonly entity: string;
  readonly row: Row;
  readonly owner: Caller;
}

/** What a condition on people is made with. */
interface Making extends Chosen {
  readonly audience: Audience;
  readonly people: EntityModel;
  readonly binder: Binder;
  readonly alias: string;
}

/**
 * SQL condition on people under `alias`: those that a row concerns, as its fields say it, and never more than its owner reaches
 * today. A kind of choice that the entity does not list, and one for which nothing was chosen, mean nobody.
 */
export function audienceSql(chosen: Chosen, binder: Binder, alias: string): string {
  const { engine, entity, row } = chosen;
  const audience = audienceOf(engine, entity);
  const people = entityOf(engine, audience.of);
  const making: Making = { ...chosen, audience, people, binder, alias };
  const kind = audience.kinds[String(row[audience.type] ?? '')];
  if (!kind) return 'FALSE';
  const when = audience.when === undefined ? 'TRUE' : rowCondition(people, audience.when, {}, binder, alias);
  const values = kind.chosen === undefined ? undefined : chosenOf(row, kind);
  const named = kind.in === undefined ? 'TRUE' : inKind(making, kind, values, true);
  const reach = kind.reached ? 'TRUE' : reachSql(making, audience.reach);
  return `${alias}."IsDeleted" = 0 AND ${when} AND ${named} AND ${reach} AND ${withoutSql(making)}`;
}

/** Leaves out the people that rows of the row name. */
function withoutSql(making: Making): string {
  const { audience, row, binder } = making;
  const { when = 'true', rows } = audience.without ?? {};
  if (!rows || !compileCondition(when).test({ row })) return 'TRUE';
  const ofRow = (column: string) => `${column} = ${binder.bind(row['Id'] ?? null)}`;
  return `NOT ${rowsSql(making, rows, ofRow, false)}`;
}

/** How many people a row is for now. */
export async function countAudience(queryable: Queryable, chosen: Chosen): Promise<number> {
  const binder = new Binder();
  const where = audienceSql(chosen, binder, 'm');
  const { table } = entityOf(chosen.engine, audienceOf(chosen.engine, chosen.entity).of);
  const { rows } = await queryable.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM ${ident(table)} m WHERE ${where}`,
    binder.values,
  );
  return rows[0]!.n;
}

/** The audience that an entity declares. */
export function audienceOf(engine: Pick<Engine, 'catalog'>, entity: string): Audience {
  const { audience } = entityOf(engine, entity).file;
  if (!audience) throw new Error(`${entity} is for nobody in particular`);
  return audience;
}

/** What was chosen, as texts. */
export function chosenOf(row: Row, { chosen }: AudienceKind): string[] {
  const value = chosen === undefined ? [] : row[chosen];
  return [value]
    .flat()
    .flatMap((one) => (one === null || one === undefined || one === '' ? [] : [String(one)]));
}

/** The people of a kind: with one of these values, or with any where nothing is to be chosen. */
function inKind(
  making: Making,
  kind: AudienceKind,
  values: readonly string[] | undefined,
  isChoice: boolean,
): string {
  const { people, binder, alias } = making;
  const among = (column: string) =>
    values === undefined
      ? `${column} IS NOT NULL`
      : `${column}::text = ANY(${binder.bind([...values])}::text[])`;
  const places = (kind.in ?? []).map((place) =>
    typeof place === 'string'
      ? among(columnOf(people.fields.get(place)!, alias))
      : rowsSql(making, place, among, isChoice && kind.reached === true),
  );
  return `(${places.join(' OR ')})`;
}

/** There is a row that names the person and has such a value. */
function rowsSql(
  { engine, owner, binder, alias }: Making,
  { entity, by, at = 'Id', field, when, live }: AudienceRows,
  among: (column: string) => string,
  isReached: boolean,
): string {
  const target = entityOf(engine, entity);
  const [first = '', second] = by.split('.');
  const between = second === undefined ? undefined : entityOf(engine, target.fields.get(first)?.ref ?? '');
  const state = live && entityOf(engine, target.fields.get(live.field)?.ref ?? '');
  const from = [
    `${ident(target.table)} a`,
    ...(between
      ? [`JOIN ${ident(between.table)} b ON b."Id" = a.${ident(first)} AND b."IsDeleted" = 0`]
      : []),
    ...(state
      ? [
          `JOIN ${ident(state.table)} l ON l."Id" = a.${ident(live.field)} AND l."IsDeleted" = 0 AND ${rowCondition(state, live.when, {}, binder, 'l')}`,
        ]
      : []),
  ].join(' ');
  return `EXISTS (SELECT 1 FROM ${from} WHERE ${[
    'a."IsDeleted" = 0',
    `${between ? `b.${ident(second!)}` : `a.${ident(first)}`} = ${alias}.${ident(at)}`,
    ...(when === undefined ? [] : [rowCondition(target, when, {}, binder, 'a')]),
    among(`a.${ident(field)}`),
    ...(isReached ? [scopeSql(engine.catalog, target, owner, binder, 'a')] : []),
  ].join(' AND ')})`;
}

function reachSql(making: Making, { scope, everybody, within = {} }: AudienceReach): string {
  const { engine, owner, people, binder, alias, audience } = making;
  if (scope) return scopeSql(engine.catalog, people, owner, binder, alias);
  if (owner.subject.Roles.some((role) => everybody?.includes(role))) return 'TRUE';
  const ways = Object.entries(within).map(([kind, mine]) =>
    inKind(making, audience.kinds[kind] ?? {}, owner.subject[mine], false),
  );
  return ways.length === 0 ? 'FALSE' : `(${ways.join(' OR ')})`;
}
