import { describe, expect, it } from 'vitest';
import type { StepsBlock } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import { frameSources } from '../../../../contract/page.ts';
import { siteOf } from '../../page-kinds/link/site.ts';
import { progressOf, stepsOf } from './steps.ts';

const block: StepsBlock = {
  block: 'steps',
  source: { rows: [] },
  name: 'Name',
  state: 'State',
  dict: 'STEP',
  done: ['2', '5'],
  code: 'Code',
  after: 'After',
  from: 'From',
  to: 'To',
  must: 'Must',
  url: 'Url',
};
const codes = [
  { code: '1', name: '进行中', color: 'blue' },
  { code: '2', name: '已完成', color: 'green' },
] as const;
const NOW = '2026-09-01 12:00:00';
const one = (row: Row, ...others: Row[]) => stepsOf(block, [row, ...others], codes, NOW)[0]!;

describe('L01: steps of a hub', () => {
  it.each([
    ['open', {}, undefined],
    ['before its window', { From: '2026-09-02 00:00:00' }, '未到开放时间'],
    ['inside its window', { From: '2026-09-01', To: '2026-09-01' }, undefined],
    ['after its window', { To: '2026-09-01 11:59:59' }, '已截止'],
    ['waiting for others', { After: 'PAY, INFO,GONE' }, '请先完成缴费'],
    ['waiting for a list of others', { After: ['PAY'] }, '请先完成缴费'],
    ['done, though its window is over', { To: '2026-01-01', State: '2' }, undefined],
  ])('a step %s', (_name, row, hindrance) => {
    const others = [
      { Code: 'PAY', Name: '缴费', State: '1' },
      { Code: 'INFO', Name: '填报', State: '5' },
    ];
    expect(one({ Name: '宿舍', State: '1', ...row }, ...others).hindrance).toBe(hindrance);
  });

  it('show the name and colour of their state and their window in words', () => {
    expect(one({ State: '1', From: '2026-09-01 08:00:00', To: '2026-09-03 18:00:00' })).toMatchObject({
      state: '进行中',
      color: 'blue',
      window: '2026-09-01 08:00 至 2026-09-03 18:00',
    });
    expect(one({ State: '9' })).toMatchObject({ state: '9', color: 'default', window: '' });
    expect(stepsOf(block, [{ State: '1' }], [], NOW)).toMatchObject([{ state: '' }]);
  });

  it('count only what is required, where anything is', () => {
    const rows = [
      { State: '2', Must: 1 },
      { State: '1', Must: 1 },
      { State: '1', Must: 0 },
    ];
    expect(progressOf(stepsOf(block, rows, codes, NOW))).toEqual({ done: 1, all: 2 });
    const chosen = rows.map((row, index) => ({ ...row, Counts: index === 0 ? 1 : 0 }));
    expect(progressOf(stepsOf({ ...block, counts: 'Counts' }, chosen, codes, NOW))).toEqual({
      done: 1,
      all: 1,
    });
    const free = rows.map(({ State }) => ({ State }));
    expect(progressOf(stepsOf(block, free, codes, NOW))).toEqual({ done: 1, all: 3 });
  });
});

describe('L06: a link page', () => {
  it.each([
    ['https://map.example.edu.cn/x?y=1', true],
    ['http://example.org/', true],
    ['https://example.edu.cn/', false],
    ['https://example.edu.cn.evil.org/', false],
    ['https://evilexample.edu.cn/', false],
    ['https://map.example.edu.cn@evil.org/', false],
    ['javascript:alert(1)', false],
    ['//map.example.edu.cn/', false],
    ['/inside', false],
    [undefined, false],
  ])('may open %s: %s', (address, isOpen) => {
    expect(siteOf(address, { hosts: ['*.example.edu.cn', 'example.org'] })?.isNamed === true).toBe(isOpen);
  });

  it('of other sites opens those that are safe, where it says so, and knows them from its own', () => {
    const open = (address: string) => siteOf(address, { hosts: ['example.org'], others: true })?.isNamed;
    expect(['https://example.org/', 'https://evil.org/', 'javascript:alert(1)'].map(open)).toEqual([
      true,
      false,
      undefined,
    ]);
  });

  it('tells the policy only the sites that it puts into a frame', () => {
    const page = { version: 1, title: '外链', kind: 'link', url: 'https://a.cn/' } as const;
    expect(
      frameSources([
        { ...page, hosts: ['a.cn'], open: 'frame' },
        { ...page, hosts: ['*.b.cn', 'a.cn'], open: 'frame' },
        { ...page, hosts: ['c.cn'] },
      ]),
    ).toEqual(['https://a.cn', 'https://*.b.cn']);
  });
});
