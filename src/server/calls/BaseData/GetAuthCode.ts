import { CAPTCHA_SECONDS, newCaptcha } from '../../auth/captcha.ts';
import { refuse } from '../../data/refusal.ts';
import type { Handler } from '../call.ts';

/** A picture whose characters must be typed. */
export const getAuthCode: Handler<'BaseData/GetAuthCode'> = async ({ engine }, { input }) => {
  if (input.Target) throw refuse('暂不支持向该地址发送验证码');
  const captcha = await newCaptcha(engine.database);
  return { ...captcha, ExpireSeconds: CAPTCHA_SECONDS, CooldownSeconds: 0 };
};
