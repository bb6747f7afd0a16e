import type { Row } from '../../../contract/rules.ts';
import { runOthers } from '../../data/write/acts/change-others.ts';
import { isReachingOthers, lockActed } from '../../data/write/acts/reached.ts';
import { refusalOf } from '../../data/write/acts/refusal-of.ts';
import { addRows, changeRows, lockRows } from '../../data/write/bulk-write.ts';
import { judgeHooked } from '../../data/write/judge-coming.ts';
import type { RowHook } from '../../data/module.ts';
import { hasHooks, judgeTogether, runHooks, runHooksMany } from '../../data/write/hooks.ts';
import { nextNumber } from '../../data/write/numbers.ts';
import { refuseFields } from '../../data/refusal.ts';
import { addStandardRows } from '../../data/write/standard-rows.ts';
import { blameRefusal } from './judge.ts';
import { eachRow, inGroups, type ImportPlan, type ImportRow } from './plan.ts';

/** Few enough that preparing them does not keep other callers waiting. */
const ROWS_AT_ONCE = 500;

/** Whether module code has a say in the rows, or other rows that they change have. */
export function isRuled({ context, known }: ImportPlan): boolean {
  return hasHooks(context.engine, known.entity) || isReachingOthers(known);
}

/**
 * Stores the rows in groups: rules of modules before, rows and audit set by set, consequences after. A row that a module
 * refuses gets a fault and is left out; the caller of this function undoes the whole import then.
 */
export async function storeRows(plan: ImportPlan, rows: readonly ImportRow[]): Promise<void> {
  const { tree, assigns } = plan.known.entity.file;
  // The rows of a tree stand on each other, and two rows may assign one target: the rules of one must find those before it in the database.
  const atOnce = (tree ?? assigns) && isRuled(plan) ? 1 : ROWS_AT_ONCE;
  await lockActed(
    plan.context,
    plan.known,
    [],
    rows.map(({ row }) => ({ row, params: {} })),
  );
  for (const group of inGroups(rows, atOnce)) {
    await rehearseRows(plan, group);
    const passed = group.filter((row) => row.faults.size === 0);
    await storeGroup(plan, passed);
    await reachOthers(plan, passed);
    await followUp(plan, passed);
  }
}

/** What the rows bring about beyond themselves, each by itself: what another row refuses is told in the line that asked for it. */
async function reachOthers(plan: ImportPlan, rows: readonly ImportRow[]): Promise<void> {
  const { context, known } = plan;
  if (!isReachingOthers(known)) return;
  const ids = rows.map(({ row }) => String(row['Id']));
  // What follows other rows is known once a row is stored.
  const stored = await lockRows(context, known.entity, ids);
  await eachRow(plan, rows, async (row) => {
    const done = { row: { ...row.row, ...stored.get(String(row.row['Id'])) }, params: {} };
    const refusal = await refusalOf(context.tx, () => runOthers(context, known, done, done.row));
    if (refusal) blameRefusal(plan, row, refusal);
  });
}

/** Asks module code about the rows as if they were to be stored. */
async function rehearseRows(plan: ImportPlan, rows: readonly ImportRow[]): Promise<void> {
  const asked = new Map<RowHook, ImportRow>();
  const judged = new Map(rows.map((one) => [one, { ...one.row }]));
  await eachRow(plan, rows, async (row) => {
    try {
      const hook = hookOf(plan, row);
      await runHooksMany('beforeSave', [hook]);
      asked.set(hook, row);
    } catch (error) {
      blameRefusal(plan, row, error);
    }
  });
  for (const [hook, problem] of await judgeTogether([...asked.keys()]))
    blameRefusal(plan, asked.get(hook)!, refuseFields([problem]));
  const passed = [...asked].filter(([, { faults }]) => faults.size === 0);
  const problems = await judgeHooked(
    passed.map(([hook]) => hook),
    passed.map(([, row]) => judged.get(row)!),
  );
  for (const [index, [, row]] of passed.entries())
    if (problems[index]!.length > 0) blameRefusal(plan, row, refuseFields(problems[index]!));
}

function hookOf(plan: ImportPlan, { row, before }: ImportRow): RowHook {
  const { entity, enCode } = plan.known;
  return { ...plan.context, entity, enCode, row, before };
}

async function storeGroup(plan: ImportPlan, rows: readonly ImportRow[]): Promise<void> {
  const { context, known } = plan;
  const { entity, enCode } = known;
  const added: Row[] = [];
  const changed: { before: Row; after: Row }[] = [];
  for (const { before, row } of rows) {
    if (before) changed.push({ before, after: row });
    else added.push(row);
  }
  if (entity.file.number)
    for (const row of added) row['ApplyNo'] = await nextNumber(context.tx, entity.file.number, context.now);
  await addRows(context, entity, added, enCode, true);
  await addStandardRows(context, entity, added, enCode);
  await changeRows(context, entity, changed, enCode, true);
}

/** What modules do once rows are stored: for all of them at once, and one by one only to find which of them is refused. */
async function followUp(plan: ImportPlan, rows: readonly ImportRow[]): Promise<void> {
  if (!hasHooks(plan.context.engine, plan.known.entity)) return;
  const hooks = rows.map((row) => hookOf(plan, row));
  if (!(await refusalOf(plan.context.tx, () => runHooksMany('afterSave', hooks)))) return;
  for (const [index, row] of rows.entries()) {
    const refusal = await refusalOf(plan.context.tx, () => runHooks('afterSave', hooks[index]!));
    if (refusal) blameRefusal(plan, row, refusal);
  }
}
