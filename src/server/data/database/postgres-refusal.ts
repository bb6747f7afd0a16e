import { DatabaseError } from 'pg';
import { DatabaseRefused, DatabaseUnavailable, toDatabaseFailure } from './errors.ts';

/** The oldest server that still gets corrections of its own makers. */
const oldest = 130_000;

/** Who asked for what; neither is a secret. */
interface Asked {
  readonly user?: string | undefined;
  readonly database?: string | undefined;
}

/** States of the server that pass by themselves: resources, its own start and end, its disk, faults inside it. */
const passing = /^(?:08|53|57|58|XX)/;
/** Node.js's words for certificates that it does not trust. */
const certificate = /^(?:ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_SSL_)/;

/**
 * What kept a connection from being opened: DatabaseRefused where only a person can mend it, DatabaseUnavailable where waiting
 * may. Passwords are never in it.
 */
export function openingFailure(error: unknown, asked: Asked): unknown {
  if (error instanceof DatabaseRefused || !(error instanceof Error)) return error;
  if (error instanceof DatabaseError) return serverRefusal(error, asked);
  const { code = '' } = error as { code?: string };
  if (certificate.test(code))
    return new DatabaseRefused(
      `数据库服务器的证书不受信任（${code}）`,
      `the certificate of the database server is not trusted (${code})`,
    );
  if (/does not support SSL/.test(error.message))
    return new DatabaseRefused(
      '数据库服务器未启用 SSL，请去掉 DATABASE_URL 中的 sslmode',
      'the server does not support SSL; take sslmode out of DATABASE_URL',
    );
  if (/^SASL: .*password/.test(error.message))
    return new DatabaseRefused(
      `DATABASE_URL 中没有用户 ${asked.user ?? ''} 的口令`,
      `DATABASE_URL holds no password of the user ${asked.user ?? ''}`,
    );
  return toDatabaseFailure(error);
}

function serverRefusal(error: DatabaseError, { user = '', database = '' }: Asked): Error {
  const { code = '', message } = error;
  if (code === '3D000')
    return new DatabaseRefused(
      `DATABASE_URL 中的数据库 ${database} 不存在，请先建库或改正库名`,
      `the database ${database} that DATABASE_URL names does not exist`,
    );
  if (code === '28P01' || code === '28000')
    return new DatabaseRefused(
      `DATABASE_URL 中的用户 ${user} 或其口令不对，或服务器不允许其从本机登录（${message}）`,
      `user ${user} or the password in DATABASE_URL is wrong, or the server does not let this user in from here`,
    );
  if (code === '42501') return lacksRight(message);
  // A server of another kind, whose answer means nothing here, has no code.
  if (code === '')
    return new DatabaseRefused(
      'DATABASE_URL 指向的端口上不是 PostgreSQL',
      'what answers at the address of DATABASE_URL is not PostgreSQL',
    );
  if (!passing.test(code))
    return new DatabaseRefused(
      `数据库拒绝了连接（${code}：${message}）`,
      `it refused the connection (${code})`,
    );
  const failure = toDatabaseFailure(error);
  return failure instanceof DatabaseUnavailable
    ? failure
    : new DatabaseUnavailable(`数据库暂时不可用 / The database is not available: ${message}`, {
        cause: error,
      });
}

/** The user of the database may not do what the program needs. */
export function lacksRight(message: string): DatabaseRefused {
  return new DatabaseRefused(
    `DATABASE_URL 中的用户权限不足（${message}），须能在该库中建表，例如由该用户拥有此库`,
    `the user of DATABASE_URL lacks a right (${message}); it has to be able to make tables, for example as the owner of the database`,
  );
}

/** @throws DatabaseRefused for a server that is too old for what this program asks of it */
export function requireServerVersion(number: number): void {
  if (number >= oldest) return;
  throw new DatabaseRefused(
    `PostgreSQL 服务器的版本 ${Math.floor(number / 10_000)} 过旧，需要 ${oldest / 10_000} 或更新的版本`,
    `the PostgreSQL server is of version ${Math.floor(number / 10_000)}, version ${oldest / 10_000} or newer is needed`,
  );
}
