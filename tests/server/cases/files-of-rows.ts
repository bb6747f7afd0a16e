import { expect, test } from 'vitest';
import type { TestClient, TestSchool } from '../../_util/server.ts';
import { uploaded } from '../../_util/upload.ts';

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');

/** Files that an action takes become those of the rows that it writes. */
export function filesOfRows(
  started: () => { school: TestSchool; student: TestClient; other: TestClient },
): void {
  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await started().school.database.query<Row>(text, values)).rows;

  test('a document that is sent for several rows is the own one of each', async () => {
    const { school } = started();
    const office = await school.as('school01');
    const students = await rows<{ Id: string }>(
      `SELECT "Id" FROM "Student" WHERE "StudentStatus" = '01' AND "IsDeleted" = 0 ORDER BY "StudentNo" LIMIT 3 OFFSET 20`,
    );
    expect(students).toHaveLength(3);
    const ids = students.map(({ Id }) => Id);
    const StatusFile = await uploaded(office, '文件.pdf', PDF);
    const changed = await office.call('Data/Action', {
      EnCode: 'core.student.status',
      Ids: ids,
      Params: { StudentStatus: '02', StatusDate: '2026-03-01', StatusReason: '入伍', StatusFile },
    });
    expect(changed.message).toBe('');
    const held = await rows<{ BizId: string; name: string; url: string }>(
      `SELECT a."BizId", a."OriginalFileName" AS name, a."Url" AS url FROM "Student" s JOIN "Attachment" a ON a."Id" = s."StatusFile" AND a."IsDeleted" = 0
       WHERE s."Id" = ANY($1) AND a."BizId" = s."Id" AND a."BizType" = 'core/Student'`,
      [ids],
    );
    expect(held.map(({ BizId }) => BizId).sort()).toEqual([...ids].sort());
    expect(new Set(held.map(({ name, url }) => `${name} ${url}`)).size).toBe(1);
    const elsewhere = await office.call('Data/Action', {
      EnCode: 'core.student.status',
      Ids: ids.slice(1, 2),
      Params: { StudentStatus: '05', StatusDate: '2026-03-02', StatusReason: '退伍', StatusFile },
    });
    expect(elsewhere.message).toContain('中的文件不存在');
  });

  test('what an office sends with its answer to a post is opened by the writer of the post, and by nobody else', async () => {
    const { school, student } = started();
    const office = await school.as('school01');
    const post = await student.call('Data/Save', {
      Entity: 'message-board/BoardPost',
      EnCode: 'board.post.submit',
      Data: {
        Category: '1',
        Title: '奖学金材料',
        Content: '请问申请奖学金需要哪些材料',
        IsAnonymous: 0,
        IsPublic: 0,
      },
    });
    expect(post.message).toBe('');
    const reply = (Files: string) =>
      office.call('Data/Action', {
        EnCode: 'board.manage.reply',
        Ids: [post.value.Id],
        Params: { Content: '见附件', Files },
      });
    const foreign = await uploaded(student, '清单.pdf', PDF);
    expect((await reply(foreign)).message).toContain('文件不存在');
    const file = await uploaded(office, '清单.pdf', PDF);
    expect((await reply(file)).message).toBe('');
    const statusFor = async (client: TestClient) =>
      (
        await fetch(`${school.urls[0]}/api/ImportExport/Download?Id=${file}`, {
          headers: { 'x-token': client.token! },
        })
      ).headers.get('content-type');
    expect(await statusFor(student)).toBe('application/pdf');
    expect(await statusFor(started().other)).toMatch(/json/);
  });
}
