import { describe, expect, it } from 'vitest';
import type { EntityFile } from '../../../contract/generated/meta.ts';
import { buildEntity } from '../../../contract/model.ts';
import type { Subject } from '../../../contract/subject.ts';
import { rowButtons, tableButtons } from './buttons.ts';
import { twinKey } from './fields.ts';
import { under } from './fault.ts';
import { builtDetail, builtForm } from './forms.ts';
import { shanghaiNow } from './judge.ts';
import { resolveColumns, resolveFilters } from './uses.ts';

const file: EntityFile = {
  version: 1,
  title: '请假',
  traits: ['student', 'flow'],
  number: 'QJ',
  search: ['StudentNo', 'TrueName'],
  fields: {
    Days: { id: 1, type: 'decimal', title: '天数', index: true, value: '1' },
    Reason: { id: 2, type: 'longtext', title: '事由', index: true },
    Secret: { id: 3, type: 'text', title: '密', secret: true },
    Kind: { id: 4, type: 'dict', dict: 'K', title: '类型' },
    Card: { id: 5, type: 'idcard', title: '证件', index: true, class: 'sensitive', readonly: true },
    Mobile: { id: 6, type: 'phone', title: '手机', unique: true, mask: 'phone', readonly: true },
  },
  scope: { '*': 'true' },
  actions: {
    'leave.edit': { title: '编辑', verb: 'edit', when: "row.Status == '0'" },
    'leave.delete': { title: '删除', verb: 'delete' },
  },
};
const entity = buildEntity('leave/Leave', file);
const place = { file: 'schemas/pages/leave/list.json', pointer: '' };
const me = { StudentId: '', Roles: ['counsellor'] } as unknown as Subject;

describe('columns', () => {
  const columns = resolveColumns(
    [
      'ApplyNo',
      { field: 'Kind', title: '类别', width: 77, hidden: true },
      'Reason',
      'Nonsense',
      'Secret',
      'Days',
    ],
    entity,
    place,
  );

  it('take title, width and order from the entity unless the page says otherwise', () => {
    expect(columns[0]).toMatchObject({ title: '编号', width: 140, sortable: true, hidden: false });
    expect(columns[1]).toMatchObject({ title: '类别', width: 77, hidden: true, sortable: false });
  });

  it('are wide enough for their titles, the marks of their order and what stands below', () => {
    const wide = (title: string, more: object = {}) =>
      resolveColumns([{ field: 'Kind', title, width: 60, ...more }], entity, place).map((one) =>
        'width' in one ? one.width : 0,
      );
    expect(wide('类别')).toEqual([60]);
    expect(wide('出发地风险')).toEqual([94]);
    expect(wide('出发地风险', { sort: true })).toEqual([110]);
    expect(wide('类别', { below: 'Days' })).toEqual([86]);
  });

  it('of long texts are never sorted, of indexed numbers are', () => {
    expect(columns[2]).toMatchObject({ sortable: false });
    expect(columns[5]).toMatchObject({ sortable: true });
  });

  it('that most readers see masked are never sorted: the server tells nobody their order', () => {
    expect(resolveColumns(['Card', 'Mobile'], entity, place)).toMatchObject([
      { sortable: false },
      { sortable: false },
    ]);
  });

  it('that do not exist or are secret become faults at their place', () => {
    expect(columns.map((column) => ('fault' in column ? column.fault.pointer : ''))).toEqual([
      '',
      '',
      '',
      '/columns/3',
      '/columns/4',
      '',
    ]);
  });
});

describe('filters', () => {
  it('of the student cascade are the levels and the keyword, each level narrowed by those above it', () => {
    const filters = resolveFilters([{ student: true }], entity, place);
    expect(filters.map((filter) => filter.key)).toEqual([
      'CollegeId',
      'MajorId',
      'GradeYear',
      'ClassId',
      'Keyword',
    ]);
    expect(filters[3]).toMatchObject({ above: ['CollegeId', 'MajorId', 'GradeYear'], title: '班级' });
    expect(filters[4]).toMatchObject({ hint: '姓名/学号' });
  });

  it('name what the keyword looks in', () => {
    expect(resolveFilters(['Keyword'], entity, place)[0]).toMatchObject({ hint: '学号/姓名' });
  });

  it('may be ranges, several values, and have defaults', () => {
    const filters = resolveFilters(
      [{ range: 'Days' }, { field: 'Kind', multiple: true, default: '2' }, { range: 'Nope' }],
      entity,
      place,
    );
    expect(filters.map((filter) => filter.kind)).toEqual(['range', 'field', 'broken']);
    expect(filters[1]).toMatchObject({ multiple: true, initial: '2' });
  });
});

describe('buttons', () => {
  const buttons = [{ EnCode: 'leave.edit' }, { EnCode: 'leave.delete' }, { EnCode: 'leave.ghost' }];
  const all = new Set(['leave.edit', 'leave.delete', 'leave.ghost']);
  const codes = (shown: readonly { button: { EnCode: string } }[]) =>
    shown.map(({ button }) => button.EnCode);

  it('K02 show only what is granted on the route', () => {
    expect(codes(tableButtons(buttons, entity, { me, buttons: new Set(['leave.delete']) }))).toEqual([
      'leave.delete',
    ]);
  });

  it('of a row follow what the server let through', () => {
    const row = { Status: '0', _Actions: ['leave.delete'] };
    expect(codes(rowButtons(buttons, entity, row, { me, buttons: all }))).toEqual([
      'leave.delete',
      'leave.ghost',
    ]);
  });

  it('of a row without the word of the server follow the guard', () => {
    expect(codes(rowButtons(buttons, entity, { Status: '1' }, { me, buttons: all }))).toEqual([
      'leave.delete',
      'leave.ghost',
    ]);
    expect(codes(rowButtons(buttons, entity, { Status: '0' }, { me, buttons: all }))).toHaveLength(3);
  });

  it('follow the condition of the page; one that does not parse hides the button', () => {
    const shown = (when: string) =>
      rowButtons([{ EnCode: 'leave.delete', when }], entity, { Status: '0' }, { me, buttons: all }).length;
    expect(shown("row.Status == '0' && 'leave.edit' in buttons")).toBe(1);
    expect(shown("row.Status == '1'")).toBe(0);
    expect(shown('row.Status ==')).toBe(0);
  });

  it('K02 that the entity does not know stay, to say so when pressed', () => {
    expect(rowButtons([{ EnCode: 'leave.ghost' }], entity, {}, { me, buttons: all })[0]).toMatchObject({
      action: undefined,
      text: 'leave.ghost',
    });
  });
});

describe('pages built from the entity', () => {
  it('hold what can be typed; a student is not asked who he is', () => {
    expect(builtForm(entity, me).sections[0].fields).toEqual([
      'StudentId',
      'Days',
      { field: 'Reason', span: 4 },
      'Kind',
    ]);
    const student = { ...me, StudentId: 's1' };
    expect(builtForm(entity, student).sections[0].fields).not.toContain('StudentId');
  });

  it('hold what can be read, and the approval records of a flow', () => {
    const detail = builtDetail(entity);
    expect(detail.timeline).toBe(false);
    expect(detail.sections[0].fields.at(-1)).toBe('CreateDate');
    expect(detail.sections[0].fields).not.toContain('Secret');
  });
});

it.each([
  ['CollegeId', 'ref', 'CollegeName'],
  ['Status', 'dict', 'StatusName'],
  ['Files', 'file', 'FilesList'],
] as const)('%s of type %s travels with %s', (name, type, twin) => {
  expect(twinKey({ name, type, title: '' })).toBe(twin);
});

it('pointers escape slashes and tildes', () => {
  expect(under({ file: 'f', pointer: '/a' }, 'b/c~d', 0).pointer).toBe('/a/b~1c~0d/0');
});

it('the time is that of Shanghai', () => {
  expect(shanghaiNow(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21 02:30:00');
});
