import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowForm } from '../../formily/row-form.ts';

/** Fields that fill a first screen, drawn at once. */
const FIRST = 24;
/** Fields that are added each time that the browser has nothing else to do. */
const STEP = 32;
const PATIENCE_MS = 120;

/**
 * How many of many fields to draw now: a first screen, then the others little by little, so that a long form can be
 * read and typed into at once. Values are judged whether their fields are drawn or not; a problem draws them all.
 */
export function useGrowing(total: number, form: Pick<RowForm, 'onProblems'>): number {
  const [drawn, setDrawn] = useState(FIRST);
  const isDone = drawn >= total;
  useEffect(() => (isDone ? undefined : whenIdle(() => setDrawn(drawn + STEP))), [isDone, drawn]);
  useEffect(
    () => (isDone ? undefined : form.onProblems(() => flushSync(() => setDrawn(total)))),
    [isDone, form, total],
  );
  return Math.min(drawn, total);
}

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(asked);
}
