import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { KEYS } from '../storage/keys.ts';
import { readKey, writeKey } from '../storage/storage.ts';

const SEEN = '1';

/** Whether the guide that a user begins with was opened in this session already. */
export const hasBegun = (): boolean => readKey(KEYS.guideSeen) === SEEN;

/** Opens the guide that a user begins with, once a session. */
export function Begin({ at }: { at: string }) {
  useEffect(() => writeKey(KEYS.guideSeen, SEEN), []);
  return <Navigate to={at} replace />;
}
