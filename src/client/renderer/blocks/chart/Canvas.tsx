import { useEffect, useRef, useState } from 'react';
import type { ChartBlock } from '../../../../contract/generated/meta.ts';
import { Failed } from '../../States.tsx';
import type { ChartOption } from './options.ts';
import type { Drawing } from './drawing.ts';
import styles from './chart.module.css';

/** The colour that the user chose for the frame; a canvas cannot read it from the style sheet. */
export function chosenColor(): string | undefined {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--primary').trim();
  return color === '' ? undefined : color;
}

const RARE: readonly ChartBlock['chart'][] = ['radar', 'gauge', 'funnel', 'heatmap', 'box'];

async function load(chart: ChartBlock['chart']): Promise<typeof import('./drawing.ts')> {
  const [drawing] = await Promise.all([
    import('./drawing.ts'),
    RARE.includes(chart) ? import('./rare-kinds.ts') : undefined,
  ]);
  return drawing;
}

/** So far below the window a chart is drawn at once, in pixels. */
const NEAR = 200;
const PATIENCE_MS = 1_500;

/** Begins at once with what is in sight, and with what stands below once nothing else is to be done. Returns the undoing. */
function inTurn(element: HTMLElement | null, work: () => void): () => void {
  const isNear = (element?.getBoundingClientRect().top ?? 0) < window.innerHeight + NEAR;
  // Safari 15 has no idle callbacks.
  if (isNear || !('requestIdleCallback' in window)) {
    work();
    return () => undefined;
  }
  const turn = window.requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(turn);
}

interface CanvasProps {
  readonly chart: ChartBlock['chart'];
  readonly option: ChartOption;
  readonly summary: string;
  /** Pixels that it needs to be read; undefined: those that every chart has. */
  readonly least: number | undefined;
  /** Told which place of which series was pressed. */
  choose(place: number, series: number): void;
}

/** A chart on a canvas. The library that draws is loaded with the first chart. */
export function Canvas({ chart, option, summary, least, choose }: CanvasProps) {
  const latest = useRef(choose);
  latest.current = choose;
  const box = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let made: Drawing | undefined;
    let mounted = true;
    const draw = () =>
      void load(chart).then(
        ({ drawIn }) => {
          if (!mounted || !box.current) return;
          made = drawIn(box.current, (place, series) => latest.current(place, series));
          setDrawing(made);
        },
        () => mounted && setFailed(true),
      );
    const leaveTurn = inTurn(box.current, draw);
    return () => {
      mounted = false;
      leaveTurn();
      setDrawing(undefined);
      made?.close();
    };
  }, [chart, tries]);
  useEffect(() => drawing?.show(option), [drawing, option]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  if (failed) return <Failed text="图表组件加载失败" retry={retry} />;
  return (
    <div
      className={styles['canvas']}
      role="img"
      aria-label={summary}
      style={least === undefined ? undefined : { ['--chart-least' as never]: `${least}px` }}
    >
      <div ref={box} className={styles['drawing']} data-drawn={drawing !== undefined} />
    </div>
  );
}
