import { compileCondition } from '../../../contract/conditions/condition.ts';
import { monthsLater } from '../../../contract/conditions/time.ts';
import type { ActionCopy } from '../../../contract/generated/meta.ts';
import type { HandlerContext, ServerModule } from '../../data/module.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';
import { copyRow } from '../../data/write/copied-rows.ts';

/** Makes a row like another one, with the rows that hang on it, as an action says it (`copy`). */
export const copies = {
  handlerOf: ({ copy }) => copy && ((context) => copyAsSaid(context, copy)),
} satisfies ServerModule;

/** The same moment so many months later, on the last day of a month that has no such day. */
export const laterBy =
  (months: number) =>
  (moment: string): string =>
    monthsLater(moment, months)!;

async function copyAsSaid(
  context: HandlerContext,
  { set, months = 0, later, mark = "''" }: ActionCopy,
): Promise<{ Id: string }> {
  const { caller, now, entity, enCode } = context;
  const row = chosenRow(context);
  const worked = (source: string): unknown =>
    compileCondition(source).evaluate({ row, me: caller.subject, now }) ?? null;
  const Id = await copyRow(context, {
    owner: entity,
    row,
    values: Object.fromEntries(Object.entries(set).map(([name, source]) => [name, worked(source)])),
    moving: later ?? [],
    later: laterBy(months),
    mark: String(worked(mark)),
    enCode,
  });
  return { Id };
}
