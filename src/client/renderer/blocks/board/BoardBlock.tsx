import { useCallback, useMemo, useState } from 'react';
import { faultAt } from '../../schema/fault.ts';
import type { BlockProps } from '../index.ts';
import { Parts } from '../parts/Parts.tsx';

/** Charts, figures and lists beside each other. */
export function BoardBlock({ page }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'board') throw faultAt(page.place, `页面类型应为 board，实际为 ${file.kind}`);
  const [times, setTimes] = useState(0);
  const reload = useCallback(() => setTimes((count) => count + 1), []);
  const on = useMemo(() => ({ page, times, reload }), [page, times, reload]);
  return <Parts blocks={file.blocks} place={page.place} on={on} />;
}
