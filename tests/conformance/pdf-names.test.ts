import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { pdfText } from '../_util/pdf-text.ts';
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
