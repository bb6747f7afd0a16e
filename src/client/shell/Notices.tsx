import { BellOutlined } from '@ant-design/icons';
import { useEffect, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { calls } from '../../contract/generated/calls.ts';
import type { NoticesPage } from '../../contract/generated/meta.ts';
import type { NoticeTabsProps } from '../renderer/page-kinds/notices/NoticeTabs.tsx';
import { useNotices } from '../renderer/page-kinds/notices/useNotices.ts';
import { loadPage } from '../renderer/pages.ts';
import { messages } from '../renderer/messages/messages.ts';
import type { Box } from '../renderer/popup/place.ts';
import { Popup } from '../renderer/popup/Popup.tsx';
import { Failed, Skeleton } from '../renderer/States.tsx';
import { usePolling } from '../renderer/refresh.ts';
import { call } from '../request/call.ts';
import { isHttp } from '../session/safe-url.ts';
import { frameData, pageData } from './page-data.ts';
import { openWindow } from './useNavigationOf.ts';
import styles from './notices.module.css';

/** The page file that holds what the bell shows; without it there is no bell. */
const PAGE = 'home/notifications';
/** Width of the popover (specification 9). */
const WIDTH = 300;
/** Beyond this the bell only says that there are more. */
const MOST = 99;

/** How often the count is asked for anew while the window is in sight. */
const FRESH_SECONDS = 60;

/** The page goes on whether it succeeds or not. */
const IN_PLACE = { inPlace: true, quiet: true };

const loadTabs = async () => (await import('../renderer/page-kinds/notices/NoticeTabs.tsx')).NoticeTabs;

/** The bell of the header: how many notices there are, and the notices themselves. */
export function Notices({ className }: { className: string | undefined }) {
  const navigate = useNavigate();
  const file = useNoticesFile();
  const { notices, failure, refresh } = useNotices(frameData, file);
  const [anchor, setAnchor] = useState<Box>();
  const [Tabs, setTabs] = useState<ComponentType<NoticeTabsProps>>();
  const isLive = notices?.isLive === true;
  usePolling(refresh, isLive ? FRESH_SECONDS : undefined);
  if (!file) return null;

  const close = () => setAnchor(undefined);
  const toggle = (bell: HTMLElement) => {
    if (anchor) return close();
    if (file.source) refresh();
    // The panel takes the focus to its first tab, so that has to be there when it opens.
    loadTabs().then(
      (loaded) => {
        setTabs(() => loaded);
        setAnchor(bell.getBoundingClientRect());
      },
      () => messages.show({ kind: 'error', text: '加载失败，请检查网络后重试' }),
    );
  };
  const go = (route: string, id?: string) => {
    close();
    // It is read wherever that fails to be noted: the next count tells.
    if (id !== undefined) call(calls.Notice.ReadMsg, { Ids: [id] }, IN_PLACE).then(refresh, () => undefined);
    if (isHttp(route)) openWindow(route);
    else void navigate(route);
  };
  const badge = notices?.badge ?? 0;
  return (
    <>
      <button
        type="button"
        className={`${className} ${styles['bell']}`}
        title={file.title}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-label={badge > 0 ? `${file.title}，${badge}条` : file.title}
        onClick={(event) => toggle(event.currentTarget)}
      >
        <BellOutlined />
        {badge > 0 && <span className={styles['count']}>{badge > MOST ? `${MOST}+` : badge}</span>}
      </button>
      {anchor && (
        <Popup
          anchor={anchor}
          edge="right"
          close={close}
          role="dialog"
          aria-label={file.title}
          style={{ width: WIDTH }}
        >
          {notices && Tabs ? (
            <Tabs notices={notices} all={isLive ? file.all : undefined} open={go} />
          ) : failure === undefined ? (
            <Skeleton lines={4} />
          ) : (
            <Failed text={failure} retry={refresh} />
          )}
        </Popup>
      )}
    </>
  );
}

/** The file behind the bell, once the frame stands. A school that removed it, or a failure, shows no bell. */
function useNoticesFile(): NoticesPage | undefined {
  const [file, setFile] = useState<NoticesPage>();
  useEffect(() => {
    let mounted = true;
    loadPage(pageData, PAGE).then(
      (page) => mounted && page.file.kind === 'notices' && setFile(page.file),
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, []);
  return file;
}
