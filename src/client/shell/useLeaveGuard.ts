import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { messages } from '../renderer/messages/messages.ts';
import { holdUnsaved, isLeavingOnPurpose } from '../session/unsaved.ts';
import { keepDrafts } from './draft-keeper.ts';

type IsDirty = () => boolean;

/** Asks before a page with unsaved input is left, by a link, the browser's buttons or closing the window. */
export function useLeaveGuard(): (dirty: IsDirty) => () => void {
  const guards = useRef(new Set<IsDirty>());
  const isDirty = useCallback(() => [...guards.current].some((dirty) => dirty()), []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const withdrawn = new AbortController();
    void messages
      .ask({
        text: '有未保存的内容，确定离开吗？',
        agree: '离开',
        refuse: '留在本页',
        signal: withdrawn.signal,
      })
      .then((leaves) => {
        if (withdrawn.signal.aborted) return;
        if (leaves) blocker.proceed();
        else blocker.reset();
      });
    return () => withdrawn.abort();
  }, [blocker]);

  useEffect(() => {
    const closing = (event: BeforeUnloadEvent) => {
      if (!isLeavingOnPurpose() && isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', closing);
    const letGo = holdUnsaved(async () => (await keepDrafts()) ?? !isDirty());
    return () => {
      window.removeEventListener('beforeunload', closing);
      letGo();
    };
  }, [isDirty]);

  return useCallback((dirty: IsDirty) => {
    guards.current.add(dirty);
    return () => void guards.current.delete(dirty);
  }, []);
}
