import { FIRST_PWD } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { PersonAccount } from '../../../contract/generated/meta.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Queryable } from '../../data/database/database.ts';
import { entityOf } from '../../data/entities.ts';
import type { RowHook } from '../../data/module.ts';
import type { PeopleEntity } from './person.ts';

/** What an account always says as its person's row does: a field of the account, and how the entity names its own. */
export const PERSON_COPIES: readonly {
  readonly to: string;
  readonly from: (account: PersonAccount) => string | undefined;
}[] = [
  { to: 'TrueName', from: () => 'TrueName' },
  { to: 'OrgId', from: ({ org }) => org },
  { to: 'ClassId', from: (account) => account.class },
];

/** The field of an account, and of its person's row, that a letter for a new password goes to. */
export const MAIL = 'Email';

/** What an account says of its person, beside the name and how to reach the person: field of the row -> field of the account. */
export function copiesOf(entity: PeopleEntity): (readonly [from: string, to: string])[] {
  const { login, org, class: klass } = entity.file.account;
  return [
    ...['TrueName', 'Phone', MAIL]
      .filter((name) => entity.fields.has(name))
      .map((name) => [name, name] as const),
    [login, 'LoginName'],
    ...(org === undefined ? [] : [[org, 'OrgId'] as const]),
    ...(klass === undefined ? [] : [[klass, 'ClassId'] as const]),
  ];
}

/** Of which number the first password is made, that of the entity's first field or of another. */
export function firstPasswordOf(entity: PeopleEntity, row: Row): string {
  const [first, ...others] = entity.file.account.first;
  if (first !== undefined && row[first]) return FIRST_PWD.IdCard;
  return others.some((name) => row[name]) ? FIRST_PWD.OtherCard : FIRST_PWD.None;
}

/** The import by which rows are being written, as the journal of the open transaction names it. */
export async function actOf(tx: Queryable): Promise<string | null> {
  const { rows } = await tx.query<{ act: string | null }>(
    `SELECT nullif(current_setting('xuegongtai.act', true), '') AS act`,
  );
  return rows[0]?.act ?? null;
}

/**
 * Whether an account takes the address of its person's row. A letter to the address opens the account: once a person has
 * signed in, those who merely keep the person's row do not decide where the letter goes.
 */
export function takesMail({ engine, caller }: Pick<RowHook, 'engine' | 'caller'>, user: Row): boolean {
  if (!user['PwdHash'] && !user['LastLoginDate']) return true;
  if (caller.subject.UserId === user['Id']) return true;
  const { actions } = entityOf(engine, entities.SysUser);
  return [...actions].some(([enCode, { verb }]) => verb === 'edit' && caller.grants.has(enCode));
}
