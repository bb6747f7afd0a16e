import { Fragment, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ActionsProvider, useMe, useNavigation, useNotify, type RunAction } from '../renderer/contexts.ts';
import { useData } from '../renderer/data.ts';
import { Happened, HappenedProvider } from '../renderer/refresh.ts';
import type { OpenDialog } from './handler.ts';
import { runAction } from './run-action.ts';

interface Shown {
  readonly key: number;
  readonly content: ReactNode;
}

/** Lets the pages below run actions, and shows the dialogs of actions. One for each route, below its granted buttons. */
export function ActionsHost({ children }: { children: ReactNode }) {
  const data = useData();
  const me = useMe();
  const notify = useNotify();
  const navigation = useNavigation();
  const { dialogs, openDialog } = useDialogs();
  const latest = useRef({ data, me, notify, navigation, openDialog });
  latest.current = { data, me, notify, navigation, openDialog };
  const [happened] = useState(() => new Happened());
  const run = useMemo<RunAction>(
    () => (button, target) =>
      // a dialog covers the page by itself: its button need not look busy behind it
      new Promise((settled) => {
        const opened: OpenDialog = (render) => {
          settled();
          return latest.current.openDialog(render);
        };
        const done: typeof target.done = (gone) => {
          const told = target.done(gone);
          happened.tell(button.EnCode);
          return told;
        };
        const services = { ...latest.current, openDialog: opened };
        void runAction(button, { ...target, done }, services).finally(settled);
      }),
    [happened],
  );
  return (
    <HappenedProvider value={happened}>
      <ActionsProvider value={run}>
        {children}
        {dialogs.map((dialog) => (
          <Fragment key={dialog.key}>{dialog.content}</Fragment>
        ))}
      </ActionsProvider>
    </HappenedProvider>
  );
}

/** Dialogs above each other; the focus goes back to where it was when one closes. */
function useDialogs(): { dialogs: readonly Shown[]; openDialog: OpenDialog } {
  const [dialogs, setDialogs] = useState<readonly Shown[]>([]);
  const count = useRef(0);
  const openDialog = useCallback<OpenDialog>((render) => {
    const key = (count.current += 1);
    const before = document.activeElement;
    return new Promise((resolve) => {
      const close: Parameters<typeof render>[0] = (result) => {
        setDialogs((shown) => shown.filter((dialog) => dialog.key !== key));
        resolve(result);
        requestAnimationFrame(() => {
          if (before instanceof HTMLElement && before.isConnected) before.focus();
        });
      };
      setDialogs((shown) => [...shown, { key, content: render(close) }]);
    });
  }, []);
  return { dialogs, openDialog };
}
