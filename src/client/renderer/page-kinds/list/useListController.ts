import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { ListController, type ListSetup, type ListState } from './controller.ts';

/** A list of the page that is shown, read once when it appears. A new `identity` is a new list. */
export function useListController(setup: ListSetup, identity: string): [ListController, ListState] {
  const latest = useRef(setup);
  latest.current = setup;
  const controller = useMemo(
    () =>
      new ListController({
        ...latest.current,
        warn: (message) => latest.current.warn(message),
        keep: (place) => latest.current.keep?.(place),
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the identity stands for the setup
    [identity],
  );
  const state = useSyncExternalStore(controller.watch, controller.state);
  useEffect(() => void controller.begin(), [controller]);
  return [controller, state];
}
