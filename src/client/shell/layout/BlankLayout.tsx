import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { siteTitle, storedSite } from '../../account/site.ts';
import { useDevice } from '../../renderer/contexts.ts';
import { loginAddress } from '../../session/home.ts';
import { useFrame } from '../frame.ts';
import type { NavItem } from '../menu-routes.ts';
import { useVisit } from '../visit/useVisit.ts';
import { endVisit } from '../visit/visit.ts';
import { openWindow } from '../useNavigationOf.ts';
import { BackButton } from './BackButton.tsx';
import styles from './blank.module.css';

interface BlankLayoutProps {
  readonly title: string;
  readonly fullPath: string;
  readonly children: ReactNode;
}

/**
 * Nothing but the page, in a column of readable width. A visitor without a session finds the way to the login on top; in
 * an application that is shown alone, its other pages stand there.
 */
export function BlankLayout({ title, fullPath, children }: BlankLayoutProps) {
  const device = useDevice();
  const { me, variant, systemTitle, navigation, home } = useFrame();
  const visit = useVisit();
  const isVisitor = me === undefined;
  const isApplication = variant === 'application';
  const isHome = fullPath.split(/[?#]/, 1)[0] === home;
  const pages = isApplication ? leavesOf(navigation) : [];
  return (
    <div className={styles['blank']}>
      {(isVisitor || device === 'mobile') && (
        <header className={styles['bar']}>
          {!isVisitor && !isHome && <BackButton className={styles['back']} />}
          <strong>{title || systemTitle || siteTitle(storedSite())}</strong>
          {isVisitor && !visit && <a href={loginAddress(fullPath)}>登录</a>}
          {isVisitor && visit && (
            <button type="button" onClick={endVisit}>
              {visit.subject.TrueName} 退出
            </button>
          )}
        </header>
      )}
      {pages.length > 1 && <Pages pages={pages} title={systemTitle ?? '应用'} />}
      <main className={isApplication ? `${styles['content']} ${styles['wide']}` : styles['content']}>
        {children}
      </main>
    </div>
  );
}

const leavesOf = (items: readonly NavItem[]): NavItem[] =>
  items.flatMap((item) => (item.children.length > 0 ? leavesOf(item.children) : [item]));

/** The pages of an application, in a line that scrolls when there are many. */
function Pages({ pages, title }: { pages: readonly NavItem[]; title: string }) {
  return (
    <nav className={styles['pages']} aria-label={title}>
      <ul>
        {pages.map(({ name, path, title: text, isNewWindow }) => (
          <li key={name}>
            {isNewWindow ? (
              <button type="button" onClick={() => openWindow(path)}>
                {text}
              </button>
            ) : (
              <NavLink to={path}>{text}</NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
