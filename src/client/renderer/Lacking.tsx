import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { lacksOf, watchLacks } from '../foreign/lacks.ts';
import { callTitles } from '../foreign/shipped.ts';
import styles from './error-block.module.css';

/** Names, once, the calls that the page asked for and the school's server does not have. */
export function Lacking() {
  const { pathname } = window.location;
  const lacks = useSyncExternalStore(
    watchLacks,
    useCallback(() => lacksOf(pathname), [pathname]),
  );
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const isAny = lacks.length > 0;
  useEffect(() => {
    if (isAny) void callTitles().then(setTitles);
  }, [isAny]);
  if (!isAny) return null;
  const names = lacks.map((call) => `${titles[call] ?? ''}（${call}）`);
  return (
    <div role="alert" className={styles['block']}>
      <strong>学校的服务器没有提供本页需要的功能</strong>
      <span className={styles['reason']}>{names.join('、')}</span>
    </div>
  );
}
