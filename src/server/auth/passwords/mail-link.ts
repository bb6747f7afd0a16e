import { userWithAddress } from '../factors/addresses.ts';
import { captchaNeeded, takeCaptcha } from '../login/captcha.ts';
import { isEmail } from '../factors/email.ts';
import { newResetToken, RESET_MINUTES } from './reset-tokens.ts';
import { maskValue } from '../../data/access/masks.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import type { Database } from '../../data/database/database.ts';
import type { IdentityServices } from '../login/identity-services.ts';

/** Sends a link for a new password to the address of an account, if name and address belong together; the answer does not say. */
export async function mailLink(
  database: Database,
  { mailer, publicUrl }: IdentityServices,
  ip: string,
  input: CallInput['UserAuth/EmailGetPwd'],
): Promise<CallOutput['UserAuth/EmailGetPwd']> {
  const email = input.Email.trim();
  if (!mailer) throw refuse('系统未配置邮件服务，请联系管理员重置密码');
  if (!isEmail(email)) throw refuseFields([{ Key: 'Email', Message: '邮箱格式不正确' }]);
  if (!(await takeCaptcha(database, { code: input.Code, codeKey: input.CodeKey })))
    throw await captchaNeeded(database, ip, input.Code ? '验证码错误' : '请输入验证码');
  const userId = await userWithAddress(database, input.LoginName.trim(), email);
  const token = userId === undefined ? undefined : await newResetToken(database, userId);
  if (token !== undefined)
    mailer.post({
      to: email,
      subject: '找回密码',
      text: letter(`${publicUrl}/user/Retrieve#token=${token}`),
    });
  return { SendTo: String(maskValue('email', email)), ExpireMinutes: RESET_MINUTES };
}

/** The token stands behind the #: browsers send that part to no server, and no log keeps it. */
const letter = (link: string) =>
  `您好：\n\n您正在找回登录密码。请在${RESET_MINUTES}分钟内打开下面的链接，设置新的密码（链接只能使用一次）：\n\n${link}\n\n` +
  `如果不是您本人操作，请忽略本邮件，您的密码不会改变。\n`;
