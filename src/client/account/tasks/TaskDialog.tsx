import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useDevice } from '../../renderer/contexts.ts';
import styles from './tasks.module.css';

interface TaskDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** antd keeps a margin around dialogs on narrow screens, in a rule that a class does not outweigh. */
const FULL = { top: 0, maxWidth: '100vw', margin: 0, padding: 0 } as const;

/** Not in the middle: a list that comes in would move the whole dialog. */
const HIGH = { top: 48 } as const;

/** The frame of the dialogs that list tasks: 1000 wide (specification 9), the whole screen on phones. */
export function TaskDialog({ title, onClose, children }: TaskDialogProps) {
  const isPhone = useDevice() === 'mobile';
  return (
    <Modal
      open
      title={title}
      width={isPhone ? '100vw' : 1000}
      className={isPhone ? styles['full'] : undefined}
      style={isPhone ? FULL : HIGH}
      footer={null}
      onCancel={onClose}
    >
      <div className={styles['dialog']}>{children}</div>
    </Modal>
  );
}
