import { KEYS } from '../storage/keys.ts';
import { isSessionHere } from './session.ts';

/**
 * Calls back when another tab has ended this tab's session or begun one. Storage events reach tabs that run; a tab
 * that was frozen (the browser's back cache) finds out when it is shown again.
 */
export function watchOtherTabs(ended: () => void, target: Window = window): () => void {
  const look = () => {
    if (!isSessionHere()) ended();
  };
  const stored = (event: StorageEvent) => {
    if (event.key === null || event.key === KEYS.token.name) look();
  };
  target.addEventListener('storage', stored);
  target.addEventListener('pageshow', look);
  target.addEventListener('focus', look);
  return () => {
    target.removeEventListener('storage', stored);
    target.removeEventListener('pageshow', look);
    target.removeEventListener('focus', look);
  };
}
