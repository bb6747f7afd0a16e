import { useSyncExternalStore } from 'react';
import { currentUser, watchUser, type UserState } from '../session/session.ts';

/** The signed-in user; follows changes. */
export const useUser = (): UserState => useSyncExternalStore(watchUser, currentUser);
