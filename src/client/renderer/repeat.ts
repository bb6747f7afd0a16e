import { useCallback, useEffect, useRef, useState } from 'react';

/** What is asked for anew on demand, by the effect of a hook. */
export interface Repeat {
  /** How often it was asked for anew: what the effect depends on. */
  readonly times: number;
  /** Asks anew. @returns once the answer is there, or the block is gone: what is shown until then is about to be drawn anew */
  again(): Promise<void>;
  /** Tells that an answer, or a failure, is there. */
  settle(): void;
}

/** Asking anew that can be waited for: a person who is told "saved" goes on in what is shown, and must not lose it a moment later. */
export function useRepeat(): Repeat {
  const [times, setTimes] = useState(0);
  const waiting = useRef<(() => void)[]>([]);
  const settle = useCallback(() => {
    for (const done of waiting.current.splice(0)) done();
  }, []);
  useEffect(() => settle, [settle]);
  const again = useCallback(
    () =>
      new Promise<void>((done) => {
        waiting.current.push(done);
        setTimes((count) => count + 1);
      }),
    [],
  );
  return { times, again, settle };
}
