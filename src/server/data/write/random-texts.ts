import { randomInt } from 'node:crypto';
import { memoized } from '../../../contract/memoized.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';

/** Capital letters and digits that nobody mistakes for each other on a label. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A field whose text the server draws. */
export interface RandomField {
  readonly name: string;
  readonly length: number;
}

const randomOf = memoized((fields: EntityModel['fields']): readonly RandomField[] =>
  [...fields.values()].flatMap(({ name, random }) =>
    random === undefined ? [] : [{ name, length: random }],
  ),
);

/** The fields of an entity whose texts the server draws. */
export const randomFields = ({ fields }: EntityModel): readonly RandomField[] => randomOf(fields);

const drawn = (length: number): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** One sign of five random bits, another one in every row. */
const SIGN_SQL = `substr('${SIGNS}', 1 + (get_byte(uuid_send(gen_random_uuid()), 15) & 31), 1)`;

/** Such a text as SQL, for rows that a query finds. */
export const drawnSql = (length: number): string => Array.from({ length }, () => SIGN_SQL).join(' || ');

/** A new row with the texts that the server draws (`random` of a field), where it has none. */
export const withRandom = (entity: EntityModel, row: Row): Row => drawnWhere(entity, row, () => true);

/** What changes of a row: a text that it empties is drawn anew. */
export const withRandomAnew = (entity: EntityModel, changes: Row): Row =>
  drawnWhere(entity, changes, (name) => name in changes);

function drawnWhere(entity: EntityModel, row: Row, isWanted: (name: string) => boolean): Row {
  const blank = randomFields(entity).filter(({ name }) => isWanted(name) && (row[name] ?? null) === null);
  if (blank.length === 0) return row;
  return { ...row, ...Object.fromEntries(blank.map(({ name, length }) => [name, drawn(length)])) };
}
