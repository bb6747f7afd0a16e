import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CallInput } from '../../src/contract/generated/calls.ts';
import { NOBODY } from '../../src/contract/subject.ts';
import { buildCatalog, SchemaError } from '../../src/server/data/schemas/catalog.ts';
import { readSchemaTexts } from '../../src/server/data/schemas/catalog-read.ts';
import { visitorReach } from '../../src/server/data/access/visitor.ts';
import { attachmentsById, mayDownload } from '../../src/server/storage/attachments.ts';
import { quiz } from '../../src/server/modules/quiz/index.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { showInPublic } from '../_util/shown-publicity.ts';
import { campusVoices } from './cases/campus-voices.ts';
import { sealedPapers } from './cases/sealed-papers.ts';
import { shareCases } from './cases/shares.ts';
import { ticketCases } from './cases/tickets.ts';

/** All that anybody may read: entity by entity, field by field. */
const MANIFEST: Readonly<Record<string, string>> = {
  'notice/Notice': 'Title NoticeType NoticeLevel Summary Content OuterUrl Files Source PublishTime TopUntil',
  'message-board/BoardPost': 'Title Category Content State CreateDate LikeCount ReplyCount',
  'message-board/BoardReply': 'IsOfficial ReplyOrgName Content CreateDate',
  'campus-know/KnowArticle':
    'CatId Title Keywords Content Files Place Phone OrgId IsHot PublishTime HelpCount',
  'workflow/FlowPublicity': 'Title Content StartTime EndTime State',
  'quiz/QuizRank': 'ActivityId Board Shown Place Score Seconds Joined',
  'text-task/AddressPlace':
    'PlaceCode PlaceName PlaceType CampusName Address Geo NavUrl Floor Describe Traffic OpenTime Phone Images Vr',
  'labour/LabourCourse':
    'CourseName LabourType LabourForm Place EnrolStart EnrolEnd BeginTime EndTime Capacity Enrolled Hours State',
};
/** Lists for visitors, and what they show. */
const LISTS: Readonly<Record<string, string>> = {
  'notice/open-list': 'notice/Notice',
  'message-board/open-board': 'message-board/BoardPost',
  'campus-know/home': 'campus-know/KnowArticle',
  'workflow/public-publicities': 'workflow/FlowPublicity',
  'quiz/open-rank': 'quiz/QuizRank',
  'labour/open-courses': 'labour/LabourCourse',
};
const VISITOR_CALLS = [
  'BaseData/GetAllCodeItemList',
  'Data/Get',
  'Data/List',
  'Data/Options',
  'ImportExport/Download',
];
const POSTS = { Entity: 'message-board/BoardPost', Page: 'message-board/open-board' } as const;

let school: TestSchool;
let visitor: TestClient;
beforeAll(async () => {
  school = await startSchool();
  await showInPublic(school.database);
  await quiz.everyMinute(school.engine);
  visitor = school.client();
});
afterAll(() => school?.close());

const list = (input: CallInput['Data/List'], client = visitor) => client.call('Data/List', input);
const get = (Entity: string, Id: string) => visitor.call('Data/Get', { Entity, Id });
const fieldsOf = (entity: string) => MANIFEST[entity]!.split(' ').sort();
/** Names of the wire without the display texts of coded fields and what every row carries. */
const shown = (row: object) => {
  const isTwin = (key: string, ending: string) => {
    const base = key.slice(0, -ending.length);
    return key.endsWith(ending) && (base in row || `${base}Id` in row);
  };
  return Object.keys(row)
    .filter((key) => !/^(Id|Version|Children|_Actions|_Readonly)$/.test(key))
    .filter((key) => !isTwin(key, 'Name') && !isTwin(key, 'List'))
    .sort();
};
const idsOf = async (entity: string, where = 'TRUE') => {
  const { rows } = await school.database.query<{ Id: string }>(
    `SELECT "Id" FROM "${entity.split('/')[1]}" WHERE ${where} ORDER BY "Id"`,
  );
  return rows.map(({ Id }) => Id);
};

describe('B11 C16 what anybody reads is what the entities say', () => {
  it('the calls are these', () => {
    const calls = [...school.engine.catalog.calls].filter(([, { access }]) => access === 'visitor');
    expect(calls.map(([name]) => name).sort()).toEqual(VISITOR_CALLS);
  });

  it('lists: only for public pages, only public fields', async () => {
    const pages = [...school.engine.catalog.pages].flatMap(([path, page]) =>
      page.kind === 'list' ? [[path, page.entity] as const] : [],
    );
    const reached: Record<string, string> = {};
    for (const [Page, Entity] of pages) {
      const { code, value } = await list({ Entity, Page });
      if (code !== 0) continue;
      reached[Page] = Entity;
      expect(value.total, Page).toBeGreaterThan(0);
      for (const row of value.rows) expect(shown(row), Page).toEqual(fieldsOf(Entity));
    }
    expect(reached).toEqual(LISTS);
    for (const Entity of school.engine.catalog.entities.keys())
      expect((await list({ Entity })).code, Entity).toBe(Entity in MANIFEST ? 2 : 999);
    const other = await list({ Entity: 'notice/Notice', Page: 'message-board/open-board' });
    expect(other).toMatchObject({ code: 2, message: '没有权限查看该数据' });
  });

  it('rows: of no other entity, and of these the public fields', async () => {
    for (const entity of school.engine.catalog.entities.keys()) {
      const [Id = 'x'] = await idsOf(entity);
      const { code, status, value } = await get(entity, Id);
      if (!(entity in MANIFEST)) expect({ code, status }, entity).toEqual({ code: 999, status: 401 });
      else if (code === 0) expect(shown(value), entity).toEqual(fieldsOf(entity));
    }
  });

  it('a post with its public lines, and nothing to do but look', async () => {
    const [Id] = await idsOf('message-board/BoardPost', `"State" = '2'`);
    const { value } = await get('message-board/BoardPost', Id!);
    expect(Object.keys(value.Children)).toEqual(['message-board/BoardReply']);
    for (const line of value.Children['message-board/BoardReply'])
      expect(shown(line)).toEqual(fieldsOf('message-board/BoardReply'));
    expect(value._Actions).toEqual(['board.post.view']);
    const act = await visitor.call('Data/Action', { EnCode: 'board.post.like', Ids: [Id!] });
    expect(act.status).toBe(401);
  });

  it('the pages as they are told hold no more', async () => {
    for (const [Path, Entity] of Object.entries(LISTS)) {
      const { value } = await visitor.call('Data/Schema', { Path });
      const isOpened = Path !== 'quiz/open-rank' && Path !== 'labour/open-courses';
      expect(Object.keys(value.Pages)).toHaveLength(isOpened ? 2 : 1);
      const told = Object.entries<{ fields: object; actions: object }>(value.Entities);
      expect(told.map(([name]) => name).every((name) => name in MANIFEST)).toBe(true);
      for (const [name, { fields, actions, ...rest }] of told) {
        expect(fieldsOf(name)).toEqual(expect.arrayContaining(Object.keys(fields)));
        expect(Object.keys(actions)).toEqual(name === Entity ? value.Buttons : []);
        expect(Object.keys(rest)).not.toContain('scope');
        expect(JSON.stringify(rest)).not.toContain('me.');
      }
    }
  });

  it('choices and dictionaries: those that public pages filter by', async () => {
    const options = (Source: string) => visitor.call('Data/Options', { Source });
    const categories = (await options('campus-know/KnowCategory')).value;
    expect(categories.map((one: { Label: string }) => one.Label)).toContain('宿舍生活');
    expect((await options('BOARD_CAT')).code).toBe(0);
    for (const source of ['core/Org', 'core/Student', 'GENDER', 'none'])
      expect((await options(source)).status, source).toBe(401);
    const { value } = await visitor.call('BaseData/GetAllCodeItemList', {});
    expect(value.List.map((one: { TypeCode: string }) => one.TypeCode).sort()).toEqual(
      [
        'BOARD_CAT',
        'BOARD_STATE',
        'COURSE_STATE',
        'FLOW_PUBLICITY_STATE',
        'LABOUR_FORM',
        'LABOUR_TYPE',
        'NOTICE_LEVEL',
        'NOTICE_TYPE',
        'PLACE_TYPE',
        'QUIZ_BOARD',
      ].sort(),
    );
  });
});

describe('A17 nothing is told by the way of asking', () => {
  it('hidden fields are neither filtered nor sorted by, nor asked for, nor searched', async () => {
    for (const name of ['AuthorName', 'CollegeId', 'IsAnonymous', 'CreateUserId', 'NoSuch']) {
      const refused = { code: 2, message: '字段不可用' };
      expect(await list({ ...POSTS, Filter: { [name]: '1' } })).toMatchObject(refused);
      expect(await list({ ...POSTS, sortField: name })).toMatchObject(refused);
      expect(await list({ ...POSTS, Columns: [name] })).toMatchObject(refused);
    }
    const { rows } = await school.database.query<{ ApplyNo: string }>(
      'SELECT "ApplyNo" FROM "BoardPost" LIMIT 1',
    );
    expect((await list({ ...POSTS, Filter: { Keyword: rows[0]!.ApplyNo } })).value.total).toBe(0);
    expect((await list({ ...POSTS, Filter: { Keyword: '食堂' } })).value.total).toBe(1);
  });

  it('who sends without a name stands in none of the rows, but where the school alone reads it', async () => {
    const [student, office] = [await school.student(), await school.as('school01')];
    const Data = {
      Category: '9',
      Title: '没有名字的话',
      Content: '这些话由一名不留名的学生写下',
      IsAnonymous: 1,
      IsPublic: 1,
    };
    const sent = await student.call('Data/Save', { Entity: POSTS.Entity, EnCode: 'board.post.submit', Data });
    expect([sent.code, sent.message]).toEqual([0, expect.anything()]);
    const Ids = [sent.value.Id as string];
    const act = async (client: TestClient, EnCode: string, Content: string) =>
      (await client.call('Data/Action', { EnCode, Ids, Params: { Content } })).code;
    expect(await act(office, 'board.manage.reply', '已经转给有关部门')).toBe(0);
    expect(await act(student, 'board.post.append', '请问什么时候有答复')).toBe(0);
    const { rows } = await school.database.query(
      `SELECT "CreateUserId" AS maker, "CreateUserName" AS name FROM "BoardPost" WHERE "Id" = $1
       UNION ALL SELECT "CreateUserId", "CreateUserName" FROM "BoardReply" WHERE "PostId" = $1 AND "IsOfficial" = 0`,
      Ids,
    );
    expect(rows).toEqual(Array(2).fill({ maker: null, name: '匿名' }));
    const { rows: known } = await school.database.query<{ UserId: string | null }>(
      'SELECT "UserId" FROM "BoardPost" WHERE "Id" = $1',
      Ids,
    );
    expect(known[0]!.UserId).not.toBeNull();
  });

  it('a row that is not public is told apart from none by nothing', async () => {
    const hidden = {
      'notice/Notice': `"AllowPublic" = 0 OR "State" <> '2'`,
      'message-board/BoardPost': `"State" = '1'`,
      'campus-know/KnowArticle': `"State" = '0'`,
    };
    for (const [entity, where] of Object.entries(hidden)) {
      const ids = await idsOf(entity, where);
      expect(ids.length, entity).toBeGreaterThan(0);
      for (const id of [...ids, 'a'.repeat(32)])
        expect(await get(entity, id)).toMatchObject({
          status: 200,
          code: 2,
          message: '无权操作该数据',
          value: null,
        });
    }
  });

  it('a notice is public from its time to its end, while it says so', async () => {
    const titles = async () => {
      const { value } = await list({ Entity: 'notice/Notice', Page: 'notice/open-list' });
      return value.rows.map((row: { Title: string }) => row.Title);
    };
    const before = await titles();
    expect(before).toHaveLength(2);
    for (const [change, back] of [
      [`"PublishTime" = now() + interval '1 hour'`, `"PublishTime" = now() - interval '1 hour'`],
      [`"ExpireTime" = now() - interval '1 hour'`, `"ExpireTime" = NULL`],
      [`"State" = '3'`, `"State" = '2'`],
      [`"AllowPublic" = NULL`, `"AllowPublic" = 1`],
    ]) {
      const set = (what: string) =>
        school.database.query(`UPDATE "Notice" SET ${what} WHERE "Title" = $1`, [before[0]]);
      await set(change!);
      expect(await titles(), change).toEqual([before[1]]);
      await set(back!);
    }
  });

  it('files of public rows are sent, of others nothing is told', async () => {
    const anybody = {
      subject: NOBODY,
      grants: new Set<string>(),
      readable: new Set<string>(),
      requestId: '',
      ip: '',
    };
    const [open] = await idsOf('notice/Notice', `"AllowPublic" = 1`);
    const [closed] = await idsOf('notice/Notice', `"AllowPublic" = 0`);
    const may = async (id: string, row: string) => {
      await school.database.query(
        `INSERT INTO "Attachment" ("Id", "OriginalFileName", "Ext", "Size", "Url", "BizType", "BizId", "IsDeleted", "Version")
         VALUES ($1, 'a.pdf', 'pdf', 1, $1, 'notice/Notice', $2, 0, 1)`,
        [id, row],
      );
      await school.database.query(`UPDATE "Notice" SET "Files" = $1 WHERE "Id" = $2`, [id, row]);
      return mayDownload(school.engine, anybody, (await attachmentsById(school.database, [id])).get(id)!);
    };
    expect([await may('f1', open!), await may('f2', closed!)]).toEqual([true, false]);
    for (const id of ['f2', 'f3'])
      expect((await visitor.fetch(`/api/ImportExport/Download?Id=${id}`)).status).toBe(401);
  });
});

describe('C17 C22 what is not published is not there', () => {
  const texts = readSchemaTexts('schemas');
  const reachWith = (file: string, change: (text: string) => string) => {
    const changed = new Map(texts);
    expect(change(texts.get(file)!)).not.toBe(texts.get(file));
    changed.set(file, change(texts.get(file)!));
    return visitorReach(buildCatalog('schemas', changed));
  };

  it('a page is not open by its own word, nor by its route alone, nor without a public part', () => {
    const shipped = [...visitorReach(school.engine.catalog).pages.keys()];
    const flagged = reachWith('pages/core/student-list.json', (text) =>
      text.replace('"kind"', '"public": true, "kind"'),
    );
    expect([...flagged.pages.keys()]).toEqual(shipped);
    expect([...flagged.entities]).not.toContain('core/Student');
    const routed = reachWith('menus/routes.json', (text) =>
      text.replace('"notice/open-list"', '"core/student-list"'),
    );
    expect([...routed.pages.keys()]).not.toContain('core/student-list');
    const both = reachWith('pages/notice/read-list.json', (text) =>
      text.replace('"kind"', '"public": true, "kind"'),
    );
    expect([...both.pages.keys()]).toEqual(shipped);
  });

  it.each([
    ['"AuthorName"', 'AuthorName cannot be public'],
    ['"ContactPhone"', 'ContactPhone cannot be public'],
    ['"StudentId"', 'StudentId cannot be public'],
    ['"Liked"', 'Liked cannot be public'],
  ])('schemas that make %s public are not served', (field, says) => {
    const file = 'entities/message-board/BoardPost.json';
    const make = () => reachWith(file, (text) => text.replace('"fields": ["Title"', `"fields": [${field}`));
    expect(make).toThrow(
      expect.toSatisfy((error) => error instanceof SchemaError && error.message.includes(says)),
    );
  });

  it('a session that is over is told so', async () => {
    const stranger = school.client();
    stranger.token = 'A'.repeat(43);
    expect(await list(POSTS, stranger)).toMatchObject({ status: 200, code: 999 });
  });
});

describe('a place is found by the code that stands on its door', () => {
  const PLACE = 'text-task/AddressPlace';
  const by = (By: string, Id: string) => visitor.call('Data/Get', { Entity: PLACE, Id, By });

  it('M10 by anybody, while it is in use', async () => {
    const gate = await by('PlaceCode', 'GATE-E');
    expect(gate.value).toMatchObject({ PlaceName: '东校门', _Actions: ['text.place.navigate'] });
    expect(shown(gate.value)).toEqual(fieldsOf(PLACE));
    const [unknown, closed] = [await by('PlaceCode', 'NOWHERE'), await by('PlaceCode', 'DORM-OLD')];
    expect(unknown.code).toBe(2);
    expect(closed).toMatchObject({ code: 2, message: unknown.message });
  });

  it('M10 by no field that is not public, or names more than one row', async () => {
    for (const field of ['PlaceUrl', 'OrgId', 'State', 'PlaceName', 'Nothing'])
      expect((await by(field, '1')).code, field).not.toBe(0);
  });
});

describe('who was not given the page reads it as anybody', () => {
  it('with a session too, and no further', async () => {
    const finance = await school.as('fin01');
    const answer = await list(POSTS, finance);
    expect(answer.value.rows.map(shown)).toEqual((await list(POSTS)).value.rows.map(shown));
    expect((await list({ Entity: POSTS.Entity }, finance)).message).toBe('没有权限查看该数据');
    expect((await list({ Entity: 'core/Student' }, finance)).message).toBe('没有权限查看该数据');
    const told = (await finance.call('Data/Schema', { Path: POSTS.Page })).value;
    expect(told.Version).toMatch(/-open$/);
    const refused = await finance.call('Data/Schema', { Path: 'message-board/board' });
    expect(refused.value).toEqual({ Reason: 'refused' });
  });

  it('whoever holds it reads all that he may', async () => {
    const [row] = (
      await school.database.query<{ LoginName: string }>(
        `SELECT u."LoginName" FROM "BoardPost" p JOIN "SysUser" u ON u."Id" = p."UserId" WHERE u."State" = '1' ORDER BY 1 LIMIT 1`,
      )
    ).rows;
    const writer = await school.as(row!.LoginName);
    const mine = await list({ Entity: POSTS.Entity, Page: 'message-board/board', Tab: 'mine' }, writer);
    expect(mine.value.rows[0]).toHaveProperty('AuthorName');
  });
});

ticketCases({
  school: () => school,
  readByAnybody: async () => (await list(POSTS)).value.rows,
  visitorCalls: VISITOR_CALLS,
});

shareCases(() => school);

sealedPapers(() => school);

campusVoices(() => school);
