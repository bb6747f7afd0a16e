import { useEffect, useMemo, useRef, useState } from 'react';
import { useFrame } from '../frame.ts';
import { FlyoutMenu } from '../menu/FlyoutMenu.tsx';
import { fitting } from '../menu/room.ts';
import { useChoose } from '../menu/useChoose.ts';
import type { ShellRoute } from '../menu-routes.ts';
import styles from './header.module.css';

/** The menu inside the header. Items without room are gathered below the last one. */
export function TopMenu({ route }: { route: ShellRoute | undefined }) {
  const { navigation } = useFrame();
  const choose = useChoose();
  const element = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    if (element.current) watcher.observe(element.current);
    return () => watcher.disconnect();
  }, []);
  const items = useMemo(() => fitting(navigation, width), [navigation, width]);
  return (
    <nav ref={element} className={styles['menu']} aria-label="菜单">
      {width > 0 && <FlyoutMenu items={items} route={route} direction="down" onChoose={choose} />}
    </nav>
  );
}
