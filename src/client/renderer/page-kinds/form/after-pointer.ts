let isDown = false;
let isWatching = false;
let waiting: (() => void)[] = [];

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const released = () => {
    isDown = false;
    const due = waiting;
    waiting = [];
    // the click comes after the release
    setTimeout(() => due.forEach((run) => run()), 0);
  };
  document.addEventListener('pointerdown', () => (isDown = true), true);
  document.addEventListener('pointerup', released, true);
  document.addEventListener('pointercancel', released, true);
}

/**
 * Runs at once, or after the press of a pointer has ended. Leaving an input by pressing a button would otherwise show
 * or hide a problem between press and release, move the button away, and lose the click.
 */
export function afterPointer(run: () => void): void {
  watch();
  if (isDown) waiting.push(run);
  else run();
}

/** Begins to watch the pointer; a form calls it before its first input can be left. */
export const watchPointer = watch;
