/**
 * What formatted text may hold, on both sides: the browser's editor makes no more, the server stores no more, the browser
 * shows no more. Every tag stands for a thing that people write; none loads, styles or runs anything.
 */
export const HTML_TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'a',
] as const;

/** Beginnings of addresses that a link may have: pages elsewhere, and routes of this product. */
const LINK_START = /^(?:https?:\/\/|\/(?![/\\]))/i;

/** The address of a link without the blanks and controls that browsers skip; undefined when it may lead nowhere good. */
export function linkAddress(href: string): string | undefined {
  // eslint-disable-next-line no-control-regex -- browsers skip exactly these when they read a scheme
  const plain = href.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202e]/g, '');
  return LINK_START.test(plain) ? plain : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The readable text of a piece of HTML; a person who shows it shows text, never markup. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/gi, '')
    .replace(/<(br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
