import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { calls } from '../../contract/generated/calls.ts';
import { namedRoutes } from '../../contract/generated/routes.ts';
import { ModuleClosed } from './exception/ModuleClosed.tsx';
import { call } from '../request/call.ts';
import { LOGIN } from '../session/home.ts';
import { safeUrl } from '../session/safe-url.ts';

/** Leaves the shell for the login page, which is another half of the product. */
export function ToLogin({ address }: { address: string }) {
  useEffect(() => window.location.replace(safeUrl(address) ?? LOGIN), [address]);
  return null;
}

interface UnknownProps {
  readonly path: string;
  /** Puts what is said into the frame of the address. */
  readonly framed: (content: ReactNode) => ReactNode;
}

/** An address that leads to nothing for this user: its module is switched off, no access when some menu has it, else missing. */
export function Unknown({ path, framed }: UnknownProps) {
  const [to, setTo] = useState<{ path: string; at: string; closed?: string }>();
  useEffect(() => {
    let mounted = true;
    const at = (isKnown: boolean) => (isKnown ? namedRoutes[403] : namedRoutes[404]);
    call(calls.UserRole.GetRouteState, { Path: path }, { quiet: true }).then(
      ({ IsKnown, Closed }) => mounted && setTo({ path, at: at(IsKnown), ...(Closed && { closed: Closed }) }),
      () => mounted && setTo({ path, at: at(false) }),
    );
    return () => {
      mounted = false;
    };
  }, [path]);
  if (to?.path !== path) return null;
  if (to.closed !== undefined) return framed(<ModuleClosed />);
  return <Navigate to={to.at} replace />;
}
