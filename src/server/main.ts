import { checkFolders } from './config/check-folders.ts';
import { readConfig } from './config/config.ts';
import { beginWhenThere } from './data/database/begin-when-there.ts';
import { listenForStop } from './stop-wish.ts';

const stop = listenForStop();

/** The embedded database starts in a thread of its own, so it begins before the rest of the program is even loaded. */
async function main(): Promise<void> {
  const config = readConfig();
  checkFolders(config);
  const opening = beginWhenThere(
    { url: config.databaseUrl, dataDir: config.dataDir },
    { signal: stop.signal, told: (text) => console.error(text) },
  );
  stop.closeBy(() =>
    opening.then(
      ({ database }) => database.close(),
      () => undefined,
    ),
  );
  opening.catch(() => undefined);
  const { run } = await import('./run.ts');
  await run(config, opening, stop);
}

main().catch(async (error: unknown) => {
  // A start that was asked to stop fails on the way, because its database was closed under it.
  if (stop.signal.aborted) return;
  const { explain } = await import('./explain.ts');
  const { message, code } = await explain(error);
  console.error(message);
  process.exit(code);
});
