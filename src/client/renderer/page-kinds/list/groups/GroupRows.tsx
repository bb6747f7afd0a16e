import { useEffect } from 'react';
import { useDevice, useNotify } from '../../../contexts.ts';
import { useData } from '../../../data.ts';
import { Failed } from '../../../States.tsx';
import { CardList } from '../CardList.tsx';
import { DesktopTable, type RowsProps } from '../DesktopTable.tsx';
import { useListController } from '../useListController.ts';

interface GroupRowsProps extends RowsProps {
  readonly value: string | null;
  readonly title: string;
}

const ROWS_AT_ONCE = 10;

/** The rows of one group, page by page; read anew whenever the groups are. */
export function GroupRows({ value, title, ...props }: GroupRowsProps) {
  const { model } = props;
  const data = useData();
  const notify = useNotify();
  const appending = useDevice() === 'mobile' || model.file.card?.always === true;
  const { tab, rows: listed } = props.state;
  const fixed = props.controller.filter();
  const [controller, state] = useListController(
    {
      data,
      entity: model.entity.name,
      page: model.page.path,
      filters: [],
      pageSize: ROWS_AT_ONCE,
      group: { Value: value },
      fixed,
      appending,
      warn: notify.warning,
      ...(tab && { tab }),
      ...(model.sort && { sort: model.sort }),
    },
    `${model.page.answer.Version} ${tab} ${appending} ${JSON.stringify([fixed, value])}`,
  );
  useEffect(() => void controller.poll(), [controller, listed]);
  if (state.status === 'failed')
    return <Failed text={state.failure} retry={() => void controller.reload()} />;
  const Drawn = appending ? CardList : DesktopTable;
  return (
    <div role="group" aria-label={`${title}的记录`}>
      <Drawn
        {...props}
        controller={controller}
        state={state}
        selectable={false}
        targetOf={(row) => ({ ...props.targetOf(row), walk: undefined })}
      />
    </div>
  );
}
