import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { calls } from '../../contract/generated/calls.ts';
import { namedRoutes } from '../../contract/generated/routes.ts';
import { call } from '../request/call.ts';
import { LOGIN } from '../session/home.ts';
import { safeUrl } from '../session/safe-url.ts';

/** Leaves the shell for the login page, which is another half of the product. */
export function ToLogin({ address }: { address: string }) {
  useEffect(() => window.location.replace(safeUrl(address) ?? LOGIN), [address]);
  return null;
}

/** An address that leads to nothing for this user: no access when some menu has it, else missing. */
export function Unknown({ path }: { path: string }) {
  const [to, setTo] = useState<{ path: string; at: string }>();
  useEffect(() => {
    let mounted = true;
    call(calls.UserRole.GetRouteState, { Path: path }, { quiet: true }).then(
      ({ IsKnown }) => mounted && setTo({ path, at: IsKnown ? namedRoutes[403] : namedRoutes[404] }),
      () => mounted && setTo({ path, at: namedRoutes[404] }),
    );
    return () => {
      mounted = false;
    };
  }, [path]);
  return to?.path === path ? <Navigate to={to.at} replace /> : null;
}
