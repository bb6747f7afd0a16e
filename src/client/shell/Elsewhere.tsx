import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { isProductPath } from './public-routes.ts';

/** Leaves the shell for the login page, which is another half of the product. */
export function ToLogin({ address }: { address: string }) {
  useEffect(() => window.location.replace(address), [address]);
  return null;
}

/** An address that leads to nothing for this user: no access when the product has such a page, else missing. */
export function Unknown({ path }: { path: string }) {
  const [to, setTo] = useState<{ path: string; at: string }>();
  useEffect(() => {
    let mounted = true;
    isProductPath(path).then(
      (isKnown) => mounted && setTo({ path, at: isKnown ? '/403' : '/404' }),
      () => mounted && setTo({ path, at: '/404' }),
    );
    return () => {
      mounted = false;
    };
  }, [path]);
  return to?.path === path ? <Navigate to={to.at} replace /> : null;
}
