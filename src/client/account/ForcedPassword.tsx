import { useEffect } from 'react';
import { requestHost } from '../request/host.ts';
import { Look } from './Look.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { PasswordCheck } from './sign-in.ts';

/** The password dialog on the login page, for a password that is too weak to go on with. */
export function ForcedPassword({ check }: { check: PasswordCheck }) {
  useEffect(() => requestHost().notifier.message(check.ErrorMess, 5), [check]);
  return (
    <Look>
      <PasswordDialog mode={2} check={check} />
    </Look>
  );
}
