import type { RowState } from './page-kinds/useRow.ts';
import { NoRow } from './NoRow.tsx';
import { Empty, Failed } from './States.tsx';

export interface RowLostProps {
  readonly state: RowState;
  reload(): void;
  /** The row was opened beside the page of its list, which has its own way to close it. */
  readonly isBeside?: boolean;
}

/** Instead of a row that did not come: what was refused is said as it is, since asking again changes nothing; all else is tried again. */
export function RowLost({ state: { failure = '', isMissing }, reload, isBeside = false }: RowLostProps) {
  if (!isMissing) return <Failed text={failure} retry={reload} />;
  return isBeside ? <Empty text={failure} /> : <NoRow text={failure} />;
}
