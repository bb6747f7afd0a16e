import type { ChartBlock } from '../../../contract/generated/meta.ts';
import type { Inspection } from '../names/references.ts';

type At = readonly (string | number)[];
type Kind = ChartBlock['chart'];

/** Options of a chart that only some kinds have a use for. */
const USED_BY: Readonly<Record<'stacked' | 'horizontal' | 'max' | 'by', readonly Kind[]>> = {
  stacked: ['bar', 'area'],
  horizontal: ['bar'],
  max: ['gauge', 'radar', 'bar', 'line', 'area'],
  by: ['bar', 'line', 'area', 'radar', 'heatmap'],
};

/** Kinds that show one number for each name. */
const OF_ONE_SERIES: readonly Kind[] = ['pie', 'gauge', 'funnel', 'heatmap', 'map'];

/** Holds the options of a chart against its kind. */
export function checkChart(inspection: Inspection, at: At, block: ChartBlock): void {
  for (const [key, kinds] of Object.entries(USED_BY))
    if (block[key as keyof typeof USED_BY] !== undefined && !kinds.includes(block.chart))
      inspection.report([...at, key], `"${key}" 只用于 ${kinds.join('、')} 图，实际为 ${block.chart}`);
  const isSeveral = Array.isArray(block.y) && block.y.length > 1;
  if (isSeveral && OF_ONE_SERIES.includes(block.chart))
    inspection.report([...at, 'y'], `${block.chart} 图只有一个指标`);
  if (isSeveral && block.by) inspection.report([...at, 'by'], '"by" 与多个指标不能同时使用');
  if (block.chart === 'heatmap' && !block.by) inspection.report(at, 'heatmap 图需要 "by"（另一条轴）');
  if (block.chart === 'box' && (!Array.isArray(block.y) || block.y.length !== OF_A_BOX))
    inspection.report([...at, 'y'], 'box 图的 "y" 依次是最小值、下四分位、中位数、上四分位、最大值五个指标');
  checkLines(inspection, at, block);
}

/** Numbers that a box is drawn from. */
const OF_A_BOX = 5;

function checkLines(inspection: Inspection, at: At, block: ChartBlock): void {
  const measures = Array.isArray(block.y) ? block.y : [];
  for (const [index, { line }] of measures.entries()) {
    const say = (text: string) => inspection.report([...at, 'y', index, 'line'], text);
    if ((line ?? false) === false) continue;
    if (block.chart !== 'bar') say(`"line" 只用于 bar 图，实际为 ${block.chart}`);
    else if (block.horizontal === true) say('横向的柱上不能画折线');
    else if (measures.every((other) => (other.line ?? false) !== false))
      say('至少一个指标是柱；全是折线时用 line 图');
  }
}
