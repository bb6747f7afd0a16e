import { HttpRefusal } from '../http/http-refusal.ts';
import { isSiteImage } from '../settings/images.ts';
import { attachmentsById } from '../storage/attachments.ts';
import { roomTold } from '../storage/room-told.ts';
import { storedAnswer } from '../storage/stored-answer.ts';
import type { Calls } from './call.ts';
import { settingsTold } from '../settings/told.ts';
import { settingHistory } from '../settings/history.ts';
import { siteTold } from '../settings/site.ts';
import { allComing } from '../engines/notify/all-coming.ts';

export const SysInfo: Calls<'SysInfo'> = {
  GetComing: ({ engine }) => allComing(engine),
  /** How much room there is on the disk. */
  GetRoom: ({ engine, place }) => roomTold(engine.database, place),
  GetSettingHistory: ({ engine }, { input }) => settingHistory(engine, input.Name),
  GetSettings: ({ engine }, { caller }) => settingsTold(engine, caller),
  GetTitleAndImg: ({ engine }) => siteTold(engine),
  /** A picture of the site, for everybody. That a file does not exist is not told apart from that it is not public. */
  SiteImage: async ({ engine, files }, { input }) => {
    const isShown = await isSiteImage(engine.database, engine.catalog, input.Id);
    const file = isShown ? (await attachmentsById(engine.database, [input.Id])).get(input.Id) : undefined;
    if (!file) throw new HttpRefusal('没有权限下载该文件', 403);
    return storedAnswer(files, file);
  },
};
