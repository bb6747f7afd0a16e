import { orgsWithAccounts } from '../../auth/reached-accounts.ts';
import type { Handler } from '../call.ts';

/** Organisation units that the caller reaches, with how many accounts each of them has within that reach. */
export const userManRegion: Handler<'UserAuth/UserManRegion'> = ({ engine }, { caller, input }) =>
  orgsWithAccounts(engine, caller, input.ParentId);
