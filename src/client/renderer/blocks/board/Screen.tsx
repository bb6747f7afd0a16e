import { useEffect, useState, type ReactNode } from 'react';
import { useNavigation } from '../../contexts.ts';
import { Icon } from '../../icons.tsx';
import styles from './screen.module.css';

/** A board for a wall: dark, over the whole window, with the time of day. */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  const { back } = useNavigation();
  const [isFull, toggle] = useFullScreen();
  return (
    <section className={styles['screen']} aria-label={title}>
      <div className={styles['head']}>
        <Clock />
        {/* the page has its heading behind the screen */}
        <strong aria-hidden>{title}</strong>
        <span className={styles['tools']}>
          {document.fullscreenEnabled && (
            <button type="button" onClick={toggle}>
              <Icon name={isFull ? 'FullscreenExitOutlined' : 'FullscreenOutlined'} />
              {isFull ? '退出全屏' : '全屏'}
            </button>
          )}
          {!isFull && (
            <button type="button" onClick={back}>
              <Icon name="RollbackOutlined" />
              返回
            </button>
          )}
        </span>
      </div>
      {children}
    </section>
  );
}

function useFullScreen(): [boolean, () => void] {
  const [isFull, setFull] = useState(() => document.fullscreenElement !== null);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  const toggle = () => {
    // A browser that will not is told by nothing happening: the keys of the browser do the same.
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    );
  };
  return [isFull, toggle];
}

const TIME = new Intl.DateTimeFormat('zh-CN', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Asia/Shanghai',
});

function Clock() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <time>{TIME.format(now)}</time>;
}
