import { Parser } from 'htmlparser2';
import { HTML_TAGS, linkAddress } from '../../../contract/html.ts';

const ALLOWED: ReadonlySet<string> = new Set(HTML_TAGS);
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr']);

/** Other names of what is allowed, as other programs write it. */
const SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2' };

/** What is inside of these is not text for people. */
const UNREAD: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'textarea',
  'select',
  'title',
  'head',
]);

/** Browsers are slow with deeper trees, and nobody writes them. */
const DEEPEST = 40;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Formatted text with nothing in it but what the contract allows. It is written anew from what a parser read, so what a
 * browser might read differently is gone: only our own tags, without attributes but a link's address, and escaped text.
 */
export function cleanHtml(html: string): string {
  const open: string[] = [];
  let clean = '';
  let unread = 0;
  const close = (name: string) => {
    while (open.includes(name)) clean += `</${open.pop()}>`;
  };
  const parser = new Parser(
    {
      onopentag(given, { href }) {
        if (UNREAD.has(given)) unread += 1;
        const name = Object.hasOwn(SYNONYMS, given) ? SYNONYMS[given]! : given;
        if (unread > 0 || !ALLOWED.has(name) || open.length >= DEEPEST) return;
        const address = name === 'a' && href !== undefined ? linkAddress(href) : undefined;
        clean += address === undefined ? `<${name}>` : `<${name} href="${escape(address)}">`;
        if (!EMPTY.has(name)) open.push(name);
      },
      ontext(text) {
        if (unread === 0) clean += escape(text);
      },
      onclosetag(given) {
        if (UNREAD.has(given)) unread -= 1;
        else close(Object.hasOwn(SYNONYMS, given) ? SYNONYMS[given]! : given);
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(html);
  parser.end();
  while (open.length > 0) clean += `</${open.pop()}>`;
  return clean;
}
