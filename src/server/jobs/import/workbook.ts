import type { WorkbookSheet } from '../../../contract/generated/meta.ts';
import { entityOf, grantedAction } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { CancelSignal } from '../../data/read/cancel-signal.ts';
import type { WriteContext } from '../../data/module.ts';
import { Refusal, refuse } from '../../data/refusal.ts';
import { codesOf, comparableName } from './named.ts';
import { isGood, type ImportPlan, type ImportRow } from './plan.ts';
import { reportOf, type ImportReport, type ImportRequest } from './report.ts';
import { MOST_ROWS, sheetNames } from './sheet.ts';
import { isWhole, judgeSheet, knownRows, planSheet, rowsInOrder, type PlannedSheet } from './sheet-rows.ts';
import { storeRows } from './store.ts';

/** Sheet of a template that only explains the others. */
export const NOTES_SHEET = '填写说明';

/** What a sheet of a workbook is called. */
export function sheetName(engine: Engine, { name, EnCode }: WorkbookSheet): string {
  if (name !== undefined) return name;
  const known = engine.catalog.enCodes.get(EnCode);
  return known ? entityOf(engine, known.action.lines ?? known.entity.name).title : EnCode;
}

interface NamedSheet extends PlannedSheet {
  readonly name: string;
}

/**
 * Imports a workbook with a sheet for each of several imports: all of it or nothing. The rows of each sheet are stored before
 * the next one is judged, so that what stands on them is found like any other row; a dry run takes all of that back.
 */
export async function importWorkbook(
  context: WriteContext,
  declared: readonly WorkbookSheet[],
  request: ImportRequest,
  file: Uint8Array,
  signal: CancelSignal | undefined,
): Promise<ImportReport> {
  const sheets = await readSheets(context, declared, request, file, signal);
  const { tx } = context;
  await tx.query('SAVEPOINT import_workbook');
  for (const { plan, sheet } of sheets) {
    await judgeSheet(plan, sheet.rows);
    await storeRows(plan, rowsInOrder(plan, sheet.rows).filter(isGood));
    noteRefused(plan, sheet.rows);
  }
  const isComplete = sheets.every(({ sheet }) => isWhole(sheet.rows));
  const isKept = isComplete && request.DryRun !== 1;
  await tx.query(`${isKept ? 'RELEASE' : 'ROLLBACK TO'} SAVEPOINT import_workbook`);
  const judged = sheets.map(({ name, plan, sheet }) => ({ name, plan, rows: sheet.rows }));
  const Samples = sheets.reduce((total, { sheet }) => total + sheet.samples, 0);
  const report = reportOf(judged, request.DryRun === 1 || isComplete);
  return Samples > 0 ? { ...report, Samples } : report;
}

async function readSheets(
  context: WriteContext,
  declared: readonly WorkbookSheet[],
  request: ImportRequest,
  file: Uint8Array,
  signal: CancelSignal | undefined,
): Promise<NamedSheet[]> {
  const { engine, caller } = context;
  const names = declared.map((one) => sheetName(engine, one));
  const there = await sheetNames(file);
  requireKnown(names, there);
  const refused = new Map<string, Set<string>>();
  const sheets: NamedSheet[] = [];
  for (const [at, { EnCode, cover }] of declared.entries()) {
    const name = names[at]!;
    const known = knownRows(engine, grantedAction(engine, caller, EnCode, ['import']));
    if (!there.includes(name)) continue;
    const asked = { file, sheet: name, cover: cover ?? request.Cover === 1, defaults: {}, refused, signal };
    const planned = await namingSheet(name, planSheet(context, known, asked));
    if (planned) sheets.push({ ...planned, name });
  }
  if (sheets.length === 0) throw refuse('文件中没有数据');
  if (sheets.reduce((sum, { sheet }) => sum + sheet.rows.length, 0) > MOST_ROWS)
    throw refuse(`一次最多导入${MOST_ROWS}行，请分成几个文件`);
  return sheets;
}

function requireKnown(names: readonly string[], there: readonly string[]): void {
  const said = (some: readonly string[]) => some.map((name) => `「${name.slice(0, 31)}」`).join('');
  const unknown = there.filter((name) => !names.includes(name) && name !== NOTES_SHEET);
  if (unknown.length > 0)
    throw refuse(`工作表不匹配：无法识别的工作表${said(unknown)}；工作表应为${said(names)}`);
  if (!names.some((name) => there.includes(name))) throw refuse(`工作表不匹配：缺少工作表${said(names)}`);
}

/** A refusal of a sheet as a whole says which sheet. */
async function namingSheet<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw refuse(`工作表「${name}」${error.message}`);
  }
}

/** Keeps what refused rows are called, so that rows of later sheets which stand on them are not blamed as well. */
function noteRefused({ known: { entity }, places, refused }: ImportPlan, rows: readonly ImportRow[]): void {
  const bad = rows.filter((row) => !isGood(row));
  if (bad.length === 0) return;
  const names = refused.get(entity.name) ?? new Set<string>();
  refused.set(entity.name, names);
  const single = [entity.label, ...codesOf(entity).map(({ name }) => name)].map((name) => [name]);
  for (const row of bad)
    for (const parts of entity.file.named ? [...single, entity.file.named] : single) {
      const texts = places.flatMap((column, at) =>
        column && parts.includes(column.field.name)
          ? [
              {
                order: parts.indexOf(column.field.name) * 10 + (column.part ?? 0),
                text: textOf(row.cells[at]),
              },
            ]
          : [],
      );
      if (texts.length < parts.length) continue;
      texts.sort((a, b) => a.order - b.order);
      names.add(comparableName(texts.map(({ text }) => text).join('-')));
    }
}

const textOf = (cell: ImportRow['cells'][number] | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell);
