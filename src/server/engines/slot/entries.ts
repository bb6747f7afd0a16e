import { addAudit, lockRows, updateRows, type RowChange } from '../../data/write/bulk-write.ts';
import { workedOut } from '../../data/write/judge-coming.ts';
import type { GroupContext, GroupedRequest, WriteContext } from '../../data/module.ts';
import { runAfterStore } from '../../data/write/hooks.ts';
import { outOfScope, Refusal, refuse } from '../../data/refusal.ts';
import { selectForWrite } from '../../data/write/select-for-write.ts';
import { ident } from '../../data/sql/sql.ts';
import { requireGuard } from '../../data/write/guards.ts';
import { byProgramNow, type Limited } from './limited.ts';
import { isLive } from './people.ts';
import { settle } from './settle.ts';

/**
 * Confirms what is held for people, or takes back what they give back; what is free then goes to the next. The places are
 * locked before the entries, as everything does that gives a place, so that no two wait for each other in a ring.
 */
export async function changeEntries(
  group: GroupContext,
  of: Limited,
  requests: readonly GroupedRequest[],
  how: 'confirm' | 'release',
): Promise<(true | Refusal)[]> {
  const context = await byProgramNow(group);
  const { entries, taken } = of;
  const places = await lockedPlaces(
    context,
    of,
    requests.map(({ ids }) => ids[0] ?? ''),
  );
  await settle(context, of, places, group.enCode);
  const done: (RowChange & { request: GroupedRequest })[] = [];
  const answers: (true | Refusal)[] = [];
  for (const request of requests) {
    const { caller, ids } = request;
    try {
      const before = await selectForWrite(group.engine, group.tx, caller, taken, ids[0] ?? '', group.enCode);
      if (!before) throw outOfScope();
      const isFit = how === 'confirm' ? before[entries.state] === entries.held : isLive(context, of, before);
      if (!isFit) throw refuse(how === 'confirm' ? '没有为您保留的名额，或已超时' : '名额已经退回');
      requireGuard(taken.actions.get(group.enCode)!, before, caller, context.now);
      const after = workedOut(context, taken, {
        before,
        after: {
          ...before,
          [entries.state]: how === 'confirm' ? entries.taken : entries.left,
          ...(entries.until === undefined ? {} : { [entries.until]: null }),
        },
      });
      done.push({ request, before, after });
      answers.push(true);
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      answers.push(refusal);
    }
  }
  if (done.length === 0) return answers;
  await updateRows(context, taken, done);
  await addAudit(
    context,
    done.map(({ request: { caller }, before, after }) => ({
      caller,
      entry: { entity: taken, id: String(before['Id']), enCode: group.enCode, before, after },
    })),
  );
  await runAfterStore(context, { entity: taken, rows: done, enCode: group.enCode });
  if (how === 'release') await settle(context, of, places, group.enCode);
  return answers;
}

async function lockedPlaces(context: WriteContext, of: Limited, ids: readonly string[]) {
  const { entries, taken, places } = of;
  const { rows } = await context.tx.query<{ place: string }>(
    `SELECT DISTINCT ${ident(entries.place)} AS place FROM ${ident(taken.table)} WHERE "Id" = ANY($1) AND "IsDeleted" = 0`,
    [ids],
  );
  const locked = await lockRows(
    context,
    places,
    rows.map(({ place }) => place),
  );
  return [...locked.values()];
}
