import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../data/database/database.ts';
import { newToken } from '../sessions/tokens.ts';
import type { Journey } from './protocol.ts';
import { pageOf, type Provider } from './providers.ts';

/** How long a person may take at the provider. */
const JOURNEY_MINUTES = 10;
/** How long a person may take to prove that an account here is theirs. */
const BIND_MINUTES = 10;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A login on its way, with what stays in the browser that began it. */
export interface BegunLogin {
  readonly journey: Journey;
  readonly binding: string;
}

/**
 * Begins a login at a provider. The state travels through it; the binding stays in the browser, so that nobody can be
 * sent to us with a login that somebody else began.
 */
export async function beginLogin(
  database: Queryable,
  provider: Provider,
  publicUrl: string,
): Promise<BegunLogin> {
  const state = randomBytes(32).toString('hex');
  const binding = newToken();
  const page = `${publicUrl}${pageOf(provider.code)}`;
  const callback = provider.protocol === 'cas' ? `${page}?state=${state}` : page;
  const journey = { state, nonce: newToken(), verifier: newToken(), callback };
  await database.query(
    `INSERT INTO sys_sso_journey (state, client, binding, nonce, verifier, callback, expires)
     VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7))`,
    [
      hashOf(state),
      provider.code,
      hashOf(binding),
      journey.nonce,
      journey.verifier,
      callback,
      JOURNEY_MINUTES,
    ],
  );
  return { journey, binding };
}

/** The login that this browser began at this provider, once. */
export async function takeJourney(
  database: Queryable,
  given: { client: string; state: string; binding: string },
): Promise<Journey | undefined> {
  const answer = await database.query<Omit<Journey, 'state'>>(
    `DELETE FROM sys_sso_journey WHERE state = $1 AND client = $2 AND binding = $3 AND expires > now()
     RETURNING nonce, verifier, callback`,
    [hashOf(given.state), given.client, hashOf(given.binding)],
  );
  const row = answer.rows[0];
  return row && { ...row, state: given.state };
}

/** Somebody whom a provider vouches for and whom we do not know. */
export interface Stranger {
  readonly client: string;
  readonly subject: string;
}

/** Keeps a stranger until they have proved which account is theirs. @returns the ticket, for the same browser alone */
export async function keepStranger(
  database: Queryable,
  stranger: Stranger,
  binding: string,
): Promise<string> {
  const ticket = newToken();
  await database.query(
    `INSERT INTO sys_sso_stranger (ticket, client, subject, binding, expires)
     VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [hashOf(ticket), stranger.client, stranger.subject, hashOf(binding), BIND_MINUTES],
  );
  return ticket;
}

/** The stranger of a ticket, once, if the transaction commits. */
export async function takeStranger(
  tx: Queryable,
  given: { ticket: string; binding: string },
): Promise<Stranger | undefined> {
  const answer = await tx.query<Stranger>(
    `DELETE FROM sys_sso_stranger WHERE ticket = $1 AND binding = $2 AND expires > now() RETURNING client, subject`,
    [hashOf(given.ticket), hashOf(given.binding)],
  );
  return answer.rows[0];
}
