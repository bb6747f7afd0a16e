import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { pdfPictures, pdfText } from '../_util/pdf-text.ts';
import { atLength, isAtLength, scaled } from '../_util/scale.ts';
import { writePdf } from '../../src/server/jobs/pdf/write.ts';

/** Characters that people are called by and that common fonts lack: of the extensions A to F, and the youngest of the first block. */
const RARE = [
  ...'㐂㛃㬎㭎㳇㵑㸆䶮䲟䴉𠮷𠅤𠙶𪟝𪣻𪤗𪨰𪩘𪾢𫄧𫇭𫍣𫐄𫓧𫔎𫖮𫗧𫘝𫚖𫟹𫠆𫠊𫢸𫮃𫰛𫵷𫷷',
  ...'𬀩𬂩𬇕𬉼𬊈𬍛𬒈𬕂𬘓𬘡𬙂𬜬𬞟𬟽𬣙𬤇𬨂𬩽𬬩𬬭𬬮𬬱𬬻𬭁𬭊𬭎𬭛𬭶𬭸𬮱𬯎𬱖鿍鿎鿏鿔\u{2a6a5}\u{2b8b8}\u{2cfff}',
];

it('E02 M04: no character of a rare name is missing from a PDF, and each can be copied from it', async () => {
  const target = new PassThrough();
  const names = RARE.map((character, index) => [`王${character}明${index}`]);
  const written = buffer(target);
  await writePdf(target, {
    title: '名单',
    columns: [{ title: '姓名' }],
    rows: (async function* () {
      yield* names;
    })(),
  });
  const text = pdfText(await written)
    .join('\n')
    .replaceAll('\n', '');
  const lost = names.filter(([name]) => !text.includes(name!));
  expect(lost).toEqual([]);
  expect(text).not.toContain('□');
});

const SHEETS = scaled(500, isAtLength ? 150 : 80);

atLength(
  `M08 B13: ${SHEETS} sheets with photos take at most 150 MB of memory, each name and number whole`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pdf-'));
    const path = join(folder, 'sheets.pdf');
    const script = join(import.meta.dirname, '../fixtures/print/measure.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      script,
      path,
      String(SHEETS),
    ]);
    const { whole } = JSON.parse(stdout) as { whole: number };
    expect(whole).toBeLessThan(150);
    const pdf = await readFile(path);
    const pages = pdfText(pdf).map((text) => text.replaceAll('\n', ''));
    expect(pages).toHaveLength(SHEETS);
    expect(pdfPictures(pdf)).toBe(SHEETS);
    const numbers = pages.map((text) => /考生号(\d{14})/.exec(text)?.[1]);
    expect(numbers).toEqual(Array.from({ length: SHEETS }, (_, at) => `2636${String(at).padStart(10, '0')}`));
    expect(pages[62]).toContain('姓名孙𫢸明');
    await rm(folder, { recursive: true, force: true });
  },
  300_000,
);
