import { FIRST_PWD } from '../../../contract/generated/codes.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import type { Database } from '../../data/database/database.ts';
import { ident } from '../../data/sql/sql.ts';
import { peopleOf } from './person.ts';

// SQL: * is SysUser

/** What accounts of an earlier version do not say yet: how the first password is made, and the class. */
export async function fillAccounts(database: Database, catalog: Catalog): Promise<void> {
  for (const { table, file } of peopleOf(catalog)) {
    const { field, first, class: klass } = file.account;
    const [main, ...others] = first.map((name) => `nullif(p.${ident(name)}, '') IS NOT NULL`);
    const kinds = [`WHEN ${main} THEN '${FIRST_PWD.IdCard}'`];
    if (others.length > 0) kinds.push(`WHEN ${others.join(' OR ')} THEN '${FIRST_PWD.OtherCard}'`);
    const itsClass = klass === undefined ? '' : `, "ClassId" = coalesce(u."ClassId", p.${ident(klass)})`;
    await database.query(
      `UPDATE "SysUser" u SET "FirstPwd" = CASE ${kinds.join(' ')}
         WHEN u."PwdHash" IS NULL THEN '${FIRST_PWD.None}' ELSE '${FIRST_PWD.Generated}' END${itsClass}
       FROM ${ident(table)} p WHERE p.${ident(field)} = u."Id" AND p."IsDeleted" = 0 AND u."FirstPwd" IS NULL`,
    );
  }
  await database.query(
    `UPDATE "SysUser" SET "FirstPwd" = CASE WHEN "PwdHash" IS NULL THEN '${FIRST_PWD.None}' ELSE '${FIRST_PWD.Generated}' END
     WHERE "FirstPwd" IS NULL`,
  );
}
