import { Navigate, useLocation } from 'react-router-dom';
import { LOGIN, loginAddress } from '../session/home.ts';
import { Exception } from './exception/Exception.tsx';
import { useFrame } from './frame.ts';
import { ToLogin, Unknown } from './Elsewhere.tsx';
import { Layout } from './layout/Layout.tsx';
import { isPublicPath, pageOfPath } from './public-routes.ts';
import { resolve } from './resolve.ts';
import { RouteScreen } from './RouteScreen.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { usePageTitle } from './titles.ts';

const isLogin = (path: string): boolean => path === LOGIN || path === '/user';

/** What stands under the present address, in its frame. */
export function Screen() {
  const { me, routes, home } = useFrame();
  const { pathname, search, hash } = useLocation();
  const guard = useLeaveGuard();
  const fullPath = pathname + search;
  const found = resolve(pathname, { routes, pageOfPath, home });
  const route = found.kind === 'route' ? found.route : undefined;
  const title = usePageTitle(found, fullPath);

  if (isLogin(pathname)) return <ToLogin address={LOGIN + search} />;
  if (me === undefined && !isPublicPath(pathname)) return <ToLogin address={loginAddress(fullPath + hash)} />;
  if (found.kind === 'redirect') return <Navigate to={found.to} replace />;
  if (found.kind === 'unknown') return <Unknown path={pathname} />;
  return (
    <Layout kind={route?.layout ?? (me ? 'basic' : 'blank')} route={route} title={title} fullPath={fullPath}>
      {found.kind === 'exception' ? (
        <Exception code={found.code} />
      ) : (
        <RouteScreen key={fullPath} route={found.route} fullPath={fullPath} search={search} guard={guard} />
      )}
    </Layout>
  );
}
