import { Modal } from 'antd';
import type { TriedRow } from '../../contract/envelope.ts';
import type { FormHow, Row } from '../renderer/data.ts';
import { FailTable, textColumn } from './FailTable.tsx';
import { idsOf, type ActionCall } from './handler.ts';
import styles from './dialogs.module.css';

const COLUMNS = [
  textColumn('Title', '数据', 90),
  textColumn('Name', '名称', 140),
  textColumn('What', '变化', 300),
];

const KINDS: Readonly<Record<TriedRow['Kind'], string>> = { changed: '更新', made: '新增', deleted: '删除' };

/** Has the server try an act and take it back, shows what would change, and asks whether it is meant. */
export async function agreesToTry(call: ActionCall, values: Row, how?: FormHow): Promise<boolean> {
  const { button, action, target, services } = call;
  const Params = { ...values, Preview: 1 };
  const { value } = await services.data.act({ EnCode: button.EnCode, Ids: idsOf(target), Params }, how);
  const { Changed = [] } = value as { readonly Changed?: readonly TriedRow[] };
  const agreed = await services.openDialog<boolean>((close) => (
    <TryDialog
      title={button.text ?? action.title}
      rows={Changed}
      agree={() => close(true)}
      close={() => close()}
    />
  ));
  return agreed === true;
}

function TryDialog({
  title,
  rows,
  agree,
  close,
}: {
  title: string;
  rows: readonly TriedRow[];
  agree(): void;
  close(): void;
}) {
  return (
    <Modal
      open
      title={`${title}预览`}
      width={680}
      okText={`确认${title}`}
      cancelText="取消"
      maskClosable={false}
      onOk={agree}
      onCancel={close}
    >
      <div className={styles['stack']}>
        <p className={styles['told']}>{`将涉及${rows.length}条数据：`}</p>
        <FailTable columns={COLUMNS} rows={rows.map(lineOf)} height={260} />
      </div>
    </Modal>
  );
}

const lineOf = ({ Title, Name, Kind, Values }: TriedRow, at: number) => ({
  key: String(at),
  Title,
  Name,
  What: Values.map((value) => `${value.Title} ${value.From} → ${value.To}`).join('；') || KINDS[Kind],
});
