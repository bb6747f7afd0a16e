import { randomInt } from 'node:crypto';
import { ErrorCode } from '../../../contract/generated/codes.ts';
import type { Queryable } from '../../data/database/database.ts';
import { Refusal } from '../../data/refusal.ts';
import { newToken } from '../sessions/tokens.ts';

/** A picture whose characters must be typed. */
export interface Captcha {
  readonly CodeKey: string;
  /** A data: address. */
  readonly CodeImg: string;
}

/** Nothing that is read as something else: no 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const LETTERS = '34679ACDEFGHJKMNPQRTUVWXY';
const length = 4;
/** How long an answer is waited for. */
export const CAPTCHA_SECONDS = 300;

/**
 * Draws a new picture for a person who asks from an address, and keeps what stands on it, for all nodes.
 * @throws NoRoom while too many are asked for
 */
export async function newCaptcha(database: Queryable, ip: string): Promise<Captcha> {
  const answer = Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  // Few starts ever draw one, so the drawing library is loaded with the first.
  const { drawCaptcha } = await import('./captcha-picture.ts');
  const CodeImg = await drawCaptcha(answer, ip);
  const CodeKey = newToken();
  await database.query(
    `INSERT INTO sys_captcha (key, answer, expires) VALUES ($1, $2, now() + make_interval(secs => $3))`,
    [CodeKey, answer, CAPTCHA_SECONDS],
  );
  return { CodeKey, CodeImg };
}

/** Whether the characters are those of the picture. A picture counts once, right or wrong. */
export async function takeCaptcha(database: Queryable, given: GivenCaptcha): Promise<boolean> {
  if (!given.codeKey || !given.code) return false;
  const answer = await database.query<{ right: boolean }>(
    `DELETE FROM sys_captcha WHERE key = $1 RETURNING expires > now() AND answer = $2 AS right`,
    [given.codeKey, given.code.trim().toUpperCase()],
  );
  return answer.rows[0]?.right ?? false;
}

/** What somebody typed, and under which picture. */
export interface GivenCaptcha {
  readonly codeKey: string | undefined;
  readonly code: string | undefined;
}

/** The answer that brings a new picture along. */
export async function captchaNeeded(database: Queryable, ip: string, message: string): Promise<Refusal> {
  return new Refusal(ErrorCode.CaptchaNeeded, message, await newCaptcha(database, ip));
}
