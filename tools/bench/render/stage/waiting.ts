const GIVE_UP_MS = 60_000;
/** Longer than anybody puts work off: a draft is kept a second after the first key. */
const SETTLING_MS = 1_500;

/** Milliseconds from `begun` until the frame that shows it was painted. */
export async function until(what: string, begun: number, isThere: () => boolean): Promise<number> {
  for (;;) {
    let there = false;
    await new Promise<void>((resolve) =>
      requestAnimationFrame(() => {
        there = isThere();
        afterPaint(resolve);
      }),
    );
    const taken = performance.now() - begun;
    if (there) return taken;
    if (taken > GIVE_UP_MS) throw new Error(`${location.search}: never came: ${what}`);
  }
}

function afterPaint(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => then();
  port2.postMessage(0);
}

/** After the next frame was painted. */
export const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => afterPaint(resolve)));

/** The time of the next frame. */
export const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** When the page has nothing else to do. */
export const idle = () =>
  new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }));

/** When everything that was put off is done. */
export const settled = async () => {
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  await idle();
};
