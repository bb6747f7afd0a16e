import type { ServerConfig } from '../config/config.ts';
import { readProviders, type Provider } from './sso/providers.ts';
import { createMailer, type Mailer, type Report } from '../mail/mailer.ts';

/** What the ways in besides the password need of the world outside. */
export interface WaysIn {
  /** Absent where no SMTP server is configured. */
  readonly mailer: Mailer | undefined;
  /** Where people reach this installation, without a slash at the end. */
  readonly publicUrl: string;
  /** Who vouches for people, by code. */
  readonly providers: ReadonlyMap<string, Provider>;
  readonly report: Report;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export function createWaysIn(config: ServerConfig, report: Report): WaysIn {
  const { smtpUrl, publicUrl } = config;
  const mailer = smtpUrl === undefined ? undefined : createMailer({ ...config, smtpUrl }, report);
  return {
    mailer,
    publicUrl,
    providers: readProviders(config.ssoFile),
    report,
    close: async () => mailer?.close(),
  };
}
