import { useMemo, useState } from 'react';
import type { BatchPage } from '../../../../contract/generated/meta.ts';
import { useAnswer } from '../../read.ts';
import { useNavigation } from '../../contexts.ts';
import { useData } from '../../data.ts';
import type { LoadedPage } from '../../pages.ts';
import { queryOf } from '../../query.ts';
import { faultAt } from '../../schema/fault.ts';
import { EmptyRows } from '../../first/EmptyRows.tsx';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { rowsOfAnswer } from '../../blocks/source.ts';
import { Batch } from './Batch.tsx';
import { templateModel } from './model.ts';
import type { Match } from './useBatch.ts';

/** Many documents at once: a template, the rows that are wanted, and their sheets. */
export function BatchBlock({ page }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'batch') throw faultAt(page.place, `页面类型应为 batch，实际为 ${file.kind}`);
  return <Offered page={page} file={file} />;
}

function Offered({ page, file }: { page: LoadedPage; file: BatchPage }) {
  const data = useData();
  const { path, keepInAddress } = useNavigation();
  const asked = useMemo(() => queryOf(path), [path]);
  const match = useMemo(() => matchIn(asked.get('match')), [asked]);
  const [chosen, choose] = useState(asked.get('tpl'));
  const { call } = file.templates;
  const ask = async () => {
    const rows = rowsOfAnswer(await data.ask(call, {}));
    return rows.map((row) => templateModel(page, row));
  };
  const { answer: templates, failure, again } = useAnswer(['templates', call], ask);
  if (failure !== undefined) return <Failed text={failure} retry={again} />;
  if (!templates) return <Skeleton />;
  const template = templates.find(({ code }) => code === chosen) ?? templates[0];
  if (!template) return <EmptyRows path={page.path} text="没有可用的打印模板" />;
  // Rows belong to the template that they came with.
  const isAsked = template.code === asked.get('tpl');
  const ids = isAsked ? asked.get('ids')?.split(',').filter(Boolean) : undefined;
  if (isAsked && asked.has('match') && !match)
    return <Empty text="地址不完整，请从列表重新选择要打印的记录" />;
  return (
    <Batch
      key={template.code}
      file={file}
      templates={templates}
      template={template}
      ids={ids?.length ? ids : undefined}
      match={isAsked ? match : undefined}
      unknown={chosen !== null && chosen !== template.code ? chosen : undefined}
      isSample={asked.get('sample') === '1'}
      choose={(code) => {
        keepInAddress('tpl', code);
        choose(code);
      }}
    />
  );
}

/** What an address says that rows match; nothing for one that was cut off. */
function matchIn(text: string | null): Match | undefined {
  try {
    const { Filter, Page, Tab } = JSON.parse(text ?? '') as Match;
    return Filter && { Filter, ...(Page && { Page }), ...(Tab && { Tab }) };
  } catch {
    return undefined;
  }
}
