import { Navigate, useLocation, type Location } from 'react-router-dom';
import { namedRoutes } from '../../contract/generated/routes.ts';
import { loginAddress } from '../session/home.ts';
import { Begin, hasBegun } from './Begin.tsx';
import { Exception } from './exception/Exception.tsx';
import { useFrame } from './frame.ts';
import { ToLogin, Unknown } from './Elsewhere.tsx';
import { Layout } from './layout/Layout.tsx';
import { resolve } from './resolve.ts';
import { routeTable } from './route-table.ts';
import { RouteScreen } from './RouteScreen.tsx';
import { VisitProvider } from './visit/VisitProvider.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { usePageTitle } from './titles.ts';

/** What stands under the present address, in its frame. */
export function Screen() {
  const { me, variant, routes, permits, home, begin } = useFrame();
  const { pathname, search, hash, state } = useLocation() as Location<{ anew?: number } | null>;
  const guard = useLeaveGuard();
  const fullPath = pathname + search;
  const found = resolve(pathname, { routes, table: routeTable, permits, home });
  const route = found.kind === 'route' ? found.route : undefined;
  const title = usePageTitle(found, fullPath);
  // Visitors have no menu to stand in a frame, and an application that is shown alone has no frame.
  const isBare = me === undefined || variant === 'application';

  if (me === undefined && !routeTable.isPublic(pathname))
    return <ToLogin address={loginAddress(fullPath + hash)} />;
  if (begin !== undefined && pathname === home && !hasBegun()) return <Begin at={begin} />;
  switch (found.kind) {
    case 'login':
      return <ToLogin address={fullPath + hash} />;
    case 'redirect':
      return <Navigate to={found.to} replace />;
    case 'refused':
      return <Navigate to={namedRoutes[403]} replace />;
    case 'unknown':
      return (
        <Unknown
          path={pathname}
          framed={(content) => (
            <Layout kind={isBare ? 'blank' : 'basic'} route={undefined} title={title} fullPath={fullPath}>
              {content}
            </Layout>
          )}
        />
      );
    default:
      return (
        <Layout
          kind={isBare ? 'blank' : (route?.layout ?? 'basic')}
          route={route}
          title={title}
          fullPath={fullPath}
        >
          {found.kind === 'exception' ? (
            <Exception code={found.code} />
          ) : (
            <VisitProvider>
              <RouteScreen
                key={`${fullPath} ${state?.anew ?? ''}`}
                route={found.route}
                fullPath={fullPath}
                search={search}
                guard={guard}
              />
            </VisitProvider>
          )}
        </Layout>
      );
  }
}
