import type { OrientationBatch } from '../../../../contract/generated/entities.ts';
import { monthsLater } from '../../../../contract/conditions/time.ts';
import { TASK_STATE } from '../../../../contract/generated/codes.ts';
import { copyRow } from '../../../data/write/copied-rows.ts';
import type { HandlerContext } from '../../../data/module.ts';
import { chosenRow } from '../../../data/write/chosen-row.ts';

const MOMENTS = ['PreStart', 'PreEnd', 'CheckinStart', 'CheckinEnd'] as const;

/** The same moment of the next year. */
export const yearLater = (moment: string): string => monthsLater(moment, 12)!;

/** The batch and all that hangs on it but its people again for the next grade, as a draft, everything a year later. */
export async function copyBatch(context: HandlerContext): Promise<{ Id: string }> {
  const source = chosenRow<OrientationBatch>(context);
  const { entity, enCode } = context;
  const grade = Number(source['GradeYear']) + 1;
  const name = String(source['BatchName']);
  const copy = name.replace(String(source['GradeYear']), String(grade));
  const Id = await copyRow(context, {
    owner: entity,
    row: source,
    values: {
      BatchName: copy === name ? [...`${grade}级${name}`].slice(0, 60).join('') : copy,
      GradeYear: grade,
      State: TASK_STATE.Draft,
    },
    moving: MOMENTS,
    later: yearLater,
    mark: `（${grade}级）`,
    enCode,
  });
  return { Id };
}
