import { describe, expect, it } from 'vitest';
import type { ChartBlock, PivotBlock } from '../../../contract/generated/meta.ts';
import { NOBODY } from '../../../contract/subject.ts';
import { filtersOf } from '../Drill.tsx';
import { Happened } from '../refresh.ts';
import { shownPeople } from './avatars/avatars.ts';
import { byProvince } from './chart/map/province-data.ts';
import { PROVINCES, provinceOf } from './chart/map/provinces.ts';
import { scaleOf, tileNumber } from './chart/map/shades.ts';
import { optionOf } from './chart/options.ts';
import { chartData, isFlat } from './chart/series.ts';
import { summaryOf } from './chart/summary.ts';
import { daysOf } from './days/days.ts';
import { columnsOf } from './descriptions/columns.ts';
import { clampAlong, clampSpot, EDGE, stepOf } from './handle/clamp.ts';
import { pivotOf } from './pivot/pivot.ts';
import { isTop } from './rank/top.ts';
import { inputOf, rowsOfAnswer } from './source.ts';
import { shownValue } from './values.ts';

describe('C04', () => {
  it.each([
    [undefined, 3],
    [1, 1],
    [4, 4],
    [5, 4],
    [0, 1],
  ])('a description list of %s columns has %i', (wanted, columns) => {
    expect(columnsOf(wanted)).toBe(columns);
  });

  it('a rank list lets the first three stand out', () => {
    expect([0, 1, 2, 3, 4].map(isTop)).toEqual([true, true, true, false, false]);
  });

  it('an avatar list has no limit by default, which is 0; otherwise it says how many it leaves out', () => {
    const people = ['甲', '乙', '丙', '丁'];
    expect(shownPeople(people)).toEqual({ shown: people, more: 0 });
    expect(shownPeople(people, 0)).toEqual({ shown: people, more: 0 });
    expect(shownPeople(people, 4)).toEqual({ shown: people, more: 0 });
    expect(shownPeople(people, 3)).toEqual({ shown: ['甲', '乙', '丙'], more: 1 });
  });

  it('a handle keeps 60 px from every edge, and stands in the middle where there is no room for that', () => {
    expect(EDGE).toBe(60);
    expect([-500, 0, 60, 61, 300, 856, 857, 5000].map((at) => clampAlong(at, 44, 960))).toEqual([
      60, 60, 60, 61, 300, 856, 856, 856,
    ]);
    expect(clampAlong(0, 44, 164)).toBe(60);
    expect(clampAlong(0, 44, 144)).toBe(50);
    expect(clampAlong(0, 44, 30)).toBe(0);
    expect(clampSpot({ x: 9999, y: -1 }, 44, { width: 375, height: 700 })).toEqual({ x: 271, y: 60 });
  });

  it('arrow keys move a handle; other keys do not', () => {
    expect(stepOf({ x: 100, y: 100 }, 'ArrowLeft', false)).toEqual({ x: 84, y: 100 });
    expect(stepOf({ x: 100, y: 100 }, 'ArrowDown', true)).toEqual({ x: 100, y: 180 });
    expect(stepOf({ x: 100, y: 100 }, 'Enter', false)).toBeUndefined();
    expect(stepOf({ x: 100, y: 100 }, 'constructor', false)).toBeUndefined();
  });
});

describe('a source', () => {
  it.each([
    ['a list', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 2 }]],
    ['a page', { total: 1, rows: [{ a: 1 }] }, [{ a: 1 }]],
    ['a page of the old form', { total: 1, Rows: [{ a: 1 }] }, [{ a: 1 }]],
    ['one object', { a: 1 }, [{ a: 1 }]],
    ['what is no row', [1, null, 'x', [], { a: 1 }], [{ a: 1 }]],
    ['nothing', null, []],
    ['a text', 'x', []],
  ])('that answers %s gives its rows', (_name, answer, rows) => {
    expect(rowsOfAnswer(answer)).toEqual(rows);
  });

  it('is asked with the values of formulas; one without a value is left out', () => {
    const row = { Id: '7', Year: null };
    expect(
      inputOf({ Id: 'row.Id', Year: 'row.Year', Bad: 'row.', Fixed: "'a'" }, { me: NOBODY, row }),
    ).toEqual({
      Id: '7',
      Fixed: 'a',
    });
    expect(inputOf(undefined, { me: NOBODY })).toEqual({});
  });
});

describe('a drill', () => {
  const drill = { page: 'leave/list', filter: { CollegeId: 'row.Id', Day: 'now.substring(0, 4)' } };

  it('sets the filters by the row; where a value is missing there is no way', () => {
    const year = String(new Date().getFullYear()).slice(0, 2);
    expect(filtersOf(drill, { me: NOBODY, row: { Id: 'c1' } })).toEqual({
      CollegeId: 'c1',
      Day: expect.stringContaining(year),
    });
    expect(filtersOf(drill, { me: NOBODY, row: { Id: null } })).toBeUndefined();
    expect(filtersOf({ ...drill, filter: { A: 'row.' } }, { me: NOBODY, row: {} })).toBeUndefined();
  });
});

it('EnCodes that ran are told to those who wait, until they stop', () => {
  const happened = new Happened();
  const heard: string[] = [];
  const stop = happened.watch((enCode) => heard.push(enCode));
  happened.tell('a.b');
  stop();
  happened.tell('a.c');
  expect(heard).toEqual(['a.b']);
});

describe('S17: a map of provinces', () => {
  const block: ChartBlock = {
    block: 'chart',
    title: '生源地',
    chart: 'map',
    source: { rows: [] },
    x: { field: 'x', title: '省份' },
    y: { field: 'y', title: '人数' },
  };

  it('has a tile for each of the 34, and no two in one place', () => {
    expect(PROVINCES).toHaveLength(34);
    for (const of of [
      ({ row, column }: (typeof PROVINCES)[number]) => `${row}/${column}`,
      ({ code }: (typeof PROVINCES)[number]) => code,
      ({ name }: (typeof PROVINCES)[number]) => name,
    ])
      expect(new Set(PROVINCES.map(of)).size).toBe(34);
    expect(Math.max(...PROVINCES.map(({ column }) => column))).toBe(8);
  });

  it.each([
    ['420000', '湖北'],
    ['42', '湖北'],
    ['420106', '湖北'],
    ['湖北省', '湖北'],
    ['湖北省/武汉市', '湖北'],
    ['内蒙古自治区', '内蒙古'],
    [' 香港特别行政区', '香港'],
    ['4', undefined],
    ['990000', undefined],
    ['海外', undefined],
    ['', undefined],
  ])('%s lies in %s', (text, name) => {
    expect(provinceOf(text)?.name).toBe(name);
  });

  const data = byProvince(block, [
    { x: '110000', y: 2 },
    { x: '420100', y: '3' },
    { x: '湖北省', y: 4 },
    { x: '海外', y: 1 },
    { x: null, y: 5 },
    { x: '江西', y: null },
  ]);

  it('adds up what lies in one province, the greatest first; nothing gets lost', () => {
    expect(data.names).toEqual(['湖北', '未填写', '北京', '海外', '江西']);
    expect(data.series[0]?.values).toEqual([7, 5, 2, 1, undefined]);
    expect(data.series[0]?.rows[0]).toEqual({ x: '420100', y: '3' });
    expect(summaryOf(block, data)).toBe(
      '生源地，分省地图，横轴省份，纵轴人数，共5项，最大7（湖北），最小1（海外）',
    );
  });

  it('is shaded by rank, so that one great number does not leave the others alike', () => {
    const scale = scaleOf([9000, 10, 8, 6, 4, 2, 0, undefined, 10]);
    expect([9000, 10, 8, 6, 4, 2, 0].map(scale.shadeOf)).toEqual([4, 3, 2, 1, 0, 0, undefined]);
    expect(scale.ranges[0]).toEqual({ shade: 0, from: 2, to: 4 });
    expect(scaleOf([3]).ranges).toEqual([{ shade: 4, from: 3, to: 3 }]);
    expect(scaleOf([]).ranges).toEqual([]);
  });

  it('writes great numbers short', () => {
    expect([18234, 99.55, 123456, -3].map(tileNumber)).toEqual(['18234', '99.6', '12万', '-3']);
  });
});

it('C04: a strip names each day and its weekday; what is no day stays as it is', () => {
  const days = daysOf(
    { block: 'days', title: '健康', source: { rows: [] }, time: 'd', state: 's', dict: 'X', text: 't' },
    [{ d: '2026-02-09 08:00:00', s: '1', t: 36.5 }, { d: '今天', s: '9' }, {}],
    [{ code: '1', name: '正常', color: 'green' }],
  );
  expect(days.map(({ day, weekday, state, color, text }) => [day, weekday, state, color, text])).toEqual([
    ['2-9', '周一', '正常', 'green', '36.5'],
    ['今天', '', '9', 'default', ''],
    ['', '', '', 'default', ''],
  ]);
});

describe('S17: a chart', () => {
  const block: ChartBlock = {
    block: 'chart',
    title: '月流量',
    chart: 'bar',
    source: { rows: [] },
    x: { field: 'x', title: '日期' },
    y: { field: 'y', title: '流量(Gb)' },
  };
  const data = chartData(block, [
    { x: '1日', y: 3 },
    { x: '2日', y: '4.5' },
    { x: '3日', y: null },
    { x: '4日', y: 'viel' },
  ]);

  it('takes its points from the rows; what is no number leaves a gap', () => {
    expect(data.series[0]?.values).toEqual([3, 4.5, undefined, undefined]);
  });

  it('is told in words', () => {
    expect(summaryOf(block, data)).toBe(
      '月流量，柱状图，横轴日期，纵轴流量(Gb)，共4项，最大4.5（2日），最小3（1日）',
    );
    expect(summaryOf(block, chartData(block, []))).toBe('月流量，柱状图，横轴日期，纵轴流量(Gb)，共0项');
    const flat = (
      [
        [0, null],
        [0, 3],
      ] as const
    ).map((ys) =>
      isFlat(
        chartData(
          block,
          ys.map((y) => ({ x: '1日', y })),
        ),
      ),
    );
    expect(flat).toEqual([true, false]);
  });

  it('names both axes, draws its tip on the canvas and stands still where that is wanted', () => {
    const option = optionOf(block, data, true) as {
      xAxis: { name: string; data: string[] };
      yAxis: { name: string };
      tooltip: { renderMode: string };
      series: [{ type: string; data: unknown[] }];
      animation: boolean;
    };
    expect([option.xAxis.name, option.yAxis.name]).toEqual(['日期', '流量(Gb)']);
    expect(option.series[0]).toMatchObject({ type: 'bar', data: [3, 4.5, null, null] });
    expect([option.tooltip.renderMode, option.animation]).toEqual(['richText', false]);
  });

  it('draws lines through bars against an axis of their own', () => {
    const mixed: ChartBlock = {
      ...block,
      stacked: true,
      y: [
        { field: 'y', title: '人数' },
        { field: 'r', title: '比例', line: true },
      ],
    };
    const option = optionOf(mixed, chartData(mixed, [{ x: '1日', y: 3, r: 50 }]), true) as {
      yAxis: { name: string }[];
      series: { type: string; yAxisIndex?: number; stack?: string }[];
    };
    expect(option.yAxis.map(({ name }) => name)).toEqual(['人数', '比例']);
    expect(option.series.map(({ type, yAxisIndex, stack }) => [type, yAxisIndex, stack])).toEqual([
      ['bar', undefined, 'all'],
      ['line', 1, undefined],
    ]);
  });

  it('draws boxes of five numbers; one that lacks a number is left out', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((field) => ({ field, title: field }));
    const boxes: ChartBlock = { ...block, chart: 'box', y: five as never };
    const rows = [
      { x: '甲', a: 1, b: 2, c: 3, d: 4, e: 5 },
      { x: '乙', a: 1, c: 3, d: 4, e: 5 },
    ];
    const option = optionOf(boxes, chartData(boxes, rows), true) as { series: [{ data: unknown[] }] };
    expect(option.series[0].data).toEqual([[1, 2, 3, 4, 5], '-']);
  });

  const pairs = [
    { x: '农', kind: '男', y: 3, k: 1 },
    { x: '农', kind: '女', y: 4, k: 2 },
    { x: '工', kind: '女', y: 5, k: 3 },
    { x: '农', kind: '男', y: 2, k: 4 },
  ];
  const paired: ChartBlock = { ...block, by: { field: 'kind', title: '性别' } };

  it('makes a series of each value of by; a pair that stands twice is added up, one that is missing is a gap', () => {
    const { names, series } = chartData(paired, pairs);
    expect(names).toEqual(['农', '工']);
    expect(series.map(({ title, values }) => [title, values])).toEqual([
      ['男', [5, undefined]],
      ['女', [4, 5]],
    ]);
    expect(series.map(({ rows }) => rows.map((row) => row?.['k']))).toEqual([
      [1, undefined],
      [2, 3],
    ]);
    expect(summaryOf(paired, { names, series })).toBe(
      '月流量，柱状图，横轴日期，纵轴流量(Gb)，按性别分为2组，共2项，男最大5（农），最小5（农），女最大5（工），最小4（农）',
    );
  });

  it.each<[Partial<ChartBlock>, object]>([
    [
      { chart: 'bar', stacked: true },
      { series: [{ stack: 'all' }, { stack: 'all' }], legend: {} },
    ],
    [
      { chart: 'bar', horizontal: true },
      { xAxis: { type: 'value' }, yAxis: { data: ['农', '工'] } },
    ],
    [{ chart: 'area' }, { series: [{ type: 'line', areaStyle: {} }, {}] }],
    [{ chart: 'radar', max: 9 }, { radar: { indicator: [{ name: '农', max: 9 }, {}] } }],
    [
      { chart: 'heatmap' },
      {
        series: [{ data: [{ value: [0, 0, 5] }, { value: [1, 0, '-'] }] }, {}],
        yAxis: { data: ['男', '女'] },
      },
    ],
  ])('of several series is drawn as %o', (form, expected) => {
    const shown = { ...paired, ...form };
    expect(optionOf(shown, chartData(shown, pairs), true)).toMatchObject(expected);
  });

  it.each<[ChartBlock['chart'], object]>([
    ['pie', { series: [{ data: [{ name: '农', value: 3 }, {}, {}, {}] }] }],
    ['funnel', { series: [{ type: 'funnel', sort: 'none' }] }],
    ['gauge', { series: [{ max: 100, data: [{ name: '流量(Gb)', value: 3 }] }] }],
  ])('of one series is drawn as %s', (chart, expected) => {
    const shown = { ...block, chart };
    expect(optionOf(shown, chartData(shown, pairs), true)).toMatchObject(expected);
  });
});

describe('a pivot', () => {
  const pivot: PivotBlock = {
    block: 'pivot',
    title: '人数',
    source: { rows: [] },
    rows: { field: 'college', title: '学院' },
    columns: { field: 'sex', title: '性别' },
    value: { field: 'n', title: '人数' },
    stat: 'sum',
  };
  const rows = [
    { college: '农', sex: '男', n: 0.1 },
    { college: '农', sex: '男', n: 0.2 },
    { college: '工', sex: '女', n: 4 },
    { college: '工', sex: '男', n: 'x' },
  ];

  it.each<[PivotBlock['stat'], unknown[][], number[], number]>([
    [
      'sum',
      [
        ['农', 0.3, undefined, 0.3],
        ['工', undefined, 4, 4],
      ],
      [0.3, 4],
      4.3,
    ],
    [
      'count',
      [
        ['农', 2, undefined, 2],
        ['工', 1, 1, 2],
      ],
      [3, 1],
      4,
    ],
    [
      'avg',
      [
        ['农', 0.15, undefined, 0.15],
        ['工', undefined, 4, 4],
      ],
      [0.15, 4],
      1.433333,
    ],
  ])('works out the %s of its cells, and the totals', (stat, lines, totals, total) => {
    const table = pivotOf({ ...pivot, stat }, rows);
    expect(table.columns).toEqual(['男', '女']);
    expect(
      table.lines.map((line) => [line.name, ...line.cells.map(({ value }) => value), line.total]),
    ).toEqual(lines);
    expect([table.totals, table.total]).toEqual([totals, total]);
  });
});

it('values are shown as people read them', () => {
  expect([1234567.5, 0.000123, 0, '', null, undefined, '甲'].map(shownValue)).toEqual([
    '1,234,567.5',
    '0.000123',
    '0',
    '-',
    '-',
    '-',
    '甲',
  ]);
});
