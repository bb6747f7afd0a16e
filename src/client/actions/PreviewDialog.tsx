import { Modal } from 'antd';
import { useState } from 'react';
import { successText } from '../renderer/schema/success.ts';
import { LeftOut } from '../renderer/LeftOut.tsx';
import { FailTable, textColumn } from './FailTable.tsx';
import { idsOf, type ActionCall } from './handler.ts';
import styles from './dialogs.module.css';

interface PreviewedRows {
  readonly Title: string;
  readonly Removed: number;
  readonly Restored: number;
  readonly Left: number;
}

interface LeftRow {
  readonly Title: string;
  readonly Name: string;
  readonly Message: string;
}

/** What an action with "preview" answers: what it would do, and once it is done what it did. */
interface Previewed {
  readonly Running?: 1;
  readonly Removed: number;
  readonly Restored: number;
  readonly Left: number;
  readonly Rows: readonly PreviewedRows[];
  readonly LeftRows: readonly LeftRow[];
}

const ROW_COLUMNS = [
  textColumn('Title', '数据', 100),
  textColumn('Removed', '删除', 60),
  textColumn('Restored', '恢复', 60),
  textColumn('Left', '保留', 60),
];
const LEFT_COLUMNS = [
  textColumn('Title', '数据', 90),
  textColumn('Name', '名称', 120),
  textColumn('Message', '保留的原因', 220),
];

/** Shows what the action would do to the row, and does it when the user agrees. */
export async function actAfterPreview(call: ActionCall): Promise<void> {
  const { button, action, target, services } = call;
  const request = { EnCode: button.EnCode, Ids: idsOf(target) };
  const { value } = await services.data.act({ ...request, Params: { Preview: 1 } });
  const preview = value as Previewed;
  const isDone = await services.openDialog<boolean>((close) => (
    <PreviewDialog
      title={button.text ?? action.title}
      preview={preview}
      run={async () => {
        const done = (await services.data.act({ ...request, Params: {} })).value as Previewed;
        services.notify.success(saidOf(done, successText(action)));
        close(true);
      }}
      close={() => close()}
    />
  ));
  if (isDone) target.done();
}

function saidOf(done: Previewed, text: string): string {
  if (done.Running) return '记录较多，正在后台进行，结果请在任务列表中查看';
  return done.Left > 0 ? `${text}，${done.Left}条保留不动` : text;
}

function PreviewDialog({
  title,
  preview,
  run,
  close,
}: {
  title: string;
  preview: Previewed;
  run(): Promise<void>;
  close(): void;
}) {
  const [busy, setBusy] = useState(false);
  const isUseless = preview.Removed + preview.Restored === 0;
  const act = async () => {
    setBusy(true);
    await run().catch(() => setBusy(false));
  };
  return (
    <Modal
      open
      title={`${title}预览`}
      width={680}
      okText={`确认${title}`}
      cancelText="取消"
      okButtonProps={{ danger: true, disabled: isUseless, loading: busy }}
      maskClosable={false}
      onOk={() => void act()}
      onCancel={close}
    >
      <div className={styles['stack']}>
        <p className={styles['told']}>
          {isUseless
            ? '所有记录之后都已被修改或使用，没有可以撤销的'
            : `将删除${preview.Removed}条，恢复${preview.Restored}条，保留${preview.Left}条。撤销后不能再恢复。`}
        </p>
        <FailTable
          columns={ROW_COLUMNS}
          rows={preview.Rows.map((row) => ({ ...row, key: row.Title }))}
          height={180}
        />
        {preview.LeftRows.length > 0 && (
          <>
            <p className={styles['wrong']}>以下记录保留不动：</p>
            <FailTable
              columns={LEFT_COLUMNS}
              rows={preview.LeftRows.map((row, at) => ({ ...row, key: String(at) }))}
              height={220}
            />
            <LeftOut
              shown={preview.LeftRows.length}
              left={preview.Left - preview.LeftRows.length}
              what="保留的记录"
              way="未列出"
            />
          </>
        )}
      </div>
    </Modal>
  );
}
