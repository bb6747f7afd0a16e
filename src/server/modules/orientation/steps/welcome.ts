import { ORI_STEP } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import { SETTING } from '../../../../contract/generated/settings.ts';
import { textOfHtml } from '../../../../contract/html.ts';
import { withNoun } from '../../../../contract/with-noun.ts';
import type { Caller } from '../../../data/access/caller.ts';
import type { Engine } from '../../../data/engine.ts';
import { settingOf } from '../../../settings/settings.ts';
import { plannedSteps, stepsOf, type ShownStep } from '../../../engines/checklist/hub.ts';
import { checklistNamed } from '../../../engines/checklist/lists.ts';
import { FINISHED } from '../../../engines/checklist/marks.ts';
import { localSql } from '../../../data/time/clock.ts';
import { batchFor } from './welcome-batch.ts';
import { bannerUrl } from './welcome-files.ts';

// SQL: * is OrientationStep

const stepsIn = (engine: Engine) => checklistNamed(engine, entities.OrientationStep);
const CLOSED = '迎新尚未开始，请留意学校通知';

/** The head of the welcome page. */
export async function welcome(engine: Engine, caller: Caller): Promise<CallOutput['Orientation/GetWelcome']> {
  const [batch, school] = [await batchFor(engine, caller), await settingOf(engine.database, SETTING.Academy)];
  const student = caller.subject.NewStudentId;
  const own = student === '' ? [] : await stepsOf(engine, stepsIn(engine), student);
  const standing = own.length > 0 ? standingOf(own) : '';
  const name = student === '' ? '' : `${caller.subject.TrueName}同学，`;
  return {
    Title: school === '' ? `${name}欢迎你` : `${name}欢迎加入${school}`,
    Text: batch ? [withNoun(batch.BatchName, '迎新'), standing].filter(Boolean).join(' · ') : CLOSED,
    Batch: batch?.BatchName ?? '',
    PreTime: batch?.PreTime ?? '',
    CheckinTime: batch?.CheckinTime ?? '',
    CheckinStart: batch?.CheckinStart ?? '',
    HotLine: batch?.HotLine ?? '',
    Standing: standing,
    Banner: bannerUrl(batch?.BannerImg ?? ''),
  };
}

/** How far the required steps have come, and which is next. */
export function standingOf(steps: readonly Pick<ShownStep, 'StepName' | 'State' | 'Counts'>[]): string {
  const counted = steps.filter(({ Counts }) => Counts === 1);
  const left = counted.filter(({ State }) => !FINISHED.includes(State));
  const done = `已完成${counted.length - left.length}/${counted.length}项必办环节`;
  return left[0] ? `${done}，下一步：${left[0].StepName}` : done;
}

/** The caller's own steps, or what the steps are planned to be. */
export async function welcomeSteps(engine: Engine, caller: Caller): Promise<ShownStep[]> {
  const student = caller.subject.NewStudentId;
  if (student !== '') return stepsOf(engine, stepsIn(engine), student);
  const batch = await batchFor(engine, caller);
  return batch ? plannedSteps(engine, stepsIn(engine), batch.Id) : [];
}

const SOON_DAYS = 7;

/** What the school announces, and the steps that soon can no longer be done. */
export async function welcomeNews(
  engine: Engine,
  caller: Caller,
): Promise<CallOutput['Orientation/WelcomeNews']> {
  const batch = await batchFor(engine, caller);
  if (!batch) return [];
  const end = `left(${localSql('"EndTime"')}, 16)`;
  const ending = await engine.database.query<CallOutput['Orientation/WelcomeNews'][number]>(
    `SELECT "StepName" || '即将截止' AS "Title", '请在' || ${end} || '前办理' AS "Text", ${end} AS "Time", '提醒' AS "Tag" FROM "OrientationStep"
     WHERE "BatchId" = $1 AND "IsOnline" = 1 AND "StepCode" <> $2 AND "IsDeleted" = 0 AND "StartTime" <= now()
       AND "EndTime" BETWEEN now() AND now() + make_interval(days => $3) ORDER BY "EndTime", "Sort"`,
    [batch.Id, ORI_STEP.Sheet, SOON_DAYS],
  );
  const said = textOfHtml(batch.Announcement);
  const announced = said === '' ? [] : [{ Title: '欢迎公告', Text: said, Time: '', Tag: '公告' }];
  return [...announced, ...ending.rows];
}
