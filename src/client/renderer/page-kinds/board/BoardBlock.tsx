import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { Row } from '../../data.ts';
import { FirstBar } from '../../first/FirstBar.tsx';
import { faultAt } from '../../schema/fault.ts';
import { Skeleton } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { Parts } from '../../blocks/Parts.tsx';
import { SavedProvider, type SavedBlock } from '../../blocks/saved.ts';
import { DateStepper } from './DateStepper.tsx';
import { inUnit, useReportDate } from './report-date.ts';
import { SaveButton } from './SaveButton.tsx';
import { SharesButton } from './SharesButton.tsx';
import styles from './tools.module.css';

const BoardFilters = lazy(async () => ({ default: (await import('./BoardFilters.tsx')).BoardFilters }));

const Screen = lazy(async () => ({ default: (await import('./Screen.tsx')).Screen }));

/** Blocks that have numbers to save. */
const NUMBERS: ReadonlySet<string> = new Set(['figures', 'chart', 'rank', 'table', 'pivot']);

/** Charts, figures and lists beside each other. */
export function BoardBlock({ page }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'board') throw faultAt(page.place, `页面类型应为 board，实际为 ${file.kind}`);
  const { reportDate: unit, filters } = file;
  const [filter, setFilter] = useState<Row>();
  const [date, setDate] = useReportDate();
  const [times, setTimes] = useState(0);
  const reload = useCallback(() => setTimes((count) => count + 1), []);
  const on = useMemo(
    () => ({
      page,
      times,
      reload,
      ...(unit && { reportDate: inUnit(date, unit) }),
      ...(filter && { filter }),
    }),
    [page, times, reload, unit, date, filter],
  );
  const saved = useMemo(() => new Set<SavedBlock>(), []);
  const tools = (
    <>
      {file.blocks.some(({ block }) => NUMBERS.has(block)) && (
        <SaveButton title={file.title} date={on.reportDate} blocks={saved} />
      )}
      <SharesButton page={page} />
    </>
  );
  const board = (
    <>
      {file.first && <FirstBar path={page.path} />}
      {file.look !== 'screen' && <div className={styles['above']}>{tools}</div>}
      {unit && <DateStepper unit={unit} date={date} choose={setDate} />}
      {filters && (
        <div className={styles['filters']}>
          <Suspense fallback={null}>
            <BoardFilters page={page} filters={filters} choose={setFilter} />
          </Suspense>
        </div>
      )}
      {filters && !filter ? (
        <Skeleton />
      ) : (
        <SavedProvider value={saved}>
          <Parts blocks={file.blocks} place={page.place} on={on} />
        </SavedProvider>
      )}
    </>
  );
  if (file.look !== 'screen') return board;
  return (
    <Suspense fallback={<Skeleton />}>
      <Screen title={file.title} first={file.blocks[0]?.block} tools={tools}>
        {board}
      </Screen>
    </Suspense>
  );
}
