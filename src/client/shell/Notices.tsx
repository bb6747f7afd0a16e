import { BellOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NoticesPage } from '../../contract/generated/meta.ts';
import { useNotices } from '../renderer/blocks/notices/useNotices.ts';
import { loadPage } from '../renderer/pages.ts';
import { Failed, Skeleton } from '../renderer/States.tsx';
import { pageData } from './page-data.ts';
import styles from './notices.module.css';

/** The page file that holds what the bell shows; without it there is no bell. */
const PAGE = 'home/notifications';
/** Width of the popover (specification 9). */
const WIDTH = 300;
/** Beyond this the bell only says that there are more. */
const MOST = 99;

const NoticeTabs = lazy(async () => ({
  default: (await import('../renderer/blocks/notices/NoticeTabs.tsx')).NoticeTabs,
}));

/** The bell of the header: how many notices there are, and the notices themselves. */
export function Notices({ className }: { className: string | undefined }) {
  const navigate = useNavigate();
  const file = useNoticesFile();
  const { notices, failure, refresh } = useNotices(pageData, file);
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  if (!file) return null;

  const change = (open: boolean) => {
    setOpen(open);
    if (open && file.source) refresh();
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    bell.current?.focus();
  };
  const go = (route: string) => {
    setOpen(false);
    navigate(route);
  };
  const badge = notices?.badge ?? 0;
  const content = (
    <div className={styles['panel']} style={{ width: WIDTH }} role="dialog" aria-label={file.title}>
      {notices ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <NoticeTabs notices={notices} open={go} />
        </Suspense>
      ) : failure === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <Failed text={failure} retry={refresh} />
      )}
    </div>
  );
  return (
    <span ref={box} className={styles['box']} onKeyDown={close}>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={isOpen}
        onOpenChange={change}
        content={content}
        destroyOnHidden
        // Beside the bell in the document too, so that the next Tab leads into it.
        getPopupContainer={() => box.current ?? document.body}
        styles={{ body: { padding: 0 } }}
      >
        <button
          ref={bell}
          type="button"
          className={`${className} ${styles['bell']}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={badge > 0 ? `${file.title}，${badge}条` : file.title}
        >
          <BellOutlined />
          {badge > 0 && <span className={styles['count']}>{badge > MOST ? `${MOST}+` : badge}</span>}
        </button>
      </Popover>
    </span>
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
