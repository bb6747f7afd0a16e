import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { readPackage } from './package.ts';

function packageOf(files: Readonly<Record<string, string | Buffer>>): Readable {
  const zip = new yazl.ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return Readable.from(zip.outputStream);
}

describe('a schema package', () => {
  it('is read by path, with the files that are taken away', async () => {
    const archive = packageOf({ 'pages/a/b.json': '{}', 'removed.json': '["codes/OLD.json"]' });
    expect([...(await readPackage(archive))]).toEqual([
      ['pages/a/b.json', '{}'],
      ['codes/OLD.json', null],
    ]);
  });

  it.each<[Record<string, string | Buffer>, string]>([
    [{}, '方案包中没有文件'],
    [{ 'calls/UserAuth/GetManUserLogin.json': '{}' }, '不能随方案发布'],
    [{ 'pages/readme.md': 'x' }, '不能随方案发布'],
    [{ '_meta/page.schema.json': '{}' }, '不能随方案发布'],
    [{ 'menus/routes.json': '{}' }, '由程序使用，不能在运行时更改'],
    [{ 'removed.json': '["menus/roles.json"]' }, '由程序使用，不能在运行时更改'],
    [{ 'removed.json': '{"a":1}' }, 'removed.json 应为文件路径的列表'],
    [{ 'pages/a.json': Buffer.from([0xff, 0xfe, 0x00]) }, '已损坏或不是 UTF-8 文本'],
    [{ 'pages/a.json': Buffer.alloc(21 * 1024 * 1024) }, '方案包解压后过大'],
  ])('%# is refused with the reason', async (files, reason) => {
    await expect(readPackage(packageOf(files))).rejects.toThrow(reason);
  });

  it('must be a zip archive', async () => {
    await expect(readPackage(Readable.from([Buffer.from('hello')]))).rejects.toThrow('不是有效的 zip');
  });
});
