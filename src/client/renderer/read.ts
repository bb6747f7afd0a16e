import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import useSWR, { preload, unload, unstable_serialize, useSWRConfig } from 'swr';
import { ErrorCode } from '../../contract/generated/codes.ts';
import { messageOf, useData, type ListAnswer, type ListRequest, type PageData, type Row } from './data.ts';
import { IdleAnswers } from './idle-answers.ts';
import { momentOf } from './writes.ts';

/** What is asked: a name of the reading, and all that its answer depends on. Nothing is asked for null. */
export type Question = readonly [reading: string, ...of: unknown[]] | null;

export interface ReadOptions {
  /**
   * The answer is for looking at. Who asks the same meanwhile gets it too, who comes back sees it until the server has said it anew,
   * and it is asked for anew when the window comes into sight or is connected again. What is typed into begins with an answer of its
   * own, and that one stays.
   */
  readonly isKept?: boolean;
  /** Seconds after which it is asked for anew while the window is in sight. */
  readonly every?: number | undefined;
}

/** What was asked for, once it is there; or why it is not. */
export interface Answered<Value> {
  readonly answer: Value | undefined;
  /** What a person is told. */
  readonly failure: string | undefined;
  /** What the asking ended with. */
  readonly problem: unknown;
  /** How often it was asked for anew. */
  readonly times: number;
  /** Asks anew; what is there stays until the new one comes. @returns once it has come, or failed */
  again(): Promise<void>;
}

const ANEW = {
  /** Who is told of a failure decides when to try again. */
  shouldRetryOnError: false,
  /** Only what is still on its way is shared: a part that asks a moment later sees what is true then. */
  dedupingInterval: 0,
  /** Who goes to and fro between windows asks no more often. */
  focusThrottleInterval: 30_000,
};

const answers = new IdleAnswers();

/** Asks when the block is shown and whenever the question is another one; the answer before it stays until the new one is there. */
export function useAnswer<Value>(
  question: Question,
  ask: () => Promise<Value>,
  { isKept = false, every }: ReadOptions = {},
): Answered<Value> {
  const data = useData();
  const { cache } = useSWRConfig();
  const id = useId();
  const [times, setTimes] = useState(0);
  const asked = question && unstable_serialize(question);
  // oxlint-disable-next-line react/exhaustive-deps -- an answer from before a write is none to a question after it
  const since = useMemo(() => (isKept ? momentOf(data) : id), [data, id, isKept, asked]);
  const key = question && [since, ...question];
  const {
    data: answer,
    error: problem,
    isValidating,
    mutate,
  } = useSWR<Value, unknown>(key, ask, {
    ...ANEW,
    keepPreviousData: true,
    revalidateOnFocus: isKept,
    revalidateOnReconnect: isKept,
    ...(!isKept && { compare: Object.is }),
    ...(every !== undefined && { refreshInterval: every * 1000 }),
  });
  const again = useCallback(async () => {
    setTimes((count) => count + 1);
    await mutate();
  }, [mutate]);
  const kept = key && unstable_serialize(key);
  useEffect(() => {
    if (kept === null) return undefined;
    answers.show(kept);
    return () => (isKept ? answers.leave(kept, cache) : void cache.delete(kept));
  }, [cache, isKept, kept]);
  const isOver = problem !== undefined && !isValidating;
  return {
    answer,
    failure: isOver ? messageOf(problem) : undefined,
    problem: isOver ? problem : undefined,
    times,
    again,
  };
}

/** Asks again for what was begun for a page that was left meanwhile: the page that takes it up is another one. */
export async function beyondLeaving<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (failure) {
    if ((failure as { code?: unknown }).code === ErrorCode.Superseded) return ask();
    throw failure;
  }
}

/**
 * Begins to ask a question whose answer is kept, for the part that shows it soon; the part takes up what is on its way.
 * @returns the answer; undefined where it failed, which the part that shows it is told
 */
export async function preloadAnswer<Value>(
  data: PageData,
  question: Exclude<Question, null>,
  ask: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await preload([momentOf(data), ...question], () => beyondLeaving(ask));
  } catch {
    return undefined;
  }
}

/** What a call answers to an input that a schema gives. */
export function useCall(call: string, input: Row, options: ReadOptions = {}): Answered<unknown> {
  const data = useData();
  return useAnswer(['ask', call, input], () => data.ask(call, input), options);
}

/** Lists of the server, and what they answered before. */
export interface KeptLists extends Pick<PageData, 'list'> {
  /** What was answered to the same request, when nothing was written since. */
  known(request: ListRequest): ListAnswer | undefined;
}

/** Pages of lists, which somebody who comes back sees at once while they are read anew. */
export function useKeptLists(): KeptLists {
  const data = useData();
  const { cache, mutate } = useSWRConfig();
  return useMemo(() => {
    const keyOf = (request: ListRequest) => [momentOf(data), 'list', request] as const;
    return {
      async list(request) {
        const key = keyOf(request);
        const answer = await data.list(request);
        await mutate(key, answer, { revalidate: false });
        answers.keep(unstable_serialize(key), cache);
        return answer;
      },
      known: (request) => cache.get(unstable_serialize(keyOf(request)))?.data as ListAnswer | undefined,
    };
  }, [data, cache, mutate]);
}

/** Works while the window is in sight: every so many seconds, when it comes into sight, and when it is connected again. */
export function useAnew(work: () => Promise<void>, every: number | undefined): void {
  const id = useId();
  useSWR(['anew', id], work, {
    ...ANEW,
    revalidateOnMount: false,
    revalidateIfStale: false,
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    ...(every !== undefined && { refreshInterval: every * 1000 }),
  });
}

/** Forgets every answer: what was read for one person is not kept for the next one. */
export const forgetAnswers = (): void => unload({ revalidate: false });
