import { ConfigProvider, type ThemeConfig } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';
import { wantsStill } from '../renderer/still.ts';
import { theme as ownTheme } from '../renderer/theme.ts';
import { nonceOwnStyles, styleNonce } from '../session/nonce.ts';

dayjs.locale('zh-cn');
nonceOwnStyles();

const csp = { nonce: styleNonce() };

/** Of this word alone antd's dialogs have no Chinese. */
const modal = { closable: { 'aria-label': '关闭' } };

interface LookProps {
  /** The product's own colours unless given. */
  readonly theme?: ThemeConfig;
  readonly children: ReactNode;
}

/** antd in Chinese, in the product's or the chosen colours, under this page's content policy, still for a user who wants it so. */
export function Look({ theme = ownTheme, children }: LookProps) {
  const moving = { ...theme, token: { ...theme.token, motion: !wantsStill() } };
  return (
    <ConfigProvider locale={zhCN} theme={moving} csp={csp} button={{ autoInsertSpace: false }} modal={modal}>
      {children}
    </ConfigProvider>
  );
}
