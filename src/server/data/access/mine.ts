import type { FieldFile } from '../../../contract/generated/meta.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from './caller.ts';
import type { Queryable } from '../database/database.ts';
import { fromRowsAbout } from '../fields/kind.ts';
import type { Shown } from '../read/outline.ts';
import { ident } from '../sql/sql.ts';

/** The field of those rows that says whose they are. */
export const callerField = ({ mine }: Pick<FieldFile, 'mine'>): string =>
  typeof mine === 'string' ? mine : 'CreateUserId';

/** Puts into rows how many rows of another entity the caller made about them: the fields with `mine`. */
export async function addMine(
  queryable: Queryable,
  caller: Caller,
  shown: readonly Shown[],
  rows: readonly Row[],
): Promise<void> {
  const ids = rows.map((row) => row['Id']);
  for (const { field } of shown) {
    if (!field.mine || ids.length === 0) continue;
    const { rows: found } = await queryable.query<{ Id: string; n: number }>(
      `SELECT t."Id", (SELECT count(*)::int ${fromRowsAbout(field, 't')} AND n.${ident(callerField(field))} = $2) AS n
       FROM unnest($1::text[]) AS t("Id")`,
      [ids, caller.subject.UserId],
    );
    const numbers = new Map(found.map(({ Id, n }) => [Id, n]));
    for (const row of rows) row[field.name] = numbers.get(String(row['Id'])) ?? 0;
  }
}
