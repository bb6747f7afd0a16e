/** Most characters of a file: the largest diagrams of other tools have less than a tenth of it. */
const MOST_SIGNS = 4_000_000;
const MOST_DEPTH = 100;
const MOST_ELEMENTS = 50_000;

/**
 * The text of a file of XML, by its byte order mark or the encoding that it names; it names none any more, since it is a text now.
 * @throws Error with the reason
 */
export function decoded(bytes: Uint8Array): string {
  const label = encodingOf(bytes);
  try {
    return new TextDecoder(label, { fatal: true })
      .decode(bytes)
      .replace(/^(<\?xml\s[^>]*?)\s+encoding\s*=\s*["'][^"'>]*["']/, '$1');
  } catch {
    throw new Error(`文件不是有效的 ${label.slice(0, 20)} 文本`);
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark, the sign that every such file begins with tells how wide its characters are.
  if (first === LESS && second === 0) return 'utf-16le';
  if (first === 0 && second === LESS) return 'utf-16be';
  const head = String.fromCharCode(...bytes.subarray(0, 200)).split('?>', 1)[0] ?? '';
  const named = /^[^<]{0,3}<\?xml\s[^>]*encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  // What could be read as single bytes has no wide characters, whatever the tool that wrote it says.
  return /^utf-?16/i.test(named) ? 'utf-8' : named;
}

const LESS = '<'.charCodeAt(0);

// oxlint-disable-next-line no-control-regex -- control characters are what no XML may hold
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** Characters that no XML may hold, written as they are or by their number: no database and no screen can keep them. */
function holdsUnsayable(xml: string): boolean {
  if (UNSAYABLE.test(xml)) return true;
  return [...xml.matchAll(/&#(?:x([0-9a-f]{1,8})|(\d{1,10}));/gi)].some(([, hex, decimal]) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const isHalf = code >= 0xd800 && code <= 0xdfff;
    return code > 0x10ffff || isHalf || UNSAYABLE.test(String.fromCodePoint(code));
  });
}

/** What is dangerous or endless about a text of XML, before anything of it is read; undefined: nothing. */
export function hostility(xml: string): string | undefined {
  if (xml.length > MOST_SIGNS) return '文件过大';
  if (holdsUnsayable(xml)) return '文件含有 XML 不允许的字符';
  let depth = 0;
  let elements = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const next = skipped(xml, at);
    if (next === 'declared') return '文件含有 DOCTYPE 或实体声明，出于安全不能导入';
    if (next !== undefined) {
      if (next < 0) return '文件在注释或声明中中断';
      at = next;
      continue;
    }
    const end = tagEnd(xml, at);
    if (end < 0) return '文件在标签中中断';
    if (xml[at + 1] === '/') depth -= 1;
    else {
      elements += 1;
      if (xml[end - 1] !== '/') depth += 1;
      if (depth > MOST_DEPTH) return `元素嵌套超过${MOST_DEPTH}层`;
      if (elements > MOST_ELEMENTS) return `元素超过${MOST_ELEMENTS}个`;
    }
    at = end + 1;
  }
  return elements === 0 ? '文件不是 XML' : depth === 0 ? undefined : '文件的标签没有配对';
}

/** Where text goes on behind what is no tag; undefined for a tag, a negative number where it does not end. */
function skipped(xml: string, at: number): number | 'declared' | undefined {
  const past = (end: string, from: number) => {
    const found = xml.indexOf(end, from);
    return found < 0 ? -1 : found + end.length;
  };
  if (xml.startsWith('<!--', at)) return past('-->', at + 4);
  if (xml.startsWith('<![CDATA[', at)) return past(']]>', at + 9);
  if (xml.startsWith('<?', at)) return past('?>', at + 2);
  return xml[at + 1] === '!' ? 'declared' : undefined;
}

/** The end of a tag, in whose values the same sign may stand. */
function tagEnd(xml: string, at: number): number {
  for (let now = at + 1; now < xml.length; now += 1) {
    const sign = xml[now];
    if (sign === '>') return now;
    if (sign !== '"' && sign !== "'") continue;
    now = xml.indexOf(sign, now + 1);
    if (now < 0) return -1;
  }
  return -1;
}
