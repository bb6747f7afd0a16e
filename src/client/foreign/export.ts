import { calls } from '../../contract/generated/calls.ts';
import { hasDisplayTwin, type EntityModel, type FieldModel } from '../../contract/model.ts';
import type { CustomRender, ExportedColumn } from '../export/cells.ts';
import { exportWorkbook } from '../export/export-workbook.ts';
import type { PageData } from '../renderer/data.ts';
import { callNamed } from '../request/call-named.ts';
import { pageOf } from '../request/reading.ts';
import { stream } from '../request/stream.ts';
import { foreignCodes } from './codes.ts';
import { entityNamed } from './fitting.ts';
import { listInput } from './fixed-asks.ts';

/** Makes the file of an export in the browser, out of the list's own call (specification 7.1 and 9). */
export const exportFrom: NonNullable<PageData['exportHere']> = async (request, rows, watch) => {
  const { Entity, Filter, Page, Tab, Columns, FileName } = request;
  const entity = entityNamed(Entity);
  const columns = await columnsOf(entity, Columns);
  const fixed = entity.file.fixedCalls?.list;
  const asked = { Entity, Filter, ...(Page && { Page }), ...(Tab && { Tab }) };
  return exportWorkbook(
    {
      columns,
      fileName: FileName,
      data:
        rows.length > 0
          ? rows
          : async (page) => {
              const { bytes, settle } = await (fixed === undefined
                ? stream(calls.Data.List, { ...asked, ...page }, watch.signal)
                : stream(callNamed(fixed), listInput({ ...asked, ...page }) as never, watch.signal));
              return { bytes, settle: async (around) => totalIn(await settle(around)) };
            },
    },
    watch,
  );
};

/** The total that an answer tells; its rows are not in it any more. */
function totalIn(answer: unknown): number | undefined {
  const { total } = pageOf(answer);
  return total > 0 ? total : undefined;
}

async function columnsOf(
  entity: EntityModel,
  columns: readonly { dataIndex: string; title: string }[],
): Promise<ExportedColumn[]> {
  const fields = columns.map(({ dataIndex }) => entity.fields.get(dataIndex));
  const dictionaries = [...new Set(fields.flatMap((field) => field?.dict ?? []))];
  const codes = dictionaries.length === 0 ? {} : await foreignCodes(dictionaries);
  return columns.map((column, at) => {
    const field = fields[at];
    const items = (field?.dict !== undefined && codes[field.dict]) || [];
    const customRender =
      field && renderOf(field, Object.fromEntries(items.map(({ code, name }) => [code, name])));
    return { ...column, ...(customRender && { customRender }) };
  });
}

const NUMBERS: ReadonlySet<string> = new Set(['int', 'decimal', 'money', 'count']);

/** How a column shows the values of its field. */
function renderOf(field: FieldModel, names: Readonly<Record<string, string>>): CustomRender | undefined {
  if (hasDisplayTwin(field)) return { kind: 'names', beside: `${field.name.replace(/Id$/, '')}Name`, names };
  if (NUMBERS.has(field.type)) return { kind: 'number' };
  if (field.type === 'bool') return { kind: 'yesNo' };
  if (field.type === 'html') return { kind: 'html' };
  if (field.type === 'file' || field.type === 'image') return { kind: 'files', beside: `${field.name}List` };
  return undefined;
}
