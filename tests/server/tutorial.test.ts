import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { tutorialFiles } from '../_util/tutorial.ts';

interface Item {
  text: string;
  attributes: { url: string; comment: string; buttons: { EnCode: string }[] };
  children: Item[];
}

const Entity = 'visit/Visitor';
const codes = ['visit.visitor.view', 'visit.visitor.edit', 'visit.visitor.leave', 'visit.visitor.delete'];

describe('L06 the module of the tutorial on a running server', () => {
  let folder: string;
  let school: TestSchool;
  let office: TestClient;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'xgt-tutorial-'));
    cpSync('schemas', folder, { recursive: true });
    for (const [path, content] of tutorialFiles()) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), JSON.stringify(content));
    }
    school = await startSchool({ schemasDir: folder });
    office = await school.as('school01');
  });
  afterAll(async () => {
    await school?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const list = async (client: TestClient) =>
    (await client.call('Data/List', { Entity, Page: 'visit/visitor-list' })).value;
  const save = (EnCode: string, Data: Record<string, unknown>) =>
    office.call('Data/Save', { Entity, EnCode, Data });

  it('offers the menu entry with its buttons to the roles that it names, and to nobody else', async () => {
    const menuOf = async (client: TestClient) => {
      const { value } = await client.call('UserRole/LoadMenuByUser', {});
      return flat(value as Item[]).find((item) => item.attributes.comment === 'visit/visitor-list');
    };
    const item = await menuOf(office);
    expect(item).toMatchObject({ text: '来访登记', attributes: { url: '/visit/visitor' } });
    expect(item?.attributes.buttons.map((button) => button.EnCode).sort()).toEqual(
      ['visit.visitor.add', ...codes].sort(),
    );
    const counsellor = await school.as('fdy001');
    expect(await menuOf(counsellor)).toBeUndefined();
    expect((await counsellor.call('Data/List', { Entity })).code).toBe(2);
  });

  it('L03 the comment path of the menu names the page that is delivered', async () => {
    const { value } = await office.call('Data/Schema', { Path: 'visit/visitor-list' });
    expect(value.Page).toMatchObject({ kind: 'list', entity: Entity });
    expect(Object.keys(value.Entities[Entity].fields)).toContain('VisitorName');
    expect(value.Entities[Entity]).not.toHaveProperty('scope');
  });

  it('stores a visitor, lists him, notes his leaving, and refuses the edit after it', async () => {
    const orgs = await office.call('Data/Options', { Source: 'core/Org', Entity, Field: 'ToOrg' });
    const ToOrg = orgs.value[0].Value as string;
    const visit = { VisitorName: '来客甲', Phone: '13870001234', VisitTime: '2026-11-20 08:30:00', ToOrg };
    const refused = await save('visit.visitor.add', { ...visit, Phone: null });
    expect(refused).toMatchObject({ code: 2, value: { Fields: [{ Key: 'Phone' }] } });

    const added = await save('visit.visitor.add', visit);
    expect(added).toMatchObject({ code: 0, value: { Version: 1 } });
    const { Id, Version } = added.value;
    const edited = await save('visit.visitor.edit', { Id, Version, Purpose: '送材料' });
    expect(edited.code).toBe(0);

    const before = await list(office);
    expect(before.total).toBe(1);
    expect(before.rows[0]).toMatchObject({
      Id,
      VisitorName: '来客甲',
      Phone: '138****1234',
      ToOrgName: orgs.value[0].Label,
      Purpose: '送材料',
      LeaveTime: null,
    });
    expect([...before.rows[0]._Actions].sort()).toEqual([...codes].sort());

    expect((await office.call('Data/Action', { EnCode: 'visit.visitor.leave', Ids: [Id] })).code).toBe(0);
    const [gone] = (await list(office)).rows;
    expect(gone.LeaveTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect([...gone._Actions].sort()).toEqual(['visit.visitor.delete', 'visit.visitor.view']);

    const late = await save('visit.visitor.edit', { Id, Version: gone.Version, Purpose: '改一改' });
    expect(late).toMatchObject({ code: 2, message: '当前状态不能编辑' });
    expect((await list(office)).rows[0]).toMatchObject({ Purpose: '送材料', Version: gone.Version });
  });

  it('shows a guard only the visitors that he registered himself', async () => {
    expect((await list(await school.as('sec01'))).total).toBe(0);
  });
});

function flat(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...flat(item.children)]);
}
