import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PartLost } from './account/PartLost.tsx';
import { endSession, isLeaving } from './account/sign-out.ts';
import { watchNetwork } from './renderer/messages/network.ts';
import { notifier } from './renderer/messages/notifier.ts';
import { requestHost, setRequestHost } from './request/host.ts';
import { Root } from './Root.tsx';
import { watchOtherTabs } from './session/other-tabs.ts';
import { safeUrl } from './session/safe-url.ts';
import { currentToken, isSessionHere } from './session/session.ts';
import { reloadWhenStale } from './session/stale-release.ts';
import { isOpenPage } from './shell/load-route-table.ts';
import { keepUnsaved, leaveOnPurpose } from './session/unsaved.ts';
import { migrateStorage } from './storage/migrations.ts';
import './main.css';

migrateStorage();
setRequestHost({
  token: currentToken,
  isSessionOver: () => isLeaving() || !isSessionHere(),
  isOpenPage: () => isOpenPage(window.location),
  signOut: () => {
    requestHost().notifier.message('登录已过期，请重新登录', 2);
    endSession();
  },
  goTo: (address) => {
    const safe = safeUrl(address);
    if (safe !== undefined) window.location.assign(safe);
  },
  notifier,
});
watchOtherTabs(() => {
  if (isLeaving()) return;
  // Another tab has ended the session: what is typed here is kept for the person who typed it.
  const reload = () => leaveOnPurpose(() => window.location.reload());
  keepUnsaved().then(reload, reload);
});
reloadWhenStale(() => window.location.reload());
/** Fetched with the first fault, so that the login page, which seldom has one, does without. */
const tellFault = (failure: unknown): void =>
  void import('./request/web-log.ts').then((log) => log.reportFault(failure)).catch(() => undefined);
window.addEventListener('error', ({ error, message }) => tellFault(error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => tellFault(reason));
watchNetwork();
if (!window.indexedDB) notifier.modal('提示', '当前浏览器不支持本地数据库，请使用新版 Chrome 浏览器');

const element = document.getElementById('root');
if (element !== null)
  createRoot(element).render(
    <StrictMode>
      <PartLost>
        <Root />
      </PartLost>
    </StrictMode>,
  );
