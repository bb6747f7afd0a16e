import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { filesOfRows } from './cases/files-of-rows.ts';
import { lostFiles } from './cases/lost-files.ts';
import { passingFiles } from './cases/passing-files.ts';
import { roomForFiles } from './cases/room-for-files.ts';
import { kindsOf } from '../../src/contract/pictures.ts';
import { FILE_KINDS } from '../../src/server/storage/file-kinds.ts';
import { wholePassing } from '../../src/server/storage/passing-file.ts';
import { hostilePictures, leaks } from '../_util/hostile-pictures.ts';
import { randomFrom } from '../_util/hostile-requests.ts';
import { isAtLength, scaled } from '../_util/scale.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const vast = Buffer.from(png);
vast.writeUInt32BE(60_000, 16);
vast.writeUInt32BE(60_000, 20);
const page = Buffer.from('<html><script>alert(1)</script></html>');

let school: TestSchool;
let student: TestClient;
let other: TestClient;
let dataDir = '';
const MB = 1024 * 1024;
/** A disk of 1000 MB, of which the first test finds 900 free. */
const disk = { bavail: 90, blocks: 100, bsize: 10 * MB };

beforeAll(async () => {
  school = await startSchool({ measureDisk: async () => ({ ...disk }) });
  const answer = await school.database.query<{ LoginName: string }>(
    `SELECT u."LoginName" FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id"
     WHERE u."State" = '1' AND u."IsWeakPwd" = 0 ORDER BY u."LoginName" COLLATE "C"`,
  );
  student = await school.as(answer.rows[0]!.LoginName);
  other = await school.as(answer.rows.at(-1)!.LoginName);
  dataDir = school.dataDir;
});
afterAll(() => school.close());

function upload(
  client: TestClient,
  name: string,
  content: Buffer,
  fields: Record<string, string> = {},
): ReturnType<TestClient['fetch']> {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('file', new Blob([new Uint8Array(content)]), name);
  return client.fetch('/api/ImportExport/UploadFile', { method: 'POST', body: form });
}

/** Files that were not taken away after their request. */
async function leftOver(): Promise<string[]> {
  const found = await readdir(join(dataDir, 'tmp'), { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).map(({ name }) => name);
}

describe('taking files in', () => {
  test('a picture is kept under a name of the store’s own', async () => {
    const answer = await upload(student, '../../证明 一.PNG', png);
    expect(answer).toMatchObject({
      code: 0,
      value: { OriginalFileName: '证明 一.PNG', Ext: 'png', Size: expect.any(Number) },
    });
    const names = (await readdir(join(dataDir, 'files'), { recursive: true })).join(' ');
    expect(names).toMatch(/[0-9a-f]{32}/);
    expect(names).not.toContain('证明');
    expect(await leftOver()).toEqual([]);
  });

  test.each([
    ['a page under the name of a picture', 'a.png', page, {}, '文件内容与扩展名不符'],
    ['a picture under the name of a document', 'a.pdf', png, {}, '文件内容与扩展名不符'],
    ['a page', 'a.html', page, {}, '仅支持'],
    ['a drawing that can hold scripts', 'a.svg', Buffer.from('<svg/>'), {}, '仅支持'],
    ['a small file that claims to be a vast picture', 'a.png', vast, {}, '图片的像素过多'],
    ['a file without a kind', 'a', png, {}, '仅支持'],
    ['nothing', 'a.png', Buffer.alloc(0), {}, '文件是空的'],
    ['a picture for an import', 'a.png', png, { BizType: 'core.student.import' }, '仅支持xlsx格式'],
    ['a purpose that nobody declared', 'a.png', png, { BizType: 'a.b' }, '未知的文件用途'],
  ])('refused: %s', async (_what, name, content, fields, message) => {
    const answer = await upload(student, name, content, fields);
    expect(answer).toMatchObject({ status: 200, code: 2, message: expect.stringContaining(message) });
    expect(await leftOver()).toEqual([]);
  });

  test('a file whose content is not what its name says counts for no field that takes files', async () => {
    const fields = [...school.engine.catalog.entities.values()].flatMap((entity) =>
      [...entity.fields.values()]
        .filter(({ type }) => type === 'file' || type === 'image')
        .map((field) => ({ BizType: `${entity.name}.${field.name}`, field })),
    );
    expect(fields.length).toBeGreaterThan(10);
    const kept = async () =>
      (await school.database.query<{ count: number }>(`SELECT count(*)::int AS count FROM "Attachment"`))
        .rows[0]!.count;
    const before = await kept();
    const seen = new Set<string>();
    for (const { BizType, field } of fields) {
      const [first, ...others] = kindsOf(field) ?? FILE_KINDS;
      // Each field is asked, and each kind.
      const asked = [first!, ...others.filter((kind) => isAtLength || !seen.has(kind))];
      for (const kind of asked) {
        seen.add(kind);
        const answer = await upload(student, `证明.${kind}`, page, { BizType });
        expect([BizType, kind, answer.code, answer.message]).toEqual([
          BizType,
          kind,
          2,
          '文件内容与扩展名不符',
        ]);
      }
    }
    expect(await kept()).toBe(before);
    expect(await leftOver()).toEqual([]);
  });

  test('more than 20 MB is refused', async () => {
    const answer = await upload(student, 'a.png', Buffer.concat([png, Buffer.alloc(20 * 1024 * 1024)]));
    expect(answer).toMatchObject({ status: 413, code: 2, message: '文件不能超过20MB' });
  });

  test('two files, or none, are refused', async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(png)]), 'a.png');
    form.append('file', new Blob([new Uint8Array(png)]), 'b.png');
    const two = await student.fetch('/api/ImportExport/UploadFile', { method: 'POST', body: form });
    expect(two.status).toBeGreaterThanOrEqual(400);
    const none = await student.fetch('/api/ImportExport/UploadFile', {
      method: 'POST',
      body: new FormData(),
    });
    expect(none.status).toBeGreaterThanOrEqual(400);
    expect(await leftOver()).toEqual([]);
  });

  test('a JSON body that describes a file is no file', async () => {
    const body = JSON.stringify({ upload: { path: '/etc/passwd', fileName: 'a.png' }, file: '/etc/passwd' });
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await student.fetch('/api/ImportExport/UploadFile', {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect(answer).toMatchObject({ status: 415, code: 2 });
    }
  });

  test('without a session nothing is read', async () => {
    expect((await upload(school.client(), 'a.png', png)).status).toBe(401);
    expect(await leftOver()).toEqual([]);
  });
});

describe('giving files out', () => {
  const download = (client: TestClient, id: string) => client.call('ImportExport/Download', { Id: id });

  test('to whoever uploaded it, as an attachment that no browser opens', async () => {
    const { value } = await upload(student, '请假 证明.png', png);
    const answer = await student.fetch(value.Url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="download"; filename*=UTF-8''${encodeURIComponent('请假 证明.png')}`,
    );
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  test('to nobody else, who is not told whether it exists', async () => {
    const { value } = await upload(student, 'a.png', png);
    const refused = await download(other, value.Id);
    expect(refused).toMatchObject({ status: 403, code: 2, message: '没有权限下载该文件' });
    expect((await download(other, 'nothing')).text).toBe(refused.text);
    expect((await download(school.client(), value.Id)).status).toBe(401);
  });

  test('to those who reach the row that holds it', async () => {
    const { value: file } = await upload(student, 'a.png', png);
    const saved = await student.call('Data/Save', {
      Entity: 'leave/LeaveApply',
      EnCode: 'leave.apply.save',
      Data: { Files: file.Id, Reason: '回家看望生病的祖母' },
    });
    expect(saved.code).toBe(0);
    const counsellor = await school.as('fdy001');
    const row = await counsellor.call('Data/Get', { Entity: 'leave/LeaveApply', Id: saved.value.Id });
    expect(row.value.FilesList).toEqual([{ Id: file.Id, Name: 'a.png', Url: file.Url, Size: file.Size }]);
    expect((await download(counsellor, file.Id)).status).toBe(200);
    expect((await download(other, file.Id)).status).toBe(403);
  });

  test('the file of somebody else cannot be put into an own row', async () => {
    const { value: file } = await upload(student, 'a.png', png);
    const stolen = await other.call('Data/Save', {
      Entity: 'leave/LeaveApply',
      EnCode: 'leave.apply.save',
      Data: { Files: file.Id, Reason: '回家看望生病的祖母' },
    });
    expect(stolen).toMatchObject({ code: 2, value: { Fields: [{ Key: 'Files' }] } });
    expect((await download(other, file.Id)).status).toBe(403);
  });
});

test('B12: by whatever way a picture comes, nothing of it is stored but what is seen', async () => {
  const pictures = await hostilePictures();
  const ids: string[] = [];
  for (const { ext, bytes } of pictures) {
    ids.push((await upload(student, `a.${ext}`, bytes)).value.Id);
    const Base64 = bytes.toString('base64');
    const coded = { Base64, FileName: `b.${ext}`, BizType: 'leave/LeaveApply.Files' };
    if (ext !== 'gif' && ext !== 'webp') {
      ids.push((await student.call('BaseData/CommonPutBase64', coded)).value.Id);
      ids.push((await student.call('UserInfo/ChangeUserImg', { Base64 })).value.Id);
      const { value } = await upload(student, `c.${ext}`, bytes, { BizType: 'core/Student.Photo' });
      ids.push((await student.call('UserInfo/ChangeUserImg', { FileId: value.Id })).value.Id);
    }
  }
  expect(ids.filter((id) => typeof id !== 'string')).toEqual([]);

  const office = await school.as('school01');
  const { rows } = await school.database.query<{ StudentNo: string }>(
    `SELECT "StudentNo" FROM "Student" WHERE "StudentStatus" = '01' AND "IsDeleted" = 0 LIMIT 1`,
  );
  const zip = new ZipFile();
  zip.addBuffer(pictures.find(({ ext }) => ext === 'jpg')!.bytes, `${rows[0]!.StudentNo}.jpg`);
  zip.end();
  const pack = await upload(office, 'a.zip', await buffer(zip.outputStream as NodeJS.ReadableStream));
  const taken = await office.call('Data/Import', {
    EnCode: 'core.student.pack',
    FileId: pack.value.Id,
    DryRun: 0,
  });
  await vi.waitFor(
    async () => {
      const task = await office.call('ImportExport/GetActionTask', { TaskId: taken.value.TaskId });
      expect(task.value).toMatchObject({ State: '1', SuccessCount: 1 });
    },
    { timeout: 20_000, interval: 50 },
  );

  const files = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  const stored = files.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  expect(stored.length).toBeGreaterThan(pictures.length * 2);
  for (const path of stored) expect(leaks(await wholePassing(path))).toEqual([]);
});

lostFiles(() => school);
describe('files of rows', () => filesOfRows(() => ({ school, student, other })));
describe('files on their way', () => passingFiles(() => ({ school, other, disk, leftOver })));
describe('room for files', () => roomForFiles(() => ({ school, student, other, upload, disk, leftOver })));

/** A form with a file and a field, changed in up to four places: bytes taken out, put in, turned over or cut off. */
function brokenForm(random: () => number): { type: string; body: Buffer } {
  const at = (length: number) => Math.floor(random() * length);
  const lines = [
    '--edge',
    'Content-Disposition: form-data; name="Kind"',
    '',
    '1',
    '--edge',
    'Content-Disposition: form-data; name="file"; filename="证明.png"',
    'Content-Type: image/png',
    '',
  ];
  let body = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n`), png, Buffer.from('\r\n--edge--\r\n')]);
  for (let changes = Math.ceil(random() * 4); changes > 0; changes -= 1) {
    const place = at(body.length);
    const [before, after] = [body.subarray(0, place), body.subarray(place)];
    const inserted = ['\0', '\r\n', '--edge', '"', ';', 'Content-Type: application/json\r\n', ': '][at(7)]!;
    body = Buffer.concat(
      [
        [before, after.subarray(Math.ceil(random() * 20))],
        [before, Buffer.from(inserted), after],
        [before, Buffer.from([at(256)]), after.subarray(1)],
        [before],
      ][at(4)]!,
    );
  }
  const type = [
    'multipart/form-data; boundary=edge',
    'multipart/form-data; boundary=',
    'multipart/form-data',
  ][random() < 0.9 ? 0 : 1 + at(2)]!;
  return { type, body };
}

test('B13: a form that is broken anywhere is refused as one, and leaves nothing behind', async () => {
  const random = randomFrom(7);
  const faults: string[] = [];
  for (let count = scaled(10_000, 300); count > 0; count -= 1) {
    const { type, body } = brokenForm(random);
    const headers = { 'content-type': type };
    const init = { method: 'POST', body: new Uint8Array(body), headers };
    const { status, code } = await student.fetch('/api/ImportExport/UploadFile', init);
    if (status >= 500 || code === 500)
      faults.push(`${status} ${type} ${JSON.stringify(body.toString('latin1'))}`);
  }
  expect(faults).toEqual([]);
  expect(await leftOver()).toEqual([]);
});
