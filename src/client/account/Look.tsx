import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';
import { AppNotify } from '../renderer/AppNotify.tsx';
import { theme } from '../renderer/theme.ts';
import { nonceOwnStyles, styleNonce } from '../session/nonce.ts';

dayjs.locale('zh-cn');
nonceOwnStyles();

const csp = { nonce: styleNonce() };

/** antd in Chinese, in the product's colours, under this page's content policy. */
export function Look({ children }: { children: ReactNode }) {
  return (
    <ConfigProvider locale={zhCN} theme={theme} csp={csp} button={{ autoInsertSpace: false }}>
      <AppNotify>{children}</AppNotify>
    </ConfigProvider>
  );
}
