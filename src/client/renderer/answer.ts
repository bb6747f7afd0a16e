import { useEffect, useState } from 'react';
import { messageOf } from './data.ts';
import { useRepeat } from './repeat.ts';

/** What was asked for, once it is there; or why it is not. */
export interface Answered<Value> {
  readonly answer: Value | undefined;
  /** What a person is told. */
  readonly failure: string | undefined;
  /** How often it was asked for anew. */
  readonly times: number;
  /** Asks anew; what is there stays until the new one comes. @returns once it has come */
  again(): Promise<void>;
}

/** Asks when the block is shown, and whenever `ask` is another function: keep it with useCallback. */
export function useAnswer<Value>(ask: () => Promise<Value>): Answered<Value> {
  const [answer, setAnswer] = useState<Value>();
  const [failure, setFailure] = useState<string>();
  const { times, again, settle } = useRepeat();
  useEffect(() => {
    let mounted = true;
    ask()
      .then(
        (value) => {
          if (!mounted) return;
          setAnswer(value);
          setFailure(undefined);
        },
        (problem: unknown) => mounted && setFailure(messageOf(problem)),
      )
      .finally(() => mounted && settle());
    return () => {
      mounted = false;
    };
  }, [ask, times, settle]);
  const askAnew = () => {
    setFailure(undefined);
    return again();
  };
  return { answer, failure, times, again: askAnew };
}
