import { useEffect, useState } from 'react';
import { messageOf, useData } from '../../data.ts';
import { companion, loadPage, type LoadedPage } from '../../pages.ts';
import { Failed, Skeleton } from '../../States.tsx';
import { Foldable } from '../Foldable.tsx';
import { ListBlock } from '../list/ListBlock.tsx';
import styles from './detail.module.css';

interface SubListProps {
  readonly page: LoadedPage;
  readonly list: { readonly title?: string; readonly page: string; readonly by: string };
  readonly rowId: string;
}

/** Rows of another entity that belong to this row. */
export function SubList({ page, list, rowId }: SubListProps) {
  const data = useData();
  const [loaded, setLoaded] = useState(() => companion(page, list.page));
  const [failure, setFailure] = useState<unknown>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (loaded) return undefined;
    let mounted = true;
    loadPage(data, list.page).then(
      (found) => mounted && setLoaded(found),
      (problem: unknown) => mounted && setFailure(problem),
    );
    return () => {
      mounted = false;
    };
  }, [data, list.page, loaded, times]);
  const retry = () => {
    setFailure(undefined);
    setTimes(times + 1);
  };
  return (
    <Foldable
      section={{ title: list.title ?? loaded?.file.title, collapsed: undefined }}
      className={styles['section']}
    >
      {failure !== undefined && <Failed text={messageOf(failure)} retry={retry} />}
      {!loaded && failure === undefined && <Skeleton lines={3} />}
      {loaded && <ListBlock page={loaded} fixed={{ [list.by]: rowId }} />}
    </Foldable>
  );
}
