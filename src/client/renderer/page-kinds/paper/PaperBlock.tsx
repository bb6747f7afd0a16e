import { useState } from 'react';
import type { PaperPage } from '../../../../contract/generated/meta.ts';
import { useAnswer } from '../../read.ts';
import { useMe, useNavigation } from '../../contexts.ts';
import { useData } from '../../data.ts';
import { queryOf } from '../../query.ts';
import { faultAt } from '../../schema/fault.ts';
import { NoRow } from '../../NoRow.tsx';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { inputOf } from '../../blocks/source.ts';
import { entityOf, type LoadedPage } from '../../pages.ts';
import { Answering } from './Answering.tsx';
import { Each } from './each/Each.tsx';
import { Handed } from './Handed.tsx';
import { paperOf, type Outcome } from './paper.ts';
import { RowButtons } from './RowButtons.tsx';

/** Questions to be answered. */
export function PaperBlock({ page, rowId }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'paper') throw faultAt(page.place, `页面类型应为 paper，实际为 ${file.kind}`);
  if (rowId === undefined) return <NoRow text="没有指定要填写的内容，请从列表中打开" />;
  if (!file.actions) return <Read page={page} file={file} rowId={rowId} />;
  return (
    <>
      <RowButtons page={page} file={file} rowId={rowId} />
      <Read page={page} file={file} rowId={rowId} />
    </>
  );
}

function Read({ page, file, rowId }: { page: LoadedPage; file: PaperPage; rowId: string }) {
  const data = useData();
  const me = useMe();
  const navigation = useNavigation();
  const [outcome, setOutcome] = useState<Outcome>();
  const input = inputOf(file.source.input, { me, row: { Id: rowId } });
  const ask = async () => paperOf(await data.ask(file.source.call, input), file.types);
  const { answer: paper, failure, again } = useAnswer(['paper', file.source.call, input], ask);
  if (failure !== undefined) return <Failed text={failure} retry={again} />;
  if (outcome) return <Handed title={paper?.title} outcome={outcome} />;
  if (!paper) return <Skeleton />;
  if (paper.closed !== '' || (paper.results.length > 0 && wantsResults(navigation.path)))
    return <Handed title={paper.title} outcome={{ text: paper.closed, results: paper.results }} />;
  const submitted = (what: Outcome) =>
    file.done === undefined ? setOutcome(what) : navigation.go(file.done);
  if (file.each !== undefined && paper.preview === '')
    return <Each file={file} paper={paper} rowId={rowId} next={again} submitted={submitted} />;
  if (paper.questions.length === 0) return <Empty text="没有可以回答的题目" />;
  const verb = entityOf(page, file.entity).actions.get(file.submit ?? '')?.title ?? '提交';
  return <Answering file={file} paper={paper} rowId={rowId} verb={verb} submitted={submitted} />;
}

/** A person who comes to see what came out of the last paper does not want to fill in another one. */
const wantsResults = (path: string) => queryOf(path).get('result') === '1';
