import { newCaptcha } from '../../auth/login/captcha.ts';
import { databaseMoment } from '../../data/time/clock.ts';
import { handIn } from '../../engines/intake/hand-in.ts';
import { intakeOf } from '../../engines/intake/intakes.ts';
import { lookUp, takeBack } from '../../engines/intake/look-up.ts';
import { formToken } from '../../engines/intake/tokens.ts';
import type { Handler } from '../call.ts';

/** What a form that anybody hands in begins with. */
export const openIntake: Handler<'PublicAccess/OpenIntake'> = async ({ engine }, { caller, input }) => {
  const { intake } = intakeOf(engine.catalog, input.Path);
  const picture =
    intake.captcha === false
      ? { CodeKey: null, CodeImg: null }
      : await newCaptcha(engine.database, caller.ip);
  return {
    Token: formToken(engine.secret, input.Path, await databaseMoment(engine.database)),
    ...picture,
    Consent: intake.consent?.text ?? null,
    ConsentVersion: intake.consent?.version ?? null,
  };
};

/** Takes the form, and tells its ticket, which is sent to the address that stands in it as well. */
export const handInForm: Handler<'PublicAccess/HandIn'> = async ({ engine, ways }, { caller, input }) => {
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
    ways.mailer?.post({
      to,
      subject: `${open.entity.title}已收到`,
      text: `您的填报已收到，查询凭证：${ticket}。请妥善保管，不要告诉他人。`,
    });
  return { Ticket: ticket };
};

/** What the holder of a ticket reads. */
export const lookUpIntake: Handler<'PublicAccess/LookUp'> = async ({ engine }, { caller, input }) => {
  const asked = { path: input.Path, ticket: input.Ticket };
  const { items, cancel } = await lookUp(engine, caller, asked);
  return { Items: items, Cancel: cancel };
};

/** Takes a row back by its ticket. */
export const takeIntakeBack: Handler<'PublicAccess/TakeBack'> = async ({ engine }, { caller, input }) => {
  await takeBack(engine, caller, { path: input.Path, ticket: input.Ticket });
  return { Done: 1 };
};
