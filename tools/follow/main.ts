import '../usage/answer.ts';
import { parseArgs } from 'node:util';
import { secretsIn } from '../../src/server/config/installation-key.ts';
import { useSealingKeys } from '../../src/server/data/sealed/keys.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { DatabaseLocked, openDatabase } from '../../src/server/data/database/database.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import { NOBODY } from '../../src/contract/subject.ts';
import { rebuildKept, wrongKept } from '../../src/server/data/counted/rebuild.ts';
import { rebuildCopies, wrongCopies, type Rebuilt } from '../../src/server/engines/assignment/index.ts';
import { modules } from '../../src/server/modules/index.ts';
import { installedSchemas } from '../../src/server/published/installed.ts';

/**
 * Works out every column that follows another row or keeps a count of others, and every role that comes by a post, in the installation's database;
 * with --dry it counts what it would mend, and mends nothing.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dry: { type: 'boolean', default: false } } });
  const config = readConfig();
  useSealingKeys(secretsIn(config.keyFile));
  const { databaseUrl: url, dataDir } = config;
  const database = await openDatabase({ url, dataDir });
  try {
    const schemas = await installedSchemas(config, database);
    const caller = {
      subject: NOBODY,
      grants: new Set<string>(),
      readable: new Set<string>(),
      requestId: 'follow',
      ip: '',
    };
    const engine = { database, catalog: schemas.catalog, modules, secret: Buffer.alloc(0) };
    const rebuilt = await database.transaction(async (tx) => {
      await tx.query('SET LOCAL statement_timeout = 0');
      const context = { engine, tx, caller, now: await databaseNow(tx) };
      return values.dry
        ? [...(await wrongCopies(context)), ...(await wrongKept(context))]
        : [...(await rebuildCopies(context)), ...(await rebuildKept(context))];
    });
    console.log(linesOf(rebuilt, values.dry).join('\n'));
  } finally {
    await database.close();
  }
}

function linesOf(rebuilt: readonly Rebuilt[], isDry: boolean): string[] {
  if (rebuilt.length === 0) return ['随其他数据变化的列都正确，没有改动。'];
  return rebuilt.map(
    ({ entity, field, rows }) => `${entity}的「${field}」：${isDry ? '与来源不符' : '改正'} ${rows} 行`,
  );
}

main().catch((error: unknown) => {
  if (error instanceof DatabaseLocked) console.error('系统正在运行，请先停止，再执行 npm run follow。');
  else console.error(error);
  process.exitCode = 1;
});
