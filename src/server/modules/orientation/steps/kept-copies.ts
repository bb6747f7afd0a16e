import { NEW_STUDENT_COPY } from '../../../../contract/model.ts';
import type { RowHook } from '../../../data/module.ts';
import { ident } from '../../../data/sql.ts';

const COPIED = NEW_STUDENT_COPY.copy.map(ident);

/** What rows about a new student copy from him follows him: his class decides who reaches them. */
export async function copyAnew(hooks: readonly RowHook[]): Promise<void> {
  const moved = hooks.filter(
    ({ before, row }) => before && NEW_STUDENT_COPY.copy.some((name) => before[name] !== row[name]),
  );
  const [first] = moved;
  if (!first) return;
  const ids = moved.map(({ row }) => String(row['Id']));
  for (const { file, table } of first.engine.catalog.entities.values())
    if (file.traits?.includes('newStudent'))
      await first.tx.query(
        `UPDATE ${ident(table)} t SET ${COPIED.map((name) => `${name} = s.${name}`).join(', ')} FROM "NewStudent" s
         WHERE s."Id" = ANY($1) AND t."NewStudentId" = s."Id"`,
        [ids],
      );
}
