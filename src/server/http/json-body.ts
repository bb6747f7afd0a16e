import { HttpRefusal } from './http-refusal.ts';

const deepest = 20;
const mostKeys = 20_000;
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a body. @throws HttpRefusal where its bytes are none: what stood in their place would be stored as if it had been sent */
export function textOf(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new HttpRefusal('请求内容含有无效字符');
  }
}

/**
 * Reads a JSON body: an object, at most 20 levels deep, no name twice in an object, without the names through which prototypes
 * are reached and without characters that no text can hold. No text at all is an empty object.
 */
export function parseBody(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  const { depth, members } = shapeOf(text);
  if (depth > deepest) throw new HttpRefusal('请求内容层级过深');
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpRefusal('请求内容应为JSON对象');
  let seen = 0;
  let named = 0;
  const look = (node: unknown): void => {
    if (typeof node === 'string') return requireText(node, '请求内容');
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      seen += 1;
      if (seen > mostKeys) throw new HttpRefusal('请求内容过多', 413);
      if (forbidden.has(key)) throw new HttpRefusal('请求内容含有不允许的名称');
      requireText(key, '请求内容');
      if (!Array.isArray(node)) named += 1;
      look((node as Record<string, unknown>)[key]);
    }
  };
  look(value);
  // Of two values under one name the parser keeps the last; another reader on the way may have judged the first.
  if (named < members) throw new HttpRefusal('请求内容中有重复的名称');
  return value as Record<string, unknown>;
}

/**
 * No column and no document of the database holds NUL or half of a surrogate pair.
 * @throws HttpRefusal that says where
 */
export function requireText(text: string, where: string): void {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) throw new HttpRefusal(`${where}含有无效字符`);
}

/**
 * Levels and members of a JSON text, counted before parsing: parsing a deep text is slow in itself, and afterwards nobody knows
 * how many members there were.
 */
function shapeOf(text: string): { depth: number; members: number } {
  let depth = 0;
  let most = 0;
  let members = 0;
  let quoted = false;
  for (let i = 0; i < text.length && most <= deepest; i += 1) {
    const character = text[i];
    if (quoted) {
      if (character === '\\') i += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') most = Math.max(most, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === ':') members += 1;
  }
  return { depth: most, members };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpRefusal('请求内容不是有效的JSON');
  }
}

/** What a decoder puts in the place of bytes that are no text, and how somebody sends it who means it. */
const REPLACED = '\ufffd';
const SENT_SO = /\ufffd|%ef%bf%bd/i;

/** Reads a query string. A parameter given twice is refused: two readers would not agree on which one counts. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    if (forbidden.has(key)) throw new HttpRefusal('请求参数含有不允许的名称');
    requireText(key, '请求参数');
    requireText(value, `请求参数${key.slice(0, 40)}`);
    if (value.includes(REPLACED) && !SENT_SO.test(text)) throw new HttpRefusal('请求参数含有无效字符');
    if (Object.hasOwn(query, key)) throw new HttpRefusal(`请求参数${key.slice(0, 40)}重复`);
    query[key] = value;
  }
  return query;
}
