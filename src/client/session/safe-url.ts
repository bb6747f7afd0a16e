/** Room for the Ids of the 500 rows that may be printed in one go; servers take 16,000 for all headers of a request. */
const MOST_CHARACTERS = 12_000;

/**
 * The only way an address from data reaches a link, an image or a new window.
 *
 * Let through: http and https addresses, and paths inside this site that begin with one slash. Refused, because browsers
 * read them as another site or as script: other schemes, `//host` and `/\host`, backslashes, control characters
 * (browsers drop tabs and line ends inside a scheme), user names in an address, and any of these behind percent signs.
 * @returns the address, or undefined when it is refused
 */
export function safeUrl(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > MOST_CHARACTERS) return undefined;
  const text = address.replace(/^ +| +$/g, '');
  if (text === '' || hasTrap(text)) return undefined;
  return isHttp(text) ? safeAddress(text) : safePath(text);
}

/** The address that calls a telephone number; nothing for what is no number, such as a masked one. */
export function phoneUrl(number: unknown): string | undefined {
  return typeof number === 'string' && /^\+?\d{3,20}$/.test(number) ? `tel:${number}` : undefined;
}

/** Whether an address leads out of the application: it begins with http. */
export const isHttp = (address: string): boolean => /^https?:/i.test(address);

const MOST_LAYERS = 4;

/** Control characters, backslashes, blanks inside and invisible characters. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const TRAP = /[\u0000-\u001f\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u2064\u3000\ufeff\\]/;

/** Looks at the text as it is and below each layer of percent encoding; a path may hold encoded blanks and Chinese. */
function hasTrap(text: string): boolean {
  let layer = text;
  for (let depth = 0; depth <= MOST_LAYERS; depth += 1) {
    const path = layer.split(/[?#]/, 1)[0] ?? '';
    if (TRAP.test(depth === 0 ? layer : path) || (depth === 0 && layer.includes(' '))) return true;
    if (depth > 0 && isEscaping(path)) return true;
    const next = decoded(layer);
    if (next === undefined) return true;
    if (next === layer) return false;
    layer = next;
  }
  return true;
}

/** Whether a decoded path would be read as another site, a scheme, or a way out of the site's root. */
function isEscaping(path: string): boolean {
  const rest = isHttp(path) ? '' : path;
  return /^[/ ]*\/\//.test(rest) || /^[^/]*:/.test(rest) || /(^|\/)\.\.?(\/|$)/.test(rest);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function safeAddress(text: string): string | undefined {
  if (!/^https?:\/\/[^/]/i.test(text)) return undefined;
  try {
    const url = new URL(text);
    return url.username === '' && url.password === '' && url.hostname !== '' ? text : undefined;
  } catch {
    return undefined;
  }
}

function safePath(text: string): string | undefined {
  const path = text.split(/[?#]/, 1)[0] ?? '';
  if (!/^\/(?!\/)/.test(path) || path.includes('//') || /(^|\/)\.\.?(\/|$)/.test(path)) return undefined;
  return text;
}
