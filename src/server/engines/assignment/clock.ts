import { byClock } from '../../data/time/by-clock.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { byIds, countWrong, follow, isChanged, together } from './copies.ts';
import { today } from './live.ts';
import { followPlan, type Assigning } from './plan.ts';
import { settleRoles } from './roles.ts';

/** The last day whose beginnings and endings have been followed. */
const KEY = 'assignments.day';

/** What the audit names as the act of time, and of the command that rebuilds. */
const BY_CLOCK = 'assignment.clock';
const BY_REBUILD = 'assignment.rebuild';

/** Follows assignments that began or ended by the date alone, once each day. */
export async function followTheClock(engine: Engine): Promise<void> {
  await byClock(engine, 'assignments', async (context) => {
    const day = today(context);
    const noted = await context.tx.query<{ value: string }>('SELECT value FROM sys_meta WHERE key = $1', [
      KEY,
    ]);
    const last = noted.rows[0]?.value;
    if (last === day) return;
    if (last !== undefined) await followSince(context, last);
    await context.tx.query(
      'INSERT INTO sys_meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [KEY, day],
    );
  });
}

/** Follows what began or ended after a day and no later than today. */
export async function followSince(context: WriteContext, last: string): Promise<void> {
  const { assigning, copies } = followPlan(context.engine.catalog);
  for (const by of assigning) {
    const turned = await turnedSince(context, by, last);
    for (const copy of copies)
      if (copy.held?.by === by)
        await follow(context, [copy], byIds(turned.get(copy.held.target) ?? []), BY_CLOCK);
    await settleRoles(context, by, turned.get(by.person) ?? [], BY_CLOCK);
  }
}

async function turnedSince(
  context: WriteContext,
  by: Assigning,
  last: string,
): Promise<Map<string, string[]>> {
  const binder = new Binder();
  const [after, until] = [binder.bind(last), binder.bind(today(context))];
  const names = [by.person, ...by.targets.map(({ field }) => field)];
  const turned = [by.from, by.to].map(
    (name) => `(a.${ident(name)} > ${after}::date AND a.${ident(name)} <= ${until}::date)`,
  );
  const answer = await context.tx.query<Record<string, string | null>>(
    `SELECT ${names.map(ident).join(', ')} FROM ${ident(by.entity.table)} a WHERE a."IsDeleted" = 0 AND (${turned.join(' OR ')})`,
    binder.values,
  );
  return new Map(
    names.map((name) => [name, [...new Set(answer.rows.flatMap((row) => row[name] ?? []))]] as const),
  );
}

/** How many rows had a copy that was not what it ought to be. */
export interface Rebuilt {
  readonly entity: string;
  readonly field: string;
  readonly rows: number;
}

/** Works every copy and every role that comes by a post out anew, each entity's in few statements. @returns what was mended */
export async function rebuildCopies(context: WriteContext): Promise<readonly Rebuilt[]> {
  const { assigning, copies } = followPlan(context.engine.catalog);
  const rebuilt: Rebuilt[] = [];
  for (const group of together(copies)) {
    const followed = await follow(context, group, () => 'TRUE', BY_REBUILD);
    for (const { entity, field } of group) {
      const rows = followed.filter((row) => isChanged(row, field.name)).length;
      if (rows > 0) rebuilt.push({ entity: entity.title, field: field.title, rows });
    }
  }
  for (const by of assigning) {
    const people = await context.tx.query<{ Id: string }>(
      `SELECT DISTINCT a.${ident(by.person)} AS "Id" FROM ${ident(by.entity.table)} a WHERE a.${ident(by.person)} IS NOT NULL`,
    );
    await settleRoles(
      context,
      by,
      people.rows.map(({ Id }) => Id),
      BY_REBUILD,
    );
  }
  return rebuilt;
}

/** What rebuilding would mend, without mending it. */
export async function wrongCopies(context: WriteContext): Promise<readonly Rebuilt[]> {
  const found: Rebuilt[] = [];
  for (const group of together(followPlan(context.engine.catalog).copies))
    for (const { copy, rows } of await countWrong(context, group))
      found.push({ entity: copy.entity.title, field: copy.field.title, rows });
  return found;
}
