import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isLoggingIn, watchLoginFlag } from '../../session/login-flag.ts';
import { holdUnsaved } from '../../session/unsaved.ts';
import type { SiteConfiguration } from '../../storage/keys.ts';
import { Busy } from '../Busy.tsx';
import { loadSite, loginTitle, storedSite } from '../site.ts';
import { Brand } from './Brand.tsx';
import { LoginFooter } from './LoginFooter.tsx';
import styles from './login.module.css';

interface LoginLayoutProps {
  readonly search: string;
  readonly children: (site: SiteConfiguration) => ReactNode;
}

/** The frame of the login page and of its neighbours: native elements and own styles, so that it is there at once. */
export function LoginLayout({ search, children }: LoginLayoutProps) {
  const [site, setSite] = useState(storedSite);
  const isBusy = useSyncExternalStore(watchLoginFlag, isLoggingIn);
  const title = loginTitle(site, new URLSearchParams(search).get('redirect'));
  useEffect(() => {
    void loadSite().then(setSite);
  }, []);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const isTyped = useRef(false);
  useEffect(() => holdUnsaved(() => Promise.resolve(!isTyped.current)), []);

  return (
    <div className={styles.page}>
      <Brand site={site} title={title} />
      <main className={styles.side} onInput={() => (isTyped.current = true)}>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          {children(site)}
        </div>
        <LoginFooter site={site} />
      </main>
      {/* Above the screen and not in its place: what is typed and focused is still there when the login is refused. */}
      {isBusy && <Busy text="正在登录..." />}
    </div>
  );
}
