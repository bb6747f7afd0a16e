import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavItem } from '../menu-routes.ts';

/** Follows a menu item. What opens a new window, or is asked to by a modifier key, is left to the browser. */
export type Choose = (item: NavItem, event: MouseEvent) => void;

/** The way of menu items to their pages; `chosen` is called once the way is taken. */
export function useChoose(chosen?: () => void): Choose {
  const navigate = useNavigate();
  return useCallback(
    (item, event) => {
      chosen?.();
      if (item.isNewWindow || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(item.path);
    },
    [navigate, chosen],
  );
}
