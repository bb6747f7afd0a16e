import { FIRST_PWD } from '../../../contract/generated/codes.ts';
import type { PersonAccount } from '../../../contract/generated/meta.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Queryable } from '../../data/database/database.ts';
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

/** What an account says of its person, beside the name and how to reach the person: field of the row -> field of the account. */
export function copiesOf(entity: PeopleEntity): (readonly [from: string, to: string])[] {
  const { login, org, class: klass } = entity.file.account;
  return [
    ...['TrueName', 'Phone', 'Email']
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
