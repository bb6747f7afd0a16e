import { lazy, Suspense, useEffect, useState } from 'react';
import { Busy } from './account/Busy.tsx';
import { LoginLayout } from './account/login/LoginLayout.tsx';
import { ACCOUNT_LOGIN, loginScreen, prefetchLoginScreen } from './account/login/screens.ts';
import { homeOf, LOGIN, loginAddress, redirectOf } from './session/home.ts';
import { currentMenu } from './session/menu.ts';
import { currentToken } from './session/session.ts';
import { loadRouteTable } from './shell/load-route-table.ts';

const loadShell = () => import('./routes.tsx');
const Shell = lazy(() =>
  Promise.all([loadShell(), loadRouteTable()]).then(([part]) => ({ default: part.Shell })),
);

/** Which half of the product an address needs; the route table tells, except for the login page itself. */
type Stage =
  | { readonly kind: 'finding' }
  | { readonly kind: 'shell' }
  | { readonly kind: 'login'; readonly page: string };

const FINDING: Stage = { kind: 'finding' };
const LOGIN_STAGE: Stage = { kind: 'login', page: ACCOUNT_LOGIN };

const goTo = (address: string): void => window.history.replaceState(null, '', address);

/** What is known without the route table: the login page, for somebody who is not signed in. */
function stageAtOnce(): Stage {
  if (window.location.pathname !== LOGIN) return FINDING;
  if (currentToken() === '') return LOGIN_STAGE;
  goTo(redirectOf(window.location.search) ?? homeOf(currentMenu() ?? []));
  return FINDING;
}

/** The guard: a page that needs a session, without one, becomes the login page. */
async function findStage(): Promise<Stage> {
  const table = await loadRouteTable();
  const { pathname, search, hash } = window.location;
  const route = table.find(pathname)?.route;
  if (route?.redirect !== undefined) goTo(route.redirect + search);
  else if (currentToken() === '' && route?.public !== true) goTo(loginAddress(pathname + search + hash));
  else if (route?.layout === 'login' && pathname !== LOGIN) return { kind: 'login', page: route.page ?? '' };
  else if (pathname !== LOGIN) return { kind: 'shell' };
  const next = stageAtOnce();
  return next.kind === 'finding' ? findStage() : next;
}

/** The login page is small and stands alone; everything else is fetched behind it. */
export function Root() {
  const [stage, setStage] = useState(stageAtOnce);
  useEffect(() => {
    if (stage.kind === 'shell') return undefined;
    let mounted = true;
    if (stage.kind === 'finding') {
      if (currentToken() !== '') void loadShell().catch(() => undefined);
      findStage().then(
        (found) => mounted && setStage(found),
        (failure: unknown) =>
          mounted &&
          setStage(() => {
            throw failure;
          }),
      );
    }
    const moved = () => setStage(stageAtOnce());
    window.addEventListener('popstate', moved);
    return () => {
      mounted = false;
      window.removeEventListener('popstate', moved);
    };
  }, [stage]);

  if (stage.kind === 'finding') return <Busy text="正在加载..." />;
  if (stage.kind === 'login') return <Login page={stage.page} onDone={() => setStage(FINDING)} />;
  return (
    <Suspense fallback={<Busy text="正在加载..." />}>
      <Shell />
    </Suspense>
  );
}

function Login({ page, onDone }: { page: string; onDone: () => void }) {
  const Screen = loginScreen(page);
  const { search } = window.location;
  return (
    <LoginLayout search={search}>
      {(site) => (
        <Suspense fallback={null}>
          <Screen
            search={search}
            site={site}
            onBegin={() => void loadShell().catch(() => undefined)}
            onDone={(address) => {
              goTo(address);
              onDone();
            }}
          />
        </Suspense>
      )}
    </LoginLayout>
  );
}

if (window.location.pathname === LOGIN) prefetchLoginScreen(ACCOUNT_LOGIN);
