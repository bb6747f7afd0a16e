import { useEffect, useState } from 'react';
import { messageOf, useData } from '../../data.ts';
import { loadPage, type LoadedPage } from '../../pages.ts';
import { Failed, Skeleton } from '../../States.tsx';
import { FormBlock } from '../form/FormBlock.tsx';

interface SettingsProps {
  readonly path: string;
  readonly rowId: string | undefined;
  saved(id: string): void;
}

/** Everything but the questions, in a form of its own. */
export function Settings({ path, rowId, saved }: SettingsProps) {
  const data = useData();
  const [page, setPage] = useState<LoadedPage>();
  const [failure, setFailure] = useState<string>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let mounted = true;
    loadPage(data, path).then(
      (loaded) => mounted && setPage(loaded),
      (problem: unknown) => mounted && setFailure(messageOf(problem)),
    );
    return () => {
      mounted = false;
    };
  }, [data, path, times]);
  if (failure !== undefined) return <Failed text={failure} retry={() => setTimes(times + 1)} />;
  if (!page) return <Skeleton />;
  return (
    <FormBlock
      key={times}
      page={page}
      rowId={rowId}
      onSaved={({ id }) => {
        setTimes(times + 1);
        saved(id);
      }}
    />
  );
}
