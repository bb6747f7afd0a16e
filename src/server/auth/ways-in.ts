import type { ServerConfig } from '../config/config.ts';
import { createMailer, type Mailer, type Report } from '../mail/mailer.ts';

/** What the ways in besides the password need of the world outside. */
export interface WaysIn {
  /** Absent where no SMTP server is configured. */
  readonly mailer: Mailer | undefined;
  /** Where people reach this installation, without a slash at the end. */
  readonly publicUrl: string;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export function createWaysIn(config: ServerConfig, report: Report): WaysIn {
  const { smtpUrl, publicUrl } = config;
  const mailer = smtpUrl === undefined ? undefined : createMailer({ ...config, smtpUrl }, report);
  return {
    mailer,
    publicUrl,
    close: async () => mailer?.close(),
  };
}
