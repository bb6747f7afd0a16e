/** A text for one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Writes what went wrong into the log. */
export type Report = (event: string, facts: Readonly<Record<string, unknown>>) => void;

/** Sends mail through the school's SMTP server. */
export interface Mailer {
  /**
   * Sends without being waited for: how long a mail takes would tell whether somebody was found to write to. A mail that
   * cannot be sent is logged.
   */
  post(mail: Mail): void;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

/** What the mailer needs to know. */
export interface MailSettings {
  /** `smtp://user:password@host:port`, or smtps. */
  readonly smtpUrl: string;
  /** Address of the sender, asked for each mail. */
  readonly from: () => Promise<string>;
}

const patienceMs = 20_000;

/** Few starts send mail, so the library is loaded with the first. */
export function createMailer({ smtpUrl, from }: MailSettings, report: Report): Mailer {
  const underWay = new Set<Promise<void>>();
  const timeouts = {
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  };
  const send = async (mail: Mail) => {
    try {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url: smtpUrl, ...timeouts });
      await transport.sendMail({
        from: await from(),
        ...mail,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      // Its text quotes the mail server, which quotes addresses.
      const { name, code } = error as Error & { code?: unknown };
      report('mail-failed', { kind: name, code });
    }
  };
  return {
    post(mail) {
      const sending = send(mail).finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async close() {
      await Promise.all(underWay);
    },
  };
}
