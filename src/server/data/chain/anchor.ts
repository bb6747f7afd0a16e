import { readFile, rename, writeFile } from 'node:fs/promises';
import type { ChainEnds } from './check.ts';
import type { ChainEnd } from './links.ts';

/**
 * The ends of all chains in a file outside of the database: rows that were cut off at an end, together with what says in the
 * database where it was, are found by it. What it tells never goes back.
 */
export interface Anchor {
  /** What was anchored last; nothing before the first time. @throws Error for a file that holds something else */
  read(): Promise<ChainEnds>;
  /** Notes ends that were told by the database; those that were anchored beyond them stay. */
  write(ends: ChainEnds): Promise<void>;
}

/** The anchor in this file. */
export function fileAnchor(path: string): Anchor {
  const read = async (): Promise<ChainEnds> => {
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (error) {
      if ((error as { code?: string }).code === 'ENOENT') return {};
      throw error;
    }
    return JSON.parse(text) as ChainEnds;
  };
  let noted = '';
  return {
    read,
    async write(ends) {
      if (JSON.stringify(ends) === noted) return;
      const before = await read();
      const names = new Set([...Object.keys(before), ...Object.keys(ends)]);
      const kept = [...names].map((name) => [name, furthest(before[name] ?? [], ends[name] ?? [])]);
      const coming = `${path}.${process.pid}`;
      await writeFile(coming, JSON.stringify(Object.fromEntries(kept)), { mode: 0o600 });
      await rename(coming, path);
      noted = JSON.stringify(ends);
    },
  };
}

function furthest(one: readonly ChainEnd[], other: readonly ChainEnd[]): ChainEnd[] {
  const ends = new Map<string, ChainEnd>();
  for (const end of [...one, ...other])
    if (end.seq > (ends.get(end.chain)?.seq ?? 0)) ends.set(end.chain, end);
  return [...ends.values()];
}
