import { ExportWork, type Order } from './work.ts';

const work = new ExportWork();
let before: Promise<unknown> = Promise.resolve();

// Orders are done in the order in which they came, each answered once.
globalThis.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  before = before.then(async () => globalThis.postMessage(await work.take(data)));
});
