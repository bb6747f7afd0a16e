import { ENABLE } from '../../../contract/generated/codes.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import type { CallInput } from '../../../contract/generated/calls.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { WriteContext } from '../../data/module.ts';
import { outOfScope, refuse } from '../../data/refusal.ts';
import { addRow, changeRow } from '../../data/write/system-write.ts';

/** How somebody wants a card, in the order of the cards. */
export type Placed = CallInput['Home/Arrange']['Cards'][number];

/** An arrangement, and who made it. */
export interface Layout {
  readonly by: 'none' | 'role' | 'own';
  readonly cards: readonly Placed[];
}

/** Whose arrangement it is. */
export type Owner = { readonly UserId: string } | { readonly RoleId: string };

/** A person's own arrangement; else that of the first of the roles that has one. */
export async function layoutOf(
  queryable: Queryable,
  { UserId, Roles }: Pick<Subject, 'UserId' | 'Roles'>,
): Promise<Layout> {
  const { rows } = await queryable.query<{ Cards: Placed[]; IsOwn: boolean }>(
    `SELECT l."Cards", l."UserId" IS NOT NULL AS "IsOwn" FROM "HomeLayout" l
     LEFT JOIN "SysRole" r ON r."Id" = l."RoleId" AND r."IsDeleted" = 0 AND r."State" = '${ENABLE.On}'
     WHERE l."IsDeleted" = 0 AND (l."UserId" = $1 OR r."RoleCode" = ANY($2))
     ORDER BY l."UserId" IS NULL, r."Sort", l."Id" LIMIT 1`,
    [UserId, [...Roles]],
    'home_layout',
  );
  const [found] = rows;
  return found ? { by: found.IsOwn ? 'own' : 'role', cards: found.Cards } : { by: 'none', cards: [] };
}

/** Roles that are in use, for who composes their homes. */
export async function rolesInUse(
  queryable: Queryable,
): Promise<{ Id: string; Name: string; Code: string }[]> {
  const { rows } = await queryable.query<{ Id: string; Name: string; Code: string }>(
    `SELECT "Id", "RoleName" AS "Name", "RoleCode" AS "Code" FROM "SysRole"
     WHERE "IsDeleted" = 0 AND "State" = '${ENABLE.On}' ORDER BY "Sort", "Id"`,
  );
  return rows;
}

/**
 * Keeps a whole arrangement; an empty one is forgotten, which brings back what stands for it.
 * @throws Refusal when a card is named twice, or the role is not in use
 */
export async function keepLayout(
  context: WriteContext,
  owner: Owner,
  cards: readonly Placed[],
  enCode: string,
): Promise<void> {
  const roles = 'RoleId' in owner ? await rolesInUse(context.tx) : [];
  if ('RoleId' in owner && !roles.some(({ Id }) => Id === owner.RoleId)) throw outOfScope();
  if (new Set(cards.map(({ Key }) => Key)).size !== cards.length) throw refuse('同一张卡片出现了两次');
  const id = 'UserId' in owner ? owner.UserId : owner.RoleId;
  await advisoryLock(context.tx, 'home', id);
  const { rows } = await context.tx.query<Row>(
    `SELECT "Id", "Version", "UserId", "RoleId", "Cards" FROM "HomeLayout"
     WHERE "IsDeleted" = 0 AND ("UserId" = $1 OR "RoleId" = $2)`,
    'UserId' in owner ? [id, null] : [null, id],
  );
  const [kept] = rows;
  if (kept) {
    const changes = cards.length === 0 ? { IsDeleted: 1 } : { Cards: cards };
    await changeRow(context, entities.HomeLayout, kept, changes, enCode);
  } else if (cards.length > 0) {
    await addRow(context, entities.HomeLayout, { ...owner, Cards: cards }, enCode);
  }
}
