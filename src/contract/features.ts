/** Header of every answer by which a server announces what it does beyond specification section 7. */
export const FEATURES_HEADER = 'x-features';

/**
 * What a server may do beyond specification section 7. idempotency: a write that comes twice under one X-Idempotency-Key is done
 * once. tasks: exports and imports can be cancelled and begun again. step-up: a second factor, and calls that ask for it (6001).
 */
export const FEATURES = ['idempotency', 'tasks', 'step-up'] as const;

export type Feature = (typeof FEATURES)[number];
