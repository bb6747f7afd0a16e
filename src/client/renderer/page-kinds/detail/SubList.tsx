import { useMemo } from 'react';
import { useAnswer } from '../../read.ts';
import { useData } from '../../data.ts';
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
  const travelling = useMemo(() => companion(page, list.page), [page, list.page]);
  const { answer, failure, again } = useAnswer(travelling ? null : ['page', list.page], () =>
    loadPage(data, list.page),
  );
  const loaded = travelling ?? answer;
  return (
    <Foldable
      section={{ title: list.title ?? loaded?.file.title, collapsed: undefined }}
      className={styles['section']}
    >
      {failure !== undefined && <Failed text={failure} retry={again} />}
      {!loaded && failure === undefined && <Skeleton lines={3} />}
      {loaded && <ListBlock page={loaded} fixed={{ [list.by]: rowId }} />}
    </Foldable>
  );
}
