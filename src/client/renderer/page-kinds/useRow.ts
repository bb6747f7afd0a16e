import { ErrorCode } from '../../../contract/generated/codes.ts';
import { useData, type Row } from '../data.ts';
import { useAnswer } from '../read.ts';

export interface RowState {
  readonly row?: Row | undefined;
  readonly failure?: string | undefined;
  /** The server answered that the reader has no such row. */
  readonly isMissing?: boolean;
}

const isRefusal = (problem: unknown): boolean =>
  problem instanceof Error && (problem as { code?: unknown }).code === ErrorCode.Refused;

/**
 * One row, read when it is first shown and on `reload`; nothing without an id.
 * @param by unique text field whose value `id` is; absent: the Id of the row
 */
export function useRow(
  entity: string,
  id: string | undefined,
  by?: string,
): [RowState, reload: () => Promise<void>] {
  const data = useData();
  const ask = async () => ({ id, row: await data.get(entity, id ?? '', by) });
  const { answer, failure, problem, again } = useAnswer(
    id === undefined ? null : ['row', entity, id, by ?? ''],
    ask,
  );
  // The row before it is none of this one.
  const row = id !== undefined && answer?.id === id ? answer.row : undefined;
  return [failure === undefined ? { row } : { failure, isMissing: isRefusal(problem) }, again];
}
