import { useCallback, useEffect, useState } from 'react';
import type { StudyBlock } from '../../../../contract/generated/meta.ts';
import { messageOf, useData, type Row } from '../../data.ts';
import { usePolling } from '../../refresh.ts';
import { numberOf } from '../values.ts';

const BEAT_SECONDS = 15;

/**
 * Tells the server while somebody reads: that the reader begins, goes on, and leaves, be it for another page or another window.
 * What the server credited is enough; the seconds that are shown run on between two answers.
 */
export function useReading(block: StudyBlock, id: string, begun: number, least: number) {
  const data = useData();
  const { EnCode, seconds: key, begin, every = BEAT_SECONDS } = block;
  const [credited, setCredited] = useState(begun);
  const [seconds, setSeconds] = useState(begun);
  const [failure, setFailure] = useState<string>();
  const isEnough = credited >= least;
  const tell = useCallback(
    (Params: Row) => {
      data.act({ EnCode, Ids: [id], Params }, 'quiet').then(
        ({ value }) => {
          const answered = numberOf((value as Row | undefined)?.[key]);
          if (answered !== undefined) [setCredited, setSeconds].forEach((set) => set(answered));
          setFailure(undefined);
        },
        (problem: unknown) => setFailure(messageOf(problem)),
      );
    },
    [data, EnCode, id, key],
  );
  useEffect(() => {
    if (isEnough) return undefined;
    let timer: number | undefined;
    const begins = () => {
      tell({ [begin]: 1 });
      timer = window.setInterval(() => tell({}), every * 1000);
    };
    // The page may be gone before there is an answer, and nobody is there to be told of a failure.
    const leaves = () => {
      window.clearInterval(timer);
      void data.act({ EnCode, Ids: [id], Params: {} }, 'leaving').catch(() => undefined);
    };
    const turn = () => (document.hidden ? leaves() : begins());
    if (!document.hidden) begins();
    document.addEventListener('visibilitychange', turn);
    return () => {
      document.removeEventListener('visibilitychange', turn);
      if (!document.hidden) leaves();
    };
  }, [data, EnCode, id, begin, every, isEnough, tell]);
  const isShownFull = seconds >= least;
  // The server counts whole seconds of its own: what looks like enough here is asked for.
  useEffect(() => {
    if (isShownFull && !isEnough) tell({});
  }, [isShownFull, isEnough, tell]);
  usePolling(
    () => setSeconds((shown) => Math.min(shown + 1, credited + every, least)),
    isEnough ? undefined : 1,
  );
  return { seconds, isEnough, failure };
}
