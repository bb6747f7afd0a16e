import { SHEET_STATE } from '../../../../contract/generated/codes.ts';
import type { Subject } from '../../../../contract/subject.ts';
import type { Queryable } from '../../../data/database/database.ts';
import { Binder, ident } from '../../../data/sql/sql.ts';
import { tableOf, type Parts } from '../parts.ts';

// SQL: s is paper.sheet

/** Which sheets of a paper a reader's figures are made of: all, or those of the reader's colleges or classes. */
export interface Part {
  readonly id: string;
  readonly within: { readonly field: string; readonly values: readonly string[] } | null;
}

/** Whether the subject holds one of the roles. */
export const holdsOne = ({ Roles }: Subject, roles: readonly string[]): boolean =>
  Roles.some((role) => roles.includes(role));

/** The part of a paper's sheets that the subject's figures are made of. */
export function partOf({ block }: Pick<Parts, 'block'>, id: string, subject: Subject): Part {
  const { everybody = [], within = [] } = block.counted ?? {};
  if (holdsOne(subject, everybody)) return { id, within: null };
  const line = within.find(({ mine }) => subject[mine].length > 0) ?? within.at(-1);
  return { id, within: { field: line?.field ?? block.by, values: line ? subject[line.mine] : [] } };
}

/** Fewer sheets than this tell about persons, so nothing is told of them. */
export const fewestOf = ({ block }: Pick<Parts, 'block'>): number => block.counted?.fewest ?? 1;

/** SQL: rows under `alias` that are of the part, where the field that limits it stands under `owner`. */
export function inPart(
  { by }: Parts,
  { id, within }: Part,
  binder: Binder,
  alias = 's',
  owner = alias,
): string {
  const limited =
    within && `${owner}.${ident(within.field)} = ANY(${binder.bind([...within.values])}::text[])`;
  return [
    `${alias}.${by} = ${binder.bind(id)}`,
    `${alias}."IsDeleted" = 0`,
    ...(limited ? [limited] : []),
  ].join(' AND ');
}

/** Sheets that count. */
export const VALID = `s."State" = '${SHEET_STATE.Submitted}'`;

/** The sheets that stand for their people: where somebody may hand in several, the one that the paper keeps. */
const standing = ({ sheets }: Pick<Parts, 'sheets'>): string =>
  sheets.fields.has('IsCounted') ? `${VALID} AND s."IsCounted" = 1` : VALID;

/** A part of a whole in percent. */
export const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

/** Whether there are so few valid sheets that figures would tell about persons. */
export async function isTooFew(database: Queryable, parts: Parts, part: Part): Promise<boolean> {
  const binder = new Binder();
  const answer = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${tableOf(parts.sheets)} s WHERE ${inPart(parts, part, binder)} AND ${standing(parts)}`,
    binder.values,
  );
  return (answer.rows[0]?.count ?? 0) < fewestOf(parts);
}

/** Items `i` of the sheets `s` of a part that stand for their people, and what is taken out of each item. */
export const answered = (parts: Parts, part: Part, binder: Binder, taken = ''): string =>
  `FROM ${tableOf(parts.answers)} i JOIN ${tableOf(parts.sheets)} s ON s."Id" = i."SheetId" ${taken}
   WHERE ${inPart(parts, part, binder)} AND ${standing(parts)} AND i."IsDeleted" = 0`;
