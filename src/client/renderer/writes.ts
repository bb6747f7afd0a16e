import type { PageData } from './data.ts';

const moments = new WeakMap<
  PageData,
  { readonly server: number; writes: number; readonly watchers: Set<() => void> }
>();
let servers = 0;

function momentsOf(data: PageData) {
  const known = moments.get(data) ?? { server: (servers += 1), writes: 0, watchers: new Set<() => void>() };
  moments.set(data, known);
  return known;
}

/** Stands for all that was written through a server so far: what it answered before a write is not shown to who comes back after it. */
export function momentOf(data: PageData): string {
  const { server, writes } = momentsOf(data);
  return `${server}.${writes}`;
}

/** Tells of every write through a server, once it is answered. Returns the undoing. */
export function watchWrites(data: PageData, written: () => void): () => void {
  const { watchers } = momentsOf(data);
  watchers.add(written);
  return () => void watchers.delete(written);
}

const WRITES: ReadonlySet<string | symbol> = new Set<keyof PageData>([
  'save',
  'remove',
  'act',
  'write',
  'importRows',
]);

/**
 * The same server, whose writes count, whatever it turns out to be later. One that failed counts too: nobody knows how far it
 * came.
 */
export function countingWrites(data: PageData): PageData {
  const counting: PageData = new Proxy(data, {
    get(_, name) {
      const one: unknown = Reflect.get(data, name);
      if (!WRITES.has(name)) return one;
      const write = one as (...given: readonly unknown[]) => Promise<unknown>;
      return (...given: readonly unknown[]) =>
        write(...given).finally(() => {
          const moment = momentsOf(counting);
          moment.writes += 1;
          for (const written of moment.watchers) written();
        });
    },
  });
  return counting;
}
