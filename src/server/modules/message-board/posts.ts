import { BOARD_STATE } from '../../../contract/generated/codes.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import { entities, type BoardPost } from '../../../contract/generated/entities.ts';
import { SETTING } from '../../../contract/generated/settings.ts';
import { workingDaysAfter } from '../../../contract/school-calendar.ts';
import type { Queryable } from '../../data/database/database.ts';
import { forgetMaker } from '../../data/write/forget-maker.ts';
import type { RowHook } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { settingOf, settingsOf } from '../../settings/settings.ts';

export const ANONYMOUS = '匿名';

/** Judges a new post: how many its writer may send, whether it says what they said before, which words an office looks at first. */
export async function beforePostSave(hook: RowHook<BoardPost>): Promise<void> {
  const { engine, tx, caller, row, before, now } = hook;
  if (before) return;
  const post = row as Partial<BoardPost>;
  const { UserId } = caller.subject;
  await advisoryLock(tx, 'board', UserId);
  const { rows } = await tx.query<{ today: number; same: number }>(
    `SELECT (count(*) FILTER (WHERE ("CreateDate" AT TIME ZONE 'Asia/Shanghai')::date = (now() AT TIME ZONE 'Asia/Shanghai')::date))::int AS today,
       (count(*) FILTER (WHERE "Content" = $2))::int AS same
     FROM "BoardPost" WHERE "UserId" = $1 AND "CreateDate" > now() - interval '24 hours' AND "IsDeleted" = 0`,
    [UserId, post.Content],
  );
  if ((rows[0]?.same ?? 0) > 0) throw refuse('请勿重复提交');
  const limits = await settingsOf(tx, [SETTING.BoardPerDay, SETTING.BoardReplyDays]);
  if ((rows[0]?.today ?? 0) >= limits[SETTING.BoardPerDay]) throw refuse('今日留言次数已达上限');
  const hits = await sensitiveWords(tx, `${post.Title}\n${post.Content}`);
  row['State'] = hits.length > 0 ? BOARD_STATE.ToReview : BOARD_STATE.ToReply;
  row['SensitiveHit'] = hits.join('、').slice(0, 100) || null;
  row['DueTime'] = workingDaysAfter(now, limits[SETTING.BoardReplyDays], engine.catalog.calendar);
}

/** Who sent an anonymous post stands in the field that the school alone may read, and nowhere else in the row. */
export async function afterPostSave(hook: RowHook<BoardPost>): Promise<void> {
  if (hook.before || !hook.row['IsAnonymous']) return;
  await forgetMaker(hook, entities.BoardPost, String(hook.row['Id']), ANONYMOUS);
}

/** The words of the setting board.words, parted by commas, that stand in a text. */
async function sensitiveWords(tx: Queryable, text: string): Promise<string[]> {
  const words = await settingOf(tx, SETTING.BoardWords);
  return words.split(/[,，\s]+/).filter((word) => word !== '' && text.includes(word));
}
