import type { RowHook } from '../../data/module.ts';
import { wholeOf } from '../../data/closed-modules.ts';
import { heldButtons } from '../../data/held-buttons.ts';

/** A role that is given a menu without a choice of buttons gets those that the menu's pages place for it. */
export async function beforeGrantSave({ engine, tx, row, before }: RowHook): Promise<void> {
  if (before || row['EnCodes']) return;
  const answer = await tx.query<{ id: string; comment: string | null; role: string }>(
    `SELECT m."Id" AS id, m."Comment" AS comment, r."RoleCode" AS role FROM "SysMenu" m, "SysRole" r
     WHERE m."Id" = $1 AND m."IsDeleted" = 0 AND r."Id" = $2 AND r."IsDeleted" = 0`,
    [row['MenuId'], row['RoleId']],
  );
  const [given] = answer.rows;
  const item = { id: given?.id ?? '', comment: given?.comment ?? '' };
  row['EnCodes'] = [...heldButtons(wholeOf(engine.catalog)).of(item, given?.role ?? '')].sort();
}
