import { HttpRefusal } from '../http/http-refusal.ts';
import { isSiteImage } from '../settings/images.ts';
import { attachmentsById } from '../storage/attachments.ts';
import { storedAnswer } from '../storage/stored-answer.ts';
import type { Calls } from './call.ts';
import { getComing } from './SysInfo/GetComing.ts';
import { getSettingHistory } from './SysInfo/GetSettingHistory.ts';
import { getSettings } from './SysInfo/GetSettings.ts';
import { getTitleAndImg } from './SysInfo/GetTitleAndImg.ts';

export const SysInfo: Calls<'SysInfo'> = {
  GetComing: getComing,
  GetSettingHistory: getSettingHistory,
  GetSettings: getSettings,
  GetTitleAndImg: getTitleAndImg,
  /** A picture of the site, for everybody. That a file does not exist is not told apart from that it is not public. */
  SiteImage: async ({ engine, files }, { input }) => {
    const isShown = await isSiteImage(engine.database, engine.catalog, input.Id);
    const file = isShown ? (await attachmentsById(engine.database, [input.Id])).get(input.Id) : undefined;
    if (!file) throw new HttpRefusal('没有权限下载该文件', 403);
    return storedAnswer(files, file);
  },
};
