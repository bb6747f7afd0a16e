import type { ChartBlock } from '../../../../contract/generated/meta.ts';
import { shownValue } from '../values.ts';
import { measuresOf, type ChartData, type Series } from './measures.ts';

const KINDS: Record<ChartBlock['chart'], string> = {
  bar: '柱状图',
  line: '折线图',
  area: '面积图',
  pie: '饼图',
  radar: '雷达图',
  gauge: '仪表盘',
  funnel: '漏斗图',
  heatmap: '热力图',
  map: '分省地图',
  box: '箱线图',
};

/** More series than these are counted, not told one by one. */
const MOST_TOLD = 4;

/** What the chart shows, for those who do not see it. */
export function summaryOf(block: ChartBlock, { names, series }: ChartData): string {
  const kind = KINDS[block.chart];
  if (block.chart === 'gauge') {
    const value = shownValue(series[0]?.values[0]);
    return `${block.title}，${kind}，${series[0]?.title ?? ''}${value}，满值${shownValue(block.max ?? 100)}`;
  }
  const measures = measuresOf(block)
    .map(({ title }) => title)
    .join('、');
  const by = block.by ? `，按${block.by.title}分为${series.length}组` : '';
  const head = `${block.title}，${kind}，横轴${block.x.title}，纵轴${measures}${by}，共${names.length}项`;
  const told = series.slice(0, MOST_TOLD).flatMap((one) => {
    const ends = endsOf(one, names);
    return ends === undefined ? [] : [series.length > 1 ? `${one.title}${ends}` : ends];
  });
  return [head, ...told].join('，');
}

function endsOf({ values }: Series, names: readonly string[]): string | undefined {
  const known = values.flatMap((value, at) => (value === undefined ? [] : [{ value, name: names[at] }]));
  const sorted = known.toSorted((one, other) => one.value - other.value);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return undefined;
  return `最大${shownValue(most.value)}（${most.name}），最小${shownValue(least.value)}（${least.name}）`;
}
