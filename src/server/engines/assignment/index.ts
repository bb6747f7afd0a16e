import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { Row } from '../../../contract/rules.ts';
import { settleTogether } from '../../data/counted/settle.ts';
import type { ServerModule, StoredRows, WriteContext, WrittenRows } from '../../data/module.ts';
import { inOneGo } from '../../data/sql/in-one-go.ts';
import { Binder, ident, prepared } from '../../data/sql/sql.ts';
import { followTheClock, rebuildCopies } from './clock.ts';
import { byIds, differs, follow, spread, spreadFrom, together, type Followed } from './copies.ts';
import { judgeAssignment } from './judge.ts';
import { today } from './live.ts';
import { lostByPost } from './lost.ts';
import { followPlan, type Assigning, type Copy } from './plan.ts';
import { endRows, isMoved, lockedRows, writeThrough } from './posts.ts';
import { settleRoles } from './roles.ts';

export { rebuildCopies, wrongCopies, type Rebuilt } from './clock.ts';

/**
 * Ends the assignments of a person, a class or a student on a day, which is the first one without them; those that would
 * begin then or later are taken back. Copies and roles follow at once, or on that day when it is to come.
 * @param where fields of the assignments and what they name; all must hold, and one at least must be given
 * @returns how many were ended
 */
export async function endAssignments(
  context: WriteContext,
  where: { readonly TeacherId?: string; readonly ClassId?: string; readonly StudentId?: string },
  endDate: string,
  enCode: string,
): Promise<number> {
  const named = Object.entries(where).filter(([, id]) => id !== undefined);
  if (named.length === 0) throw new Error('endAssignments: whose assignments end was not said');
  let count = 0;
  for (const by of followPlan(context.engine.catalog).assigning)
    if (named.every(([name]) => by.entity.fields.has(name)))
      count += await endWhere(
        context,
        by,
        named.map(([name, id]) => [name, [String(id)]] as const),
        endDate,
        enCode,
      );
  return count;
}

async function endWhere(
  context: WriteContext,
  by: Assigning,
  where: readonly (readonly [field: string, ids: readonly string[]])[],
  day: string,
  enCode: string,
): Promise<number> {
  const binder = new Binder();
  const conditions = where.map(([name, ids]) => `a.${ident(name)} = ANY(${binder.bind(ids)}::text[])`);
  const ends = `a.${ident(by.to)}`;
  const answer = await context.tx.query<{ Id: string }>(
    `SELECT a."Id" FROM ${ident(by.entity.table)} a WHERE a."IsDeleted" = 0 AND ${conditions.join(' AND ')}
       AND (${ends} IS NULL OR ${ends} > ${binder.bind(day)}::date)`,
    binder.values,
  );
  const rows = await lockedRows(
    context,
    by,
    answer.rows.map(({ Id }) => Id),
  );
  return endRows(context, by, rows, day, enCode);
}

/** Everything that follows from rows that were stored: assignments from copies, copies and roles from assignments. */
async function followStored(context: WriteContext, stored: StoredRows): Promise<void> {
  const plan = followPlan(context.engine.catalog);
  const { entity, enCode } = stored;
  if (!plan.concerned.has(entity.name)) return;
  const own = plan.copiesIn.get(entity) ?? [];
  for (const copy of own) await writeThrough(context, copy, stored);
  await followOwn(context, own, stored);
  await spread(context, entity, changedRows(stored), enCode);
  await gather(context, stored);
  for (const by of plan.assigning) {
    if (by.entity === entity) await followAssignments(context, by, stored);
    await followPeople(context, by, stored);
  }
}

/** Copies in the rows themselves: of new ones, and where the copy or what it is read from was changed. */
async function followOwn(
  context: WriteContext,
  own: readonly Copy[],
  { rows, enCode }: StoredRows,
): Promise<void> {
  for (const areNew of [true, false]) {
    // A new account is nobody's yet, and no row names a new one.
    const copied = areNew ? own.filter(({ sources }) => sources.every(({ by }) => by === undefined)) : own;
    const concerned = rows.filter(
      ({ before, after }) =>
        after !== null &&
        (before === null) === areNew &&
        (areNew || own.some((copy) => isLeftBehind(copy, { before, after }))),
    );
    if (concerned.length === 0 || copied.length === 0) continue;
    await holdSources(context, copied, concerned);
    const byId = new Map(concerned.map(({ after }) => [String(after!['Id']), after!]));
    // What looks beyond a row is asked once all of its copies stand.
    await settleTogether(context, async () => {
      for (const copies of together(copied)) {
        const ids = concerned.flatMap(({ after }) =>
          isFollowing(copies[0]!, after!) === false ? [] : String(after!['Id']),
        );
        const followed = await follow(context, copies, byIds(ids), enCode, areNew);
        for (const { id, after } of followed) Object.assign(byId.get(id) ?? {}, after);
      }
    });
  }
}

/** Whether a copy may have to be set: it or what decides it was changed, or its row begins to follow. */
function isLeftBehind(copy: Copy, row: StoredRows['rows'][number]): boolean {
  const { before, after } = row;
  if ([copy.field.name, ...copy.decides].some((name) => differs(name, before, after))) return true;
  return isMoved(copy, row) && isFollowing(copy, before!) !== true;
}

/** Whether a row is one that follows; undefined where the row alone does not decide it. */
function isFollowing({ open }: Copy, row: Row): boolean | undefined {
  if (open === undefined) return true;
  const condition = compileCondition(open);
  return condition.reads.every((path) => path.startsWith('row.')) ? condition.test({ row }) : undefined;
}

/** Lists of what rows say that name a row: of rows that came, went, or name another one now. */
async function gather(context: WriteContext, { entity, rows, enCode }: StoredRows): Promise<void> {
  const { copies } = followPlan(context.engine.catalog);
  const lists = copies.filter(({ gathers, sources }) => gathers && sources[0]?.entity === entity);
  for (const group of together(lists)) {
    const names = new Set(group.flatMap(({ sources }) => sources[0]?.by ?? []));
    const ids = [...names].flatMap((by) =>
      rows
        .filter(({ before, after }) => !before || !after || differs(by, before, after))
        .flatMap(({ before, after }) => [before?.[by], after?.[by]]),
    );
    await follow(context, group, byIds([...new Set(ids.filter(Boolean).map(String))]), enCode);
  }
}

/** What follows from rows that a statement of SQL has written: their own copies, and those that are read from what it set. */
async function followWritten(
  context: WriteContext,
  { entity, ids, fields, enCode }: WrittenRows,
): Promise<void> {
  const plan = followPlan(context.engine.catalog);
  if (!plan.concerned.has(entity.name)) return;
  const set = new Set(fields);
  const own = (plan.copiesIn.get(entity) ?? []).filter(
    (copy) => set.size === 0 || set.has(copy.field.name) || copy.own.some((name) => set.has(name)),
  );
  for (const group of together(own)) await follow(context, group, byIds(ids), enCode);
  await spreadFrom(context, entity, (read) => (read.some((name) => set.has(name)) ? ids : []), enCode);
}

/** The engine locks what a row begins to follow until the transaction ends, so that a change made meanwhile finds the row. */
async function holdSources(
  context: WriteContext,
  copies: readonly Copy[],
  rows: StoredRows['rows'],
): Promise<void> {
  const held = new Map<string, Set<string>>();
  for (const { sources } of copies)
    for (const { ref, entity, by } of sources)
      for (const { before, after } of by === undefined ? rows : []) {
        const id = after?.[ref] ?? null;
        if (id === null || id === before?.[ref]) continue;
        held.set(entity.table, (held.get(entity.table) ?? new Set()).add(String(id)));
      }
  const locks = [...held].map(([table, ids]) =>
    prepared(context.tx, `SELECT 1 FROM ${ident(table)} WHERE "Id" = ANY($1) ORDER BY "Id" FOR SHARE`, [
      [...ids],
    ]),
  );
  await inOneGo(locks);
}

function changedRows({ rows }: StoredRows): Followed[] {
  return rows.flatMap(({ before, after }) =>
    before && after ? [{ id: String(before['Id']), before, after }] : [],
  );
}

async function followAssignments(
  context: WriteContext,
  by: Assigning,
  { rows, enCode }: StoredRows,
): Promise<void> {
  const named = (field: string, among: StoredRows['rows'] = rows) => [
    ...new Set(
      among
        .flatMap(({ before, after }) => [before?.[field], after?.[field]])
        .filter(Boolean)
        .map(String),
    ),
  ];
  for (const copy of followPlan(context.engine.catalog).copies) {
    const { held } = copy;
    if (held?.by !== by) continue;
    const ofPost = rows.filter(({ before, after }) =>
      [before?.[by.post], after?.[by.post]].includes(held.post),
    );
    await follow(context, [copy], byIds(named(held.target, ofPost)), enCode);
  }
  await settleRoles(context, by, named(by.person), enCode);
}

/** Persons and targets that are gone, and persons who have another account. */
async function followPeople(
  context: WriteContext,
  by: Assigning,
  { entity, rows, enCode }: StoredRows,
): Promise<void> {
  const gone = rows.flatMap(({ before, after }) => (before && !after ? [String(before['Id'])] : []));
  const fields = [{ field: by.person, entity: by.people }, ...by.targets].filter(
    (one) => one.entity === entity,
  );
  for (const { field } of fields)
    if (gone.length > 0) await endWhere(context, by, [[field, gone]], today(context), enCode);
  const { account } = by;
  if (entity !== by.people || account === undefined) return;
  const given = rows.filter(({ before, after }) => after && differs(account, before, after));
  await settleRoles(
    context,
    by,
    given.map(({ after }) => String(after!['Id'])),
    enCode,
  );
}

/** Assignments and the copies that follow them, for every entity that declares them (`assigns`, `follows`). */
export const assignment = {
  every: {
    takes: (catalog, entity) => followPlan(catalog).assigning.some((by) => by.entity === entity),
    saving: judgeAssignment,
  },
  afterStore: followStored,
  afterWritten: followWritten,
  lost: lostByPost,
  afterUndo: async (context) => void (await rebuildCopies(context)),
  everyMinute: followTheClock,
} satisfies ServerModule;
