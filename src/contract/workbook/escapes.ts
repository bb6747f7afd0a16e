const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;
// What XML 1.0 cannot carry (or would change, as it does a carriage return), and text that looks like such an escape.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const NEEDS_ESCAPE = /[\x00-\x08\x0B-\x1F\uD800-\uDFFF\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/gu;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const SPECIAL = /[&\x00-\x08\x0B-\x1F\uFFFE\uFFFF]/;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const NOT_XML = /[\x00-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/;

/** Turns `_xHHHH_` of spreadsheet text back into the UTF-16 unit it stands for. */
export function decodeCellEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(ESCAPED, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

function escapeUnit(unit: string): string {
  return `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

function escapeMarkup(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text.replace(/[&<>"]/g, (c) =>
    c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&quot;',
  );
}

/** Spreadsheet text as XML: what XML cannot carry becomes `_xHHHH_`, so that reading gives the same text back. */
export function encodeCellText(text: string): string {
  return escapeMarkup(text.replace(NEEDS_ESCAPE, escapeUnit));
}

/** A value for an XML attribute; what XML cannot carry is dropped. */
export function encodeAttribute(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  return escapeMarkup(text.replace(/[\x00-\x1F\uD800-\uDFFF\uFFFE\uFFFF]/gu, ''));
}

function decodeReference(name: string): string | null {
  if (!name.startsWith('#')) return ENTITIES.get(name) ?? null;
  const digits = name.startsWith('#x') ? /^#x([0-9A-Fa-f]{1,6})$/.exec(name) : /^#([0-9]{1,7})$/.exec(name);
  if (!digits?.[1]) return null;
  const code = Number.parseInt(digits[1], name.startsWith('#x') ? 16 : 10);
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
  const text = String.fromCodePoint(code);
  return NOT_XML.test(text) ? null : text;
}

/** Text between tags as XML means it, or null when it is not XML: an unknown entity, a bare `&`, a control character. */
export function decodeXmlText(raw: string): string | null {
  if (!SPECIAL.test(raw)) return raw;
  if (NOT_XML.test(raw)) return null;
  const lines = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
  if (!lines.includes('&')) return lines;
  let sound = true;
  const text = lines.replace(/&([^;&]{0,12});|&/g, (_whole, name: string | undefined) => {
    const decoded = name === undefined ? null : decodeReference(name);
    if (decoded === null) sound = false;
    return decoded ?? '';
  });
  return sound ? text : null;
}
