import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { getRow } from '../../src/server/data/read/get.ts';
import { listRows, type ListRequest } from '../../src/server/data/read/list.ts';
import { listOptions } from '../../src/server/data/read/options.ts';
import { selectForWrite } from '../../src/server/data/write/select-for-write.ts';
import { refusalOf } from '../_util/engine.ts';
import { openLibrary, type Library } from '../_util/library.ts';
import { BOOK, found, idsOf, list, READER, watched } from '../_util/library-reading.ts';

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library?.close());

describe('paging', () => {
  it('C01: total counts all pages; a page above the last is empty and still says the total', async () => {
    const first = await list(library, library.admin, { Entity: READER, PageSize: 20 });
    const last = await list(library, library.admin, { Entity: READER, PageSize: 20, PageIndex: 2 });
    const above = await list(library, library.admin, { Entity: READER, PageSize: 20, PageIndex: 9 });
    expect([first.total, first.rows.length]).toEqual([30, 20]);
    expect([last.total, last.rows.length]).toEqual([30, 10]);
    expect([above.total, above.rows.length]).toEqual([30, 0]);
    expect(new Set(idsOf([...first.rows, ...last.rows])).size).toBe(30);
  });

  it('keeps the order of equal values the same on every page', async () => {
    for (const sortOrder of ['ascend', 'descend'] as const) {
      const pages: string[] = [];
      for (let PageIndex = 1; PageIndex <= 6; PageIndex++)
        pages.push(
          ...idsOf(
            (
              await list(library, library.admin, {
                Entity: READER,
                PageSize: 5,
                PageIndex,
                sortField: 'Level',
                sortOrder,
              })
            ).rows,
          ),
        );
      expect(new Set(pages).size).toBe(30);
      const whole = await list(library, library.admin, {
        Entity: READER,
        PageSize: 30,
        sortField: 'Level',
        sortOrder,
      });
      expect(pages).toEqual(idsOf(whole.rows));
    }
  });

  it('answers deep pages from where the page before ended, as OFFSET would', async () => {
    const deep = { Entity: 'core/Org', PageSize: 1, sortField: 'Sort', sortOrder: 'descend' as const };
    const admin = { ...library.admin, readable: new Set(['core/Org']) };
    for (let n = 0; n < 110; n++)
      await library.add('core/Org', { Id: `deep${n}`, OrgName: `深${n}`, Sort: 1000 + n });
    const { engine, asked } = watched(library);
    const page = async (PageIndex: number) => {
      const answer = await listRows(engine, admin, { ...deep, PageIndex });
      return `${idsOf(answer.rows)[0]} ${asked.splice(0).some((text) => text.includes(' OFFSET '))}`;
    };
    expect([await page(101), await page(102), await page(103), await page(102), await page(105)]).toEqual([
      'deep9 true',
      'deep8 false',
      'deep7 false',
      'deep8 false',
      'deep5 true',
    ]);
    await library.write((tx) => tx.query(`DELETE FROM "Org" WHERE "Id" LIKE 'deep%'`));
  });

  it('sums up all rows that match, not those of the page, and no field that the caller does not see plain', async () => {
    const asked = (Filter: ListRequest['Filter'], PageSize: number) =>
      list(library, library.admin, { Entity: BOOK, Page: 'library/book-list', Filter, PageSize });
    const all = await asked({}, 50);
    const prices = all.rows.map(({ Price }) => Number(Price ?? 0));
    expect(all.Summary).toEqual({
      Price: prices.reduce((sum, price) => sum + price, 0),
      Stock: Math.max(...all.rows.map(({ Stock }) => Number(Stock))),
    });
    expect((await asked({}, 1)).Summary).toEqual(all.Summary);
    expect((await asked({ Keyword: 'no such book' }, 1)).Summary).toEqual({ Price: null, Stock: null });
    const readers = (caller: Caller) =>
      list(library, caller, { Entity: READER, Page: 'library/reader-list', PageSize: 1 });
    expect((await readers(library.counsellor)).Summary).toEqual({});
    const granted = new Set([...library.counsellor.grants, 'library.reader.plain']);
    const [plain, wider] = [
      await readers({ ...library.counsellor, grants: granted }),
      await readers({ ...library.admin, grants: granted }),
    ];
    expect(plain.Summary?.['Deposit']).toBeGreaterThan(0);
    expect(wider.Summary?.['Deposit']).toBeGreaterThan(plain.Summary?.['Deposit'] ?? 0);
  });

  it('refuses page numbers and sizes that are not whole numbers in range', async () => {
    for (const paging of [{ PageIndex: 0 }, { PageSize: 0 }, { PageSize: 5000 }, { PageIndex: 1.5 }])
      expect(await refusalOf(list(library, library.admin, { Entity: READER, ...paging }))).not.toBe(
        'no refusal',
      );
  });
});

describe('total', () => {
  it('is counted once for simultaneous askers, kept a moment, and new after a write', async () => {
    const { engine, asked } = watched(library);
    const total = async () => (await listRows(engine, library.admin, { Entity: READER, PageSize: 10 })).total;
    const counts = () => asked.filter((text) => text.startsWith('SELECT count')).length;
    expect(await Promise.all([total(), total(), total()])).toEqual([30, 30, 30]);
    expect([await total(), counts()]).toEqual([30, 1]);
    await library.add(READER, { Id: 'extra', CardNo: 'E1', TrueName: '新增', OrgId: 'o1' });
    expect([await total(), counts()]).toEqual([31, 2]);
    await library.write((tx) => tx.query(`DELETE FROM "Reader" WHERE "Id" = 'extra'`));
  });

  it('is not shared between callers of different scope', async () => {
    const total = async (caller: Caller) =>
      (await list(library, caller, { Entity: READER, PageSize: 5 })).total;
    const other = { ...library.college, subject: { ...library.college.subject, CollegeIds: ['o2'] } };
    expect([await total(library.college), await total(other)]).toEqual([20, 10]);
  });

  it('stops at the cap where texts are looked into, and is exact elsewhere', async () => {
    await library.write((tx) =>
      tx.query(
        `INSERT INTO "Book" ("Id", "Title", "Stock") SELECT 'many' || n, '计数' || n, 99 FROM generate_series(1, 10050) n`,
      ),
    );
    expect((await list(library, library.admin, { Entity: BOOK, Filter: { Keyword: '计数' } })).total).toBe(
      10_000,
    );
    expect((await list(library, library.admin, { Entity: BOOK, Filter: { Stock: 99 } })).total).toBe(10_050);
    await library.write((tx) => tx.query(`DELETE FROM "Book" WHERE "Stock" = 99`));
  });
});

describe('scope (A1)', () => {
  it('is the union of the roles, and nothing for a role that is not listed', async () => {
    const total = async (caller: Caller) => (await list(library, caller, { Entity: READER })).total;
    const { admin, college, counsellor, reader, stranger } = library;
    expect([await total(admin), await total(college), await total(counsellor)]).toEqual([30, 20, 7]);
    expect([await total(reader), await total(stranger)]).toEqual([1, 0]);
    const both = { Roles: ['counsellor', 'student'], UserId: 'u-r30', ClassIds: ['c1'] };
    expect(await total({ ...counsellor, subject: { ...counsellor.subject, ...both } })).toBe(8);
  });

  it('a caller without an id does not reach the rows without one', async () => {
    await library.add(READER, { Id: 'nouser', CardNo: 'X1', TrueName: '无账号', OrgId: 'o1' });
    const nobody = { ...library.reader, subject: { ...library.reader.subject, UserId: '' } };
    expect((await list(library, nobody, { Entity: READER })).total).toBe(0);
    await library.write((tx) => tx.query(`DELETE FROM "Reader" WHERE "Id" = 'nouser'`));
  });

  it('holds for get, options and writes as well', async () => {
    const { engine, counsellor } = library;
    expect((await getRow(engine, counsellor, READER, 'r07'))['CardNo']).toBe('K07');
    expect(await refusalOf(getRow(engine, counsellor, READER, 'r08'))).toBe('无权操作该数据');
    expect(await refusalOf(getRow(engine, counsellor, READER, 'unknown'))).toBe('无权操作该数据');
    const options = await listOptions(engine, counsellor, { Source: READER });
    expect(options.map((option) => option.Value).sort()).toEqual([
      'r01',
      'r02',
      'r03',
      'r04',
      'r05',
      'r06',
      'r07',
    ]);
    const entity = engine.catalog.entities.get(READER)!;
    const forWrite = (id: string) =>
      library.write((tx) => selectForWrite(engine, tx, counsellor, entity, id));
    expect((await forWrite('r07'))?.['IdCardNo']).toBe('360101200001011236');
    expect(await forWrite('r08')).toBeNull();
  });

  it('rows of a sub-table are reached through their parent', async () => {
    const { admin, reader } = library;
    expect((await list(library, admin, { Entity: 'library/LoanLine' })).total).toBe(1);
    expect((await list(library, reader, { Entity: 'library/LoanLine' })).total).toBe(0);
    const loan = await getRow(library.engine, admin, 'library/Loan', 'l1');
    expect(loan['Children']).toMatchObject({ 'library/LoanLine': [{ Id: 'n1', BookName: '诗经' }] });
  });

  it('an entity that no page of the caller names is not read', async () => {
    expect(await refusalOf(list(library, library.admin, { Entity: 'system/AuditLog' }))).toBe(
      '没有权限查看该数据',
    );
    expect(await refusalOf(list(library, library.admin, { Entity: 'no/Such' }))).toBe(
      '该操作已不可用，请刷新页面后重试',
    );
  });

  it('deleted rows are gone everywhere', async () => {
    await library.add(READER, { Id: 'gone', CardNo: 'G1', TrueName: '已删', OrgId: 'o1' });
    await library.write((tx) => tx.query(`UPDATE "Reader" SET "IsDeleted" = 1 WHERE "Id" = 'gone'`));
    expect(await found(library, library.admin, READER, { CardNo: 'G1' })).toEqual([]);
    expect(await refusalOf(getRow(library.engine, library.admin, READER, 'gone'))).toBe('无权操作该数据');
    expect(await listOptions(library.engine, library.admin, { Source: READER, Ids: ['gone'] })).toEqual([]);
    await library.add(READER, { Id: 'again', CardNo: 'G1', TrueName: '再来', OrgId: 'o1' });
    await library.write((tx) => tx.query(`DELETE FROM "Reader" WHERE "CardNo" = 'G1'`));
  });
});

describe('field rights (A2, A3, C7)', () => {
  const masked = { IdCardNo: '3601****1236', Phone: '138****0002', Family: '***', Deposit: '***' };

  it('sensitive and masked fields are masked, secrets and foreign fields are left out', async () => {
    const [row] = (await list(library, library.counsellor, { Entity: READER, Filter: { CardNo: 'K02' } }))
      .rows;
    expect(row).toMatchObject({ ...masked, FamilyName: '***' });
    expect(row).not.toHaveProperty('PinHash');
    expect(row).not.toHaveProperty('IsDeleted');
    expect(row).not.toHaveProperty('Remark');
    const [seen] = (await list(library, library.college, { Entity: READER, Filter: { CardNo: 'K02' } })).rows;
    expect(seen).toMatchObject({ Remark: '备注02' });
    expect(await getRow(library.engine, library.counsellor, READER, 'r02')).toMatchObject(masked);
  });

  it('are plain on the own row and for holders of the plain EnCode', async () => {
    const plain = { IdCardNo: '360101200001011236', Family: '2', FamilyName: '高级', Deposit: 101 };
    expect(await getRow(library.engine, library.reader, READER, 'r01')).toMatchObject(plain);
    const granted = new Set([...library.counsellor.grants, 'library.reader.plain']);
    const holder = { ...library.counsellor, grants: granted };
    expect(await getRow(library.engine, holder, READER, 'r01')).toMatchObject(plain);
    expect(await found(library, holder, READER, { Phone: '13800000003' })).toEqual(['r03']);
  });

  it('a masked, secret or forbidden field is no filter, no order, no column, no part of Keyword', async () => {
    for (const name of ['IdCardNo', 'Phone', 'Family', 'Deposit', 'PinHash', 'IsDeleted', 'Remark']) {
      const refused = '字段不可用';
      const ask = (request: Partial<ListRequest>) =>
        refusalOf(list(library, library.counsellor, { Entity: READER, ...request }));
      expect(await ask({ Filter: { [name]: '1' } })).toBe(refused);
      expect(await ask({ Filter: { [name]: '' } })).toBe(refused);
      expect(await ask({ sortField: name, sortOrder: 'ascend' })).toBe(refused);
    }
    for (const name of ['PinHash', 'IsDeleted', 'Remark'])
      expect(await refusalOf(list(library, library.counsellor, { Entity: READER, Columns: [name] }))).toBe(
        '字段不可用',
      );
    expect(await found(library, library.counsellor, READER, { Keyword: '13800000002' })).toEqual([]);
    expect(await found(library, library.counsellor, READER, { Keyword: 'K02' })).toEqual(['r02']);
  });
});
