import { lazy, Suspense, useEffect, useLayoutEffect, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { namedRoutes } from '../../contract/generated/routes.ts';
import { ActionsHost } from '../actions/ActionsHost.tsx';
import {
  ButtonsProvider,
  GrantsProvider,
  NavigationProvider,
  type Navigation,
} from '../renderer/contexts.ts';
import { Page } from '../renderer/Page.tsx';
import { noteVisit } from '../renderer/page-kinds/home/visits.ts';
import { Skeleton } from '../renderer/States.tsx';
import { leavePage } from '../request/leave.ts';
import { DASHBOARD } from '../session/home.ts';
import { allButtons, buttonsOf } from '../session/session.ts';
import { beginHomeAt } from './begin-home.ts';
import { useFrame } from './frame.ts';
import { AskLogin } from './exception/AskLogin.tsx';
import { Exception } from './exception/Exception.tsx';
import { ModuleClosed } from './exception/ModuleClosed.tsx';
import { NotBuilt } from './exception/NotBuilt.tsx';
import type { ShellRoute } from './menu-routes.ts';
import { PAGE_PREFIX, pageAskedFor, rowInAddress } from './resolve.ts';
import { pageKeeper } from './page-keeper.ts';
import { routeTable } from './route-table.ts';
import { useShareOver } from './share/share.ts';
import { useNavigationOf } from './useNavigationOf.ts';
import { useShownPage } from './useShownPage.ts';

const ShareOver = lazy(() => import('./share/ShareOver.tsx').then((part) => ({ default: part.ShareOver })));
const VisitScreen = lazy(() =>
  import('./visit/VisitScreen.tsx').then((part) => ({ default: part.VisitScreen })),
);

interface RouteScreenProps {
  readonly route: ShellRoute;
  readonly fullPath: string;
  readonly search: string;
  readonly guard: Navigation['guard'];
}

/** The page of a route; where its address says which, a page that is for everybody or none. */
export function RouteScreen(props: RouteScreenProps) {
  const { route, search } = props;
  if (route.pageIn === undefined) return <PageOfRoute {...props} />;
  const page = pageAskedFor(search, route.pageIn, routeTable) ?? handedInBy(search, route.pageIn);
  if (page === undefined) return <Exception code="404" />;
  return <PageOfRoute key={page} {...props} route={{ ...route, page }} />;
}

/** What a home is made of is asked for together with its page, which is two pages deep. */
function useHomeBegun({ path }: ShellRoute, hasSession: boolean): void {
  useEffect(() => {
    if (hasSession) beginHomeAt(path);
  }, [path, hasSession]);
}

/** What is opened often and last stands on the home. */
function useVisitNoted(path: string, userId: string | undefined): void {
  useEffect(() => {
    if (userId !== undefined && path !== DASHBOARD) noteVisit(pageKeeper, userId, path);
  }, [path, userId]);
}

/** A page that no public route names: the server tells it only where anybody hands it in. */
const handedInBy = (search: string, pageIn: string): string | undefined =>
  new URLSearchParams(search).get(pageIn) ?? undefined;

/** The page, with the buttons that were granted on it. */
function PageOfRoute({ route, fullPath, search, guard }: RouteScreenProps) {
  const navigation = useNavigationOf(fullPath, guard);
  // Before the next page begins to ask for anything.
  useLayoutEffect(() => leavePage, []);
  const { me } = useFrame();
  useHomeBegun(route, me !== undefined);
  useVisitNoted(route.path, me?.UserId);
  const isShareOver = useShareOver();
  const shown = useShownPage(route, me !== undefined);
  const { path: page, reason, group, isHandedIn, buttons: forVisitors } = shown;
  // What no public route names is shown to nobody by its name alone, but for forms that anybody hands in.
  const isShown = isHandedIn || (shown.isOpen === true && routeTable.isOpenPage(page));
  const granted = useMemo(
    () =>
      route.path.startsWith(PAGE_PREFIX)
        ? allButtons().map((button) => ({ ...button, isPlacedOnly: true as const }))
        : buttonsOf(route.name),
    [route],
  );
  const buttons = useMemo(
    () => new Set([...granted.map((button) => button.EnCode), ...(forVisitors ?? [])]),
    [granted, forVisitors],
  );
  if (route.pageIn !== undefined && !isShown)
    return shown.isOpen === undefined && reason === undefined ? null : <Exception code="404" />;
  if (reason === 'closed') return <ModuleClosed />;
  // A page that is asked for by its file alone is no address of the product.
  if (reason === 'missing' && route.path.startsWith(PAGE_PREFIX)) return <Exception code="404" />;
  if (reason === 'missing') return <NotBuilt title={route.title} />;
  if (reason === 'refused') return <Navigate to={namedRoutes[403]} replace />;
  if (reason === 'ticket')
    return (
      <Suspense fallback={<Skeleton />}>
        <VisitScreen title={route.title} group={group ?? ''} />
      </Suspense>
    );
  if (reason === 'share' || isShareOver)
    return (
      <Suspense fallback={<Skeleton />}>
        <ShareOver title={route.title} fullPath={fullPath} />
      </Suspense>
    );
  if (reason === 'login') return <AskLogin title={route.title} fullPath={fullPath} />;
  return (
    <NavigationProvider value={navigation}>
      <ButtonsProvider value={buttons}>
        <GrantsProvider value={granted}>
          <ActionsHost>
            <Page path={page} rowId={rowInAddress(search, route.params)} />
          </ActionsHost>
        </GrantsProvider>
      </ButtonsProvider>
    </NavigationProvider>
  );
}
