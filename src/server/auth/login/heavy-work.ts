import { availableParallelism } from 'node:os';
import { createFairSemaphore } from '../../traffic/fair-semaphore.ts';

/**
 * How much of what strangers can make us compute runs at once. One core is left to everything else, and one of the four
 * threads that this work shares with files, names and compression.
 */
export const HEAVY_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));

const turns = createFairSemaphore({ atOnce: HEAVY_AT_ONCE, room: Infinity });

/** Judges a password or draws a picture when the others are done. Who may wait here at all is decided before. */
export const heavy = <T>(work: () => Promise<T>): Promise<T> => turns.take('', work);
