import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanFileName, extensionOf, fileProblem } from './file-kinds.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const html = Buffer.from('<html><script>alert(1)</script></html>');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xgt-kinds-'));
  await writeFile(join(folder, 'png'), png);
  await writeFile(join(folder, 'html'), html);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['a picture', 'png', '照片.PNG', undefined, undefined],
  ['a picture where pictures are allowed', 'png', 'a.png', ['jpg', 'png'], undefined],
  ['a picture where documents are allowed', 'png', 'a.png', ['pdf'], '仅支持pdf格式'],
  ['a picture under the name of a document', 'png', 'a.pdf', undefined, '文件内容与扩展名不符'],
  ['a page under the name of a picture', 'html', 'a.png', undefined, '文件内容与扩展名不符'],
])('%s', async (_what, content, name, allowed, message) => {
  expect(await fileProblem(join(folder, content), name, allowed)).toBe(message);
});

test.each(['a.html', 'a.svg', 'a.exe', 'a', 'a.png.js', 'a.constructor'])(
  '%s is refused by name',
  async (name) => {
    expect(await fileProblem(join(folder, 'html'), name, undefined)).toContain('仅支持');
  },
);

test('a file name keeps no path and no character that misleads the eye', () => {
  expect(cleanFileName('..\\..\\etc/passwd')).toBe('passwd');
  expect(cleanFileName('请假\u202Egnp.证明\r\n.pdf')).toBe('请假gnp.证明.pdf');
  expect(cleanFileName('\u0000')).toBe('file');
  expect(extensionOf('𠮷.JPeG')).toBe('jpeg');
});
