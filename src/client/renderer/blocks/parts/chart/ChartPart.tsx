import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { ChartBlock } from '../../../../../contract/generated/meta.ts';
import type { Row } from '../../../data.ts';
import { DrillLink, useDrill } from '../../../Drill.tsx';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { shownValue } from '../values.ts';
import { Canvas, chosenColor, wantsStill } from './Canvas.tsx';
import { optionOf, pointsOf, summaryOf, type Point } from './options.ts';
import styles from './chart.module.css';

/** A chart; the switch beside its heading shows the same numbers as a table. */
export function ChartPart({ block, on }: PartProps<'chart'>) {
  const state = useSource(block.source, on);
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
        <Sourced state={state} empty={block.empty} lines={8}>
          {(rows) => <Shown block={block} rows={rows} asTable={asTable} />}
        </Sourced>
      </div>
    </Frame>
  );
}

function Shown({ block, rows, asTable }: { block: ChartBlock; rows: readonly Row[]; asTable: boolean }) {
  const points = useMemo(() => pointsOf(block, rows), [block, rows]);
  const option = useMemo(() => optionOf(block, points, wantsStill(), chosenColor()), [block, points]);
  const lead = useDrill(block.drill);
  if (asTable) return <Numbers block={block} points={points} rows={rows} />;
  const choose = block.drill && ((place: number) => rows[place] && lead(rows[place])?.());
  return <Canvas option={option} summary={summaryOf(block, points)} choose={choose} />;
}

interface NumbersProps {
  readonly block: ChartBlock;
  readonly points: readonly Point[];
  readonly rows: readonly Row[];
}

function Numbers({ block, points, rows }: NumbersProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={`${block.title}数据`}>
      <table>
        <thead>
          <tr>
            <th scope="col">{block.x.title}</th>
            <th scope="col">{block.y.title}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, value }, index) => (
            <tr key={`${name}-${index}`}>
              <th scope="row">{name}</th>
              <td>
                <DrillLink drill={block.drill} row={rows[index] ?? {}}>
                  {shownValue(value)}
                </DrillLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
