import type { Calls } from './call.ts';
import { handInForm, lookUpIntake, openIntake, takeIntakeBack } from './PublicAccess/intake.ts';
import { verify } from './PublicAccess/Verify.ts';

export const PublicAccess: Calls<'PublicAccess'> = {
  HandIn: handInForm,
  LookUp: lookUpIntake,
  OpenIntake: openIntake,
  TakeBack: takeIntakeBack,
  Verify: verify,
};
