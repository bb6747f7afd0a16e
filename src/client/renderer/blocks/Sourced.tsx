import type { ReactNode } from 'react';
import type { Row } from '../data.ts';
import { Empty, Failed, Skeleton } from '../States.tsx';
import { useTellEmpty } from './absent.ts';
import type { SourceState } from './source.ts';

interface SourcedProps {
  readonly state: SourceState;
  readonly empty?: string | undefined;
  readonly lines?: number;
  /** Whether rows that are there tell nothing: a card that holds the block then leaves it out, elsewhere they are shown. */
  readonly isNothing?: (rows: readonly Row[]) => boolean;
  readonly children: (rows: readonly [Row, ...Row[]]) => ReactNode;
}

/** What a block shows once its rows are there; before that, and without any, it says so. */
export function Sourced({ state, empty, lines = 4, isNothing, children }: SourcedProps) {
  const isEmpty = state.status === 'ready' && (state.rows.length === 0 || isNothing?.(state.rows) === true);
  const isLeftOut = useTellEmpty(isEmpty) && isEmpty;
  if (state.status === 'loading') return <Skeleton lines={lines} />;
  if (state.status === 'failed') return <Failed text={state.text} retry={state.retry} />;
  const [first, ...others] = state.rows;
  if (first && !isLeftOut) return children([first, ...others]);
  return isLeftOut ? null : <Empty text={empty} />;
}
