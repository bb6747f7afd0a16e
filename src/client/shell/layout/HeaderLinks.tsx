import { NotificationOutlined, QuestionCircleOutlined, RocketOutlined } from '@ant-design/icons';
import { useMemo, type MouseEvent } from 'react';
import { useFrame } from '../frame.ts';
import { headerLinks, openOwnWindow, type HeaderLink } from '../header-links.ts';
import styles from './header.module.css';

const GLYPHS = { portal: RocketOutlined, push: NotificationOutlined, help: QuestionCircleOutlined } as const;

/** Pages that the header leads to, outside of this tab. */
export function HeaderLinks() {
  const { routes } = useFrame();
  const links = useMemo(() => headerLinks(routes), [routes]);
  const choose = ({ path, opens }: HeaderLink, event: MouseEvent) => {
    if (opens === 'tab') return;
    event.preventDefault();
    openOwnWindow(path);
  };
  return links.map((link) => {
    const Glyph = GLYPHS[link.icon];
    return (
      <a
        key={link.path}
        href={link.path}
        target="_blank"
        rel="noopener noreferrer"
        className={styles['button']}
        title={link.title}
        aria-label={link.title}
        onClick={(event) => choose(link, event)}
      >
        <Glyph />
      </a>
    );
  });
}
