import type { Row } from '../../../contract/rules.ts';
import { ownerOf } from '../../auth/accounts/owner.ts';
import { accountSql } from '../../data/flow/able.ts';
import { entityOf } from '../../data/entities.ts';
import type { GroupedRequest, WriteContext } from '../../data/module.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { audienceSql } from '../audience/audience.ts';
import type { Limited } from './limited.ts';

/** The entity of the people that entries name. */
const personEntity = ({ engine }: WriteContext, { taken, entries }: Limited) =>
  entityOf(engine, taken.fields.get(entries.person)?.ref ?? '');

/** Who of the callers is which person; locked where a person may have so many places at most. */
export async function peopleOf(
  context: WriteContext,
  of: Limited,
  requests: readonly GroupedRequest[],
): Promise<Map<string, string>> {
  const entity = personEntity(context, of);
  const account = accountSql(context.engine.catalog, { ref: entity.name }, 'p');
  const { rows } = await context.tx.query<{ id: string; account: string }>(
    `SELECT p."Id" AS id, ${account} AS account FROM ${ident(entity.table)} p WHERE ${account} = ANY($1) AND p."IsDeleted" = 0
     ORDER BY p."Id" ${of.slot.quota === undefined ? '' : 'FOR NO KEY UPDATE'}`,
    [requests.map(({ caller }) => caller.subject.UserId)],
  );
  return new Map(rows.map(({ id, account: user }) => [user, id]));
}

/** All entries of people, by the person: those that they gave back among them. */
export async function entriesOf(
  { tx }: WriteContext,
  { taken, entries }: Limited,
  people: readonly string[],
): Promise<Map<string, readonly Row[]>> {
  const { rows } = await tx.query<Row>(
    `SELECT ${wireColumns(taken, 't')} FROM ${ident(taken.table)} t
     WHERE t.${ident(entries.person)} = ANY($1) AND t."IsDeleted" = 0 ORDER BY t."Id"`,
    [people],
  );
  const own = new Map<string, Row[]>();
  for (const row of rows) {
    const person = String(row[entries.person]);
    own.set(person, [...(own.get(person) ?? []), row]);
  }
  return own;
}

/** Whether a place, or a turn, is the person's now. */
export function isLive({ now }: WriteContext, { entries }: Limited, row: Row): boolean {
  const state = row[entries.state];
  if (state === entries.held) return String(row[entries.until ?? '']) > now;
  return state === entries.taken || (entries.waiting !== undefined && state === entries.waiting);
}

/** For which of some people each place is. */
export async function invited(
  context: WriteContext,
  of: Limited,
  places: readonly Row[],
  people: readonly string[],
): Promise<(place: Row, person: string) => boolean> {
  if (!of.slot.audience) return () => true;
  const entity = personEntity(context, of);
  const guests = new Map<unknown, Set<string>>();
  for (const row of places) {
    const binder = new Binder();
    const some = binder.bind(people);
    const owner = await ownerOf(context, row);
    const where = audienceSql({ engine: context.engine, entity: of.places.name, row, owner }, binder, 'm');
    const answer = await context.tx.query<{ id: string }>(
      `SELECT m."Id" AS id FROM ${ident(entity.table)} m WHERE m."Id" = ANY(${some}) AND ${where}`,
      binder.values,
    );
    guests.set(row['Id'], new Set(answer.rows.map(({ id }) => id)));
  }
  return (place, person) => guests.get(place['Id'])?.has(person) === true;
}
