import { keyFrom } from '../../crypto/encrypt.ts';

/**
 * The key of a person for the drafts that browsers keep, in base64. It outlives sessions, so that what was typed when one
 * ended comes back with the next, and only sessions of that person are told it: for everybody else at the same machine a
 * draft stays locked.
 */
export const draftKeyOf = (secret: Buffer, user: string): string =>
  keyFrom(secret, user, 'drafts of forms').toString('base64');
