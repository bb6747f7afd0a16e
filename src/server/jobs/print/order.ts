import type { Caller } from '../../data/caller.ts';
import { databaseNow } from '../../data/clock.ts';
import type { Engine } from '../../data/engine.ts';
import { refuse } from '../../data/refusal.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { everyDocument } from './documents.ts';
import type { PartContent } from './parts.ts';
import { templateOf, type Template } from './template.ts';

/** That documents of a template are wanted, and how they stand on paper. */
export interface PrintOrder {
  readonly TplCode: string;
  readonly PerPage?: number;
  readonly Numbers?: 0 | 1;
}

/** Whose documents of which rows, and who is told how many are done. */
export interface PrintWork {
  readonly engine: Engine;
  readonly caller: Caller;
  readonly files: FileStore;
  readonly order: PrintOrder;
  readonly ids: readonly string[];
  done(count: number): Promise<void>;
}

/** More in one go are refused, so that neither a browser nor a printer chokes on them. */
const MOST_DOCUMENTS = 500;
/** Documents whose photos are in memory at once. */
const DRAWN_AT_ONCE = 10;

/** Refuses an order for no rows, and one for too many. */
export function refuseCount(count: number): void {
  if (count > MOST_DOCUMENTS) throw refuse(`单次打印不能超过${MOST_DOCUMENTS}份`);
  if (count === 0) throw refuse('请选择要打印的记录');
}

/** Writes the documents of an order to `target` and ends it, within the reach of the caller. */
export async function writeOrder(target: NodeJS.WritableStream, work: PrintWork): Promise<void> {
  const { engine, caller, order, ids } = work;
  refuseCount(ids.length);
  const template = await templateOf(engine, caller, order.TplCode);
  const options = {
    perPage: order.PerPage ?? template.perPage,
    numbers: order.Numbers === undefined ? template.page.numbers !== false : order.Numbers === 1,
  };
  // The library and its fonts are large, and few ask for them.
  const { writeDocuments } = await import('./write.ts');
  await writeDocuments(target, template.page, options, contents(work, template));
}

async function* contents(
  { engine, caller, files, ids, done }: PrintWork,
  template: Template,
): AsyncGenerator<PartContent[][]> {
  const { contentsOf } = await import('./content.ts');
  const filling = { engine, caller, files, template, now: await databaseNow(engine.database) };
  let count = 0;
  for await (const some of everyDocument(engine, caller, template, ids))
    for (let start = 0; start < some.length; start += DRAWN_AT_ONCE) {
      const drawn = some.slice(start, start + DRAWN_AT_ONCE);
      yield await contentsOf(filling, drawn);
      count += drawn.length;
      await done(count);
    }
}
