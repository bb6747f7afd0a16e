import type { ShellRoute } from '../menu-routes.ts';
import styles from './header.module.css';

/** Where the page stands in the menu. */
export function Crumbs({ route, title }: { route: ShellRoute | undefined; title: string }) {
  return (
    <nav className={styles['crumbs']} aria-label="当前位置">
      <ol>
        {route?.parents.map((parent) => (
          <li key={parent.name}>{parent.title}</li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
