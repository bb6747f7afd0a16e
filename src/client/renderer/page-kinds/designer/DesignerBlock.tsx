import type { CodeItem, DesignerPage } from '../../../../contract/generated/meta.ts';
import { useAnswer } from '../../read.ts';
import { useMe, useNavigation } from '../../contexts.ts';
import { useData } from '../../data.ts';
import { faultAt } from '../../schema/fault.ts';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { inputOf, rowsOfAnswer } from '../../blocks/source.ts';
import { textIn } from '../../blocks/values.ts';
import { Designing } from './Designing.tsx';
import { draftOf, type Draft } from './model.ts';
import { Settings } from './Settings.tsx';

/** Names of types and warning levels, in the order of their dictionaries. */
export interface DesignNames {
  readonly types: readonly CodeItem[];
  readonly warnings: readonly CodeItem[];
}

interface Read {
  readonly draft: Draft;
  readonly title: string;
  readonly closed: string;
  readonly names: DesignNames;
}

/** Makes the questions of a paper; a new row is given its settings first. */
export function DesignerBlock({ page, rowId }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'designer') throw faultAt(page.place, `页面类型应为 designer，实际为 ${file.kind}`);
  return rowId === undefined ? <Begin file={file} /> : <Reading key={rowId} file={file} rowId={rowId} />;
}

function Begin({ file }: { file: DesignerPage }) {
  const navigation = useNavigation();
  const opened = (id: string) =>
    navigation.go(`${navigation.path.split('?')[0]}?Id=${encodeURIComponent(id)}`);
  return <Settings path={file.settings} rowId={undefined} saved={opened} />;
}

function Reading({ file, rowId }: { file: DesignerPage; rowId: string }) {
  const data = useData();
  const me = useMe();
  const input = inputOf(file.source.input, { me, row: { Id: rowId } });
  const ask = async (): Promise<Read> => {
    const [answer, codes] = await Promise.all([
      data.ask(file.source.call, input),
      data.codes([file.dict, file.warn]),
    ]);
    const [raw] = rowsOfAnswer(answer);
    return {
      draft: draftOf(answer, file.types, file.calc.mean),
      title: raw ? textIn(raw, 'Title') : '',
      closed: raw ? textIn(raw, 'Closed') : '',
      names: { types: codes[file.dict] ?? [], warnings: codes[file.warn] ?? [] },
    };
  };
  const { answer: read, failure, again } = useAnswer(['design', file.source.call, input], ask);
  // what is being designed stays, even when its title could not be read again
  if (failure !== undefined && !read) return <Failed text={failure} retry={again} />;
  if (!read) return <Skeleton />;
  if (read.closed !== '') return <Empty text={read.closed} />;
  return (
    <Designing
      file={file}
      rowId={rowId}
      title={read.title}
      start={read.draft}
      names={read.names}
      settled={again}
    />
  );
}
