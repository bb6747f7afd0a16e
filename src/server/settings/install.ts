import { entities } from '../../contract/generated/entities.ts';
import { advisoryLock } from '../data/database/advisory-lock.ts';
import { NOBODY } from '../../contract/subject.ts';
import type { Caller } from '../data/access/caller.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import { databaseNow } from '../data/time/clock.ts';
import type { Database } from '../data/database/database.ts';
import { insertRow } from '../data/write/row-store.ts';

const PROGRAM: Caller = {
  subject: { ...NOBODY, TrueName: '系统' },
  grants: new Set(),
  readable: new Set(),
  requestId: 'start',
  ip: '',
};

/** Gives each declared setting its row. A row without a value stands for the default, and carries the version that savers are held to. */
export async function installSettings(database: Database, catalog: Catalog): Promise<void> {
  const entity = catalog.entities.get(entities.SysConfig);
  if (!entity) return;
  await database.transaction(async (tx) => {
    await advisoryLock(tx, 'settings');
    const stored = await tx.query<{ key: string }>('SELECT "ConfigKey" AS key FROM "SysConfig"');
    const known = new Set(stored.rows.map(({ key }) => key));
    const now = await databaseNow(tx);
    for (const { title, settings } of catalog.settings.values())
      for (const [ConfigKey, { field }] of Object.entries(settings))
        if (!known.has(ConfigKey))
          await insertRow(
            tx,
            entity,
            { ConfigKey, ConfigValue: null, GroupName: title, Remark: field.title },
            { caller: PROGRAM, now },
          );
  });
}
