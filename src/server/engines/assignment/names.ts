import type { Row } from '../../../contract/rules.ts';
import { itemsOf } from '../../data/read/labels.ts';
import type { WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';
import type { Assigning } from './plan.ts';

/** Names of the post and of the person of an assignment, as people read them. */
export async function labelsOf(
  { engine, tx }: WriteContext,
  by: Assigning,
  row: Row,
): Promise<{ post: string; person: string }> {
  const file = engine.catalog.codes.get(by.entity.fields.get(by.post)?.dict ?? '');
  const code = String(row[by.post]);
  const answer = await tx.query<{ name: string }>(
    `SELECT p.${ident(by.people.label)} AS name FROM ${ident(by.people.table)} p WHERE p."Id" = $1`,
    [row[by.person]],
  );
  return { post: (file && itemsOf(file).get(code)?.name) ?? code, person: answer.rows[0]?.name ?? '' };
}
