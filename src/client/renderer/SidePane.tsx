import { Button, Drawer } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useDevice } from './contexts.ts';
import { Icon } from './icons.tsx';
import type { BesidePlace } from './schema/target.ts';
import styles from './side-pane.module.css';

interface PaneProps {
  readonly title: string;
  readonly extra?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  close(): void;
}

interface SidePaneProps extends PaneProps {
  readonly width: number;
  readonly className?: string | undefined;
  /** Stands there in place of a drawer. */
  readonly beside?: BesidePlace | undefined;
  /** Id of the row that is shown. */
  readonly rowId?: string | undefined;
  /** Closes it if it may be closed. @returns whether it is */
  leave?(): Promise<boolean>;
}

/** A drawer from the right, the whole screen on phones; or a place beside a list. */
export function SidePane({ beside, rowId, width, className, leave, ...pane }: SidePaneProps) {
  const device = useDevice();
  const { title, extra, footer, children, close } = pane;
  if (beside) return <BesidePane {...pane} place={beside} rowId={rowId} leave={leave} />;
  return (
    <Drawer
      open
      title={title}
      width={device === 'mobile' ? '100%' : `min(${width}px, 92vw)`}
      rootClassName={className}
      extra={extra}
      footer={footer}
      onClose={close}
      maskClosable={false}
      aria-label={title}
    >
      {children}
    </Drawer>
  );
}

interface BesidePaneProps extends PaneProps {
  readonly place: BesidePlace;
  readonly rowId: string | undefined;
  readonly leave: SidePaneProps['leave'] | undefined;
}

function BesidePane({ place, rowId = '', leave, title, extra, footer, children, close }: BesidePaneProps) {
  const left = useRef(leave);
  left.current = leave;
  const closed = useRef(close);
  closed.current = close;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const closeNow = async () => {
      closed.current();
      return true;
    };
    return place.take(() => (left.current ?? closeNow)(), rowId);
  }, [place, rowId]);
  useEffect(() => heading.current?.focus(), []);
  return createPortal(
    <section className={styles['pane']} aria-label={title}>
      <header className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {extra}
        <Button type="text" aria-label="关闭" icon={<Icon name="CloseOutlined" />} onClick={close} />
      </header>
      {children}
      {footer && <footer className={styles['foot']}>{footer}</footer>}
    </section>,
    place.element,
  );
}
