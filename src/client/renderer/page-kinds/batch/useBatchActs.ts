import { useState } from 'react';
import type { BatchPage } from '../../../../contract/generated/meta.ts';
import { useNotify } from '../../contexts.ts';
import { useData } from '../../data.ts';

interface BatchWish {
  readonly template: string;
  readonly ids: readonly string[];
  readonly perPage: number;
  readonly numbers: boolean;
  /** Makes the codes of the sheets before they are printed. */
  sign(): Promise<void>;
  /** Asks for the rows anew once they are marked. */
  reload(): void;
}

export type BatchActs = ReturnType<typeof useBatchActs>;

/** Printing, making a PDF and marking as printed; what the server refuses was told already. */
export function useBatchActs(file: BatchPage, wish: BatchWish) {
  const { template, ids, perPage, numbers, sign, reload } = wish;
  const data = useData();
  const notify = useNotify();
  const [printing, setPrinting] = useState(false);
  const [task, setTask] = useState<string>();
  const makePdf = () => {
    const Numbers = numbers ? 1 : 0;
    return data
      .makePdf({ EnCode: file.pdf, TplCode: template, Ids: ids, PerPage: perPage, Numbers })
      .then(setTask, () => undefined);
  };
  const print = () =>
    sign().then(
      () => setPrinting(true),
      () => undefined,
    );
  const mark = () => {
    const Params = { TplCode: template, RowIds: ids.join(',') };
    return data.act({ EnCode: file.mark, Ids: [], Params }).then(
      () => {
        notify.success('已标记');
        reload();
      },
      () => undefined,
    );
  };
  return {
    printing,
    task,
    makePdf,
    print,
    mark,
    printed: () => setPrinting(false),
    closeTask: () => setTask(undefined),
  };
}
