import { useMemo } from 'react';
import { useData } from '../../data.ts';
import { companion, loadPage } from '../../pages.ts';
import { useAnswer } from '../../read.ts';
import { Failed, Skeleton } from '../../States.tsx';
import { ListBlock } from '../../page-kinds/list/ListBlock.tsx';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';

/** A list page as a part of another one. */
export function ListPart({ block, on }: PartProps<'list'>) {
  const data = useData();
  const { page, times } = on;
  const travelling = useMemo(() => companion(page, block.page), [page, block.page]);
  const { answer, failure, again } = useAnswer(travelling ? null : ['page', block.page], () =>
    loadPage(data, block.page),
  );
  const loaded = travelling ?? answer;
  return (
    <Frame title={block.title ?? loaded?.file.title ?? ''} note={block.note}>
      {failure !== undefined && <Failed text={failure} retry={again} />}
      {!loaded && failure === undefined && <Skeleton lines={3} />}
      {loaded && <ListBlock key={times} page={loaded} />}
    </Frame>
  );
}
