import { useMemo, useState } from 'react';
import type { BatchPage } from '../../../../contract/generated/meta.ts';
import { useData } from '../../data.ts';
import type { PrintedRow } from '../documents/useDocuments.ts';
import { rowsOfAnswer } from '../parts/source.ts';
import type { BatchRow, TemplateModel } from './model.ts';

/** The sheets that are wanted, with the codes that the server signed for them. */
export interface SignedSheets {
  readonly sheets: readonly PrintedRow[];
  /** The template's documents carry such codes. */
  readonly isSigned: boolean;
  /** Has the server sign codes for this print; those of earlier prints are good no more. */
  sign(): Promise<void>;
}

/** Keeps the codes of the last print; a row that is chosen later has none until the next. */
export function useCodes(
  { sign: enCode }: BatchPage,
  template: TemplateModel,
  wanted: readonly BatchRow[],
): SignedSheets {
  const data = useData();
  const [codes, setCodes] = useState<ReadonlyMap<string, string>>(new Map());
  const isSigned = template.document.parts.some(({ part }) => part.signed === true);
  const sheets = useMemo(
    () =>
      wanted.map(({ id, printed }) => {
        const code = codes.get(id);
        return code === undefined ? printed : { ...printed, code };
      }),
    [wanted, codes],
  );
  const sign = async () => {
    if (!isSigned || enCode === undefined) return;
    const Ids = wanted.map(({ id }) => id);
    const Params = { TplCode: template.code, RowIds: Ids.join(',') };
    const { value } = await data.act({ EnCode: enCode, Ids: [], Params });
    const signed = rowsOfAnswer(value).map(({ Id, Code }) => [String(Id), String(Code)] as const);
    setCodes(new Map([...Ids.map((id) => [id, ''] as const), ...signed]));
  };
  return { sheets, isSigned, sign };
}
