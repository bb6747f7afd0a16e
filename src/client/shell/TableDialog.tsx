import { Button, Modal, Radio } from 'antd';
import { useId } from 'react';
import { DEFAULT_TABLE_SETTINGS, type TableSettings } from '../renderer/contexts.ts';
import { changeSettings, TABLE_ALIGNS, TABLE_SIZES, useSettings } from './settings.ts';
import styles from './table-dialog.module.css';

const SIZE_NAMES: Readonly<Record<TableSettings['size'], string>> = {
  default: '大',
  medium: '中',
  small: '小',
  mini: '超小',
};
const ALIGN_NAMES: Readonly<Record<TableSettings['align'], string>> = {
  left: '左对齐',
  center: '居中',
  right: '右对齐',
  custom: '自定义',
};

/** Size and alignment of every table; a choice is seen and kept at once. */
export function TableDialog({ onClose }: { onClose: () => void }) {
  const { tableSize, tableAlign } = useSettings();
  const id = useId();
  const restore = () =>
    changeSettings({ tableSize: DEFAULT_TABLE_SETTINGS.size, tableAlign: DEFAULT_TABLE_SETTINGS.align });
  return (
    <Modal
      open
      title="表格设置"
      width={460}
      onCancel={onClose}
      footer={[
        <Button key="restore" onClick={restore}>
          恢复默认
        </Button>,
        <Button key="close" type="primary" onClick={onClose}>
          确定
        </Button>,
      ]}
    >
      <div className={styles['row']}>
        <span id={`${id}size`}>表格大小</span>
        <div role="radiogroup" aria-labelledby={`${id}size`}>
          <Radio.Group
            value={tableSize}
            onChange={(event) => changeSettings({ tableSize: event.target.value as TableSettings['size'] })}
            options={TABLE_SIZES.map((value) => ({ value, label: SIZE_NAMES[value] }))}
          />
        </div>
      </div>
      <div className={styles['row']}>
        <span id={`${id}align`}>对齐方式</span>
        <div role="radiogroup" aria-labelledby={`${id}align`}>
          <Radio.Group
            value={tableAlign}
            onChange={(event) => changeSettings({ tableAlign: event.target.value as TableSettings['align'] })}
            options={TABLE_ALIGNS.map((value) => ({ value, label: ALIGN_NAMES[value] }))}
          />
        </div>
      </div>
    </Modal>
  );
}
