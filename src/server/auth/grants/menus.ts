import type { RoleMenu, SysMenu, SysRole } from '../../../contract/generated/entities.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import { createHash } from 'node:crypto';
import type { MenuFileItem } from '../../../contract/generated/meta.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import { heldButtons } from '../../data/schemas/held-buttons.ts';
import type { Database, Transaction } from '../../data/database/database.ts';
import { ident } from '../../data/sql/sql.ts';

/** Who wrote a row that came with the program; rows of administrators carry their names. */
const SHIPPED_BY = '系统';

type Values = Record<string, unknown>;

/**
 * Brings the shipped roles, menus and grants into their tables: missing rows are added, rows that no administrator has
 * touched (their version is still 1) follow the files, and rows that the files no longer name are taken away unless
 * touched. What an administrator changed or deleted stays as it is.
 */
export async function installMenus(database: Database, catalog: Catalog): Promise<void> {
  await database.transaction((tx) => installMenusIn(tx, catalog));
}

/** The same inside an open transaction. */
export async function installMenusIn(tx: Transaction, catalog: Catalog): Promise<void> {
  const items = catalog.menus.flatMap((menu) => menu.items);
  await advisoryLock(tx, 'menus');
  await installRows(tx, 'SysRole', ROLE_COLUMNS, roleRows(catalog));
  await installRows(tx, 'SysMenu', MENU_COLUMNS, inOrder(items).map(menuRow));
  await installRows(tx, 'RoleMenu', GRANT_COLUMNS, grantRows(catalog, items));
}

const ROLE_COLUMNS = {
  RoleCode: 'text',
  RoleName: 'text',
  DataScope: 'text',
  Sort: 'integer',
  IsBuiltIn: 'smallint',
  State: 'text',
} satisfies Partial<Record<keyof SysRole, string>>;
const MENU_COLUMNS = {
  ParentId: 'text',
  Text: 'text',
  Url: 'text',
  Comment: 'text',
  Icon: 'text',
  Domain: 'text',
  CodeSort: 'integer',
  IsShow: 'smallint',
  TargetType: 'text',
  Redirect: 'text',
  State: 'text',
} satisfies Partial<Record<keyof SysMenu, string>>;
const GRANT_COLUMNS = { RoleId: 'text', MenuId: 'text', EnCodes: 'jsonb' } satisfies Partial<
  Record<keyof RoleMenu, string>
>;

function roleRows(catalog: Catalog): Values[] {
  return catalog.roles.roles.map((role, index) => ({
    Id: role.code,
    RoleCode: role.code,
    RoleName: role.name,
    DataScope: role.dataScope,
    Sort: index + 1,
    IsBuiltIn: 1,
    State: '1',
  }));
}

/** Items that say no place of their own stand behind the one before them, as they do in the file. */
export function inOrder(items: readonly MenuFileItem[]): MenuFileItem[] {
  const places = new Map<string, number>();
  return items.map((item) => {
    const parent = item.parent ?? '';
    const codesort = item.codesort ?? (places.get(parent) ?? 0) + 1;
    places.set(parent, codesort);
    return { ...item, codesort };
  });
}

function menuRow(item: MenuFileItem): Values {
  return {
    Id: item.id,
    ParentId: item.parent ?? null,
    Text: item.text,
    Url: item.url,
    Comment: item.comment,
    Icon: item.icon ?? null,
    Domain: item.domain ?? null,
    CodeSort: item.codesort ?? 0,
    IsShow: item.IsShow ?? 1,
    TargetType: String(item.TargetType ?? 0),
    Redirect: item.redirect ?? null,
    State: '1',
  };
}

/** One row for each role of each item, with the EnCodes that the item's pages place for it. */
function grantRows(catalog: Catalog, items: readonly MenuFileItem[]): Values[] {
  const every = catalog.roles.roles.map((role) => role.code);
  return items.flatMap((item) => {
    const roles = item.roles.includes('*') ? every : item.roles;
    return roles.map((role) => ({
      Id: createHash('sha256').update(`${role} ${item.id}`).digest('hex').slice(0, 32),
      RoleId: role,
      MenuId: item.id,
      EnCodes: [...heldButtons(catalog).of(item, role)].sort(),
    }));
  });
}

/**
 * Brings rows that the program ships into a table: missing ones are added, those that nobody has touched follow, and what is
 * shipped no more is taken away unless touched. Each row carries its Id and the columns.
 */
export async function installRows(
  tx: Transaction,
  table: string,
  columns: Record<string, string>,
  rows: readonly Values[],
): Promise<void> {
  const names = Object.keys(columns).map(ident);
  const types = Object.entries(columns).map(([name, type]) => `${ident(name)} ${type}`);
  const target = ident(table);
  const source = `jsonb_to_recordset($1::jsonb) AS s ("Id" text, ${types.join(', ')})`;
  const list = names.join(', ');
  const selected = names.map((name) => `s.${name}`).join(', ');
  const current = names.map((name) => `t.${name}`).join(', ');
  const text = JSON.stringify(rows);
  await tx.query(
    `INSERT INTO ${target} AS t ("Id", ${list}, "CreateUserName", "CreateDate", "UpdateDate", "IsDeleted", "Version")
     SELECT s."Id", ${selected}, $2, now(), now(), 0, 1 FROM ${source}
     ON CONFLICT DO NOTHING`,
    [text, SHIPPED_BY],
  );
  await tx.query(
    `UPDATE ${target} t SET (${list}) = ROW(${selected}), "IsDeleted" = 0, "UpdateDate" = now() FROM ${source}
     WHERE t."Id" = s."Id" AND t."Version" = 1 AND t."CreateUserName" = $2
       AND (t."IsDeleted" = 1 OR (${current}) IS DISTINCT FROM (${selected}))`,
    [text, SHIPPED_BY],
  );
  await tx.query(
    `UPDATE ${target} t SET "IsDeleted" = 1, "UpdateDate" = now()
     WHERE t."Version" = 1 AND t."CreateUserName" = $2 AND t."IsDeleted" = 0
       AND NOT EXISTS (SELECT 1 FROM ${source} WHERE s."Id" = t."Id")`,
    [text, SHIPPED_BY],
  );
}
