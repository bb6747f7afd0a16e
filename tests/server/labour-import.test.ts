import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOffice, type Desk, type Office } from '../_util/office.ts';
import { refusalOf } from '../_util/engine.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';

const ENTITY = 'labour/LabourHours';
const IMPORT = 'labour.hours.import';

let office: Office;
let sheet: string;
beforeAll(async () => {
  office = await openOffice();
  sheet = await office.workbook([
    ['学号', '项目', '类型', '日期', '学时'],
    ['2026001', '绿化养护', '生产劳动', '2026-09-20', 2],
  ]);
});
afterAll(() => office.close());

/** A student with four hours of one day, which came from a course (1), an application (2) or a workbook (3). */
async function given({ engine, tx, caller, now }: Desk, SourceType: string): Promise<void> {
  const model = (name: string) => engine.catalog.entities.get(name)!;
  const student = { Id: 's1', StudentNo: '2026001', TrueName: '甲', StudentStatus: '01' };
  await insertRow(tx, model('core/Student'), student, { caller, now });
  const hours = { StudentId: 's1', StudentNo: '2026001', Title: '绿化养护', LabourType: '2' };
  await insertRow(
    tx,
    model(ENTITY),
    { Id: 'h1', ...hours, HappenDate: '2026-09-20', Hours: 4, SourceType },
    { caller, now },
  );
}

it.each(['1', '2'])('a workbook changes no hours that were granted otherwise (source %s)', async (source) => {
  const told = await office.rehearse(office.engine, async (desk) => {
    await given(desk, source);
    return refusalOf(desk.import(IMPORT, sheet, true));
  });
  expect(told).toContain('课程和申报认定的学时不能用导入更改');
});

it('a workbook adds hours, and corrects those of an earlier one', async () => {
  const hours = await office.rehearse(office.engine, async (desk) => {
    await given(desk, '3');
    await desk.import(IMPORT, sheet, true);
    return desk.rows(
      'SELECT "Hours"::float8 AS "Hours", "SourceType" FROM "LabourHours" WHERE "IsDeleted" = 0',
    );
  });
  expect(hours).toEqual([{ Hours: 2, SourceType: '3' }]);
});
