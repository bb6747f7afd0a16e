import { type Calls, writing } from './call.ts';
import { changePortrait } from '../storage/portrait.ts';
import { getBaseInfo } from './UserInfo/GetBaseInfo.ts';
import { getLoginBaseInfo } from './UserInfo/GetLoginBaseInfo.ts';

export const UserInfo: Calls<'UserInfo'> = {
  ChangeUserImg: writing((context, { input, name }, { files }) =>
    changePortrait(context, files, input, name),
  ),
  GetBaseInfo: getBaseInfo,
  GetLoginBaseInfo: getLoginBaseInfo,
};
