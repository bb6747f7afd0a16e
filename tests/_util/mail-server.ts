import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

/** A mail as it came in. */
export interface ReceivedMail {
  readonly to: string[];
  /** The text, decoded. */
  readonly text: string;
  readonly raw: string;
}

/** A real SMTP server on loopback that keeps what it is sent. */
export interface MailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** The mail that comes after so many. */
  mail(index: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const raw = Buffer.concat(pieces).toString('utf8');
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw, text: textOf(raw) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    mail: (index) =>
      vi.waitFor(
        () => {
          const mail = mails[index];
          if (!mail) throw new Error(`only ${mails.length} mails came`);
          return mail;
        },
        { timeout: 20_000, interval: 20 },
      ),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function textOf(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return /quoted-printable/i.test(head) ? Buffer.from(bytes, 'latin1').toString('utf8') : body;
}
