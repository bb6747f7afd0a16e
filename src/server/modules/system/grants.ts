import type { RowHook } from '../../data/module.ts';
import { wholeOf } from '../../data/closed-modules.ts';
import { pageEnCodes } from '../../data/catalog.ts';

/** A role that is given a menu without a choice of buttons gets all that the menu's page offers. */
export async function beforeGrantSave({ engine, tx, row, before }: RowHook): Promise<void> {
  if (before || row['EnCodes']) return;
  const answer = await tx.query<{ Comment: string | null }>(
    `SELECT "Comment" FROM "SysMenu" WHERE "Id" = $1 AND "IsDeleted" = 0`,
    [row['MenuId']],
  );
  row['EnCodes'] = [...pageEnCodes(wholeOf(engine.catalog), answer.rows[0]?.Comment ?? '')].sort();
}
