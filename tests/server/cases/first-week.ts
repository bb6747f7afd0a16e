import { beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../../src/contract/generated/entities.ts';
import { TASK_STATE } from '../../../src/contract/generated/codes.ts';
import type { Row } from '../../../src/contract/rules.ts';
import type { TestClient, TestSchool } from '../../_util/server.ts';

const STUDENT = '202401010104';

interface Node {
  readonly Id: string;
  readonly ParentId: string | null;
}

/** What stopped the first week of a school, on the school that the tests of pickers have up. */
export function firstWeekCases(school: () => TestSchool): void {
  describe('Issue 16.13 the first week', () => {
    let office: TestClient;
    let student: TestClient;
    const query = async <Found extends Row = Row>(text: string, values: unknown[] = []) =>
      (await school().database.query<Found>(text, values)).rows;
    const listed = async (client: TestClient, Entity: string, Page: string, more: Row = {}) => {
      const input = { Entity, Page, Filter: {}, PageIndex: 1, PageSize: 100, ...more };
      const answer = await client.call('Data/List', input);
      expect([Page, answer.message]).toEqual([Page, '']);
      return answer.value.rows as Row[];
    };
    const save = (EnCode: string, Entity: string, Data: Row, client = office) =>
      client.call('Data/Save', { EnCode, Entity, Data });
    beforeAll(async () => {
      office = await school().as('school01');
      student = await school().as(STUDENT);
    });

    it('a tree beside a list is one tree: no node twice, each below one that is there', async () => {
      const admin = await school().as('admin');
      const pages = [...school().engine.catalog.pages.values()];
      const sources = new Set(
        pages.flatMap((page) => (page.kind === 'list' ? (page.tree?.source ?? []) : [])),
      );
      expect(sources.size).toBeGreaterThan(1);
      for (const Source of sources) {
        const nodes = (await admin.call('Data/Tree', { Source })).value as Node[];
        const ids = nodes.map(({ Id }) => Id);
        expect([Source, ids.length - new Set(ids).size]).toEqual([Source, 0]);
        expect([Source, nodes.filter(({ ParentId }) => ParentId && !ids.includes(ParentId))]).toEqual([
          Source,
          [],
        ]);
        const isDeep = school().engine.catalog.entities.get(Source)?.file.tree !== undefined;
        if (isDeep) expect([Source, nodes.some(({ ParentId }) => ParentId)]).toEqual([Source, true]);
      }
    });

    it('rows stand with those of the same building, batch or unit where a list is ordered by it', async () => {
      const admin = await school().as('admin');
      const ordered: string[] = [];
      for (const [path, page] of school().engine.catalog.pages.entries()) {
        if (page.kind !== 'list' || page.sort === undefined || page.filter !== undefined || page.tabs)
          continue;
        const name = page.sort.replace(/^-/, '');
        const entity = school().engine.catalog.entities.get(page.entity);
        if (entity?.fields.get(name)?.type !== 'ref') continue;
        // As a browser asks for the order of a page.
        const asked = { sortField: name, sortOrder: page.sort === name ? 'ascend' : 'descend' };
        const rows = await listed(admin, page.entity, path, asked);
        const values = rows.map((row) => row[name]);
        const runs = values.filter((value, at) => value !== values[at - 1]);
        expect([path, runs.length]).toEqual([path, new Set(values).size]);
        const { field } = entity.sort;
        const upset = rows.filter((row, at) => {
          const before = rows[at - 1];
          return before?.[name] === row[name] && before![field]! > row[field]!;
        });
        expect([path, upset]).toEqual([path, []]);
        ordered.push(path);
      }
      expect(ordered).toEqual(expect.arrayContaining(['dormitory/room-list', 'orientation/step-list']));
    });

    it('a notice that was withdrawn is in no list and no bell of its readers', async () => {
      const title = '将要撤回的通知';
      const [read] = await query<{ id: string; notice: string }>(
        `SELECT r."Id" AS id, r."NoticeId" AS notice FROM "NoticeRead" r JOIN "SysUser" u ON u."Id" = r."UserId" JOIN "Notice" n ON n."Id" = r."NoticeId"
         WHERE u."LoginName" = $1 AND n."State" = '2' AND r."IsDeleted" = 0
         ORDER BY (SELECT count(*) FROM "NoticeRead" o WHERE o."NoticeId" = n."Id") LIMIT 1`,
        [STUDENT],
      );
      expect(read).toBeDefined();
      const inLists = async () => {
        const rows = await Promise.all(
          ['all', 'unread', 'receipt'].map((Tab) =>
            listed(student, entities.NoticeRead, 'notice/read-list', { Tab }),
          ),
        );
        return rows.flat().some((row) => row['NoticeId'] === read!.notice || row['Id'] === read!.id);
      };
      const inBell = async () =>
        JSON.stringify((await student.call('Notice/LoadMyMsgGroupList', {})).value).includes(read!.notice);
      expect(await inLists()).toBe(true);
      await query(`UPDATE "Notice" SET "Title" = $2 WHERE "Id" = $1`, [read!.notice, title]);
      const revoked = await office.call('Data/Action', {
        EnCode: 'notice.revoke',
        Ids: [read!.notice],
        Params: {},
      });
      expect(revoked.message).toBe('');
      expect([await inLists(), await inBell()]).toEqual([false, false]);
      const opened = async (client: TestClient) =>
        (await client.call('Data/Get', { Entity: entities.Notice, Id: read!.notice })).message;
      expect(await opened(student)).toBe('该通知已撤回或已过期，不再显示');
      // A receipt may be half written when the notice goes.
      const receipt = {
        EnCode: 'notice.receipt',
        Ids: [read!.notice],
        Params: { ReceiptRemark: '周日到校' },
      };
      expect((await student.call('Data/Action', receipt)).message).toBe('该通知已撤回或已过期，不再显示');
      const [stranger] = await query<{ login: string }>(
        `SELECT u."LoginName" AS login FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id" WHERE u."State" = '1' AND u."IsWeakPwd" = 0
         AND NOT EXISTS (SELECT 1 FROM "NoticeRead" r WHERE r."NoticeId" = $1 AND r."UserId" = u."Id") LIMIT 1`,
        [read!.notice],
      );
      expect(await opened(await school().as(stranger!.login))).toBe('无权操作该数据');
    });

    it('whoever posted sees the post, before anybody answered it', async () => {
      const Title = '宿舍热水几点停';
      const posted = await save(
        'board.post.submit',
        entities.BoardPost,
        {
          Category: school().engine.catalog.codes.get('BOARD_CAT')!.items[0]!.code,
          Title,
          Content: '请问宿舍的热水每天几点停止供应',
          IsAnonymous: 0,
          IsPublic: 1,
        },
        student,
      );
      expect(posted.message).toBe('');
      const page = school().engine.catalog.pages.get('message-board/board');
      const Tab = page?.kind === 'list' ? page.tabs?.[0]?.key : undefined;
      const rows = await listed(student, entities.BoardPost, 'message-board/board', { ...(Tab && { Tab }) });
      expect(rows.map((row) => row['Title'])).toContain(Title);
      const other = await school().as('202401010105');
      const others = await listed(other, entities.BoardPost, 'message-board/board', { ...(Tab && { Tab }) });
      expect(others.map((row) => row['Title'])).not.toContain(Title);
    });

    it('the number that an application begins with is told plain to whose it is', async () => {
      const [row] = await listed(student, entities.Student, '', { Page: undefined });
      expect(row).toMatchObject({ StudentNo: STUDENT, Phone: expect.stringMatching(/^1\d{10}$/) });
    });

    it('nobody is enrolled into a batch that is over, and a step says where and until when it is done', async () => {
      const [batch] = await query<{ Id: string; CheckinEnd: string }>(
        `UPDATE "OrientationBatch" SET "State" = $1 WHERE "Id" = (SELECT min("Id") FROM "OrientationBatch" WHERE "IsDeleted" = 0) RETURNING "Id", "CheckinEnd"::text AS "CheckinEnd"`,
        [TASK_STATE.Ended],
      );
      const asked = { Source: entities.OrientationBatch, Entity: entities.NewStudent, Field: 'BatchId' };
      const offered = async (more: Row) =>
        ((await office.call('Data/Options', { ...asked, ...more })).value as { Value: string }[]).map(
          ({ Value }) => Value,
        );
      expect(await offered({ Form: {} })).not.toContain(batch!.Id);
      expect(await offered({ Form: {}, Narrowing: true })).toContain(batch!.Id);
      const [code] = school().engine.catalog.codes.get('ORI_STEP')!.items;
      const step = {
        BatchId: batch!.Id,
        StepCode: code!.code,
        StepName: '补充环节',
        IsRequired: 0,
        IsOnline: 1,
        StartTime: '2026-08-01 08:00:00',
        EndTime: '2026-08-02 08:00:00',
        Sort: 99,
      };
      const told = async (more: Row) =>
        JSON.stringify(await save('orientation.step.add', entities.OrientationStep, { ...step, ...more }));
      expect(await told({})).toContain('线上环节须填写学生办理的页面');
      expect(await told({ IsOnline: 0, EndTime: '2099-01-01 08:00:00' })).toContain(
        '截止时间晚于批次的现场报到结束时间',
      );
    });
  });
}
