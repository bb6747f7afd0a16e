import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowForm } from '../../formily/row-form.ts';

/** Fields that fill a first screen, drawn at once. */
const FIRST = 24;
/** Fields that are added after each frame: few enough that a key which is pressed meanwhile is not kept waiting. */
const STEP = 32;

/**
 * How many of many fields to draw now: a first screen, then the others little by little, so that a long form can be
 * read and typed into at once. Values are judged whether their fields are drawn or not; a problem draws them all.
 */
export function useGrowing(total: number, form: Pick<RowForm, 'onProblems'>): number {
  const [drawn, setDrawn] = useState(FIRST);
  const isDone = drawn >= total;
  useEffect(() => (isDone ? undefined : afterFrame(() => setDrawn(drawn + STEP))), [isDone, drawn]);
  useEffect(
    () => (isDone ? undefined : form.onProblems(() => flushSync(() => setDrawn(total)))),
    [isDone, form, total],
  );
  return Math.min(drawn, total);
}

/** Not when idle: a busy machine would keep the rest of the form waiting for long. */
function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const asked = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(asked);
    clearTimeout(timer);
  };
}
