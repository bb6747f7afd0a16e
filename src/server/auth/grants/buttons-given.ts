import type { RoleMenu } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { wholeOf } from '../../data/schemas/closed-modules.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { heldButtons, isForStaff } from '../../data/schemas/held-buttons.ts';
import type { RowHook } from '../../data/module.ts';
import { refuseFields } from '../../data/refusal.ts';

/** A role that is given a menu without a choice of buttons gets those that the menu's pages place for it. */
export async function beforeGrantSave({ engine, tx, row, before }: RowHook<RoleMenu>): Promise<void> {
  if (before || row['EnCodes']) return;
  row['EnCodes'] = await buttonsGiven(engine, tx, row);
}

/**
 * The EnCodes that a menu (`MenuId`) gives to a role (`RoleId`).
 * @throws Refusal where people who act for themselves alone would get buttons of the staff
 */
export async function buttonsGiven(
  { catalog }: Pick<Engine, 'catalog'>,
  tx: Queryable,
  { MenuId, RoleId }: Row,
): Promise<string[]> {
  const answer = await tx.query<{ id: string; comment: string | null; role: string; name: string }>(
    `SELECT m."Id" AS id, m."Comment" AS comment, r."RoleCode" AS role, r."RoleName" AS name FROM "SysMenu" m, "SysRole" r
     WHERE m."Id" = $1 AND m."IsDeleted" = 0 AND r."Id" = $2 AND r."IsDeleted" = 0`,
    [MenuId, RoleId],
  );
  const [given] = answer.rows;
  if (!given) return [];
  const whole = wholeOf(catalog);
  const held = [...heldButtons(whole).of({ id: given.id, comment: given.comment ?? '' }, given.role)].sort();
  const isSelfService = whole.roles.roles.some(({ code, selfService }) => code === given.role && selfService);
  const gained = isSelfService ? held.filter((enCode) => isForStaff(whole.enCodes.get(enCode))) : [];
  if (gained.length > 0) {
    const told = gained.map((enCode) => `${whole.enCodes.get(enCode)!.action.title}（${enCode}）`).join('、');
    throw refuseFields([
      { Key: 'MenuId', Message: `角色「${given.name}」将由此得到只给工作人员的按钮：${told}` },
    ]);
  }
  return held;
}
