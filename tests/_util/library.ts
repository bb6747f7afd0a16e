import type { Row } from '../../src/contract/rules.ts';
import { openedBy } from '../../src/server/data/schemas/catalog.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import type { ModuleTable } from '../../src/server/data/module.ts';
import { openTestEngine, type TestEngine } from './engine.ts';

/** Schemas of a small application, for tests of the engine that must not depend on the product's own pages. */
export const LIBRARY = 'tests/fixtures/apps/library';

/** The small application with 30 readers in two colleges, four books, and loans. */
export interface Library extends TestEngine {
  readonly admin: Caller;
  /** Reaches the readers of college `o1`. */
  readonly college: Caller;
  /** Reaches the readers of class `c1`. */
  readonly counsellor: Caller;
  /** Reaches themselves, reader `r01`. */
  readonly reader: Caller;
  /** Holds a role that no scope lists. */
  readonly stranger: Caller;
  add(entity: string, row: Row): Promise<string>;
}

const NOW = '2026-11-20 08:00:00';

export async function openLibrary(modules: ModuleTable = []): Promise<Library> {
  const base = await openTestEngine(LIBRARY, modules);
  const { catalog } = base.engine;
  const grants = [...openedBy(catalog, 'library/home').enCodes];
  const caller = (role: string, subject: Partial<Caller['subject']> = {}): Caller => ({
    ...base.as({ Roles: [role], UserId: `u-${role}`, ...subject }, grants),
    readable: openedBy(catalog, 'library/home').entities,
  });
  const add = (entity: string, row: Row): Promise<string> =>
    base.write((tx) =>
      insertRow(tx, catalog.entities.get(entity)!, row, { caller: caller('admin'), now: NOW }),
    );
  const library: Library = {
    ...base,
    add,
    admin: caller('admin'),
    college: caller('college_admin', { CollegeIds: ['o1'] }),
    counsellor: caller('counsellor', { ClassIds: ['c1'] }),
    reader: caller('student', { UserId: 'u-r01' }),
    stranger: caller('teacher'),
  };
  await seed(add);
  return library;
}

async function seed(add: Library['add']): Promise<void> {
  await add('core/Org', { Id: 'o0', OrgName: '大学', Sort: 1, Budget: 100.5 });
  await add('core/Org', { Id: 'o1', OrgName: '文学院', ParentId: 'o0', Sort: 2 });
  await add('core/Org', { Id: 'o2', OrgName: '理学院', ParentId: 'o0', Sort: 3 });
  await add('core/Org', { Id: 'o11', OrgName: '中文系', ParentId: 'o1', Sort: 4 });
  for (let n = 1; n <= 30; n++) {
    const no = String(n).padStart(2, '0');
    await add('library/Reader', {
      Id: `r${no}`,
      CardNo: `K${no}`,
      TrueName: n % 3 === 0 ? `王读者${no}` : `李读者${no}`,
      IdCardNo: '360101200001011236',
      Phone: `138000000${no}`,
      Level: n % 5 === 0 ? '2' : '1',
      OrgId: n <= 20 ? 'o1' : 'o2',
      ClassCode: n <= 7 ? 'c1' : 'c2',
      UserId: `u-r${no}`,
      Interests: n % 2 ? ['A1', 'C'] : null,
      Family: '2',
      Deposit: 100 + n,
      PinHash: `pin-${no}`,
      Remark: `备注${no}`,
      Photo: n === 1 ? 'f1' : null,
    });
  }
  await add('library/Book', {
    Id: 'b1',
    Title: '100%完成_的书\\1',
    Isbn: '9787000000001',
    Topics: ['A', 'B'],
    Price: 39.9,
    IsRare: 0,
    Published: '2020-02-29',
    ShelvedAt: '2026-11-19 23:59:59',
    OpensAt: '08:30',
    OwnerIds: ['o2', 'o1'],
    Chapters: [{ Name: '一', OrgId: 'o1' }],
    Place: { Lng: 115.8, Lat: 28.7 },
    Stock: 3,
    Summary: '简介',
  });
  await add('library/Book', { Id: 'b2', Title: '史记', IsRare: 1, Price: 12, Stock: 1, Topics: ['B'] });
  await add('library/Book', {
    Id: 'b3',
    Title: '100件完成的书',
    IsRare: 0,
    Stock: 0,
    Published: '2021-01-01',
  });
  await add('library/Book', {
    Id: 'b4',
    Title: '诗经',
    IsRare: 0,
    Stock: 2,
    ShelvedAt: '2026-11-20 00:00:00',
  });
  const loan = { BookId: 'b1', StartTime: '2026-11-21 08:00:00', EndTime: '2026-11-23 08:00:00', Days: 2 };
  await add('library/Loan', { Id: 'l1', ReaderId: 'r01', Reason: '写论文', Status: '0', ...loan });
  await add('library/Loan', { Id: 'l2', ReaderId: 'r02', Reason: '备课', Status: '1', ...loan });
  await add('library/LoanLine', { Id: 'n1', LoanId: 'l1', BookId: 'b4', Seq: 1, Note: '附' });
}
