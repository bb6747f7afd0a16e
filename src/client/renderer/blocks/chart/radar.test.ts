import { expect, it } from 'vitest';
import type { ChartBlock } from '../../../../contract/generated/meta.ts';
import { optionOf } from './options.ts';
import { chartData } from './series.ts';

interface Drawn {
  readonly radar: { readonly indicator: readonly { readonly name: string }[] };
  readonly series: readonly { readonly data: readonly { readonly value: readonly number[] }[] }[];
}

it('S17: a radar has the spokes that all of its numbers are known for, and no polygon of nothing', () => {
  const block: ChartBlock = {
    block: 'chart',
    title: '因子',
    chart: 'radar',
    source: { call: 'Demo/Stat' },
    x: { field: 'Name', title: '因子' },
    y: [
      { field: 'Value', title: '均值' },
      { field: 'Norm', title: '常模' },
    ],
  };
  const spokes = (rows: Record<string, unknown>[]) => {
    const { radar, series } = optionOf(block, chartData(block, rows), true) as unknown as Drawn;
    return {
      names: radar.indicator.map(({ name }) => name),
      values: series[0]!.data.map(({ value }) => value),
    };
  };
  const known = { Name: '焦虑', Value: 2, Norm: 1.4 };
  const other = { Name: '其他', Value: 1 };
  expect(spokes([known, other])).toEqual({ names: ['焦虑'], values: [[2], [1.4]] });
  expect(spokes([{ ...known, Norm: null }, other])).toEqual({ names: ['焦虑', '其他'], values: [[2, 1]] });
});
