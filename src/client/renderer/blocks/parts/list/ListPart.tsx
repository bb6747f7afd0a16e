import { useEffect, useState } from 'react';
import { messageOf, useData } from '../../../data.ts';
import { companion, loadPage } from '../../../pages.ts';
import { Failed, Skeleton } from '../../../States.tsx';
import { ListBlock } from '../../list/ListBlock.tsx';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';

/** A list page as a part of another one. */
export function ListPart({ block, on }: PartProps<'list'>) {
  const data = useData();
  const { page, times } = on;
  const [loaded, setLoaded] = useState(() => companion(page, block.page));
  const [failure, setFailure] = useState<unknown>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (loaded) return undefined;
    let mounted = true;
    loadPage(data, block.page).then(
      (found) => mounted && setLoaded(found),
      (problem: unknown) => mounted && setFailure(problem),
    );
    return () => {
      mounted = false;
    };
  }, [data, block.page, loaded, tries]);
  const retry = () => {
    setFailure(undefined);
    setTries(tries + 1);
  };
  return (
    <Frame title={block.title ?? loaded?.file.title ?? ''} note={block.note}>
      {failure !== undefined && <Failed text={messageOf(failure)} retry={retry} />}
      {!loaded && failure === undefined && <Skeleton lines={3} />}
      {loaded && <ListBlock key={times} page={loaded} />}
    </Frame>
  );
}
