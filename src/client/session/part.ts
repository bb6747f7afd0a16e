/** How long a part of the program may take to come (specification 9). */
export const PART_TIMEOUT_MS = 120_000;

/** A script or a stylesheet of the program that did not come. */
export class ChunkLoadError extends Error {
  override readonly name: 'ChunkLoadError' | 'CssChunkLoadError';

  constructor(isStyle: boolean, cause: unknown) {
    super('页面加载失败，请检查网络后重试', { cause });
    this.name = isStyle ? 'CssChunkLoadError' : 'ChunkLoadError';
  }
}

let isAnyLost = false;

/** Whether some part did not come, so that what disappears from the page may not have been left on purpose. */
export const hasLostPart = (): boolean => isAnyLost;

const watchers = new Set<(failure: ChunkLoadError) => void>();

/** Calls back when a part did not come. Returns the undoing. */
export function watchLostParts(lost: (failure: ChunkLoadError) => void): () => void {
  watchers.add(lost);
  return () => void watchers.delete(lost);
}

/** Loads a part of the program. The build puts it around every `import()`. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not there after ${PART_TIMEOUT_MS} ms`)), PART_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    isAnyLost = true;
    const failure = new ChunkLoadError(isStyleLost(cause), cause);
    for (const lost of watchers) lost(failure);
    throw failure;
  } finally {
    clearTimeout(timer);
  }
}

/** Vite says so of a stylesheet that failed; one that never came is still without rules. */
function isStyleLost(cause: unknown): boolean {
  if (cause instanceof Error && cause.message.includes('CSS')) return true;
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(({ sheet }) => !sheet);
}
