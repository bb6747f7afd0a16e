/** What a line of the approval records says. */
export interface RecordLine {
  readonly NodeName: string | null;
  readonly TrueName: string | null;
  /** The person in whose place it was done. */
  readonly ForName?: string | null;
  readonly ActionName: string;
  readonly Opinion?: string | null;
  readonly ActDate: string;
}

/** Length of a time without its seconds. */
const MINUTES = 16;

/** The approval records of a document as a table. */
export const recordTable = (records: readonly RecordLine[]) => ({
  title: '审批记录',
  heads: ['环节', '处理人', '结果', '意见', '时间'],
  lines: records.map((one) => [
    one.NodeName ?? '',
    one.ForName ? `${one.TrueName}（代${one.ForName}）` : (one.TrueName ?? ''),
    one.ActionName,
    one.Opinion ?? '',
    one.ActDate.slice(0, MINUTES),
  ]),
});
