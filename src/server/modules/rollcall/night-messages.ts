import { HANDLE_STATE, LATE_KIND, LATE_SOURCE } from '../../../contract/generated/codes.ts';
import { messages } from '../../../contract/generated/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { tell } from '../../engines/notify/tell.ts';
import type { Night } from './nights.ts';
import { dayAfter } from '../../../contract/school-calendar.ts';

/** Tells counsellors of their students and the keepers of their buildings; in the morning also of those who have been away for two nights. */
export async function tellOfNight(context: WriteContext, { date, isFinal }: Night): Promise<void> {
  await tell(context, messages.lateReturnNight, { NightDate: date });
  if (!isFinal) return;
  const { rows } = await context.tx.query<{ Id: string }>(
    `SELECT l."Id" FROM "LateReturn" l JOIN "LateReturn" y
       ON y."StudentId" = l."StudentId" AND y."NightDate" = $2::date AND y."LateKind" = $3 AND y."IsDeleted" = 0
     WHERE l."NightDate" = $1::date AND l."LateKind" = $3 AND l."Source" = $4 AND l."HandleState" = $5 AND l."IsDeleted" = 0`,
    [date, dayAfter(date, -1), LATE_KIND.Absent, LATE_SOURCE.Gate, HANDLE_STATE.Open],
  );
  await tell(context, messages.lateReturnLong, { Id: rows.map(({ Id }) => Id) });
}
