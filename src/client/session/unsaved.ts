type Keep = () => Promise<boolean>;

const holders = new Set<Keep>();
let leaving = false;
let forgotten = false;

/**
 * Names something typed that loading the page anew would lose. `keep` puts it by and tells whether all of it was, or there was
 * nothing. Returns the undoing.
 */
export function holdUnsaved(keep: Keep): () => void {
  holders.add(keep);
  return () => void holders.delete(keep);
}

/** Puts by what was typed. @returns whether nothing would be lost now */
export async function keepUnsaved(): Promise<boolean> {
  const kept = await Promise.all([...holders].map((keep) => keep()));
  return kept.every(Boolean);
}

/** What is typed on this page is given up: its person logs out. */
export function forgetUnsaved(): void {
  forgotten = true;
  holders.clear();
}

/** Whether what is typed here was given up. */
export const isForgotten = (): boolean => forgotten;

/** Whether the page goes away by our own doing, so that there is nothing to ask the person. */
export const isLeavingOnPurpose = (): boolean => leaving;

/** Goes away from the page without asking. */
export function leaveOnPurpose(go: () => void): void {
  leaving = true;
  go();
}
