import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { ShownButton } from '../../schema/buttons.ts';
import type { FormWork } from './useFormWork.ts';
import styles from './form.module.css';

interface FormButtonsProps {
  readonly work: FormWork;
  readonly shown: readonly ShownButton[];
  readonly inDrawer: boolean;
  /** Stands before the buttons. */
  readonly children?: ReactNode;
  cancel(): void;
}

/** The buttons below a form, and the one that leaves it. */
export function FormButtons({ work, shown: buttons, inDrawer, children, cancel }: FormButtonsProps) {
  const { primary, running, closed, press } = work;
  return (
    <div className={`${styles['buttons']} ${inDrawer ? styles['stuck'] : ''}`}>
      {closed !== undefined && (
        <p role="status" className={styles['closed']}>
          {closed}
        </p>
      )}
      {children}
      {buttons.map((shown) => (
        <Button
          key={shown.button.EnCode}
          type={shown === primary ? 'primary' : 'default'}
          htmlType={shown === primary ? 'submit' : 'button'}
          danger={shown.danger}
          loading={running === shown.button.EnCode}
          disabled={running !== undefined}
          onClick={shown === primary ? undefined : () => void press(shown)}
        >
          {shown.text}
        </Button>
      ))}
      <Button disabled={running !== undefined} onClick={cancel}>
        {inDrawer ? '取消' : '返回'}
      </Button>
    </div>
  );
}
