import { useCallback } from 'react';
import { useAnswer } from '../../answer.ts';
import { useData } from '../../data.ts';
import { loadPage } from '../../pages.ts';
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
  const ask = useCallback(() => loadPage(data, path), [data, path]);
  const { answer: page, failure, times, again } = useAnswer(ask);
  if (failure !== undefined) return <Failed text={failure} retry={again} />;
  if (!page) return <Skeleton />;
  return (
    <FormBlock
      key={times}
      page={page}
      rowId={rowId}
      onSaved={({ id }) => {
        again();
        saved(id);
      }}
    />
  );
}
