import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { newCaptcha } from '../../auth/login/captcha.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { databaseMoment } from '../../data/time/clock.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { handIn } from './hand-in.ts';
import { intakeOf } from './intakes.ts';
import { formToken } from './tokens.ts';

/** What a form that anybody hands in begins with. */
export async function beginForm(
  { catalog, database, secret }: Engine,
  { ip }: Caller,
  path: string,
): Promise<CallOutput['PublicAccess/OpenIntake']> {
  const { intake } = intakeOf(catalog, path);
  const picture =
    intake.captcha === false ? { CodeKey: null, CodeImg: null } : await newCaptcha(database, ip);
  return {
    Token: formToken(secret, path, await databaseMoment(database)),
    ...picture,
    Consent: intake.consent?.text ?? null,
    ConsentVersion: intake.consent?.version ?? null,
  };
}

/** Takes the form, and tells its ticket, which is sent to the address that stands in it as well. */
export async function takeForm(
  engine: Engine,
  caller: Caller,
  input: CallInput['PublicAccess/HandIn'],
  mailer: Mailer | undefined,
): Promise<CallOutput['PublicAccess/HandIn']> {
  const { ticket, row, open } = await handIn(engine, caller, {
    token: input.Token,
    data: input.Data as Record<string, unknown>,
    consentVersion: input.ConsentVersion,
    code: input.Code,
    codeKey: input.CodeKey,
    website: input.Website,
  });
  const to = row?.[open.intake.mail ?? ''];
  if (typeof to === 'string' && to !== '')
    mailer?.post({
      to,
      subject: `${open.entity.title}已收到`,
      text: `您的填报已收到，查询凭证：${ticket}。请妥善保管，不要告诉他人。`,
    });
  return { Ticket: ticket };
}
