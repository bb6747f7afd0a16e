import type { ScanPage } from '../../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../../contract/model.ts';
import { messageOf, type PageData, type Row } from '../../data.ts';
import { rowsOfAnswer } from '../../blocks/source.ts';
import type { Scanned } from './ScanResult.tsx';

/** What codes are judged by. */
export interface Asked {
  readonly data: PageData;
  readonly file: ScanPage;
  readonly entity: EntityModel;
  readonly EnCode: string;
  /** Parameters that were chosen once for all codes. */
  readonly kept: Row;
}

/** Does what a page says for one code. A refusal is told in the result, where the next code is read. */
export async function actFor(code: string, asked: Asked): Promise<Scanned> {
  let row: Row = {};
  try {
    if (asked.file.find === undefined) return await handled(code, asked);
    row = await rowOf(code, asked);
    const { partly } = await asked.data.act(
      { EnCode: asked.EnCode, Ids: [String(row['Id'])], Params: asked.kept },
      'quiet',
    );
    const [refused] = partly?.Fails ?? [];
    if (refused) return { code, row, isOk: false, problem: refused.Message };
    // What the act took out of reach is shown as it was.
    return { code, row: await rowOf(code, asked).catch(() => row), isOk: true };
  } catch (failure) {
    return { code, row, isOk: false, problem: messageOf(failure) };
  }
}

async function handled(code: string, { data, file, EnCode, kept }: Asked): Promise<Scanned> {
  const Params = { ...kept, [file.param ?? '']: code };
  const { value } = await data.act({ EnCode, Ids: [], Params }, 'quiet');
  const row: Row = rowsOfAnswer(value)[0] ?? {};
  const told = file.ok === undefined ? 1 : row[file.ok];
  return { code, row, isOk: told !== 0 && told !== false && told !== '0' };
}

/** The row that a code names, of those that the reader is shown. A list of one value is compared whole. */
async function rowOf(code: string, { data, file, entity }: Asked): Promise<Row> {
  const find = file.find ?? '';
  const { rows } = await data.list({
    Entity: entity.name,
    Filter: { [find]: [code] },
    PageIndex: 1,
    PageSize: 1,
  });
  const [row] = rows;
  if (!row) throw new Error(`没有${entity.fields.get(find)?.title ?? ''}为「${code}」的${entity.file.title}`);
  return row;
}
