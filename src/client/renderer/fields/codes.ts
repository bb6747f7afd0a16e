import { useEffect, useState } from 'react';
import type { HasCode } from '../../../contract/field-rules.ts';
import type { CodeItem } from '../../../contract/generated/meta.ts';
import { useData, type PageData } from '../data.ts';

type Items = readonly CodeItem[];

interface CodeCache {
  readonly items: Map<string, Items>;
  readonly loading: Map<string, Promise<void>>;
}

const caches = new WeakMap<PageData, CodeCache>();

function cacheOf(data: PageData): CodeCache {
  const known = caches.get(data);
  if (known) return known;
  const created: CodeCache = { items: new Map(), loading: new Map() };
  caches.set(data, created);
  return created;
}

/** Loads dictionaries once; those asked for together travel together. */
export async function loadCodes(data: PageData, names: Iterable<string>): Promise<void> {
  const { items, loading } = cacheOf(data);
  const wanted = [...new Set(names)].filter((name) => !items.has(name));
  const missing = wanted.filter((name) => !loading.has(name));
  if (missing.length > 0) {
    const request = data
      .codes(missing)
      .then((answer) => missing.forEach((name) => items.set(name, answer[name] ?? [])))
      .finally(() => missing.forEach((name) => loading.delete(name)));
    missing.forEach((name) => loading.set(name, request));
  }
  await Promise.all(wanted.map((name) => loading.get(name)));
}

/** Asks for every loaded dictionary anew: what is shown keeps its items until the new ones are there. */
export async function renewCodes(data: PageData): Promise<void> {
  const { items } = cacheOf(data);
  const names = [...items.keys()];
  if (names.length === 0) return;
  const answer = await data.codes(names);
  for (const name of names) items.set(name, answer[name] ?? []);
}

/** Items of a dictionary that was loaded; nothing before. */
export function codesNow(data: PageData, name: string): Items | undefined {
  return cacheOf(data).items.get(name);
}

/** Whether an item stands in a dictionary; unknown dictionaries are left to the server. */
export function hasCodeIn(data: PageData): HasCode {
  return (dictionary, code, parent) =>
    codesNow(data, dictionary)?.some(
      (item) => item.code === code && (parent === undefined || item.parent === parent),
    ) ?? true;
}

/** Items of a dictionary, loaded when they are not there yet. */
export function useCodes(name: string | undefined): Items {
  const data = useData();
  const [, setArrived] = useState(0);
  const items = name === undefined ? undefined : codesNow(data, name);
  useEffect(() => {
    if (name === undefined || items) return undefined;
    let mounted = true;
    loadCodes(data, [name]).then(
      () => mounted && setArrived((count) => count + 1),
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [data, name, items]);
  return items ?? [];
}
