/** What a line of the approval records says. */
export interface RecordLine {
  readonly NodeName: string | null;
  readonly TrueName: string | null;
  /** The person in whose place it was done. */
  readonly ForName?: string | null;
  /** The person that it was handed to or that signs as well. */
  readonly ToName?: string | null;
  readonly ActionName: string;
  readonly Opinion?: string | null;
  readonly ActDate: string;
  /** The picture of the signature: its Id, or the file as the course of an application tells of it. */
  readonly Signature?: string | null | readonly { readonly Id: string }[];
}

/** Length of a time without its seconds. */
const MINUTES = 16;

/** What was done in a step, and the person that it was handed to. */
export const stepText = ({ ActionName, ToName }: Pick<RecordLine, 'ActionName' | 'ToName'>): string =>
  ToName ? `${ActionName}（${ToName}）` : ActionName;

/** How large a signature stands on paper, in millimetres; its room is kept before it is there. */
export const SIGNATURE = { width: 24, height: 10 };

/** Id of the picture of a step's signature; undefined where nobody signed. */
export function signatureId({ Signature }: Pick<RecordLine, 'Signature'>): string | undefined {
  const id = typeof Signature === 'string' ? Signature.split(',')[0] : Signature?.[0]?.Id;
  return id === '' ? undefined : id;
}

/** The approval records of a document as a table; `signatures` are Ids of pictures, which stand in a last column of their own. */
export function recordTable(records: readonly RecordLine[]) {
  const signatures = records.map(signatureId);
  const isSigned = signatures.some((id) => id !== undefined);
  return {
    title: '审批记录',
    heads: ['环节', '处理人', '结果', '意见', '时间', ...(isSigned ? ['签名'] : [])],
    lines: records.map((one) => [
      one.NodeName ?? '',
      one.ForName ? `${one.TrueName}（代${one.ForName}）` : (one.TrueName ?? ''),
      stepText(one),
      one.Opinion ?? '',
      // Six columns are too narrow for a day and its time beside each other.
      one.ActDate.slice(0, MINUTES).replace(' ', isSigned ? '\n' : ' '),
    ]),
    signatures: isSigned ? signatures : [],
  };
}
