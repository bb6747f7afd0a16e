import { useCallback, useEffect, useState } from 'react';
import { ErrorCode } from '../../contract/generated/codes.ts';
import { abandon } from '../account/enter.ts';
import { failureText } from '../account/failure-text.ts';
import { NO_MENU, NoMenu } from '../account/sign-in.ts';
import { endSession } from '../account/sign-out.ts';
import { CallFailure } from '../request/failure.ts';
import { requestHost, watchClosed } from '../request/host.ts';
import { clear } from '../session/session.ts';
import { boot, withNewMenu, type Booted } from './boot.ts';

export type Start =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly text: string; readonly retry: () => void }
  | { readonly kind: 'done'; readonly booted: Booted };

const NO_MENU_SECONDS = 5;

/** Brings up what the frame is made of; can be tried again. */
export function useBoot(): Start {
  const [start, setStart] = useState<Start>({ kind: 'loading' });
  const [times, setTimes] = useState(0);
  const retry = useCallback(() => {
    setStart({ kind: 'loading' });
    setTimes((count) => count + 1);
  }, []);
  useEffect(() => {
    let mounted = true;
    const goOnWithout = () => {
      clear();
      retry();
    };
    boot().then(
      (booted) => mounted && setStart({ kind: 'done', booted }),
      (failure: unknown) => {
        if (!mounted || isOver(failure)) return;
        if (isExpired(failure)) return goOnWithout();
        setStart({ kind: 'failed', text: textOf(failure), retry });
      },
    );
    return () => {
      mounted = false;
    };
  }, [times, retry]);
  const booted = start.kind === 'done' ? start.booted : undefined;
  useEffect(
    () =>
      booted &&
      watchClosed(() =>
        withNewMenu(booted).then(
          (renewed) => setStart({ kind: 'done', booted: renewed }),
          // Without a menu the page stays as it is until it is left.
          () => undefined,
        ),
      ),
    [booted],
  );
  return start;
}

/** Whether the failure ended the session: the page is about to become the login page, and says why until then. */
function isOver(failure: unknown): boolean {
  if (failure instanceof NoMenu) {
    requestHost().notifier.message(NO_MENU, NO_MENU_SECONDS);
    void abandon().then(() => endSession());
    return true;
  }
  return isExpired(failure) && !requestHost().isOpenPage();
}

/** A page that stays open without a session goes on as it does for anybody. */
const isExpired = (failure: unknown): boolean =>
  failure instanceof CallFailure && (failure.code === ErrorCode.TokenExpired || failure.status === 401);

function textOf(failure: unknown): string {
  return failureText(failure, '系统启动失败，请稍后重试');
}
