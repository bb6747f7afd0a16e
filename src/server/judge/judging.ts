/** Work that may be left for a while after each file: a server goes on answering while it judges. */
export type Judging<Found> = Generator<void, Found>;

/** Does all of the work at once. */
export function atOnce<Found>(work: Judging<Found>): Found {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
