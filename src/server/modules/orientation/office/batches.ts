import type { Named } from '../../../data/row-of.ts';
import type { OrientationBatch } from '../../../../contract/generated/entities.ts';
import { TASK_STATE } from '../../../../contract/generated/codes.ts';
import type { Row } from '../../../../contract/rules.ts';
import { addRows } from '../../../data/write/bulk-write.ts';
import { copyRowsOf } from '../../../data/write/copied-rows.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { refuse } from '../../../data/refusal.ts';
import { newId } from '../../../data/write/row-store.ts';
import { chosenRow } from '../../../data/write/chosen-row.ts';

const MOMENTS = ['PreStart', 'PreEnd', 'CheckinStart', 'CheckinEnd'] as const;

/** The same moment of the next year. */
export function yearLater(moment: string): string {
  const year = Number(moment.slice(0, 4)) + 1;
  const isLeapDay = moment.slice(5, 10) === '02-29';
  return `${year}${isLeapDay ? `-02-28${moment.slice(10)}` : moment.slice(4)}`;
}

const later = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, yearLater(String(row[name]))]));

/** The batch and all that hangs on it but its people again for the next grade, as a draft, everything a year later. */
export async function copyBatch(context: HandlerContext): Promise<{ Id: string }> {
  const source = chosenRow<OrientationBatch>(context);
  const { entity, enCode, tx } = context;
  const grade = Number(source['GradeYear']) + 1;
  const Id = newId();
  const name = String(source['BatchName']);
  const there = await tx.query(
    `SELECT 1 FROM "OrientationBatch" WHERE "GradeYear" = $1 AND "TrainLevel" = $2 AND "IsDeleted" = 0`,
    [grade, source['TrainLevel']],
  );
  if (there.rowCount > 0) throw refuse(entity.file.uniqueMessage!);
  const copy = name.replace(String(source['GradeYear']), String(grade));
  const batch: Named<OrientationBatch> = {
    ...source,
    ...later(source, MOMENTS),
    Id,
    BatchName: copy === name ? [...`${grade}级${name}`].slice(0, 60).join('') : copy,
    GradeYear: grade,
    State: TASK_STATE.Draft,
    // A file belongs to one row.
    GuidePdf: null,
    MapImg: null,
    BannerImg: null,
  };
  await addRows(context, entity, [batch], enCode);
  await copyRowsOf(context, {
    owner: entity,
    from: String(source['Id']),
    to: Id,
    later: yearLater,
    mark: `（${grade}级）`,
    enCode,
  });
  return { Id };
}
