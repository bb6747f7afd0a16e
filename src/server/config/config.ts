import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { SETTING } from '../../contract/generated/settings.ts';
import type { FixedSettings } from '../settings/settings.ts';

/** Everything that an installation may set, read once at start. No other file looks at the environment. */
export interface ServerConfig {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly schemasDir: string;
  /** Follow the schema files as they are edited. Off where DATABASE_URL names the school's own database. */
  readonly watchSchemas: boolean;
  /** The built client. */
  readonly clientDir: string;
  /** Fill an empty database with the demo school. */
  readonly demo: boolean;
  readonly demoStudents: number;
  /** Initial password of the demo accounts; absent: random, printed once. */
  readonly demoPassword: string | undefined;
  /** Settings that the environment fixes; the school sets the others. */
  readonly fixed: FixedSettings;
  /** First password of the administrator that an empty database gets; absent: random, printed once. */
  readonly adminPassword: string | undefined;
  /** Judge every answer by the output schema of its call. For development and tests: it costs time. */
  readonly validateOutputs: boolean;
  /** Multiplies the limits on calls per 5 seconds; 0 takes them away (load tests). */
  readonly rateFactor: number;
  /** Where people reach this installation; links in mails begin with it, never with what a request says. No slash at the end. */
  readonly publicUrl: string;
  /** `smtp://user:password@host:port`; absent: no mail is sent. */
  readonly smtpUrl: string | undefined;
  /** What is locked in the database is locked with this file's secret; all nodes need the same one. */
  readonly keyFile: string;
  /** Where the ends of the audit are noted outside of the database; beside the key. */
  readonly auditAnchor: string;
  /** Providers of single sign-on, as JSON; a file that is not there is none. */
  readonly ssoFile: string;
  /** Touched by the program that makes backups, after each. */
  readonly backupFile: string;
  /**
   * Addresses and networks of the proxies of our own that stand in front; none: empty. What they wrote into X-Forwarded-For
   * is believed, what stood there before is not: the visitor may have written it themselves.
   */
  readonly trustProxy: readonly string[];
}

/** A setting that cannot be used; starting again does not help. */
export class ConfigError extends Error {
  constructor(chinese: string, english: string) {
    super(`${chinese}。 / ${english}.`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. @throws ConfigError that names the variable */
export function readConfig(environment: Environment = process.env): ServerConfig {
  const text = (name: string) => environment[name]?.trim() || undefined;
  const number = (name: string, fallback: number, least: number, most: number) => {
    const given = text(name);
    const value = given === undefined ? fallback : Number(given);
    if (Number.isFinite(value) && value >= least && value <= most) return value;
    throw new ConfigError(
      `${name} 应为 ${least} 到 ${most} 之间的数，现为 ${given}`,
      `${name} has to be a number from ${least} to ${most}, it is ${given}`,
    );
  };
  const given = (name: string, least: number, most: number) =>
    text(name) === undefined ? undefined : number(name, least, least, most);
  const flag = (name: string, fallback: boolean) => {
    const given = text(name);
    return given === undefined ? fallback : given === '1' || given === 'true';
  };
  const dataDir = resolve(text('DATA_DIR') ?? './data');
  const keyFile = resolve(text('KEY_FILE') ?? join(dataDir, 'installation.key'));
  const host = text('HOST') ?? '127.0.0.1';
  const port = number('PORT', 8080, 0, 65_535);
  const address = (name: string, protocols: readonly string[]) => {
    const given = text(name);
    if (given === undefined) return undefined;
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (url && protocols.includes(url.protocol)) return given.replace(/\/+$/, '');
    const begins = protocols.map((one) => `${one}//`);
    throw new ConfigError(
      `${name} 应为 ${begins.join(' 或 ')} 开头的地址`,
      `${name} has to be an address that begins with ${begins.join(' or ')}`,
    );
  };
  return {
    host,
    port,
    publicUrl: address('PUBLIC_URL', ['http:', 'https:']) ?? `http://${host}:${port}`,
    ssoFile: resolve(text('SSO_FILE') ?? join(dataDir, 'sso.json')),
    keyFile,
    backupFile: resolve(text('BACKUP_FILE') ?? join(dataDir, 'last-backup')),
    auditAnchor: `${keyFile}.audit`,
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:']),
    dataDir,
    databaseUrl: databaseAddress(text('DATABASE_URL')),
    schemasDir: resolve(text('SCHEMAS_DIR') ?? './schemas'),
    watchSchemas: flag('WATCH_SCHEMAS', text('DATABASE_URL') === undefined),
    clientDir: resolve(text('CLIENT_DIR') ?? './dist/client'),
    demo: flag('DEMO', true),
    demoStudents: number('DEMO_STUDENTS', 2000, 1, 1_000_000),
    demoPassword: text('DEMO_PASSWORD'),
    fixed: {
      [SETTING.SessionIdleMinutes]: given('IDLE_MINUTES', 1, 1440),
      [SETTING.SessionAbsoluteHours]: given('ABSOLUTE_HOURS', 1, 168),
      [SETTING.TaskRows]: given('TASK_ROWS', 0, 1_000_000),
      [SETTING.MailFrom]: text('MAIL_FROM'),
    },
    adminPassword: text('ADMIN_PASSWORD'),
    validateOutputs: flag('VALIDATE_OUTPUTS', text('NODE_ENV') === 'test'),
    rateFactor: number('RATE_FACTOR', 1, 0, 1000),
    trustProxy: proxiesIn(text('TRUST_PROXY')),
  };
}

/** The driver takes anything for the name of a database. What was given is not repeated: there may be a password in it. */
function databaseAddress(given: string | undefined): string | undefined {
  const isAddress = given === undefined || /^(?:postgres(?:ql)?:\/\/|socket:|\/)/.test(given);
  if (isAddress) return given;
  throw new ConfigError(
    'DATABASE_URL 应为 postgres://用户:口令@主机:端口/库名',
    'DATABASE_URL has to be of the form postgres://user:password@host:port/database',
  );
}

/** `1` stands for a proxy on this machine. */
function proxiesIn(given: string | undefined): string[] {
  if (given === undefined || given === '0') return [];
  if (given === '1') return ['loopback'];
  const proxies = given.split(',').map((one) => one.trim());
  const wrong = proxies.find((one) => isIP(one.replace(/\/\d{1,3}$/, '')) === 0);
  if (wrong === undefined) return proxies;
  throw new ConfigError(
    `TRUST_PROXY 应为 0、1 或代理的地址（如 10.0.0.5,10.1.0.0/16），现为 ${given}`,
    `TRUST_PROXY has to be 0, 1 or addresses of proxies (10.0.0.5,10.1.0.0/16), it is ${given}`,
  );
}
