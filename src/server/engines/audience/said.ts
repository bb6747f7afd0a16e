import type { Row } from '../../../contract/rules.ts';
import type { WriteContext } from '../../data/module.ts';
import { entityOf } from '../../data/entities.ts';
import { itemsOf } from '../../data/read/labels.ts';
import { ident } from '../../data/sql/sql.ts';
import { audienceOf, chosenOf } from './audience.ts';

/** Names that are written out; of more, their number. */
const MOST = 2;

/** The people that a row concerns, as a list tells them: the names of what was chosen. */
export async function audienceText({ engine, tx }: WriteContext, name: string, row: Row): Promise<string> {
  const entity = entityOf(engine, name);
  const { type, kinds } = audienceOf(engine, name);
  const code = String(row[type] ?? '');
  const kind = kinds[code];
  if (!kind) return '';
  const dictionary = engine.catalog.codes.get(entity.fields.get(type)?.dict ?? '');
  if (kind.chosen === undefined) return (dictionary && itemsOf(dictionary).get(code)?.name) ?? '';
  const chosen = chosenOf(row, kind);
  if (kind.said !== undefined) return kind.said.replace('{value}', chosen[0] ?? '');
  const ref = entity.fields.get(kind.chosen)?.ref;
  if (ref === undefined || chosen.length === 0) return '';
  const { table, label } = entityOf(engine, ref);
  const { rows } = await tx.query<{ name: string }>(
    `SELECT ${ident(label)} AS name FROM ${ident(table)} WHERE "Id" = ANY($1) ORDER BY array_position($1::text[], "Id"::text) LIMIT ${MOST}`,
    [chosen],
  );
  const names = rows.map((one) => one.name).join('、');
  return [...(chosen.length > MOST ? `${names}等${chosen.length}个` : names)].slice(0, 100).join('');
}
