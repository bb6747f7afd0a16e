import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useDevice } from './contexts.ts';

interface SidePaneProps {
  readonly title: string;
  readonly width: number;
  readonly className?: string | undefined;
  readonly extra?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  close(): void;
}

/** A drawer from the right; the whole screen on phones. */
export function SidePane({ title, width, className, extra, footer, children, close }: SidePaneProps) {
  const device = useDevice();
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
