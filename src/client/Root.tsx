import { lazy, Suspense, useEffect, useState } from 'react';
import { Busy } from './account/Busy.tsx';
import { LoginPage } from './account/login/LoginPage.tsx';
import { homeOf, LOGIN, loginAddress, redirectOf } from './session/home.ts';
import { currentMenu } from './session/menu.ts';
import { currentToken } from './session/session.ts';
import { isPublicPath } from './shell/public-routes.ts';

const loadShell = () => import('./routes.tsx');
const Shell = lazy(() => loadShell().then((part) => ({ default: part.Shell })));

type Stage = 'login' | 'shell';

const isLogin = (path: string): boolean => path === LOGIN || path === '/user';

/** Which half of the product an address needs. A page that needs a session, without one, becomes the login page. */
function stageOf({ pathname, search, hash }: Location): Stage {
  const isSignedIn = currentToken() !== '';
  if (isLogin(pathname)) {
    if (!isSignedIn) return 'login';
    window.history.replaceState(null, '', redirectOf(search) ?? homeOf(currentMenu() ?? []));
    return 'shell';
  }
  if (isSignedIn || isPublicPath(pathname)) return 'shell';
  window.history.replaceState(null, '', loginAddress(pathname + search + hash));
  return 'login';
}

/** The login page is small and stands alone; everything else is fetched behind it. */
export function Root() {
  const [stage, setStage] = useState(() => stageOf(window.location));
  useEffect(() => {
    if (stage === 'shell') return undefined;
    const moved = () => setStage(stageOf(window.location));
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, [stage]);

  if (stage === 'login')
    return (
      <LoginPage
        search={window.location.search}
        onBegin={() => void loadShell()}
        onDone={(address) => {
          window.history.replaceState(null, '', address);
          setStage('shell');
        }}
      />
    );
  return (
    <Suspense fallback={<Busy text="正在加载..." />}>
      <Shell />
    </Suspense>
  );
}
