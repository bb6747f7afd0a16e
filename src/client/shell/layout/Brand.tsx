import { siteTitle, storedSite } from '../../account/site.ts';
import { safeUrl } from '../../session/safe-url.ts';
import styles from './brand.module.css';

/** Name of the site above the menu. */
export function Brand({ isCollapsed }: { isCollapsed: boolean }) {
  const site = storedSite();
  const name = site.WebTitle || siteTitle(site);
  const logo = safeUrl(site.Img);
  return (
    <div
      className={isCollapsed ? `${styles['brand']} ${styles['small']}` : styles['brand']}
      title={siteTitle(site)}
    >
      {logo ? (
        <img src={logo} alt="" />
      ) : (
        <span className={styles['mark']}>{(site.Academy || name).slice(0, 1)}</span>
      )}
      {!isCollapsed && (
        <span className={styles['names']}>
          {site.Academy && <small>{site.Academy}</small>}
          <strong>{name}</strong>
        </span>
      )}
    </div>
  );
}
