import type { Calls } from './call.ts';
import { verify } from './PublicAccess/Verify.ts';

export const PublicAccess: Calls<'PublicAccess'> = {
  Verify: verify,
};
