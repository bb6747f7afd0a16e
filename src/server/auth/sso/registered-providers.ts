import { ENABLE } from '../../../contract/generated/codes.ts';
import type { SsoClient } from '../../../contract/generated/entities.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Queryable } from '../../data/database/database.ts';
import { lookAnew } from '../../data/database/at-intervals.ts';
import type { Report } from '../../mail/mailer.ts';
import { providerOf, ProviderError, type Provider } from './providers.ts';

/** What of a row says how the provider is spoken to. */
export type Registered = Pick<
  SsoClient,
  | 'ClientCode'
  | 'ClientName'
  | 'Protocol'
  | 'Issuer'
  | 'AppId'
  | 'AppSecret'
  | 'AgentId'
  | 'AuthorizeUrl'
  | 'TokenUrl'
  | 'UserUrl'
  | 'SubjectField'
  | 'Scope'
  | 'ApiUrl'
  | 'LogoutUrl'
  | 'SubjectIsLoginName'
  | 'SystemId'
>;

/**
 * A row as the provider that it describes, held against the same rules as one in the installation's file.
 * @throws ProviderError that says what is missing or wrong
 */
export function providerIn(row: Partial<Registered>): Provider {
  const item = {
    code: row.ClientCode,
    name: row.ClientName,
    protocol: row.Protocol,
    issuer: row.Issuer,
    clientId: row.AppId,
    clientSecret: row.AppSecret,
    agentId: row.AgentId,
    authorizeUrl: row.AuthorizeUrl,
    tokenUrl: row.TokenUrl,
    userUrl: row.UserUrl,
    subjectField: row.SubjectField,
    scope: row.Scope,
    apiUrl: row.ApiUrl,
    logoutUrl: row.LogoutUrl,
    subjectIsLoginName: row.SubjectIsLoginName === 1,
    systemId: row.SystemId,
  };
  return providerOf(item, row.ClientCode ?? '');
}

/** What the key of a provider is called on the page. */
const FIELDS: Readonly<Record<string, keyof SsoClient>> = {
  issuer: 'Issuer',
  clientId: 'AppId',
  clientSecret: 'AppSecret',
  agentId: 'AgentId',
  authorizeUrl: 'AuthorizeUrl',
  tokenUrl: 'TokenUrl',
  userUrl: 'UserUrl',
  apiUrl: 'ApiUrl',
  logoutUrl: 'LogoutUrl',
};

/** What is missing or wrong of a row, by the title of its field. */
export function problemText(entity: EntityModel, { key = '', message }: ProviderError): string {
  const title = entity.fields.get(FIELDS[key] ?? '')?.title;
  if (title === undefined) return message;
  return message.includes('缺少') ? `请先填写${title}` : `${title}应为 https 地址`;
}

// SQL: c is SsoClient
const COLUMNS = `c."ClientCode", c."ClientName", c."Protocol", c."Issuer", c."AppId", c."AppSecret", c."AgentId", c."AuthorizeUrl", c."TokenUrl", c."UserUrl",
  c."SubjectField", c."Scope", c."ApiUrl", c."LogoutUrl", c."SubjectIsLoginName", c."SystemId"`;

/** The row of a code, whether it is in use or not. */
export async function registeredOf(queryable: Queryable, code: string): Promise<Registered | undefined> {
  const { rows } = await queryable.query<Registered>(
    `SELECT ${COLUMNS} FROM "SsoClient" c WHERE c."ClientCode" = $1 AND c."IsDeleted" = 0`,
    [code],
  );
  return rows[0];
}

/** The providers in use that were registered on the page, as this node knows them: no older than a second or so. */
export interface RegisteredProviders {
  readonly known: ReadonlyMap<string, Provider>;
  /** Reads them, once the table is there. */
  load(): Promise<void>;
  /** Looks each second for what changed. Returns the end of it. */
  follow(): () => Promise<void>;
}

/** Known without asking, since the headers of every page name where browsers log out. */
export function registeredProviders(database: Queryable, report: Report): RegisteredProviders {
  let known: ReadonlyMap<string, Provider> = new Map();
  const load = async () => {
    const { rows } = await database.query<Registered>(
      `SELECT ${COLUMNS} FROM "SsoClient" c WHERE c."State" = $1 AND c."IsDeleted" = 0 ORDER BY c."ClientCode"`,
      [ENABLE.On],
      'sso_clients',
    );
    known = new Map(rows.flatMap((row) => usable(row, report)));
  };
  return {
    get known() {
      return known;
    },
    load,
    follow: () => lookAnew(load),
  };
}

/** A row that a newer program wrote, or that a person changed in the database, keeps nobody else out. */
function usable(row: Registered, report: Report): [string, Provider][] {
  try {
    return [[row.ClientCode ?? '', providerIn(row)]];
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    report('sso-client-refused', { client: row.ClientCode, reason: error.message });
    return [];
  }
}
