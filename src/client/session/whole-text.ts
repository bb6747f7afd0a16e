import { safeUrl } from './safe-url.ts';

/** A value as text; an address of this site with the site before it. */
export function wholeText(value: unknown, origin?: string): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (!text.startsWith('/')) return text;
  const path = safeUrl(text);
  return path === undefined ? '' : new URL(path, origin ?? window.location.origin).href;
}
