import { NOTHING_TO_DO, UNDO_DAYS } from '../../data/tables/journal.ts';
import { labelOf } from '../../data/read/labels.ts';
import { refuse } from '../../data/refusal.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { ident } from '../../data/sql/sql.ts';
import { isOfFiles, markHeld, markTouched } from './marks.ts';
import { markUnfit, unfitRows, type Unfit } from './unfit.ts';
import { missedRows } from './missed.ts';
import { isHandedOut, linksTo, placesOf, UNTOUCHED, type Place } from './places.ts';
import { removeRows, restoreEach, restoreRows, type Undoing } from './writes.ts';

/** Rows of one entity, counted. */
export interface UndoneRows {
  readonly Title: string;
  readonly Removed: number;
  readonly Restored: number;
  readonly Left: number;
}

/** A row that stays as it is, with the reason. */
export interface LeftRow {
  readonly Title: string;
  readonly Name: string;
  readonly Message: string;
}

/** What an undo does, or did. */
export interface UndoReport {
  readonly Removed: number;
  readonly Restored: number;
  readonly Left: number;
  readonly Rows: readonly UndoneRows[];
  /** The first rows that stay. */
  readonly LeftRows: readonly LeftRow[];
}

const MOST_LEFT = 200;
const TAKEN = '原来的编号已被其他记录使用';

/**
 * Takes back what an act wrote: rows that it changed go back field by field, rows that it made are deleted. Rows that were
 * written since, and rows that something else stands on, are left and named.
 * @throws Refusal when there is nothing that could be taken back
 */
export async function undoAct(undoing: Undoing): Promise<UndoReport> {
  const { engine, tx, act } = undoing;
  const places = await placesOf(tx, engine.catalog, act);
  if (places.length === 0)
    throw refuse(`没有可撤销的记录：${UNDO_DAYS}天前的操作和没有写入数据的操作不能撤销`);
  await countForPlans(tx, places);
  for (const place of places) {
    undoing.went?.(0);
    await markTouched(tx, act, place, engine.catalog);
  }
  for (;;) {
    await tx.query('SAVEPOINT undo_whole');
    const done = await takeBack(undoing, places);
    const unfit: Unfit[] = [];
    for (const place of places)
      unfit.push(...(await unfitRows(undoing, place)), ...(await missedRows(undoing, place)));
    if (unfit.length === 0) return reportOf(undoing, places, done.removed, done.restored);
    await tx.query('ROLLBACK TO SAVEPOINT undo_whole');
    await markUnfit(undoing, unfit);
  }
}

/** What was removed and restored, by its place. */
interface TakenBack {
  readonly removed: ReadonlyMap<Place, number>;
  readonly restored: ReadonlyMap<Place, number>;
}

async function takeBack(undoing: Undoing, places: readonly Place[]): Promise<TakenBack> {
  const { engine, tx, act } = undoing;
  const restored = new Map<Place, number>();
  const refused: { place: Place; ids: string[] }[] = [];
  const restore = async (place: Place) => {
    if (place.changed === 0) return;
    restored.set(place, await countOf(undoing, place, `kind <> 'I'`));
    const ids = await restoreRows(undoing, place.entity);
    if (ids.length > 0) refused.push({ place, ids });
  };
  for (const place of places) if (!isOfFiles(place)) await restore(place);
  await markHeld(tx, engine.catalog, act, places);
  for (const place of places) if (isOfFiles(place)) await restore(place);
  const removed = new Map<Place, number>();
  for (const place of places) {
    removed.set(place, await countOf(undoing, place, `kind = 'I'`));
    await takeHandedOut(undoing, place);
    await removeRows(undoing, place.entity);
  }
  for (const { place, ids } of refused) {
    const kept = await restoreEach(undoing, place.entity, ids);
    restored.set(place, restored.get(place)! - kept.length);
    await tx.query(`UPDATE sys_journal SET reason = $4 WHERE act = $1 AND place = $2 AND row_id = ANY($3)`, [
      act,
      place.entity.table,
      kept,
      TAKEN,
    ]);
  }
  for (const module of engine.modules) await module.afterUndo?.(undoing);
  return { removed, restored };
}

/** What was handed out to people who go, and was never worked on, goes with them. */
async function takeHandedOut(undoing: Undoing, { entity }: Place): Promise<void> {
  const { engine, act } = undoing;
  for (const link of linksTo(engine.catalog, [entity]).filter((one) => isHandedOut(engine.catalog, one)))
    await changeWhere(
      undoing,
      link.from.name,
      `UPDATE ${ident(link.from.table)} t SET "IsDeleted" = 1 WHERE t."IsDeleted" = 0 AND t.${UNTOUCHED} AND t.${ident(link.field.name)} IN
         (SELECT row_id FROM sys_journal WHERE act = $1 AND place = $2 AND reason IS NULL AND kind = 'I')`,
      [act, entity.table],
      { as: 'record' },
    );
}

const MANY = 500;

/** Tables that were just filled are planned as if they were empty, and joined row by row, until they are counted. */
async function countForPlans(tx: Undoing['tx'], places: readonly Place[]): Promise<void> {
  const tables = places
    .filter(({ made, changed }) => made + changed > MANY)
    .map(({ entity }) => entity.table);
  if (tables.length > 0) await tx.query(`ANALYZE ${['sys_journal', ...tables].map(ident).join(', ')}`);
}

/** The same, and then nothing of it: what an undo would do now. */
export async function previewUndo(undoing: Undoing): Promise<UndoReport> {
  await undoing.tx.query('SAVEPOINT undo_preview');
  const report = await undoAct(undoing);
  await undoing.tx.query('ROLLBACK TO SAVEPOINT undo_preview');
  return report;
}

/** An act that was undone, or is too old for it, needs its journal no more. */
export async function forgetAct({ tx }: Pick<Undoing, 'tx'>, act: string): Promise<void> {
  await tx.query('DELETE FROM sys_journal WHERE act = $1', [act]);
}

async function countOf({ tx, act }: Undoing, { entity }: Place, which: string): Promise<number> {
  const { rows } = await tx.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM sys_journal WHERE act = $1 AND place = $2 AND reason IS NULL AND ${which}`,
    [act, entity.table],
  );
  return rows[0]!.n;
}

async function reportOf(
  undoing: Undoing,
  places: readonly Place[],
  removed: ReadonlyMap<Place, number>,
  restored: ReadonlyMap<Place, number>,
): Promise<UndoReport> {
  const Rows: UndoneRows[] = [];
  const LeftRows: LeftRow[] = [];
  for (const place of places) {
    const left = await leftRows(undoing, place, MOST_LEFT - LeftRows.length);
    LeftRows.push(...left.rows);
    const counts = { Removed: removed.get(place) ?? 0, Restored: restored.get(place) ?? 0, Left: left.count };
    if (counts.Removed + counts.Restored + counts.Left > 0)
      Rows.push({ Title: place.entity.title, ...counts });
  }
  const sum = (key: 'Removed' | 'Restored' | 'Left') => Rows.reduce((total, row) => total + row[key], 0);
  return { Removed: sum('Removed'), Restored: sum('Restored'), Left: sum('Left'), Rows, LeftRows };
}

async function leftRows(
  { engine, tx, caller, act }: Undoing,
  { entity }: Place,
  most: number,
): Promise<{ count: number; rows: LeftRow[] }> {
  const label = labelOf(engine.catalog, entity, caller);
  const { rows } = await tx.query<{ name: string | null; reason: string; count: number }>(
    `SELECT ${label.sql('t')} AS name, j.reason, (count(*) OVER ())::int AS count FROM sys_journal j
     LEFT JOIN ${ident(entity.table)} t ON t."Id" = j.row_id
     WHERE j.act = $1 AND j.place = $2 AND j.reason <> '${NOTHING_TO_DO}' ORDER BY j.row_id LIMIT ${MOST_LEFT}`,
    [act, entity.table],
  );
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.slice(0, most).map(({ name, reason }) => ({
      Title: entity.title,
      Name: label.show(name) ?? '',
      Message: reason,
    })),
  };
}
