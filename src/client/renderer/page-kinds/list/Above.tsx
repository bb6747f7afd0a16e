import { useCallback, useMemo, useState } from 'react';
import type { PageBlock } from '../../../../contract/generated/meta.ts';
import type { LoadedPage } from '../../pages.ts';
import { Parts } from '../../blocks/Parts.tsx';
import type { ListState } from './controller.ts';
import { requestFilter } from './filter-values.ts';
import styles from './list.module.css';

interface AboveProps {
  readonly page: LoadedPage;
  readonly blocks: readonly PageBlock[];
  readonly applied: ListState['applied'];
}

/** Charts and figures above the rows, narrowed by what the list is filtered by. */
export function Above({ page, blocks, applied }: AboveProps) {
  const [times, setTimes] = useState(0);
  const reload = useCallback(() => setTimes((count) => count + 1), []);
  const on = useMemo(
    () => ({ page, times, reload, filter: requestFilter(applied) }),
    [page, times, reload, applied],
  );
  return (
    <div className={styles['above']}>
      <Parts blocks={blocks} place={page.place} on={on} />
    </div>
  );
}
