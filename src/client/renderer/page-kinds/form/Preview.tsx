import { Button } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useData, type Row } from '../../data.ts';
import type { RowForm } from '../../formily/row-form.ts';
import styles from './form.module.css';

const MorePane = lazy(async () => ({ default: (await import('./MorePane.tsx')).MorePane }));

const DELAY_MS = 500;

interface PreviewProps {
  readonly form: RowForm;
  readonly enCode: string;
  readonly row: Row | undefined;
  /** Further buttons beside the lines. */
  readonly children?: ReactNode;
}

/** Lines that the server works out of what is typed so far, such as the approval steps to come, and what stands behind them. */
export function Preview({ form, enCode, row, children }: PreviewProps) {
  const data = useData();
  const [{ lines, more }, setTold] = useState<Told>(NOTHING);
  const [isOpen, setOpen] = useState(false);
  const id = row?.['Id'];
  const askFor = useCallback(
    async (params: Row) => {
      const Ids = id === undefined ? [] : [String(id)];
      return (await data.act({ EnCode: enCode, Ids, Params: { ...form.values(), ...params } })).value;
    },
    [data, enCode, form, id],
  );
  useEffect(() => {
    let turn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      const mine = (turn += 1);
      askFor({}).then(
        (answer) => mine === turn && setTold(toldIn(answer)),
        () => mine === turn && setTold(NOTHING),
      );
    };
    const undo = form.onTyped(() => {
      clearTimeout(timer);
      timer = setTimeout(ask, DELAY_MS);
    });
    ask();
    return () => {
      turn = -1;
      clearTimeout(timer);
      undo();
    };
  }, [askFor, form]);
  const askMore = useCallback(() => askFor({ More: 1 }), [askFor]);
  if (lines.length === 0) return null;
  return (
    <div className={styles['preview']}>
      <ul aria-live="polite">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {more !== '' && (
        <Button size="small" onClick={() => setOpen(true)}>
          {more}
        </Button>
      )}
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <MorePane title={more} ask={askMore} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface Told {
  readonly lines: readonly string[];
  /** Text of the button behind which there is more; empty for none. */
  readonly more: string;
}

const NOTHING: Told = { lines: [], more: '' };

function toldIn(value: unknown): Told {
  const { Lines, More } = (typeof value === 'object' && value !== null ? value : {}) as {
    Lines?: unknown;
    More?: unknown;
  };
  return { lines: Array.isArray(Lines) ? Lines.map(String) : [], more: typeof More === 'string' ? More : '' };
}
