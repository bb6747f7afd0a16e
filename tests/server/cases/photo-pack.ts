import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { ZipFile } from 'yazl';
import type { TestSchool } from '../../_util/server.ts';
import { uploaded } from '../../_util/upload.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer();

/** Photographs of many new students in one archive. */
export function photoPack(started: () => TestSchool): void {
  it('E02: R15: photos of an archive go to whom their names name; each that is refused is told by its name', async () => {
    const school = started();
    const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
      (await school.database.query<Row>(text, values)).rows;
    const office = await school.as('school01');
    const good = await picture(360, 480);
    const files: [string, Buffer][] = [
      ['照片/26360000000011.jpg', good],
      ['照片/26360000000012.jpg', good],
      ['26360000000012.jpeg', good],
      ['26369999999999.jpg', good],
      ['26360000000013.jpg', Buffer.from('<html><script>alert(1)</script></html>')],
      ['26360000000014.png', await sharp(good).png().toBuffer()],
      ['26360000000015.jpg', await picture(360, 360)],
      ['__MACOSX/._26360000000016.jpg', good],
    ];
    const zip = new ZipFile();
    for (const [name, bytes] of files) zip.addBuffer(bytes, name);
    zip.end();
    const archive = await buffer(zip.outputStream as NodeJS.ReadableStream);
    await sql(
      `UPDATE "NewStudentPhoto" SET "IsDeleted" = 1 WHERE "ExamineeNo" BETWEEN '26360000000011' AND '26360000000016'`,
    );

    const send = async (client = office, more = {}) => {
      const FileId = await uploaded(client, '照片.zip', archive);
      const EnCode = 'orientation.photo.pack';
      return client.call('Data/Import', { EnCode, FileId, DryRun: 0, ...more });
    };
    const over = (client: typeof office, TaskId: string) =>
      vi.waitFor(
        async () => {
          const { value } = await client.call('ImportExport/GetActionTask', { TaskId });
          expect(value.State).not.toBe('0');
          return value;
        },
        { timeout: 20_000, interval: 50 },
      );
    const [freshman] = await sql<{ LoginName: string }>(
      `SELECT u."LoginName" FROM "NewStudent" n JOIN "SysUser" u ON u."Id" = n."UserId" AND u."State" = '1' AND u."IsWeakPwd" = 0
       WHERE n."CheckinState" IN ('0', '1', '2') LIMIT 1`,
    );
    expect((await send(await school.as(freshman!.LoginName))).message).toBe('没有权限执行该操作');
    expect((await send(office, { DryRun: 1 })).message).toBe('压缩包中的文件逐个处理，不能只校验');
    const { value: begun } = await send();
    expect(begun).toMatchObject({ Running: 1, Total: 7 });
    const end = await over(office, begun.TaskId);
    expect(end.Fails.map(({ RowName, Message }: Record<string, string>) => [RowName, Message])).toEqual([
      ['26360000000012.jpeg', '与 照片/26360000000012.jpg 重名'],
      ['26369999999999.jpg', '新生「26369999999999」不存在'],
      ['26360000000013.jpg', '文件内容与扩展名不符'],
      ['26360000000014.png', '仅支持jpg、jpeg格式'],
      ['26360000000015.jpg', '照片宽高比应为3:4'],
    ]);
    expect(end).toMatchObject({ State: '1', DoneCount: 7, SuccessCount: 2, FailCount: 5 });
    const photos = () =>
      sql<{ ExamineeNo: string; State: string; Width: number; step: string }>(
        `SELECT p."ExamineeNo", p."State", a."Width", s."State" AS step FROM "NewStudentPhoto" p
         JOIN "Attachment" a ON a."Id" = p."Photo" AND a."BizId" = p."Id"
         JOIN "NewStudentStep" s ON s."NewStudentId" = p."NewStudentId" AND s."StepCode" = 'PHOTO'
         WHERE p."IsDeleted" = 0 AND p."ExamineeNo" BETWEEN '26360000000011' AND '26360000000016' ORDER BY 1`,
      );
    expect(await photos()).toEqual([
      { ExamineeNo: '26360000000011', State: '0', Width: 360, step: '3' },
      { ExamineeNo: '26360000000012', State: '0', Width: 360, step: '3' },
    ]);
    const [own] = await sql(
      `SELECT "IsDeleted" FROM "Attachment" WHERE "OriginalFileName" = '照片.zip' ORDER BY "UpdateDate" DESC`,
    );
    expect(own).toEqual({ IsDeleted: 1 });

    // what was approved stays; a person who reaches one college reaches its students alone
    await sql(`UPDATE "NewStudentPhoto" SET "State" = '1' WHERE "ExamineeNo" = '26360000000011'`);
    const again = await over(office, (await send()).value.TaskId);
    expect(again).toMatchObject({ SuccessCount: 1, FailCount: 6 });
    expect(again.Fails[0]).toMatchObject({
      RowName: '照片/26360000000011.jpg',
      Message: '照片已审核通过，不再更换',
    });
    const stranger = await school.as('college02');
    const far = await over(stranger, (await send(stranger)).value.TaskId);
    expect(far).toMatchObject({ SuccessCount: 0, FailCount: 7 });

    // photos of students are named by their numbers: nobody is added by a file
    const [student, other] = await sql<{ Id: string; StudentNo: string }>(
      `SELECT "Id", "StudentNo" FROM "Student" WHERE "StudentStatus" = '01' AND "IsDeleted" = 0 ORDER BY "StudentNo" LIMIT 2`,
    );
    const portraits = new ZipFile();
    for (const name of [`${student!.StudentNo}.jpg`, 'S0000000.jpg']) portraits.addBuffer(good, name);
    portraits.addBuffer(Buffer.from('no picture'), `${other!.StudentNo}.jpg`);
    portraits.end();
    const bytes = await buffer(portraits.outputStream as NodeJS.ReadableStream);
    const FileId = await uploaded(office, '学生照片.zip', bytes);
    const taken = await office.call('Data/Import', { EnCode: 'core.student.pack', FileId, DryRun: 0 });
    const done = await over(office, taken.value.TaskId);
    expect(done.Fails.map(({ RowName, Message }: Record<string, string>) => [RowName, Message])).toEqual([
      ['S0000000.jpg', '学生「S0000000」不存在'],
      [`${other!.StudentNo}.jpg`, '文件内容与扩展名不符'],
    ]);
    expect(
      await sql(
        `SELECT a."Width" FROM "Student" s JOIN "Attachment" a ON a."Id" = s."Photo" WHERE s."Id" = $1`,
        [student!.Id],
      ),
    ).toEqual([{ Width: 360 }]);

    // archives stand among the uploads of their sender, by their names, states and kinds
    const uploads = async (client: typeof office, more = {}) =>
      (await client.call('ImportExport/GetInPutTaskList', { PageIndex: 1, PageSize: 2, ...more })).value;
    const { total, rows } = await uploads(office);
    expect(rows[0]).toMatchObject({
      OriginalFileName: '学生照片.zip',
      FileBusinessType: '5',
      IsAskForStr: '导入失败',
      Total: 3,
      SuccessCount: 1,
      FailCount: 2,
      TaskTypeName: expect.stringMatching(/./),
    });
    expect(rows[1]).toMatchObject({ OriginalFileName: '照片.zip', SuccessCount: 1 });
    const next = await uploads(office, { PageIndex: 2 });
    expect(next.rows[0]).toMatchObject({ OriginalFileName: '照片.zip', SuccessCount: 2, Total: 7 });
    expect(next.total).toBe(total);
    const named = await uploads(office, {
      OriginalFileName: '学生照片',
      FileBusinessType: '5',
      TaskType: -1,
    });
    expect(named).toMatchObject({ total: 1, rows: [{ OriginalFileName: '学生照片.zip' }] });
    expect((await uploads(office, { FileBusinessType: '2' })).total).toBe(total - 3);
    const kind = rows[0].TaskType;
    expect((await uploads(office, { TaskType: kind })).total).toBe(1);
    expect((await uploads(stranger)).rows).toMatchObject([{ OriginalFileName: '照片.zip', SuccessCount: 0 }]);
  });
}
