const PATIENCE_MS = 2_000;

/** Acts when the browser has nothing else to do. Returns the undoing. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(asked);
}
