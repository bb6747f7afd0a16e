import type { Caller } from '../../data/access/caller.ts';
import { databaseMoment, databaseNow } from '../../data/time/clock.ts';
import type { Engine } from '../../data/engine.ts';
import { type WriteContext } from '../../data/module.ts';
import { paperCodesOf } from '../../data/schemas/paper-codes.ts';
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

/** Whether documents of a template carry codes that are signed for each print. */
export const hasSignedCodes = ({ page }: Template): boolean =>
  page.parts.some(({ signed }) => signed === true);

/** Refuses an order for no rows, and one for too many. */
export function refuseCount(count: number): void {
  if (count > MOST_DOCUMENTS) throw refuse(`单次打印不能超过${MOST_DOCUMENTS}份`);
  if (count === 0) throw refuse('请选择要打印的记录');
}

/** What makes a print count, in the transaction that makes its file the caller's. */
export type PrintKeeper = (context: WriteContext) => Promise<void>;

/** Writes the documents of an order to `target` and ends it, within the reach of the caller. */
export async function writeOrder(target: NodeJS.WritableStream, work: PrintWork): Promise<PrintKeeper> {
  const { engine, caller, order, ids } = work;
  refuseCount(ids.length);
  const template = await templateOf(engine, caller, order.TplCode);
  const options = {
    perPage: order.PerPage ?? template.perPage,
    numbers: order.Numbers === undefined ? template.page.numbers !== false : order.Numbers === 1,
  };
  // The library and its fonts are large, and few ask for them.
  const { writeDocuments } = await import('./write.ts');
  const at = await databaseMoment(engine.database);
  const signed: string[] = [];
  await writeDocuments(target, template.page, options, contents(work, template, { at, signed }));
  const codes = paperCodesOf(engine, template.entity.name);
  return async (context) => codes?.keep(context, signed, at);
}

/** Moment of a print, and the rows whose codes are on it. */
interface Signing {
  readonly at: number;
  readonly signed: string[];
}

async function* contents(
  { engine, caller, files, ids, done }: PrintWork,
  template: Template,
  { at, signed }: Signing,
): AsyncGenerator<PartContent[][]> {
  const { contentsOf } = await import('./content.ts');
  const paper = hasSignedCodes(template) ? paperCodesOf(engine, template.entity.name) : undefined;
  const now = await databaseNow(engine.database);
  let count = 0;
  for await (const some of everyDocument(engine, caller, template, ids))
    for (let start = 0; start < some.length; start += DRAWN_AT_ONCE) {
      const drawn = some.slice(start, start + DRAWN_AT_ONCE);
      const rows = drawn.map(({ Row }) => String(Row['Id']));
      const codes = (await paper?.make(engine, engine.database, rows, at)) ?? new Map<string, string>();
      signed.push(...codes.keys());
      yield await contentsOf({ engine, caller, files, template, now, codes }, drawn);
      count += drawn.length;
      await done(count);
    }
}
