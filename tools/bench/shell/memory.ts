import type { CDPSession, Page } from 'playwright-core';

/** What a page holds after everything that can go was collected. */
export interface Memory {
  /** Nodes that the browser keeps, and of them those that hang nowhere. */
  readonly nodes: number;
  readonly detached: number;
  readonly listeners: number;
  readonly heapMb: number;
}

/** Measures a page, after two collections: what finalizers let go needs the second one. */
export async function memoryOf(page: Page, session: CDPSession): Promise<Memory> {
  for (let times = 0; times < 2; times += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const attached = await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  });
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  return { nodes, detached: nodes - attached, listeners: jsEventListeners, heapMb: heap / 2 ** 20 };
}
