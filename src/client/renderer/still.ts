const still =
  typeof window === 'undefined' ? undefined : window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the user told the system that nothing should move (media feature prefers-reduced-motion, Media Queries Level 5). */
export const wantsStill = (): boolean => still?.matches ?? false;
