import type { ServerConfig } from '../config/config.ts';
import type { LogSink } from '../http/log.ts';
import { createMailer, type Mailer } from '../mail/mailer.ts';

/** What the ways in besides the password need of the world outside. */
export interface WaysIn {
  /** Absent where no SMTP server is configured. */
  readonly mailer: Mailer | undefined;
  /** Where people reach this installation, without a slash at the end. */
  readonly publicUrl: string;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export function createWaysIn(config: ServerConfig, log: LogSink): WaysIn {
  const { smtpUrl, publicUrl } = config;
  const mailer = smtpUrl === undefined ? undefined : createMailer({ ...config, smtpUrl }, log);
  return {
    mailer,
    publicUrl,
    close: async () => mailer?.close(),
  };
}
