import type { WriteContext } from '../../data/module.ts';
import { ident, type Binder } from '../../data/sql/sql.ts';
import type { TextPart } from '../../../contract/follow-text.ts';
import type { Assigning, Copy, Source } from './plan.ts';

/** The day by the database's clock. */
export const today = ({ now }: Pick<WriteContext, 'now'>): string => now.slice(0, 10);

/** Whether an assignment counts on a day: from its first day on, and no more on the day that ends it. */
export function liveSql({ from, to }: Assigning, alias: string, day: string): string {
  const [begins, ends] = [`${alias}.${ident(from)}`, `${alias}.${ident(to)}`];
  return `${alias}."IsDeleted" = 0 AND ${begins} <= ${day} AND (${ends} IS NULL OR ${ends} > ${day})`;
}

/** What the sources of a copy say of row `t`; null where no reference is filled. */
export function sourceSql({ sources }: Pick<Copy, 'sources'>): string {
  return sources.reduceRight((otherwise, { ref, entity, field }) => {
    const value = `(SELECT s.${ident(field)} FROM ${ident(entity.table)} s WHERE s."Id" = t.${ident(ref)})`;
    return `CASE WHEN t.${ident(ref)} IS NOT NULL THEN ${value} ELSE ${otherwise} END`;
  }, 'NULL');
}

/** What a copy of row `t` ought to say on a day. */
export function copySql(copy: Copy, binder: Binder, day: string): string {
  const { held, sources } = copy;
  if (!held) return plainSql(copy, binder);
  const { by, post, target } = held;
  const holder = `(SELECT a.${ident(by.person)} FROM ${ident(by.entity.table)} a
    WHERE a.${ident(target)} = t."Id" AND a.${ident(by.post)} = ${binder.bind(post)} AND ${liveSql(by, 'a', day)}
    ORDER BY a.${ident(by.from)} DESC, a."Id" DESC LIMIT 1)`;
  return sources.length === 0 ? holder : `coalesce(${holder}, ${sourceSql(copy)})`;
}

function plainSql({ sources, field, text, keeps, gathers }: Copy, binder: Binder): string {
  const own = `t.${ident(field.name)}`;
  if (gathers) return listSql(sources[0]!);
  if (text) return textSql(text, sources, binder);
  if (keeps) return `coalesce(${sources.map(valueSql).join(', ')}, ${own})`;
  const filled = sources.map(({ ref }) => `t.${ident(ref)} IS NOT NULL`).join(' OR ');
  return `CASE WHEN ${filled} THEN ${sourceSql({ sources })} ELSE ${own} END`;
}

const valueSql = ({ ref, entity, field, by }: Source): string =>
  by === undefined
    ? `(SELECT s.${ident(field)} FROM ${ident(entity.table)} s WHERE s."Id" = t.${ident(ref)})`
    : `(SELECT s.${ident(field)} FROM ${ident(entity.table)} s WHERE s.${ident(by)} = t."Id" AND s."IsDeleted" = 0 LIMIT 1)`;

/** Every value once, in one order, so that equal lists are equal texts; null where there is none. */
function listSql({ entity, field, by = 'Id' }: Source): string {
  const value = `s.${ident(field)}`;
  return `(SELECT jsonb_agg(DISTINCT ${value} ORDER BY ${value}) FILTER (WHERE ${value} IS NOT NULL)
    FROM ${ident(entity.table)} s WHERE s.${ident(by)} = t."Id" AND s."IsDeleted" = 0)`;
}

/** Parts that say nothing leave their place empty. */
function textSql(text: readonly TextPart[], sources: readonly Source[], binder: Binder): string {
  const parts = text.map((part) => {
    if ('words' in part) return `${binder.bind(part.words)}::text`;
    const source = 'ref' in part && sources.find((one) => one.ref === part.ref && one.field === part.field);
    return source ? valueSql(source) : `t.${ident(part.field)}`;
  });
  return `concat(${parts.join(', ')})`;
}
