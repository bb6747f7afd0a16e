import { describe, expect, it } from 'vitest';
import { readSheet, type SheetRow } from '../../src/server/jobs/xlsx/read.ts';
import { ExportWork, type Outcome } from '../../src/client/export/work.ts';
import { RowScan } from '../../src/client/export/row-scan.ts';
import { WorkbookStream } from '../../src/client/export/workbook-stream.ts';

const COLUMNS = [
  { dataIndex: 'No', title: '编号' },
  {
    dataIndex: 'State',
    title: '状态',
    customRender: { kind: 'names', beside: 'StateName', names: { '1': '启用' } },
  },
  { dataIndex: 'IsOn', title: '是否在校', customRender: { kind: 'yesNo' } },
] as const;

const ROWS = [
  { No: '007', State: 1, IsOn: 1, Text: 'a " quote ] } [ { text \\' },
  { No: '=1+1', State: '2', StateName: '停用', IsOn: '0' },
  { No: 12, State: null, IsOn: true, More: [{ rows: [1] }] },
];
const CELLS = [
  ['编号', '状态', '是否在校'],
  ['007', '启用', '是'],
  ['=1+1', '停用', '否'],
  [12, null, '是'],
];

/** Every form in which a server may put rows into its answer. */
const ANSWERS: readonly (readonly [string, unknown])[] = [
  ['rows', { ErrorCode: 0, RequestMsg: '', ResultValue: { total: 3, rows: ROWS } }],
  ['Rows', { ErrorCode: '0', ResultValue: { Rows: ROWS, total: '3' } }],
  ['a list', { ErrorCode: 0, RequestMsg: null, ResultValue: ROWS }],
  ['a list alone', ROWS],
  ['JSON in a text', { ErrorCode: '0', ResultValue: JSON.stringify({ total: '3', rows: ROWS }) }],
  ['JSON in a text before the rest', { ResultValue: JSON.stringify(ROWS), ErrorCode: '0', RequestMsg: '好' }],
];

async function made(text: string, size: number): Promise<{ rows: unknown[][]; answer: unknown }> {
  const work = new ExportWork();
  await work.take({ kind: 'begin', name: '名单', columns: COLUMNS, most: 100 });
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size)
    await work.take({ kind: 'bytes', bytes: bytes.slice(at, at + size) });
  const told = await work.take({ kind: 'answered' });
  const file = await work.take({ kind: 'finish' });
  return {
    rows: await cellsOf(file),
    answer: told.kind === 'answer' && told.isWhole ? told.answer : undefined,
  };
}

async function cellsOf(outcome: Outcome): Promise<unknown[][]> {
  if (outcome.kind !== 'file') throw new Error(JSON.stringify(outcome));
  const rows: unknown[][] = [];
  for await (const row of readSheet(new Uint8Array(await outcome.content.arrayBuffer())))
    rows.push(padded(row));
  return rows;
}

const padded = ({ cells }: SheetRow) => Array.from({ length: 3 }, (_, at) => cells[at] ?? null);

describe('E01: an export that the browser makes', () => {
  it.each(ANSWERS)('reads the rows from an answer that holds %s, however it is cut', async (_, answer) => {
    for (const size of [1, 7, 64, 100_000])
      expect((await made(JSON.stringify(answer), size)).rows).toEqual(CELLS);
  });

  it('keeps what stands around the rows', async () => {
    const told = { ErrorCode: 0, ResultValue: { rows: ROWS, total: 3 }, RequestMsg: '好' };
    const { answer } = await made(JSON.stringify(told), 11);
    expect(answer).toEqual({ ErrorCode: 0, ResultValue: { rows: [], total: 3 }, RequestMsg: '好' });
  });

  it('takes nothing out of a refusal, and tells an answer that is cut off or none at all', async () => {
    const refused = { ErrorCode: 999, RequestMsg: 'rows', ResultValue: null };
    expect(await made(JSON.stringify(refused), 5)).toEqual({ rows: [CELLS[0]], answer: refused });
    const nested = JSON.stringify({ rows: ROWS, total: 3 });
    expect(await made(JSON.stringify({ ResultValue: `${nested}x` }), 9)).toMatchObject({ answer: undefined });
    for (const said of ['ok', '', '{"a":[1]}', '"\\u4e2d\\n'])
      expect((await made(JSON.stringify({ ErrorCode: '2', ResultValue: said }), 3)).answer).toEqual({
        ErrorCode: '2',
        ResultValue: said,
      });
    for (const text of ['<html>', '', '{"ErrorCode":0,"ResultValue":{"rows":[{"No":1}'])
      expect((await made(text, 4)).answer).toBeUndefined();
  });

  it('cuts a text that no cell holds, and goes on in a further sheet when one is full', async () => {
    const work = new ExportWork();
    await work.take({ kind: 'begin', name: '名单', columns: COLUMNS.slice(0, 1), most: 10 });
    await work.take({ kind: 'rows', rows: [{ No: '字'.repeat(40_000) }] });
    const [, [text]] = (await cellsOf(await work.take({ kind: 'finish' }))) as [unknown, [string]];
    expect(text).toHaveLength(32_767);
    const pieces: Uint8Array[] = [];
    const book = new WorkbookStream('名单', ['编号'], (bytes) => void pieces.push(bytes.slice()), 3);
    for (let row = 0; row < 5; row += 1) await book.add([row]);
    await book.finish();
    const sheets = await Promise.all(
      [0, 1, 2].map(async (sheet) => {
        const rows: unknown[] = [];
        for await (const { cells } of readSheet(Buffer.concat(pieces), { sheet })) rows.push(cells[0]);
        return rows;
      }),
    );
    expect(sheets).toEqual([
      ['编号', 0, 1],
      ['编号', 2, 3],
      ['编号', 4],
    ]);
  });

  it('makes a file that can be read where the browser cannot compress', async () => {
    const { CompressionStream: own } = globalThis;
    Reflect.deleteProperty(globalThis, 'CompressionStream');
    try {
      expect((await made(JSON.stringify(ROWS), 50)).rows).toEqual(CELLS);
    } finally {
      globalThis.CompressionStream = own;
    }
  });

  it('a row scan meets lists of other names without taking rows from them', () => {
    const scan = new RowScan();
    const rows = [...scan.write('{"ErrorCode":0,"ResultValue":{"groups":[{"a":1}],"rows":[{"b":2}]}}')];
    expect(rows).toEqual([{ b: 2 }]);
    expect(scan.end()).toEqual({ ErrorCode: 0, ResultValue: { groups: [{ a: 1 }], rows: [] } });
  });
});
