const LOOK_MS = 1_000;

/** Looks each second for what another node or a person has changed; a database that is away is asked again in a second. Returns the end of it. */
export function lookAnew(load: () => Promise<void>): () => Promise<void> {
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(load).catch(() => undefined);
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
