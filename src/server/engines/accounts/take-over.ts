import type { Row } from '../../../contract/rules.ts';
import { changeRows, lockRows } from '../../data/write/bulk-write.ts';
import { entityOf } from '../../data/entities.ts';
import { comparedSql, comparedValue } from '../../data/sql/folded-sql.ts';
import type { RowHook } from '../../data/module.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { isPeople, type PeopleEntity } from './person.ts';

/**
 * People who have an account as rows of the entity that theirs is taken over from: a new student who has become a student.
 * The earlier row then names the row that took the account over.
 */
export async function takenOver(
  entity: PeopleEntity,
  hooks: readonly RowHook[],
): Promise<Map<RowHook, string>> {
  const owned = new Map<RowHook, string>();
  const { from } = entity.file.account;
  const [context] = hooks;
  if (!from || !context) return owned;
  const earlier = entityOf(context.engine, from.entity);
  if (!isPeople(earlier)) return owned;
  const links: { id: string; to: unknown }[] = [];
  for (const name of from.by) {
    const waiting = hooks.filter((hook) => !owned.has(hook) && hook.row[name]);
    for (const [value, { id, account }] of await earlierPeople(context, earlier, name, from.link, waiting)) {
      const hook = waiting.find(({ row }) => row[name] === value);
      if (!hook || [...owned.values()].includes(account)) continue;
      owned.set(hook, account);
      links.push({ id, to: hook.row['Id'] });
    }
  }
  const stored = await lockRows(
    context,
    earlier,
    links.map(({ id }) => id),
  );
  const changes = links.flatMap(({ id, to }) => {
    const before = stored.get(id);
    return before ? [{ before, after: { ...before, [from.link]: to } as Row }] : [];
  });
  await changeRows(context, earlier, changes, context.enCode);
  return owned;
}

/** The field that says to which year's intake a row of people belongs. */
const INTAKE = 'GradeYear';

/**
 * Rows by the value that names them, whose accounts nobody has taken over: of several rows of one person one that has not ended,
 * and of those the one of the latest intake.
 */
async function earlierPeople(
  { tx }: RowHook,
  earlier: PeopleEntity,
  name: string,
  link: string,
  waiting: readonly RowHook[],
): Promise<Map<string, { id: string; account: string }>> {
  const field = earlier.fields.get(name);
  if (waiting.length === 0 || !field) return new Map();
  const binder = new Binder();
  const values = binder.bind(
    waiting.map(({ row }) => (field.sealed ? comparedValue(field, String(row[name])) : String(row[name]))),
  );
  const { ends } = earlier.file;
  // A map keeps the last row of each value.
  const order = [
    ...(ends ? [`(${rowCondition(earlier, ends.when, {}, binder, 't')}) IS TRUE DESC`] : []),
    ...(earlier.fields.has(INTAKE) ? [`t.${ident(INTAKE)} NULLS FIRST`] : []),
    't."Id"',
  ];
  const answer = await tx.query<{ value: string; id: string; account: string }>(
    `SELECT t.${ident(name)} AS value, t."Id" AS id, t.${ident(earlier.file.account.field)} AS account
     FROM ${ident(earlier.table)} t WHERE ${field.sealed ? comparedSql(field, `t.${ident(name)}`) : `t.${ident(name)}`} = ANY(${values}) AND t."IsDeleted" = 0
       AND t.${ident(link)} IS NULL AND t.${ident(earlier.file.account.field)} IS NOT NULL ORDER BY ${order.join(', ')}`,
    binder.values,
  );
  return new Map(answer.rows.map(({ value, id, account }) => [value, { id, account }]));
}
