import { HttpRefusal } from './http-refusal.ts';

const deepest = 20;
const mostKeys = 20_000;
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a JSON body: an object, at most 20 levels deep, without the names through which prototypes are reached.
 * No text at all is an empty object.
 */
export function parseBody(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  if (depthOf(text) > deepest) throw new HttpRefusal('请求内容层级过深');
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpRefusal('请求内容应为JSON对象');
  let keys = 0;
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      keys += 1;
      if (keys > mostKeys) throw new HttpRefusal('请求内容过多', 413);
      if (forbidden.has(key)) throw new HttpRefusal('请求内容含有不允许的名称');
      look((node as Record<string, unknown>)[key]);
    }
  };
  look(value);
  return value as Record<string, unknown>;
}

/** Counted before parsing, since parsing a deep text is slow in itself. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  let quoted = false;
  for (let i = 0; i < text.length && most <= deepest; i += 1) {
    const character = text[i];
    if (quoted) {
      if (character === '\\') i += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') most = Math.max(most, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return most;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpRefusal('请求内容不是有效的JSON');
  }
}

/** Reads a query string. A parameter given twice is refused: two readers would not agree on which one counts. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    if (forbidden.has(key)) throw new HttpRefusal('请求参数含有不允许的名称');
    if (Object.hasOwn(query, key)) throw new HttpRefusal(`请求参数${key.slice(0, 40)}重复`);
    query[key] = value;
  }
  return query;
}
