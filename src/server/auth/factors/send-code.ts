import { addressOf } from './addresses.ts';
import { CAPTCHA_SECONDS, captchaNeeded, newCaptcha, takeCaptcha } from '../login/captcha.ts';
import { CODE_SECONDS, COOLDOWN_SECONDS, newMailCode, type CodeScene } from './mail-codes.ts';
import { isEmail } from './email.ts';
import { maskValue } from '../../data/access/masks.ts';
import { refuse } from '../../data/refusal.ts';
import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import type { IdentityServices } from '../login/identity-services.ts';

/** What codes are sent with. */
interface CodeParts {
  readonly engine: Engine;
  readonly ways: IdentityServices;
}

/** A picture whose characters must be typed, or a code by mail. */
export async function codeAskedFor(
  services: CodeParts,
  caller: Caller,
  input: CallInput['BaseData/GetAuthCode'],
): Promise<CallOutput['BaseData/GetAuthCode']> {
  const { database } = services.engine;
  const userId = caller.subject.UserId;
  if (input.Scene === 'stepup')
    return sendCode(services, 'stepup', await ownAddress(services, userId), userId);
  if (!input.Target) {
    const captcha = await newCaptcha(database, caller.ip);
    return { ...captcha, ExpireSeconds: CAPTCHA_SECONDS, CooldownSeconds: 0 };
  }
  if (!isEmail(input.Target)) throw refuse('邮箱格式不正确');
  if (!(await takeCaptcha(database, { code: input.Code, codeKey: input.CodeKey })))
    throw await captchaNeeded(database, caller.ip, input.Code ? '验证码错误' : '请输入验证码');
  return sendCode(services, input.Scene, input.Target, userId);
}

async function ownAddress({ engine }: CodeParts, userId: string): Promise<string> {
  const email = await addressOf(engine.database, userId);
  if (!email) throw refuse('您的账号没有邮箱，请联系管理员');
  return email;
}

async function sendCode({ engine, ways }: CodeParts, scene: CodeScene, target: string, userId: string) {
  if (!ways.mailer) throw refuse('系统未配置邮件服务，请联系管理员');
  const { CodeKey, code } = await newMailCode(engine.database, { scene, target, userId });
  if (code !== undefined)
    ways.mailer.post({
      to: target,
      subject: '验证码',
      text: `您的验证码是 ${code}，${CODE_SECONDS / 60}分钟内有效。\n请不要告诉他人。如果不是您本人操作，请忽略本邮件。\n`,
    });
  return {
    CodeKey,
    CodeImg: '',
    Target: String(maskValue('email', target) ?? ''),
    ExpireSeconds: CODE_SECONDS,
    CooldownSeconds: COOLDOWN_SECONDS,
  };
}
