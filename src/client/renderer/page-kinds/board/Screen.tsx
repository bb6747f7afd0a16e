import { useEffect, useState, type ReactNode } from 'react';
import { serverNow } from '../../../session/clock.ts';
import { useMe, useNavigation } from '../../contexts.ts';
import { Icon } from '../../icons.tsx';
import styles from './screen.module.css';
import look from './tools.module.css';

interface ScreenProps {
  readonly title: string;
  /** Kind of the first block: a row of figures needs no more height than it has. */
  readonly first: string | undefined;
  /** Buttons of the board itself. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** A board for a wall: dark, over the whole window, with the time of day. */
export function Screen({ title, first, tools, children }: ScreenProps) {
  const { back } = useNavigation();
  // A person who was sent the address came from nowhere.
  const isKnown = useMe().UserId !== '';
  const [isFull, toggle] = useFullScreen();
  return (
    <section className={styles['screen']} aria-label={title} data-first={first}>
      <div className={styles['head']}>
        <Clock />
        {/* the page has its heading behind the screen */}
        <strong aria-hidden>{title}</strong>
        <span className={styles['tools']}>
          {document.fullscreenEnabled && (
            <button type="button" className={look['tool']} onClick={toggle}>
              <Icon name={isFull ? 'FullscreenExitOutlined' : 'FullscreenOutlined'} />
              {isFull ? '退出全屏' : '全屏'}
            </button>
          )}
          {!isFull && tools}
          {!isFull && isKnown && (
            <button type="button" className={look['tool']} onClick={back}>
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
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <time>{TIME.format(now)}</time>;
}
