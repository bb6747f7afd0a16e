import { safeUrl } from '../../session/safe-url.ts';
import type { SiteConfiguration } from '../../storage/keys.ts';
import styles from './login.module.css';

/** The school's side of the login page: logo and names. Hidden on narrow screens, where the form stands alone. */
export function Brand({ site, title }: { site: SiteConfiguration; title: string }) {
  const logo = safeUrl(site.Img);
  // The entrance of the party members has a title of its own, without the academy.
  const product =
    (site.Academy && title.startsWith(site.Academy) && title.slice(site.Academy.length)) || title;
  const background = safeUrl(site.LoginImg);
  return (
    <aside className={styles.brand} aria-hidden="true">
      {background && <img className={styles.background} src={background} alt="" />}
      <div className={styles.brandInner}>
        {logo ? (
          <img className={styles.logo} src={logo} alt="" />
        ) : (
          <span className={styles.mark}>{(site.Academy || title).slice(0, 1)}</span>
        )}
        {site.Academy && <p className={styles.academy}>{site.Academy}</p>}
        <p className={styles.product}>{product}</p>
        <p className={styles.motto}>从报到到毕业，每一件学生事务都在这里办理</p>
      </div>
    </aside>
  );
}
