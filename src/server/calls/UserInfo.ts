import type { Calls } from './call.ts';
import { changeUserImg } from './UserInfo/ChangeUserImg.ts';
import { getBaseInfo } from './UserInfo/GetBaseInfo.ts';
import { getLoginBaseInfo } from './UserInfo/GetLoginBaseInfo.ts';

export const UserInfo: Calls<'UserInfo'> = {
  ChangeUserImg: changeUserImg,
  GetBaseInfo: getBaseInfo,
  GetLoginBaseInfo: getLoginBaseInfo,
};
