import { entities } from '../../../contract/generated/entities.ts';
import { lateNames } from '../../../contract/late.ts';
import type { Row } from '../../../contract/rules.ts';
import { ownerOf } from '../../auth/accounts/owner.ts';
import { settleWritten } from '../../data/counted/settle.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { insertFrom } from '../../data/write/insert-from.ts';
import type { WriteContext } from '../../data/module.ts';
import { runAfterWritten } from '../../data/write/hooks.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { audienceSql, type Chosen } from '../audience/audience.ts';
import type { Handed } from './handed.ts';
import { newCells } from './new-cells.ts';

/**
 * Hands a row out: each person of its audience without a row of it has one now, as the maker of what says the people,
 * and within that maker's reach of today. One statement, however many people there are; what looks beyond the new rows is worked
 * out once they stand.
 * @param more values of the new rows that the caller works out
 * @returns how many are new
 */
export async function handOut(
  context: WriteContext,
  handed: Handed,
  row: Row,
  more: Row = {},
): Promise<number> {
  const { owner, rows, people } = handed;
  const chosen = await chosenBy(context, handed, row);
  const binder = new Binder();
  const { cells, joins } = await newCells(context, handed, row, more, binder);
  // Everybody's login writes to accounts: they are not locked, `npm run follow` mends a name that changes in that second.
  const lock = people.name === entities.SysUser ? '' : 'FOR SHARE OF p';
  const looksBeyond = lateNames(rows.fields).size > 0;
  const answer = await insertFrom<{ Id: string }>(
    { ...context, caller: chosen.owner },
    rows.name,
    `INSERT INTO ${ident(rows.table)} (${cells.map(([column]) => column).join(', ')})
     SELECT ${cells.map(([, sql]) => sql).join(', ')} FROM ${ident(people.table)} p ${joins} WHERE ${audienceSql(chosen, binder, 'p')}
     ORDER BY p."Id" ${lock} ON CONFLICT DO NOTHING${looksBeyond ? ' RETURNING "Id"' : ''}`,
    binder.values,
    { as: 'record', judged: JUDGED },
  );
  if (answer.count === 0) return 0;
  if (looksBeyond) {
    const ids = answer.rows.map(({ Id }) => Id);
    await settleWritten(context, { entity: rows, ids, fields: [], enCode: '' });
  }
  await runAfterWritten(context, { entity: owner, ids: [String(row['Id'])], fields: [], enCode: '' });
  return answer.count;
}

/** The check refuses a handout whose columns rules look at. */
export const JUDGED = 'handout';

/** Takes back what people have who are no longer meant, as long as they have not answered it. */
export async function takeFromLeavers(context: WriteContext, handed: Handed, row: Row): Promise<void> {
  const { block, rows, people, owner } = handed;
  const { of, person, state } = block;
  const binder = new Binder();
  const [id, open] = [row['Id'], state!.open].map((value) => binder.bind(value));
  const meant = audienceSql(await chosenBy(context, handed, row), binder, 'p');
  const { count } = await changeWhere(
    context,
    rows.name,
    `UPDATE ${ident(rows.table)} t SET "IsDeleted" = 1 WHERE t.${ident(of)} = ${id} AND t.${ident(state!.field)} = ${open}
       AND NOT EXISTS (SELECT 1 FROM ${ident(people.table)} p WHERE p."Id" = t.${ident(person)} AND ${meant})`,
    binder.values,
    { as: 'record', judged: JUDGED },
  );
  if (count > 0)
    await runAfterWritten(context, { entity: owner, ids: [String(row['Id'])], fields: [], enCode: '' });
}

/** The row that says the people, with its maker. */
async function chosenBy(context: WriteContext, { block, owner, chooser }: Handed, row: Row): Promise<Chosen> {
  const { engine, tx } = context;
  if (chooser === owner) return { engine, entity: owner.name, row, owner: await ownerOf(context, row) };
  const { rows } = await tx.query<Row>(
    `SELECT ${wireColumns(chooser, 't')} FROM ${ident(chooser.table)} t WHERE t."Id" = $1`,
    [row[block.audience!]],
  );
  return { engine, entity: chooser.name, row: rows[0] ?? {}, owner: await ownerOf(context, rows[0] ?? {}) };
}
