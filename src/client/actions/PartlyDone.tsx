import { Modal } from 'antd';
import type { PartlyDone } from '../../contract/envelope.ts';
import { textOf } from '../renderer/fields/widgets/Plain.tsx';
import { twinKey } from '../renderer/schema/fields.ts';
import { FailTable, textColumn } from './FailTable.tsx';
import type { ActionCall } from './handler.ts';

/** The rows that a batch was refused for, each with its reason. */
export async function showPartlyDone(call: ActionCall, outcome: PartlyDone): Promise<void> {
  const { target, services } = call;
  const label = target.entity.fields.get(target.entity.label);
  const names = new Map(
    target.rows.map((row) => {
      const twin = label && row[twinKey(label)];
      return [String(row['Id']), textOf(twin ?? row[target.entity.label])];
    }),
  );
  const rows = outcome.Fails.map((fail, index) => ({
    key: `${fail.Id}-${index}`,
    number: fail.RowNo ?? index + 1,
    name: names.get(fail.Id) || fail.Id,
    message: fail.Message,
  }));
  await services.openDialog((close) => (
    <Modal
      open
      title={`成功${outcome.SuccessCount}条，失败${outcome.FailCount}条`}
      footer={null}
      width={640}
      onCancel={() => close()}
    >
      <FailTable columns={columnsOf(label?.title ?? '记录')} rows={rows} />
    </Modal>
  ));
}

const columnsOf = (label: string) => [
  textColumn('number', '序号', 60),
  textColumn('name', label, 180),
  textColumn('message', '失败原因', 320),
];
