import { hash, randomBytes } from 'node:crypto';

const bytes = 32;

/** A new session token: 256 random bits. */
export function newToken(): string {
  return randomBytes(bytes).toString('base64url');
}

/** What is stored in place of a token, so that a person who reads the table cannot use it. */
export function sessionIdOf(token: string): string {
  return hash('sha256', token, 'hex');
}

/** Whether the text can be a token at all; anything else need not be looked for. */
export function looksLikeToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}
