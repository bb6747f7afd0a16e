import { readConfig } from './config/config.ts';
import { beginDatabase } from './data/database/database.ts';

/** The embedded database starts in a thread of its own, so it begins before the rest of the program is even loaded. */
async function main(): Promise<void> {
  const config = readConfig();
  const opening = beginDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  opening.catch(() => undefined);
  const { run } = await import('./run.ts');
  await run(config, opening);
}

main().catch(async (error: unknown) => {
  const { explain } = await import('./explain.ts');
  const { message, code } = explain(error);
  console.error(message);
  process.exit(code);
});
