import { useSyncExternalStore } from 'react';
import { openQuestion, watchQuestion, type Question } from './again.ts';
import { currentVisit, watchVisit, type Visit } from './visit.ts';

/** The visit that goes on without a session; follows changes. */
export const useVisit = (): Visit | undefined => useSyncExternalStore(watchVisit, currentVisit);

/** The question who somebody is, while it is open. */
export const useQuestion = (): Question | undefined => useSyncExternalStore(watchQuestion, openQuestion);
