let page = new AbortController();

/** Ends with the page that is shown: what it still asked for is neither waited for nor told about. */
export const pageSignal = (): AbortSignal => page.signal;

/** The page was left. */
export function leavePage(): void {
  page.abort();
  page = new AbortController();
}
