/** How much of a text is in sight. */
interface Sight {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** Zoomed pages stop a fraction of a pixel before the end. */
const SLACK = 2;

/** Whether the end of a text is in sight: of a short one at once. What is not laid out has no end yet. */
export function isAtEnd({ scrollTop, clientHeight, scrollHeight }: Sight): boolean {
  return clientHeight > 0 && scrollTop + clientHeight >= scrollHeight - SLACK;
}
