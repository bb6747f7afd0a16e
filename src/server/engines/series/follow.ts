import type { Row } from '../../../contract/rules.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { ident } from '../../data/sql/sql.ts';
import { isDue } from './dates.ts';
import { JUDGED, type Coming } from './days.ts';

/** Takes back today's row when nobody has answered it and it has not ended: the row that it came of was changed. */
export async function dropUnanswered(context: WriteContext, coming: Coming, id: string): Promise<void> {
  const { series, days } = coming;
  const { entity, of, state, end } = days.file.handout!;
  const rows = entityOf(context.engine, entity);
  const unanswered = [state!.open, ...(state!.excused === undefined ? [] : [state!.excused])];
  const gone = await changeWhere<{ Id: string }>(
    context,
    days.name,
    `UPDATE ${ident(days.table)} d SET "IsDeleted" = 1
     WHERE ${ident(series.of)} = $1 AND ${ident(end!.noted)} IS NULL AND ${ident(series.date)} = $2::date
       AND NOT EXISTS (SELECT 1 FROM ${ident(rows.table)} r WHERE r.${ident(of)} = d."Id" AND r.${ident(state!.field)} <> ALL($3) AND r."IsDeleted" = 0)
     RETURNING "Id"`,
    [id, context.now.slice(0, 10), unanswered],
    { as: 'record', judged: JUDGED },
  );
  await changeWhere(
    context,
    rows.name,
    `UPDATE ${ident(rows.table)} SET "IsDeleted" = 1 WHERE ${ident(of)} = ANY($1)`,
    [gone.rows.map((row) => row.Id)],
    { as: 'record', judged: JUDGED },
  );
}

/** Stops what a row still has open. */
export async function stopDays(context: WriteContext, { series, days }: Coming, id: string): Promise<void> {
  const { field, coming, running, stopped } = series.day;
  await changeWhere(
    context,
    days.name,
    `UPDATE ${ident(days.table)} SET ${ident(field)} = $2 WHERE ${ident(series.of)} = $1 AND ${ident(field)} = ANY($3)`,
    [id, stopped, [coming, running]],
    { as: 'record', judged: JUDGED },
  );
}

/** Goes on with today's row that was stopped, where its own still comes today. @returns whether there was one */
export async function resumeToday(
  context: WriteContext,
  { series, days }: Coming,
  row: Row,
): Promise<boolean> {
  const { engine, now } = context;
  if (!isDue(series, row, now.slice(0, 10), engine.catalog.calendar)) return false;
  const { field, coming, running, stopped } = series.day;
  const { end } = days.file.handout!;
  const answer = await changeWhere(
    context,
    days.name,
    `UPDATE ${ident(days.table)} SET ${ident(field)} = CASE WHEN ${ident(series.begin.at)} <= $3::timestamptz THEN $4 ELSE $5 END
     WHERE ${ident(series.of)} = $1 AND ${ident(field)} = $2 AND ${ident(series.end.at)} > $3::timestamptz AND ${ident(end!.noted)} IS NULL`,
    [row['Id'], stopped, now, running, coming],
    { as: 'record', judged: JUDGED },
  );
  return answer.count > 0;
}

/** Whether anything but the state of a row was changed. */
export const differs = (row: Row, before: Row | null, state: string): boolean =>
  Object.keys(row).some(
    (name) => name !== state && JSON.stringify(row[name]) !== JSON.stringify(before?.[name]),
  );
