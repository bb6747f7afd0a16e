import { describe, expect, it } from 'vitest';
import type { ListPage } from '../../../../contract/generated/meta.ts';
import { buildEntity } from '../../../../contract/model.ts';
import { NOBODY } from '../../../../contract/subject.ts';
import type { ListFilter } from '../../schema/uses.ts';
import type { ListPlace } from './controller.ts';
import { keptPlace, placeAsked, placeOf } from './list-place.ts';
import { markOf } from './marks.ts';
import { areSaved, MOST_SAVED, savable, withSaved } from './saved-filters.ts';
import { summaryText } from './summary.ts';

const filters: ListFilter[] = [
  { kind: 'keyword', key: 'Keyword', title: '关键字', hint: '' },
  {
    kind: 'field',
    key: 'Status',
    title: '状态',
    field: { name: 'Status', type: 'dict', title: '状态' },
    multiple: false,
    initial: undefined,
  },
  {
    kind: 'field',
    key: 'Phone',
    title: '手机',
    field: { name: 'Phone', type: 'phone', title: '手机', class: 'personal' },
    multiple: false,
    initial: undefined,
  },
];

const place: ListPlace = {
  applied: { Status: '1', Gone: 'x' },
  pageIndex: 3,
  pageSize: 20,
  sort: undefined,
  tab: undefined,
  node: undefined,
};

describe('where a list was left', () => {
  it('begins with the filters that the address names, and with no others', () => {
    expect(placeAsked('/list?Status=2&Other=1&Keyword=x', filters)).toEqual({ applied: { Status: '2' } });
    expect(placeAsked('/list', filters)).toBeUndefined();
  });

  it('is found by the same user, without filters that the page has no more', () => {
    const kept = structuredClone(keptPlace('u1', place));
    expect(placeOf(kept, 'u1', filters)).toEqual({ ...place, applied: { Status: '1' } });
  });

  it('may be where another page led: filters alone, each in the form that its filter takes', () => {
    const range: ListFilter = {
      kind: 'range',
      key: 'Day',
      title: '日期',
      field: { name: 'Day', type: 'date', title: '日期' },
    };
    const several = { ...filters[1]!, multiple: true } as ListFilter;
    const led = keptPlace('u1', { applied: { Day: '2026-11-20', Status: '1', Gone: 1 } });
    expect(placeOf(led, 'u1', [range, several])).toEqual({
      applied: { Day: { From: '2026-11-20', To: '2026-11-20' }, Status: ['1'] },
    });
    const both = keptPlace('u1', { applied: { Day: { From: 'a', To: 'b' }, Status: ['1', '2'] } });
    expect(placeOf(both, 'u1', [range, several])?.applied).toEqual({
      Day: { From: 'a', To: 'b' },
      Status: ['1', '2'],
    });
  });

  it.each([
    ['of somebody else', keptPlace('u2', place)],
    ['nothing', undefined],
    ['a text', 'u1'],
    ['without a place', { user: 'u1' }],
    ['at page 0', keptPlace('u1', { ...place, pageIndex: 0 })],
    ['at half a page', keptPlace('u1', { ...place, pageIndex: 1.5 })],
    ['filters that are a list', keptPlace('u1', { ...place, applied: [] as never })],
  ])('is not taken from what does not fit: %s', (_, kept) => {
    expect(placeOf(kept, 'u1', filters)).toBeUndefined();
  });
});

describe('saved filters', () => {
  it('hold no keyword and nothing personal', () => {
    expect(savable(filters, { Keyword: '张三', Status: '1', Phone: '138', Other: 1 })).toEqual({
      Status: '1',
    });
    expect(savable(filters, { Status: '-1' })).toEqual({});
  });

  it('keep one of each name, the newest last', () => {
    const one = { name: '甲', values: { Status: '1' } };
    const two = { name: '甲', values: { Status: '2' } };
    const other = { name: '乙', values: {} };
    expect(withSaved([one, other], two)).toEqual([other, two]);
    const all = Array.from({ length: MOST_SAVED }, (_, at) => ({ name: `筛选${at}`, values: {} }));
    expect(withSaved(all, one)).toBeUndefined();
    expect(withSaved([...all.slice(1), one], two)).toHaveLength(MOST_SAVED);
    expect([[one], [], [{ name: 1, values: {} }], 'x', [null]].map(areSaved)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('rows and the line below them', () => {
  const entity = buildEntity('a/B', {
    version: 1,
    title: '账',
    fields: {
      Count: { id: 1, type: 'int', title: '数' },
      Price: { id: 2, type: 'money', title: '价' },
    },
    scope: {},
    actions: {},
  });
  const file = {
    summary: [
      { field: 'Count', stat: 'sum' },
      { field: 'Price', stat: 'avg' },
      { field: 'Level', stat: 'count', codes: ['1'], title: '已办' },
    ],
  } as unknown as ListPage;

  it.each([
    ['Count', { Count: 1234567 }, '合计 1,234,567'],
    ['Count', { Count: 1 / 3 }, '合计 0.33'],
    ['Price', { Price: 8 }, '平均 ¥8.00'],
    ['Price', { Price: null }, undefined],
    ['Price', {}, undefined],
    ['Price', undefined, undefined],
    ['Level', { Level: 3 }, '已办 3'],
    ['Other', { Other: 1 }, undefined],
  ])('tell the statistic of %s in %j', (key, summary, text) => {
    expect(summaryText({ file, entity }, summary, key)).toBe(text);
  });

  it('stand out by the first mark that holds; one that does not parse never does', () => {
    const marks = [
      { when: 'row.Count >', as: 'muted', title: '坏' },
      { when: 'row.Count > 9', as: 'danger', title: '超额' },
      { when: 'row.Count > 5', as: 'warning', title: '将满' },
    ] as const;
    const titles = [10, 7, 1, null].map((Count) => markOf(marks, { Count }, NOBODY)?.title);
    expect(titles).toEqual(['超额', '将满', undefined, undefined]);
  });
});
