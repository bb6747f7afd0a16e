import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { ChartBlock } from '../../../../contract/generated/meta.ts';
import type { Row } from '../../data.ts';
import { useDrill } from '../../Drill.tsx';
import { wantsStill } from '../../still.ts';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSaved } from '../saved.ts';
import { useSource } from '../source.ts';
import { Canvas, chosenColor } from './Canvas.tsx';
import { Numbers } from './Numbers.tsx';
import { TileMap } from './map/TileMap.tsx';
import { optionOf } from './options.ts';
import { leastHeight } from './options-axes.ts';
import type { ChartData } from './measures.ts';
import { chartData, chartLines, isFlat } from './series.ts';
import { summaryOf } from './summary.ts';
import styles from './chart.module.css';

/** A chart; the switch beside its heading shows the same numbers as a table. */
export function ChartPart({ block, place, on }: PartProps<'chart'>) {
  const state = useSource(block.source, on);
  useSaved(place, block.title, state, (rows) => chartLines(block, chartData(block, rows)));
  const [asTable, setAsTable] = useState(false);
  const hasRows = state.status === 'ready' && state.rows.length > 0;
  const tools = hasRows && (
    <Button type="link" size="small" onClick={() => setAsTable(!asTable)}>
      {asTable ? '查看图表' : '查看数据'}
    </Button>
  );
  return (
    <Frame title={block.title} note={block.note} tools={tools}>
      <div className={styles['body']}>
        <Sourced
          state={state}
          empty={block.empty}
          lines={8}
          isNothing={(rows) => isFlat(chartData(block, rows))}
        >
          {(rows) => <Shown block={block} rows={rows} asTable={asTable} />}
        </Sourced>
      </div>
    </Frame>
  );
}

function Shown({ block, rows, asTable }: { block: ChartBlock; rows: readonly Row[]; asTable: boolean }) {
  const data = useMemo(() => chartData(block, rows), [block, rows]);
  if (asTable) return <Numbers block={block} data={data} />;
  if (block.chart === 'map') return <TileMap block={block} data={data} />;
  return <Drawn block={block} data={data} />;
}

function Drawn({ block, data }: { block: ChartBlock; data: ChartData }) {
  const option = useMemo(() => optionOf(block, data, wantsStill(), chosenColor()), [block, data]);
  const lead = useDrill(block.drill);
  // A polygon of a radar is all of its values at once: it leads nowhere.
  const choose = (place: number, series: number) => {
    const row = block.chart === 'radar' ? undefined : data.series[series]?.rows[place];
    if (row) lead(row)?.();
  };
  return (
    <Canvas
      chart={block.chart}
      option={option}
      summary={summaryOf(block, data)}
      least={leastHeight(block, data)}
      choose={choose}
    />
  );
}
