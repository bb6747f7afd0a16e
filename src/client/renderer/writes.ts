import type { PageData } from './data.ts';

const moments = new WeakMap<PageData, { readonly server: number; writes: number }>();
let servers = 0;

function momentsOf(data: PageData) {
  const known = moments.get(data) ?? { server: (servers += 1), writes: 0 };
  moments.set(data, known);
  return known;
}

/** Stands for all that was written through a server so far: what it answered before a write is not shown to who comes back after it. */
export function momentOf(data: PageData): string {
  const { server, writes } = momentsOf(data);
  return `${server}.${writes}`;
}

/** The same server, whose writes count. One that failed counts too: nobody knows how far it came. */
export function countingWrites(data: PageData): PageData {
  const counting: PageData = { ...data };
  const counted =
    <Given extends readonly unknown[], Result>(write: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> =>
      write(...given).finally(() => (momentsOf(counting).writes += 1));
  return Object.assign(counting, {
    save: counted(data.save),
    remove: counted(data.remove),
    act: counted(data.act),
    write: counted(data.write),
    importRows: counted(data.importRows),
  });
}
