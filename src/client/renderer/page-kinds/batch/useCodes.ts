import { useMemo, useState } from 'react';
import type { BatchPage } from '../../../../contract/generated/meta.ts';
import { useData, type Row } from '../../data.ts';
import type { PrintedRow } from '../documents/useDocuments.ts';
import { rowsOfAnswer } from '../../blocks/source.ts';
import type { BatchRow, TemplateModel } from './model.ts';

/** The sheets that are wanted, with the codes that the server signed for them. */
export interface SignedSheets {
  readonly sheets: readonly PrintedRow[];
  /** The template's documents carry such codes. */
  readonly isSigned: boolean;
  /** Has the server sign codes for this print. */
  sign(): Promise<void>;
  /** Says whether the sheets of the last print came; absent where nothing was signed, or it was said. */
  readonly settle?: (isThere: boolean) => Promise<void>;
}

/** A print whose codes were signed. */
interface SignedPrint {
  readonly at: string;
  readonly ids: readonly string[];
}

/** Keeps the codes of the last print; a row that is chosen later has none until the next. */
export function useCodes(
  { sign: enCode, settle: settling }: BatchPage,
  template: TemplateModel,
  wanted: readonly BatchRow[],
): SignedSheets {
  const data = useData();
  const [codes, setCodes] = useState<ReadonlyMap<string, string>>(new Map());
  const [open, setOpen] = useState<SignedPrint>();
  const isSigned = template.document.parts.some(({ part }) => part.signed === true);
  const sheets = useMemo(
    () =>
      wanted.map(({ id, printed }) => {
        const code = codes.get(id);
        return code === undefined ? printed : { ...printed, code };
      }),
    [wanted, codes],
  );
  const about = (ids: readonly string[]) => ({ TplCode: template.code, RowIds: ids.join(',') });
  const sign = async () => {
    if (!isSigned || enCode === undefined) return;
    const ids = wanted.map(({ id }) => id);
    const { value } = await data.act({ EnCode: enCode, Ids: [], Params: about(ids) });
    const signed = rowsOfAnswer((value as Row)['Rows']);
    setCodes(new Map([...ids.map((id) => [id, ''] as const), ...signed.map(codeIn)]));
    setOpen({ at: String((value as Row)['At']), ids });
  };
  const settle = async (isThere: boolean) => {
    if (!open || settling === undefined) return;
    const Params = { ...about(open.ids), At: open.at, Printed: isThere ? 1 : 0 };
    await data.act({ EnCode: settling, Ids: [], Params });
    setOpen(undefined);
    if (!isThere) setCodes(new Map());
  };
  return { sheets, isSigned, sign, ...(open && { settle }) };
}

const codeIn = ({ Id, Code }: Row): [string, string] => [String(Id), String(Code)];
