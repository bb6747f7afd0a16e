import { useAnswer } from '../../read.ts';
import { useData } from '../../data.ts';
import { loadPage } from '../../pages.ts';
import { Failed, Skeleton } from '../../States.tsx';
import { FormBlock } from '../form/FormBlock.tsx';

interface SettingsProps {
  readonly path: string;
  readonly rowId: string | undefined;
  saved(id: string): void;
  /** Told whether something is typed and not saved. */
  readonly onDirty?: (isDirty: () => boolean) => void;
}

/** Everything but the questions, in a form of its own. */
export function Settings({ path, rowId, saved, onDirty }: SettingsProps) {
  const data = useData();
  const { answer: page, failure, times, again } = useAnswer(['page', path], () => loadPage(data, path));
  if (failure !== undefined) return <Failed text={failure} retry={again} />;
  if (!page) return <Skeleton />;
  return (
    <FormBlock
      key={times}
      page={page}
      rowId={rowId}
      onDirty={onDirty}
      onSaved={({ id }) => {
        again();
        saved(id);
      }}
    />
  );
}
