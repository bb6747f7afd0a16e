/**
 * How much a proof does. `npm run test:full` does all of it; `npm test` does as much as shows each fault that was seeded, so that
 * it stays within its time.
 */
export const scaled = <Amount>(full: Amount, usual: Amount): Amount =>
  process.env['TEST_SCALE'] === 'full' ? full : usual;
