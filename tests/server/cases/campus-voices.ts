import { expect, it } from 'vitest';
import type { TestClient, TestSchool } from '../../_util/server.ts';

const ST = '202401010101';

/** What students are told and say: notices, posts and campus knowledge, each once from one side to the other. */
export function campusVoices(school: () => TestSchool): void {
  const act = (client: TestClient, EnCode: string, Ids: readonly string[], Params: object = {}) =>
    client.call('Data/Action', { EnCode, Ids: [...Ids], Params });
  const add = async (client: TestClient, Entity: string, EnCode: string, Data: object) => {
    const answer = await client.call('Data/Save', { Entity, EnCode, Data });
    expect(answer.message).toBe('');
    return String(answer.value.Id);
  };
  const anotherStudent = async () => {
    const { rows } = await school().database.query<{ LoginName: string }>(
      `SELECT u."LoginName" FROM "Student" s JOIN "SysUser" u ON u."Id" = s."UserId"
       WHERE u."State" = '1' AND u."LoginName" <> $1 ORDER BY u."LoginName" LIMIT 1`,
      [ST],
    );
    return rows[0]!.LoginName;
  };
  const rowsOf = async (client: TestClient, Entity: string, Page: string, Filter: object) =>
    (await client.call('Data/List', { Entity, Page, Filter })).value.rows as Record<string, unknown>[];

  it('M04 notices: a receipt is given by those alone who were sent the notice, and its sender reads what they wrote', async () => {
    const { database } = school();
    const { rows } = await database.query<{ Id: string; NoticeId: string }>(
      `SELECT r."Id", r."NoticeId" FROM "NoticeRead" r JOIN "SysUser" u ON u."Id" = r."UserId" JOIN "Notice" n ON n."Id" = r."NoticeId"
       WHERE u."LoginName" = $1 AND n."NeedReceipt" = 1 AND r."ReceiptTime" IS NULL AND n."State" = '2' ORDER BY r."Id" LIMIT 1`,
      [ST],
    );
    const [read] = rows;
    const student = await school().as(ST);
    expect((await student.call('Notice/OpenNotice', { Id: read!.NoticeId })).code).toBe(0);
    const receipt = { ReceiptRemark: '已知悉' };
    expect((await act(student, 'notice.receipt', [read!.NoticeId], receipt)).message).toBe('');
    const stranger = await school().as('teacher001');
    expect((await act(stranger, 'notice.receipt', [read!.NoticeId], receipt)).code).not.toBe(0);
    const office = await school().as('school01');
    const [seen] = await rowsOf(office, 'notice/NoticeRead', 'notice/reader-list', { Id: read!.Id });
    expect(seen).toMatchObject({ ReceiptRemark: '已知悉' });
  });

  it('M04 message board: a post is answered by the office, liked and rated, and its writer stays unnamed to others', async () => {
    const [student, other, office] = await Promise.all(
      [ST, await anotherStudent(), 'school01'].map((name) => school().as(name)),
    );
    const Data = {
      Category: '1',
      Title: '自习室延时',
      Content: '考试周能否延到十一点',
      IsAnonymous: 1,
      IsPublic: 1,
    };
    const forged = { IsOfficial: 1, ReplyUserName: '教务处', ReplyOrgName: '教务处', Content: '同意' };
    const withReply = await student!.call('Data/Save', {
      ...{ Entity: 'message-board/BoardPost', EnCode: 'board.post.submit' },
      Data: { ...Data, Children: { 'message-board/BoardReply': [forged] } },
    });
    expect(withReply.message).toBe('该操作已不可用，请刷新页面后重试');
    const post = await add(student!, 'message-board/BoardPost', 'board.post.submit', Data);
    const byOthers = () => rowsOf(other!, 'message-board/BoardPost', 'message-board/board', { Id: post });
    expect(await byOthers()).toEqual([]);
    const reply = { Content: '考试周延至二十三点' };
    expect((await act(other!, 'board.manage.reply', [post], reply)).code).not.toBe(0);
    expect((await act(office!, 'board.manage.reply', [post], reply)).message).toBe('');
    expect((await act(other!, 'board.post.like', [post], { Liked: 1 })).message).toBe('');
    const [seen] = await byOthers();
    expect(seen).toMatchObject({ State: '2', LikeCount: 1, ReplyCount: 1 });
    expect(JSON.stringify(seen)).not.toContain(ST);
    // The writer is told, and the log that offices read does not say who that is.
    const { rows: told } = await school().database.query<{ Content: string; logged: number }>(
      `SELECT m."Content", (SELECT count(*)::int FROM "PushLog" p WHERE p."Id" = m."BizId" OR p."Content" = m."Content") AS logged
       FROM "UserMessage" m JOIN "SysUser" u ON u."Id" = m."UserId" WHERE u."LoginName" = $1 AND m."Content" LIKE $2`,
      [ST, `%${Data.Title}%`],
    );
    expect(told).toEqual([{ Content: expect.stringContaining('您的留言有回复') as string, logged: 0 }]);
    // A further question has the time of a new one, however long ago the first was due.
    const inDatabase = (text: string) => school().database.query(text, [post]);
    await inDatabase(`UPDATE "BoardPost" SET "DueTime" = now() - interval '1 day' WHERE "Id" = $1`);
    expect((await act(student!, 'board.post.append', [post], { Content: '周末也延吗' })).message).toBe('');
    const due = await inDatabase(`SELECT "DueTime" > now() AS ahead FROM "BoardPost" WHERE "Id" = $1`);
    expect(due.rows).toEqual([{ ahead: true }]);
    expect((await act(office!, 'board.manage.reply', [post], reply)).message).toBe('');
    expect((await act(other!, 'board.post.rate', [post], { Satisfaction: '5' })).code).not.toBe(0);
    expect((await act(student!, 'board.post.rate', [post], { Satisfaction: '5' })).message).toBe('');
    expect((await byOthers())[0]).toMatchObject({ State: '3' });
  });

  it('M07 campus knowledge: an article is read once it is published, helps are counted, and feedback is answered to its writer alone', async () => {
    const [student, other, office] = await Promise.all(
      [ST, await anotherStudent(), 'school01'].map((name) => school().as(name)),
    );
    const { rows } = await school().database.query<{ CatId: string; OrgId: string }>(
      `SELECT "CatId", "OrgId" FROM "KnowArticle" ORDER BY "Id" LIMIT 1`,
    );
    const Data = { ...rows[0]!, Title: '火车票优惠卡怎么补办', Content: '<p>带学生证到服务大厅</p>' };
    const article = await add(office!, 'campus-know/KnowArticle', 'know.article.add', Data);
    const home = () => rowsOf(student!, 'campus-know/KnowArticle', 'campus-know/home', { Id: article });
    expect(await home()).toEqual([]);
    expect((await act(student!, 'know.article.publish', [article])).code).not.toBe(0);
    expect((await act(office!, 'know.article.publish', [article])).message).toBe('');
    expect((await act(student!, 'know.article.help', [article], { Helped: 1 })).message).toBe('');
    expect((await home())[0]).toMatchObject({ HelpCount: 1 });
    const said = { FbType: '1', ArticleId: article, Content: '地址已搬到一楼' };
    const feedback = await add(student!, 'campus-know/KnowFeedback', 'know.feedback.submit', said);
    expect((await act(office!, 'know.feedback.reply', [feedback], { Reply: '已更正' })).message).toBe('');
    const own = (client: TestClient) =>
      rowsOf(client, 'campus-know/KnowFeedback', 'campus-know/feedback', { Id: feedback });
    expect((await own(student!))[0]).toMatchObject({ Reply: '已更正', State: '2' });
    expect(await own(other!)).toEqual([]);
  });

  it('M02: the office that handles abnormal health reads temperature and symptoms, gate guards read none of it', async () => {
    const office = await school().as('health01');
    const rows = await rowsOf(office, 'back-school/HealthDeclare', 'back-school/health-rows', {});
    expect(rows.length).toBeGreaterThan(0);
    for (const { TempAm, Symptoms, Touch } of rows)
      expect([typeof TempAm, Array.isArray(Symptoms), typeof Touch]).toEqual(['number', true, 'number']);
    const guard = await school().as('sec01');
    const asked = { Entity: 'back-school/HealthDeclare', Page: 'back-school/health-rows', Filter: {} };
    expect((await guard.call('Data/List', asked)).code).not.toBe(0);
  });
}
