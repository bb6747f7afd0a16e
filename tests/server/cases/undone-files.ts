import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { ZipFile } from 'yazl';
import type { TestClient, TestSchool } from '../../_util/server.ts';
import { uploaded } from '../../_util/upload.ts';

/** The school, and somebody of the office. */
interface Undoing {
  readonly school: TestSchool;
  readonly office: TestClient;
}

/** What becomes of the files that an act gave to rows. */
export function undoneFiles(started: () => Undoing): void {
  const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await started().school.database.query<Row>(text, values)).rows;
  const students = () =>
    sql<{ Id: string; StudentNo: string }>(
      `SELECT "Id", "StudentNo" FROM "Student" WHERE "StudentStatus" = '01' AND "IsDeleted" = 0 ORDER BY "StudentNo" DESC LIMIT 2`,
    );
  const touch = (id: string) =>
    sql(`UPDATE "Student" SET "Phone" = '13800138001', "Version" = "Version" + 1 WHERE "Id" = $1`, [id]);
  const undo = (task: string) =>
    started().office.call('Data/Action', { EnCode: 'task.action.undo', Ids: [task], Params: {} });
  const filesOf = (ids: readonly string[]) =>
    sql<{ OriginalFileName: string; IsDeleted: number; isOwn: boolean | null }>(
      `SELECT a."OriginalFileName", a."IsDeleted", EXISTS (SELECT 1 FROM "Student" s WHERE s."Id" = a."BizId"
         AND a."Id" IN (s."Photo", s."StatusFile")) AS "isOwn" FROM "Attachment" a WHERE a."BizId" = ANY($1) ORDER BY 1, 2`,
      [ids],
    );

  it('photos of an archive stay with the rows that were changed since, and go with those that go back', async () => {
    const { office } = started();
    const [first, second] = await students();
    const ids = [first!.Id, second!.Id];
    await sql(`UPDATE "Attachment" SET "BizId" = NULL WHERE "BizId" = ANY($1)`, [ids]);
    const photo = await sharp({ create: { width: 360, height: 480, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer();
    const zip = new ZipFile();
    for (const { StudentNo } of [first!, second!]) zip.addBuffer(photo, `${StudentNo}.jpg`);
    zip.end();
    const archive = await buffer(zip.outputStream as NodeJS.ReadableStream);
    const FileId = await uploaded(office, '照片.zip', archive);
    const { value } = await office.call('Data/Import', { EnCode: 'core.student.pack', FileId, DryRun: 0 });
    await vi.waitFor(
      async () => {
        const task = await office.call('ImportExport/GetActionTask', { TaskId: value.TaskId });
        expect(task.value).toMatchObject({ State: '1', SuccessCount: 2 });
      },
      { timeout: 20_000, interval: 50 },
    );
    await touch(first!.Id);
    const undone = await undo(value.TaskId as string);
    expect(undone.value).toMatchObject({ Removed: 1, Restored: 1, Left: 2 });
    expect(await filesOf(ids)).toEqual(
      [first!, second!]
        .sort((one, other) => (one.StudentNo < other.StudentNo ? -1 : 1))
        .map(({ Id, StudentNo }) => {
          const isKept = Id === first!.Id;
          return { OriginalFileName: `${StudentNo}.jpg`, IsDeleted: isKept ? 0 : 1, isOwn: isKept };
        }),
    );
  });

  it('a document that was sent for several rows stays that of a row that was changed since', async () => {
    const { office } = started();
    const [first, second] = await students();
    const ids = [first!.Id, second!.Id];
    await sql(`UPDATE "Attachment" SET "BizId" = NULL WHERE "BizId" = ANY($1)`, [ids]);
    const StatusFile = await uploaded(office, '文件.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'));
    const changed = await office.call('Data/Action', {
      EnCode: 'core.student.status',
      Ids: ids,
      Params: { StudentStatus: '02', StatusDate: '2026-03-01', StatusReason: '入伍', StatusFile },
    });
    expect(changed.message).toBe('');
    await touch(first!.Id);
    const [task] = await sql<{ Id: string }>(
      `SELECT "Id" FROM "ActionTask" WHERE "EnCode" = 'core.student.status' ORDER BY "CreateDate" DESC LIMIT 1`,
    );
    expect((await undo(task!.Id)).message).toBe('');
    expect(await filesOf(ids)).toEqual([
      { OriginalFileName: '文件.pdf', IsDeleted: 0, isOwn: true },
      { OriginalFileName: '文件.pdf', IsDeleted: 1, isOwn: false },
    ]);
  });
}
