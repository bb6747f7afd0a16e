import type { ExportedColumn, ExportedRow } from './cells.ts';
import { EXPORT_NAME } from './name.ts';
import type { Order, Outcome } from './work.ts';

/** Page and number of rows that an export asks for (specification 9). */
export const PAGE_INDEX = 1;
export const PAGE_SIZE = 1_000_000;

export interface ExportPage {
  readonly PageIndex: number;
  readonly PageSize: number;
}

/** An answer on its way. */
export interface ExportAnswer {
  readonly bytes: AsyncIterable<Uint8Array>;
  /**
   * Told what stood around the rows, when they have all come.
   * @returns how many rows there are on all pages, where the server says so
   * @throws when the server refused
   */
  settle(around: unknown): Promise<number | undefined>;
}

/** An export (specification 3). */
export interface WorkbookExport {
  readonly columns: readonly ExportedColumn[];
  readonly fileName?: string;
  /** The rows, or what asks the server for a page of them. */
  readonly data: readonly ExportedRow[] | ((page: ExportPage) => Promise<ExportAnswer>);
  readonly PageIndex?: number;
  readonly PageSize?: number;
}

export interface ExportWatch {
  /** Told how many rows are in the file so far. */
  progress?(count: number): void;
  readonly signal?: AbortSignal;
}

export interface MadeFile {
  readonly content: Blob;
  readonly name: string;
  readonly count: number;
}

/** More than one order under way keeps the worker busy; many would keep the whole answer in memory. */
const MOST_ORDERS = 8;

/**
 * Makes a workbook in the browser, in a worker, while the rows arrive. A server that gives fewer rows than it was asked for is
 * asked for the following ones.
 */
export async function exportWorkbook(job: WorkbookExport, watch: ExportWatch = {}): Promise<MadeFile> {
  const { columns, fileName = EXPORT_NAME, data, PageIndex = PAGE_INDEX, PageSize = PAGE_SIZE } = job;
  const orders = new Orders(watch);
  try {
    await orders.give({ kind: 'begin', name: fileName, columns, most: PageSize });
    if (typeof data === 'function') await readPages(orders, data, { PageIndex, PageSize });
    else await orders.give({ kind: 'rows', rows: data });
    const made = await orders.give({ kind: 'finish' });
    if (made.kind !== 'file') throw new Error('the worker gave no file');
    return { content: made.content, name: `${fileName}.xlsx`, count: made.count };
  } finally {
    orders.stop();
  }
}

async function readPages(
  orders: Orders,
  ask: Extract<WorkbookExport['data'], (page: ExportPage) => unknown>,
  { PageIndex, PageSize }: ExportPage,
): Promise<void> {
  let page: ExportPage = { PageIndex, PageSize };
  for (let count = 0; ;) {
    orders.refuseIfStopped();
    const { total, read } = await readAnswer(orders, await ask(page));
    const got = read - count;
    count = read;
    if (got === 0 || total === undefined || count >= Math.min(total, PageSize)) return;
    const size = page.PageIndex === PageIndex ? got : page.PageSize;
    page = { PageIndex: page.PageIndex + 1, PageSize: size };
  }
}

async function readAnswer(
  orders: Orders,
  { bytes, settle }: ExportAnswer,
): Promise<{ total: number | undefined; read: number }> {
  const under: Promise<Outcome>[] = [];
  for await (const piece of bytes) {
    under.push(orders.give({ kind: 'bytes', bytes: piece }));
    if (under.length >= MOST_ORDERS) await under.shift();
  }
  await Promise.all(under);
  const outcome = await orders.give({ kind: 'answered' });
  if (outcome.kind !== 'answer') throw new Error('the worker gave no answer');
  return { total: await settle(outcome.isWhole ? outcome.answer : undefined), read: outcome.count };
}

/** The worker, which answers each order once and in turn. */
class Orders {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting: { done(outcome: Outcome): void; failed(reason: Error): void }[] = [];

  constructor(private readonly watch: ExportWatch) {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Outcome>) => {
      const next = this.waiting.shift();
      if (data.kind === 'failed') return next?.failed(new Error(data.text));
      if ('count' in data) this.watch.progress?.(data.count);
      next?.done(data);
    });
    this.worker.addEventListener('error', () => this.fail('生成文件失败，请重试'));
    watch.signal?.addEventListener('abort', () => this.fail('已取消导出'));
  }

  give(order: Order): Promise<Outcome> {
    this.refuseIfStopped();
    const outcome = new Promise<Outcome>((done, failed) => this.waiting.push({ done, failed }));
    // Several may be under way when one fails: the first to be looked at tells.
    outcome.catch(() => undefined);
    this.worker.postMessage(order, order.kind === 'bytes' ? [order.bytes.buffer as ArrayBuffer] : []);
    return outcome;
  }

  refuseIfStopped(): void {
    if (this.watch.signal?.aborted) throw new Error('已取消导出');
  }

  stop(): void {
    this.worker.terminate();
  }

  private fail(text: string): void {
    this.worker.terminate();
    for (const { failed } of this.waiting.splice(0)) failed(new Error(text));
  }
}
