type Keep = () => Promise<boolean>;

const holders = new Set<Keep>();
let leaving = false;

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

/** Whether the page goes away by our own doing, so that there is nothing to ask the person. */
export const isLeavingOnPurpose = (): boolean => leaving;

/** Goes away from the page without asking. */
export function leaveOnPurpose(go: () => void): void {
  leaving = true;
  go();
}
