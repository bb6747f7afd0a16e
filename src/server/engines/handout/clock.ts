import type { Row } from '../../../contract/rules.ts';
import { byClock } from '../../data/time/by-clock.ts';
import { oneByOne } from '../../data/time/one-by-one.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { tell } from '../notify/tell.ts';
import { awaySql } from '../presence/away.ts';
import { recount } from './count.ts';
import { handOut, JUDGED, takeFromLeavers } from './hand-out.ts';
import { allHanded, type Handed } from './handed.ts';
import { mayBeExcused } from './new-cells.ts';

/** Answers that arrived before the end may still be on their way into the database. */
const GRACE_SECONDS = 10;

/** What time alone asks of everything that is out with people: who joined and left, who is away, who missed it, and how many. */
export async function keepHandouts(engine: Engine): Promise<void> {
  const { catalog } = engine;
  const all = [...allHanded(catalog).values()].filter(
    ({ owner, block }) => block.when !== undefined && catalog.closed.entity(owner.name) === undefined,
  );
  await oneByOne(all, (handed) => byClock(engine, 'handouts', (context) => keep(context, handed)));
}

async function keep(context: WriteContext, handed: Handed): Promise<void> {
  const { block, owner } = handed;
  const out = await outNow(context, handed);
  if (out.length === 0) return;
  const { window } = block;
  const begun = out.filter((row) => !window || String(row[window.from]) <= context.now);
  for (const row of await unserved(context, handed, out)) await keepInStep(context, handed, row);
  const excused = await excuse(context, handed, out);
  const { catalog, modules } = context.engine;
  const rules = modules.flatMap(({ handouts, handoutsOf }) => [
    ...(handouts?.[owner.name] ? [handouts[owner.name]!] : []),
    ...(handoutsOf?.(owner, catalog) ?? []),
  ]);
  for (const rule of rules) await rule.answered?.(context);
  await miss(context, handed, out);
  const ended = await end(context, handed, out);
  await recount(context, handed, [...new Set([...idsOf(begun), ...excused])]);
  if (ended.length === 0) return;
  for (const rule of rules) await rule.ended?.(context, ended);
  if (block.end?.tell !== undefined)
    await tell(context, `${block.entity}.${block.end.tell}`, { [block.of]: ended });
}

const idsOf = (rows: readonly Row[]) => rows.map(({ Id }) => String(Id));

async function outNow({ tx, now }: WriteContext, { block, owner }: Handed): Promise<Row[]> {
  const binder = new Binder();
  const when = rowCondition(owner, block.when!, { now }, binder, 't');
  const { rows } = await tx.query<Row>(
    `SELECT ${wireColumns(owner, 't')} FROM ${ident(owner.table)} t WHERE t."IsDeleted" = 0 AND ${when} ORDER BY t."Id"`,
    binder.values,
  );
  return rows;
}

/** What is kept in step, and what the clock has brought out, so that nobody has it yet; none after its end. */
async function unserved(
  { tx, now }: WriteContext,
  { block, rows }: Handed,
  out: readonly Row[],
): Promise<readonly Row[]> {
  const { window, kept, of } = block;
  const open = out.filter((row) => !window || String(row[window.to]) > now);
  if (kept || open.length === 0) return open;
  const served = await tx.query<{ id: string }>(
    `SELECT id FROM unnest($1::text[]) id WHERE EXISTS (SELECT 1 FROM ${ident(rows.table)} t WHERE t.${ident(of)} = id)`,
    [idsOf(open)],
  );
  const has = new Set(served.rows.map(({ id }) => id));
  return open.filter(({ Id }) => !has.has(String(Id)));
}

async function keepInStep(context: WriteContext, handed: Handed, row: Row): Promise<void> {
  if (handed.block.kept) await takeFromLeavers(context, handed, row);
  await handOut(context, handed, row);
}

/**
 * What was agreed to after it was handed out excuses as well, as soon as the time has begun; what is over before does not. What
 * staff has set by hand stays. @returns what is counted anew
 */
async function excuse(context: WriteContext, handed: Handed, out: readonly Row[]): Promise<string[]> {
  const { block, owner, rows, people } = handed;
  const { state, window, of, person } = block;
  if (state?.excused === undefined || !window) return [];
  const may = await mayBeExcused(context, handed, out);
  const binder = new Binder();
  const [some, open, excused, now] = [idsOf(out.filter(may)), state.open, state.excused, context.now].map(
    (value) => binder.bind(value),
  );
  const [is, from] = [`t.${ident(state.field)}`, `o.${ident(window.from)}`];
  const hasBegun = `(${from} <= ${now!}::timestamptz)`;
  const away = awaySql(context.engine.catalog, people.name, `t.${ident(person)}`, () => from, binder);
  const free = state.by === undefined ? hasBegun : `t.${ident(state.by)} IS NULL`;
  const changed = await changeWhere<{ id: string }>(
    context,
    rows.name,
    `UPDATE ${ident(rows.table)} t SET ${ident(state.field)} = CASE WHEN ${is} = ${open} THEN ${excused} ELSE ${open} END
     FROM ${ident(owner.table)} o WHERE o."Id" = t.${ident(of)} AND o."Id" = ANY(${some}) AND ${free}
       AND ${is} = CASE WHEN ${hasBegun} THEN ${open} ELSE ${excused} END AND ${hasBegun} = ${away}
     RETURNING t.${ident(of)} AS id`,
    binder.values,
    { as: 'record', judged: JUDGED },
  );
  return changed.rows.map(({ id }) => id);
}

/** What nobody answered in the time of its person is missed. */
async function miss(
  context: WriteContext,
  { block, owner, rows }: Handed,
  out: readonly Row[],
): Promise<void> {
  const { state, window, of } = block;
  if (state?.missed === undefined || !window) return;
  const end = `o.${ident(window.to)}`;
  const until = window.own === undefined ? end : `coalesce(t.${ident(window.own)}, ${end})`;
  await changeWhere(
    context,
    rows.name,
    `UPDATE ${ident(rows.table)} t SET ${ident(state.field)} = $2 FROM ${ident(owner.table)} o
     WHERE o."Id" = t.${ident(of)} AND o."Id" = ANY($1) AND t.${ident(state.field)} = $3
       AND ${until} < $4::timestamptz - make_interval(secs => $5)`,
    [idsOf(out), state.missed, state.open, context.now, GRACE_SECONDS],
    { as: 'record', judged: JUDGED },
  );
}

/** Ends what is over for everybody. @returns which ended */
async function end(
  context: WriteContext,
  { block, owner, rows }: Handed,
  out: readonly Row[],
): Promise<string[]> {
  const { state, window, of, end: how } = block;
  if (!how || !window) return [];
  const late = `$4::timestamptz - make_interval(secs => $5)`;
  const running =
    window.own === undefined || !state
      ? ''
      : `AND NOT EXISTS (SELECT 1 FROM ${ident(rows.table)} t WHERE t.${ident(of)} = o."Id" AND t."IsDeleted" = 0
           AND t.${ident(state.field)} = $6 AND t.${ident(window.own)} >= ${late})`;
  const ended = await changeWhere<{ Id: string }>(
    context,
    owner.name,
    `UPDATE ${ident(owner.table)} o SET ${ident(how.state)} = $2, ${ident(how.noted)} = $3::timestamptz
     WHERE o."Id" = ANY($1) AND o.${ident(window.to)} < ${late} ${running} RETURNING o."Id"`,
    [idsOf(out), how.is, context.now, context.now, GRACE_SECONDS, ...(running === '' ? [] : [state!.open])],
    { as: 'record', judged: JUDGED },
  );
  return ended.rows.map(({ Id }) => Id);
}
