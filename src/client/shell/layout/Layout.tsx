import { useEffect, type ReactNode } from 'react';
import { keepFocus } from '../../renderer/keep-focus.ts';
import type { LayoutKind, ShellRoute } from '../menu-routes.ts';
import { BasicLayout } from './BasicLayout.tsx';
import { BlankLayout } from './BlankLayout.tsx';
import { PlatformLayout } from './PlatformLayout.tsx';
import { WindowLayout } from './WindowLayout.tsx';

interface LayoutProps {
  readonly kind: LayoutKind;
  readonly route: ShellRoute | undefined;
  readonly title: string;
  readonly fullPath: string;
  readonly children: ReactNode;
}

/** The frame of a kind around a page. The frame stays while pages of the same kind change inside it. */
export function Layout({ kind, route, title, fullPath, children }: LayoutProps) {
  useEffect(keepFocus, []);
  switch (kind) {
    case 'basic':
      return (
        <BasicLayout route={route} title={title} fullPath={fullPath}>
          {children}
        </BasicLayout>
      );
    case 'blank':
      return (
        <BlankLayout title={title} fullPath={fullPath}>
          {children}
        </BlankLayout>
      );
    case 'window':
      return <WindowLayout title={title}>{children}</WindowLayout>;
    case 'platform':
    case 'ZX':
      return <PlatformLayout hasFooter={kind === 'platform'}>{children}</PlatformLayout>;
  }
}
