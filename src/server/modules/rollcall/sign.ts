import { ROLLCALL_MODE, ROLLCALL_RESULT, TASK_STATE } from '../../../contract/generated/codes.ts';
import type { NamingRecord } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { HandlerContext } from '../../data/module.ts';
import { changeOther } from '../../data/write/acts/store-other.ts';
import { refuse } from '../../data/refusal.ts';
import { requireCode } from './code.ts';
import { secondsLater } from '../../data/time/clock.ts';
import {
  doubtOf,
  judgePosition,
  positionOf,
  type Earlier,
  type Position,
} from '../../engines/presence/place.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

interface Rules {
  readonly State: string;
  readonly LateMinutes: number;
  readonly Geo: { Lng: number; Lat: number } | null;
  readonly Radius: number | null;
}

/** A student answers the roll from where their device says it is; time and place are judged here, by the database's clock. */
export async function signIn(context: HandlerContext): Promise<{ Result: string; Distance: number }> {
  const { Photo, Geo } = context.params;
  const { record, rules } = await openRecord(context);
  if (record.NamingMode !== ROLLCALL_MODE.Location || !rules.Geo) throw refuse('本次点名不是定位签到');
  if (record.NeedPhoto === 1 && !Photo) throw refuse('请拍照后签到');
  const position = positionOf(Geo);
  const judged = judgePosition(position, { ...rules.Geo, Radius: rules.Radius ?? 300 });
  if ('refused' in judged) throw refuse(judged.refused);
  const Result = await answer(context, record, rules, {
    Geo: position,
    Distance: judged.metres,
    Doubt: await doubtAbout(context, record, position!),
    ...(Photo ? { Photo } : {}),
  });
  return { Result, Distance: judged.metres };
}

/** A student answers the roll with the code that is shown where it is called. */
export async function signByCode(context: HandlerContext): Promise<{ Result: string }> {
  const { record, rules } = await openRecord(context);
  if (record.NamingMode !== ROLLCALL_MODE.Scan) throw refuse('本次点名不是扫码签到');
  await requireCode(context, String(record.InstanceId), context.params['Code']);
  return { Result: await answer(context, record, rules, {}) };
}

/** The student's own line of a roll that is being called. */
async function openRecord(context: HandlerContext) {
  const record = chosenRow(context) as Row & NamingRecord;
  const rules = await rulesOf(context, String(record.InstanceId));
  requireOpen(record, rules, context.now);
  return { record, rules };
}

/** Stores an answer, which is late when the minutes that the task allows are over. @returns what it counts as */
async function answer(
  context: HandlerContext,
  record: Row & NamingRecord,
  { LateMinutes }: Rules,
  said: Row,
): Promise<string> {
  const { now, entity, enCode } = context;
  const isLate = now > secondsLater(String(record.BeginAt), LateMinutes * 60);
  const Result = isLate ? ROLLCALL_RESULT.Late : ROLLCALL_RESULT.Present;
  const values = { Result, SignTime: now, SignMode: record.NamingMode, ...said };
  await changeOther(context, entity, record, values, enCode);
  return Result;
}

async function rulesOf({ tx }: HandlerContext, instance: string): Promise<Rules> {
  const answer = await tx.query<Rules>(
    `SELECT i."State", t."LateMinutes", t."Geo", t."Radius" FROM "NamingInstance" i JOIN "NamingTask" t ON t."Id" = i."TaskId"
     WHERE i."Id" = $1 AND i."IsDeleted" = 0`,
    [instance],
  );
  const rules = answer.rows[0];
  if (!rules) throw refuse('点名已取消');
  return rules;
}

const SIGNED: readonly unknown[] = [ROLLCALL_RESULT.Present, ROLLCALL_RESULT.Late, ROLLCALL_RESULT.MadeUp];
const FREE: readonly unknown[] = [ROLLCALL_RESULT.OnLeave, ROLLCALL_RESULT.Exempt];

function requireOpen(record: NamingRecord, { State }: Rules, now: string): void {
  if (SIGNED.includes(record.Result)) throw refuse('您已签到');
  if (FREE.includes(record.Result)) throw refuse('您无需签到');
  if (State === TASK_STATE.Stopped) throw refuse('点名已停用');
  if (now < String(record.BeginAt)) throw refuse('未到签到时间');
  if (now > String(record.EndAt) || record.Result !== ROLLCALL_RESULT.Missing) throw refuse('签到已结束');
}

/** Compares with the student's answer before, and with the places that others of this roll have told. */
async function doubtAbout(
  { tx, now }: HandlerContext,
  record: NamingRecord,
  position: Position,
): Promise<string | null> {
  const last = await tx.query<{ Geo: unknown; seconds: number }>(
    `SELECT "Geo", extract(epoch FROM $2::timestamptz - "SignTime")::int AS seconds FROM "NamingRecord"
     WHERE "StudentId" = $1 AND "IsDeleted" = 0 AND "Geo" IS NOT NULL AND "SignTime" > $2::timestamptz - interval '1 day'
     ORDER BY "BeginAt" DESC LIMIT 1`,
    [record.StudentId, now],
  );
  const twin = await tx.query(
    `SELECT 1 FROM "NamingRecord" WHERE "InstanceId" = $1 AND "StudentId" <> $2 AND "IsDeleted" = 0
       AND "Geo" ->> 'Lng' = $3 AND "Geo" ->> 'Lat' = $4 LIMIT 1`,
    [record.InstanceId, record.StudentId, String(position.Lng), String(position.Lat)],
  );
  const before = last.rows[0];
  const earlier = positionOf(before?.Geo);
  const compared: Earlier | undefined = before && earlier && { position: earlier, seconds: before.seconds };
  return doubtOf(position, compared, twin.rowCount > 0);
}
