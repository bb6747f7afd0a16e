import { useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { SETTINGS_GROUP, type Navigation } from '../renderer/contexts.ts';
import { isHttp, safeUrl } from '../session/safe-url.ts';
import { useFrame } from './frame.ts';
import { remember, remembered } from './history-notes.ts';
import { addressOfPage } from './resolve.ts';

/** Opens an address of this or another site in a new browser tab; an unsafe one is not opened. */
export function openWindow(address: string): void {
  const safe = safeUrl(address);
  if (safe !== undefined) window.open(safe, '_blank', 'noopener,noreferrer');
}

/** The renderer's way to move, by the router. A page that was left moves nobody, though what it had sent is answered later. */
export function useNavigationOf(path: string, guard: Navigation['guard']): Navigation {
  const navigate = useNavigate();
  const { routes, home } = useFrame();
  const isShown = useIsShown();
  return useMemo(() => {
    const go = (address: string) => {
      const safe = safeUrl(address);
      if (!isShown.current || safe === undefined || isHttp(safe)) return;
      // a person who is there already finds the page as it begins
      void navigate(safe, safe === path ? { replace: true, state: { anew: performance.now() } } : {});
    };
    return {
      path,
      // Past the router: the page stays as it is, and so does what is typed in it.
      keepInAddress: (name, value) => {
        if (!isShown.current) return;
        const address = new URL(window.location.href);
        if (value === '') address.searchParams.delete(name);
        else address.searchParams.set(name, value);
        window.history.replaceState(window.history.state, '', address);
      },
      remember,
      remembered,
      go,
      openRoute: openWindow,
      openAddress: openWindow,
      openPage: (page, rowId, where) => {
        const address = addressOfPage(page, rowId, routes);
        if (where === 'tab') openWindow(address);
        else go(address);
      },
      openGroup: (page, group) => {
        const address = addressOfPage(page, undefined, routes);
        go(`${address}?${SETTINGS_GROUP}=${encodeURIComponent(group)}`);
      },
      openNoted: (page, notes) => {
        const safe = safeUrl(addressOfPage(page, undefined, routes));
        if (!isShown.current || safe === undefined || isHttp(safe)) return;
        void navigate(safe, { state: { notes } });
      },
      // The first page of a window has nothing behind it.
      back: () => {
        if (isShown.current) void (window.history.length > 1 ? navigate(-1) : navigate(home));
      },
      guard,
    };
  }, [path, guard, navigate, routes, home, isShown]);
}

/** Whether what calls it still stands on the screen. */
function useIsShown() {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return isShown;
}
