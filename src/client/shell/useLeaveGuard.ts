import { App } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

type IsDirty = () => boolean;

/** Asks before a page with unsaved input is left, by a link, the browser's buttons or closing the window. */
export function useLeaveGuard(): (dirty: IsDirty) => () => void {
  const guards = useRef(new Set<IsDirty>());
  const { modal } = App.useApp();
  const isDirty = useCallback(() => [...guards.current].some((dirty) => dirty()), []);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const question = modal.confirm({
      title: '有未保存的内容，确定离开吗？',
      okText: '离开',
      cancelText: '留在本页',
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
    return () => question.destroy();
  }, [blocker, modal]);

  useEffect(() => {
    const closing = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', closing);
    return () => window.removeEventListener('beforeunload', closing);
  }, [isDirty]);

  return useCallback((dirty: IsDirty) => {
    guards.current.add(dirty);
    return () => void guards.current.delete(dirty);
  }, []);
}
