import { Button } from 'antd';
import { useState } from 'react';
import type { ChildGrid } from '../../../../../contract/generated/meta.ts';
import { useMe } from '../../../contexts.ts';
import type { InputProps } from '../../kit.ts';
import { isLocked, linesOf, newLine } from '../lines.ts';
import {
  fits,
  laid,
  numbered,
  sizeOf,
  spotsIn,
  type Laying,
  type Size,
  type Spot,
  type Tool,
} from './layout.ts';
import { LayoutGrid } from './LayoutGrid.tsx';
import { LayoutSize } from './LayoutSize.tsx';
import { OnePlace } from './OnePlace.tsx';
import { Tools, useTools } from './Tools.tsx';
import styles from './layout.module.css';

/** Places laid out in rows and columns: spots are set with a tool, one by one, a row or a column at a time. */
export function LayoutInput({ props, grid }: { readonly props: InputProps; readonly grid: ChildGrid }) {
  const me = useMe();
  const { field, disabled = false } = props;
  const lines = linesOf(props.value);
  const tools = useTools(field, grid);
  const [chosen, setChosen] = useState<Tool>();
  const tool = chosen ?? tools[0]?.tool ?? { kind: 'clear' };
  const [spot, setSpot] = useState<Spot>({ row: 1, column: 1 });
  const [asked, setAsked] = useState<Size>();
  const needed = sizeOf(grid, lines);
  // What is typed may hold all places; a place that comes from elsewhere makes room for itself.
  const size = asked && fits(grid, lines, asked) ? asked : needed;
  const laying: Laying = {
    grid,
    most: field.max ?? Infinity,
    make: () => newLine(field),
    isLocked: (line) => isLocked(props.lines, line, me),
  };
  const use = (spots: readonly Spot[]) => {
    if (!asked) setAsked(size);
    props.onChange(laid(lines, spots, tool, laying));
  };
  return (
    <div
      className={styles['layout']}
      role="group"
      aria-label={field.title}
      aria-describedby={props.describedBy}
    >
      {!disabled && (
        <div className={styles['bar']}>
          <LayoutSize id={props.id} size={size} fits={(next) => fits(grid, lines, next)} change={setAsked} />
          <Button onClick={() => use(spotsIn(size, {}))}>全部设置</Button>
          {grid.number !== undefined && (
            <Button disabled={lines.length === 0} onClick={() => props.onChange(numbered(lines, laying))}>
              重新编号
            </Button>
          )}
        </div>
      )}
      {!disabled && <Tools tools={tools} tool={tool} choose={setChosen} label={field.title} />}
      <LayoutGrid {...{ props, grid, lines, size, spot, setSpot, use, tools }} />
      <p className={styles['count']} aria-live="polite">
        {`共${lines.length}个`}
        {lines.length >= laying.most && `，最多${laying.most}个`}
        {!disabled && '；方向键移动，空格键设置，点行号或列号设置整行、整列'}
      </p>
      <OnePlace {...{ props, grid, lines, spot }} />
    </div>
  );
}
