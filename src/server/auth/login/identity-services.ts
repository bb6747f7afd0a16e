import { SETTING } from '../../../contract/generated/settings.ts';
import type { ServerConfig } from '../../config/config.ts';
import { installationKey } from '../../config/installation-key.ts';
import { openProviderFile } from '../sso/provider-file.ts';
import type { Provider } from '../sso/providers.ts';
import { registeredProviders } from '../sso/registered-providers.ts';
import { createMailer, type Mailer, type Report } from '../../mail/mailer.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Settings } from '../../settings/settings.ts';

/** What the ways in besides the password need of the world outside. */
export interface IdentityServices {
  /** Absent where no SMTP server is configured. */
  readonly mailer: Mailer | undefined;
  /** Where people reach this installation, without a slash at the end. */
  readonly publicUrl: string;
  /** Who vouches for people now, by code. */
  readonly providers: ReadonlyMap<string, Provider>;
  /** What second factors are locked with. */
  readonly factorKey: Buffer;
  readonly report: Report;
  /** Codes of those that the installation's file describes. Where a page registers one of the same code, the file counts. */
  readonly inFile: ReadonlySet<string>;
  /** Reads those that were registered on the page, once their table is there. */
  load(): Promise<void>;
  /** Follows what is changed of them. Returns the end of it. */
  follow(): () => Promise<void>;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export function createIdentityServices(
  config: ServerConfig,
  database: Queryable,
  settings: Settings,
  report: Report,
): IdentityServices {
  const { smtpUrl, publicUrl } = config;
  const from = () => settings.of(SETTING.MailFrom) || `no-reply@${config.host}`;
  const mailer = smtpUrl === undefined ? undefined : createMailer({ smtpUrl, from }, report);
  const providerFile = openProviderFile(config.ssoFile, report);
  const registered = registeredProviders(database, report);
  return {
    mailer,
    publicUrl,
    factorKey: installationKey(config.keyFile),
    get providers() {
      return new Map([...registered.known, ...providerFile()]);
    },
    get inFile() {
      return new Set(providerFile().keys());
    },
    load: registered.load,
    follow: registered.follow,
    report,
    close: async () => mailer?.close(),
  };
}
