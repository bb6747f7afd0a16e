import { Button, Checkbox, Input, Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { DOWN_TYPE } from '../../contract/generated/codes.ts';
import type { ExportRequest } from '../renderer/data.ts';
import { EXPORT_NAME } from '../export/name.ts';
import { idsOf, type ActionCall, type ActionHandler } from './handler.ts';
import styles from './dialogs.module.css';

type FileType = ExportRequest['DownType'];

const FILE_TYPES: readonly { readonly value: FileType; readonly label: string }[] = [
  { value: DOWN_TYPE.Excel, label: 'Excel' },
  { value: DOWN_TYPE.Word, label: 'Word' },
  { value: DOWN_TYPE.Pdf, label: 'PDF' },
  { value: DOWN_TYPE.Zip, label: 'Zip（表格和附件）' },
];

/** Asks for columns and file name, then exports every row that matches the list's filters, or the chosen ones. */
export const exportRows: ActionHandler = async (call) => {
  const { target, services } = call;
  if (call.action.document !== undefined) return exportDocument(call, call.action.document);
  const choices = columnsOf(call);
  if (services.data.exportHere) return (await import('./export-here.tsx')).exportRowsHere(call, choices);
  await services.openDialog((close) => (
    <ExportDialog
      choices={choices}
      close={close}
      run={async (Columns, FileName, DownType) => {
        const outcome = await services.data.exportRows({
          Entity: target.entity.name,
          Filter: {},
          ...target.exports,
          EnCode: call.button.EnCode,
          Columns,
          FileName,
          DownType,
          ...(target.rows.length > 0 ? { Ids: idsOf(target) } : {}),
        });
        services.notify.success(
          outcome === 'running'
            ? '数据较多，正在后台导出，完成后请到“我的下载”中下载'
            : (call.action.success ?? '导出成功'),
        );
      }}
    />
  ));
};

/** The document that the server makes of the row; nothing is left to ask. */
async function exportDocument({ button, target, services }: ActionCall, name: string): Promise<void> {
  const [row] = target.rows;
  if (!row) return services.notify.warning('请先选择记录');
  const label = target.entity.fields.get(target.entity.file.label ?? '');
  const shown = String(row[label?.name ?? ''] ?? '');
  await services.data.exportRows({
    Entity: target.entity.name,
    Filter: {},
    EnCode: button.EnCode,
    Columns: [{ dataIndex: label?.name ?? 'Id', title: label?.title ?? '' }],
    FileName: [shown, name].filter(Boolean).join('-'),
    DownType: DOWN_TYPE.Word,
    Ids: idsOf(target),
  });
  services.notify.success(`正在生成${name}，完成后请到“我的下载”中下载`);
}

function columnsOf({ target }: ActionCall): ExportRequest['Columns'] {
  if (target.exports) return target.exports.Columns;
  return [...target.entity.fields.values()]
    .filter((field) => !field.secret && !field.implicit)
    .map((field) => ({ dataIndex: field.name, title: field.title }));
}

interface ExportDialogProps {
  readonly choices: ExportRequest['Columns'];
  /** Kinds of file that can be made; Excel is always one. */
  readonly types?: readonly FileType[];
  run(columns: ExportRequest['Columns'], fileName: string, type: FileType): Promise<void>;
  close(): void;
}

/** Asks for columns, file name and kind of file. */
export function ExportDialog({ choices, types, run, close }: ExportDialogProps) {
  const id = useId();
  const all = choices.map((column) => column.dataIndex);
  const [chosen, setChosen] = useState<readonly string[]>(all);
  const [name, setName] = useState(EXPORT_NAME);
  const [type, setType] = useState<FileType>(DOWN_TYPE.Excel);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await run(
        choices.filter((column) => chosen.includes(column.dataIndex)),
        name.trim() || EXPORT_NAME,
        type,
      );
      close();
    } catch {
      // the reason has been told; the dialog stays for another try
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title="导出"
      okText="导出"
      cancelText="取消"
      confirmLoading={busy}
      okButtonProps={{ disabled: chosen.length === 0 }}
      onOk={() => void send()}
      onCancel={() => close()}
    >
      <div className={styles['stack']}>
        <label htmlFor={id}>文件名</label>
        <Input id={id} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
        <span id={`${id}-type`}>文件类型</span>
        <Radio.Group
          aria-labelledby={`${id}-type`}
          value={type}
          options={FILE_TYPES.filter(({ value }) => types?.includes(value) ?? true)}
          onChange={(event) => setType(event.target.value as FileType)}
        />
        <div className={styles['row']}>
          <span id={`${id}-columns`}>导出列</span>
          <Button type="link" size="small" onClick={() => setChosen(chosen.length === all.length ? [] : all)}>
            {chosen.length === all.length ? '清空' : '全选'}
          </Button>
        </div>
        {/* antd's own group of boxes draws a choice only after an effect: for a moment the box shows what it showed before. */}
        <div role="group" aria-labelledby={`${id}-columns`} className={styles['columns']}>
          {choices.map(({ dataIndex, title }) => (
            <Checkbox
              key={dataIndex}
              checked={chosen.includes(dataIndex)}
              onChange={({ target }) =>
                setChosen(
                  target.checked ? [...chosen, dataIndex] : chosen.filter((column) => column !== dataIndex),
                )
              }
            >
              {title}
            </Checkbox>
          ))}
        </div>
      </div>
    </Modal>
  );
}
