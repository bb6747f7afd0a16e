import { useCallback, useMemo, useState } from 'react';
import { faultAt } from '../../schema/fault.ts';
import type { BlockProps } from '../index.ts';
import { Parts } from '../parts/Parts.tsx';
import { DateStepper } from './DateStepper.tsx';
import { inUnit, useReportDate } from './report-date.ts';

/** Charts, figures and lists beside each other. */
export function BoardBlock({ page }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'board') throw faultAt(page.place, `页面类型应为 board，实际为 ${file.kind}`);
  const { reportDate: unit } = file;
  const [date, setDate] = useReportDate();
  const [times, setTimes] = useState(0);
  const reload = useCallback(() => setTimes((count) => count + 1), []);
  const on = useMemo(
    () => ({ page, times, reload, ...(unit && { reportDate: inUnit(date, unit) }) }),
    [page, times, reload, unit, date],
  );
  return (
    <>
      {unit && <DateStepper unit={unit} date={date} choose={setDate} />}
      <Parts blocks={file.blocks} place={page.place} on={on} />
    </>
  );
}
