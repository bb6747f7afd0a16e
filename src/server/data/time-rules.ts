import { FIELD_KINDS } from './fields/index.ts';
import { conditionToSql } from './condition-sql.ts';
import { conditionColumn } from './scope.ts';
import type { EntityModel } from '../../contract/model.ts';
import type { ClockRule } from '../../contract/generated/meta.ts';
import { CLOCK } from './by-clock.ts';
import { databaseNow } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Engine } from './engine.ts';
import { runAfterWritten, type WriteContext } from './module.ts';
import { Binder, ident } from './sql.ts';

/**
 * Applies every entity's `clock` rules once: changes that time alone makes, such as a leave that begins. Each rule is one
 * guarded UPDATE, so several nodes may run it at once. @returns the number of rows changed
 */
export async function runClockRules(engine: Engine, database: Database = engine.database): Promise<number> {
  return database.transaction(async (tx) => {
    const context = { engine, tx, caller: CLOCK, now: await databaseNow(tx) };
    let changed = 0;
    for (const entity of engine.catalog.entities.values()) {
      if (engine.catalog.closed.entity(entity.name) !== undefined) continue;
      for (const rule of entity.file.clock ?? []) changed += await runRule(context, entity, rule);
    }
    return changed;
  });
}

/** What the audit names as the act of time. */
const BY_CLOCK = 'clock';

async function runRule(context: WriteContext, entity: EntityModel, rule: ClockRule): Promise<number> {
  const { tx, now } = context;
  const binder = new Binder();
  const where = conditionToSql(rule.when, {
    column: (name) => conditionColumn(entity, name, 't'),
    names: { clock: { now, hourAgo: earlier(now, 1), dayAgo: earlier(now, 24) } },
    bind: (value) => binder.bind(value),
  });
  const assignments = Object.entries(rule.set).map(([name, value]) => {
    const field = entity.fields.get(name)!;
    const kind = FIELD_KINDS[field.type];
    return `${ident(name)} = ${binder.bind(kind.prepare(value, field))}::${kind.column(field)}`;
  });
  const { rows } = await tx.query<{ Id: string }>(
    `UPDATE ${ident(entity.table)} t SET ${assignments.join(', ')}, "Version" = "Version" + 1
     WHERE t."IsDeleted" = 0 AND ${where} RETURNING t."Id"`,
    binder.values,
  );
  const ids = rows.map(({ Id }) => Id);
  await runAfterWritten(context, { entity, ids, fields: Object.keys(rule.set), enCode: BY_CLOCK });
  return ids.length;
}

function earlier(now: string, hours: number): string {
  const time = new Date(`${now.replace(' ', 'T')}Z`).getTime() - hours * 3_600_000;
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
