import { lazy, type ComponentType } from 'react';
import type { SiteConfiguration } from '../../storage/keys.ts';

/** What a screen inside the login layout is given. */
export interface LoginScreenProps {
  /** The part of the address behind the question mark. */
  readonly search: string;
  /** What the school says of itself and of its passwords. */
  readonly site: SiteConfiguration;
  /** Called once the user is in, with the place to go to. */
  readonly onDone: (address: string) => void;
  /** Called when the person begins to type: what comes after the login may be fetched. */
  readonly onBegin: () => void;
}

type Screen = ComponentType<LoginScreenProps>;

/** The page of the account login; the one that a guarded address leads to. */
export const ACCOUNT_LOGIN = 'system/login';

/** Screens of the login layout by the page that the route table names; each is a chunk of its own. */
const SCREENS: Readonly<Record<string, () => Promise<Screen>>> = {
  [ACCOUNT_LOGIN]: () => import('./LoginPage.tsx').then((part) => part.LoginPage),
  'system/login-ly': () => import('./SsoPage.tsx').then((part) => part.LyPage),
  'system/login-ym': () => import('./SsoPage.tsx').then((part) => part.YmPage),
  'system/login-zx': () => import('./SsoPage.tsx').then((part) => part.ZxPage),
  'system/login-sso': () => import('./SsoPage.tsx').then((part) => part.SsoPage),
  'system/login-qywx': () => import('./SsoPage.tsx').then((part) => part.QywxPage),
  'system/login-wx': () => import('./SsoPage.tsx').then((part) => part.WxPage),
  'system/retrieve': () => import('./RetrievePage.tsx').then((part) => part.RetrievePage),
  'system/register': () => import('./RegisterPage.tsx').then((part) => part.RegisterPage),
  'system/register-result': () => import('./RegisterPage.tsx').then((part) => part.RegisterResultPage),
  'system/noauth-home': () => import('./NoAuthHome.tsx').then((part) => part.NoAuthHome),
  'system/bind-wechat': () => import('./BindWeChatPage.tsx').then((part) => part.BindWeChatPage),
  'orientation/login-freshman': () => import('./FreshmanPage.tsx').then((part) => part.FreshmanPage),
  'system/verify-code': () => import('./VerifyCodePage.tsx').then((part) => part.VerifyCodePage),
};

const notThere = () => import('./NotThere.tsx').then((part) => part.NotThere);

const made = new Map<string, Screen>();

/** The screen of a page; one that is not there yet says so. */
export function loginScreen(page: string): Screen {
  const load = SCREENS[page] ?? notThere;
  const screen = made.get(page) ?? lazy(() => load().then((part) => ({ default: part })));
  made.set(page, screen);
  return screen;
}

/** Begins to fetch a screen before it is drawn. */
export const prefetchLoginScreen = (page: string): void => void SCREENS[page]?.().catch(() => undefined);
