import type { ActionTells } from '../../../contract/generated/meta.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { fillMessage, saidPaths } from '../../../contract/reaching-rules.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Transaction } from '../../data/database/database.ts';
import { entityOf } from '../../data/entities.ts';
import type { StoredRows, WriteContext } from '../../data/module.ts';
import { readThrough } from '../../data/read/read-through.ts';
import { sayValue } from '../../data/read/say-value.ts';
import { ident } from '../../data/sql/sql.ts';
import { pageOf } from './address.ts';
import { push, type Recipient } from './push.ts';

/** The template of what a person is told of a row. */
export const ACT_TEMPLATE = 'ACT_TOLD';

/** One act may store a row more than once. */
const told = new WeakMap<Transaction, Set<string>>();

/** Tells the person whose row an act has changed, where the action says what; who did it is not told. */
export async function tellOfAct(context: WriteContext, stored: StoredRows): Promise<void> {
  const { enCode, entity } = stored;
  const known = context.engine.catalog.enCodes.get(enCode);
  const tells = known?.action.tells;
  const { text } = tells ?? {};
  if (!known || !tells || text === undefined || (tells.of ?? known.entity.name) !== entity.name) return;
  const who = personField(entity, tells);
  const done = told.get(context.tx) ?? new Set<string>();
  told.set(context.tx, done);
  const rows = stored.rows.flatMap(({ before, after }) => {
    if (!after) return [];
    const row: Row = { ...after, [who]: after[who] ?? before?.[who] };
    const key = `${enCode} ${String(row['Id'])}`;
    if (!row[who] || done.has(key) || !holdsFor(tells, row)) return [];
    done.add(key);
    return [row];
  });
  if (rows.length === 0) return;
  const people = await peopleOf(context, entity, who, rows);
  const fill = await texts(context, entity, rows, text);
  const news = rows.flatMap((row) => {
    const person = people.get(String(row[who]));
    return person && person.UserId !== context.caller.subject.UserId
      ? [{ row, person, text: fill(row) }]
      : [];
  });
  const byCollege = new Map<string | null, News[]>();
  for (const one of news) {
    const college = (one.row['CollegeId'] ?? null) as string | null;
    byCollege.set(college, [...(byCollege.get(college) ?? []), one]);
  }
  // A person whose name few may read stands in no log of messages, which others read.
  const unlogged = entity.fields.get(who)?.read !== undefined;
  for (const [org, told] of byCollege)
    await tell({ ...context, entity, org, act: known.action.title, unlogged }, told);
}

const holdsFor = ({ when }: ActionTells, row: Row): boolean =>
  when === undefined || compileCondition(when).test({ row });

/** The field that names the person: the one said, or the one that the row's owner is known by. */
export function personField({ file }: EntityModel, { who }: ActionTells): string {
  if (who !== undefined) return who;
  const [name = ''] = compileCondition(file.own ?? 'false').reads.flatMap((path) =>
    path.startsWith('row.') ? [path.slice('row.'.length)] : [],
  );
  return name;
}

/** The account that a row was made by; every row has it. */
const AUTHOR = 'CreateUserId';

/** The accounts of the people that the rows name in a field, by the value that names each. */
export async function peopleOf(
  { engine, tx }: WriteContext,
  entity: EntityModel,
  who: string,
  rows: readonly Row[],
): Promise<Map<string, Subject>> {
  const target =
    who === 'Id'
      ? entity
      : entityOf(engine, who === AUTHOR ? entities.SysUser : (entity.fields.get(who)?.ref ?? ''));
  const account = target.file.account?.field ?? 'Id';
  const found = await tx.query<{ id: string; account: string }>(
    `SELECT "Id" AS id, ${ident(account)} AS account FROM ${ident(target.table)}
     WHERE "Id" = ANY($1) AND ${ident(account)} IS NOT NULL AND "IsDeleted" = 0`,
    [rows.map((row) => row[who])],
  );
  const users = await engine.people?.ofUsers(
    tx,
    found.rows.map(({ account: id }) => id),
  );
  const byAccount = new Map((users ?? []).map((user) => [user.UserId, user]));
  return new Map(
    found.rows.flatMap(({ id, account: user }) => {
      const person = byAccount.get(user);
      return person ? [[id, person] as const] : [];
    }),
  );
}

/** What a text says of each row, in the words of its entity. */
export async function texts(
  context: WriteContext,
  entity: EntityModel,
  rows: readonly Row[],
  text: string,
): Promise<(row: Row) => string> {
  const { engine, tx } = context;
  const named = (path: readonly string[]) => {
    const target = engine.catalog.entities.get(entity.fields.get(path[0] ?? '')?.ref ?? '');
    return target && path.length === 1 ? [...path, target.label] : path;
  };
  const reached = await readThrough(
    { engine, queryable: tx, lock: false },
    entity,
    rows,
    saidPaths(text).map(named),
  );
  return (row) =>
    fillMessage(text, (path) => {
      const value = reached.value(row, named(path));
      return value === null || value === undefined ? '无' : sayValue(context, entity, path, value);
    });
}

interface News {
  readonly row: Row;
  readonly person: Subject;
  readonly text: string;
}

/** One message of the log for all rows of a college, since an import tells thousands at once; each person reads the own text. */
async function tell(
  asked: WriteContext & {
    readonly entity: EntityModel;
    readonly org: string | null;
    readonly act: string;
    readonly unlogged: boolean;
  },
  news: readonly News[],
): Promise<void> {
  const { entity, org, act, unlogged } = asked;
  const [first] = news;
  if (!first) return;
  const people: Recipient[] = [];
  for (const { row, person, text } of news) {
    const url = await pageOf({ ...asked, row }, person, { opens: () => true, isWanted: () => true });
    const { UserId, TrueName, OrgId } = person;
    people.push({
      UserId,
      TrueName,
      OrgId: OrgId || null,
      values: { Text: text },
      ...(url === undefined ? {} : { url }),
    });
  }
  await push(asked, {
    template: ACT_TEMPLATE,
    values: { Entity: entity.title, Act: act, Text: news.length === 1 ? first.text : '各人内容不同' },
    people,
    about: { type: entity.name, id: String(first.row['Id']) },
    org,
    unlogged,
  });
}
