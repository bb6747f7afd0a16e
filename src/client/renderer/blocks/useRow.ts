import { ErrorCode } from '../../../contract/generated/codes.ts';
import { useEffect, useState } from 'react';
import { messageOf, useData, type Row } from '../data.ts';
import { useRepeat } from '../repeat.ts';

interface RowState {
  readonly key: string;
  readonly row?: Row;
  readonly failure?: string;
  /** The server answered that the reader has no such row. */
  readonly isMissing?: boolean;
}

const isRefusal = (failure: unknown): boolean =>
  failure instanceof Error && (failure as { code?: unknown }).code === ErrorCode.Refused;

/** One row, read when it is first shown and on `reload`; nothing without an id. */
export function useRow(
  entity: string,
  id: string | undefined,
): [Pick<RowState, 'row' | 'failure' | 'isMissing'>, reload: () => Promise<void>] {
  const data = useData();
  const key = `${entity} ${id ?? ''}`;
  const [state, setState] = useState<RowState>({ key });
  const { times, again, settle } = useRepeat();
  useEffect(() => {
    if (id === undefined) return settle();
    let mounted = true;
    data
      .get(entity, id)
      .then(
        (row) => mounted && setState({ key, row }),
        (failure: unknown) =>
          mounted && setState({ key, failure: messageOf(failure), isMissing: isRefusal(failure) }),
      )
      .finally(() => mounted && settle());
    return () => {
      mounted = false;
    };
  }, [data, entity, id, key, times, settle]);
  return [state.key === key ? state : {}, again];
}
