import { siteTitle, storedSite } from '../../account/site.ts';
import { safeUrl } from '../../session/safe-url.ts';
import { useFrame } from '../frame.ts';
import { useSettings } from '../settings.ts';
import styles from './brand.module.css';

/** Mark and name of the site above the menu. The name can be left out. */
export function Brand({ isCollapsed }: { isCollapsed: boolean }) {
  const { isTitleShow } = useSettings();
  const site = storedSite();
  const { systemTitle } = useFrame();
  const name = systemTitle || site.WebTitle || siteTitle(site);
  const school = site.SchoolShortName || site.Academy;
  const logo = safeUrl(site.Img);
  const hasName = isTitleShow && !isCollapsed;
  return (
    <div
      className={hasName ? styles['brand'] : `${styles['brand']} ${styles['small']}`}
      title={systemTitle ?? siteTitle(site)}
    >
      {logo ? (
        <img src={logo} alt="" />
      ) : (
        <span className={styles['mark']}>{(school || name).slice(0, 1)}</span>
      )}
      {hasName && (
        <span className={styles['names']}>
          {school && <small>{school}</small>}
          <strong>{name}</strong>
        </span>
      )}
    </div>
  );
}
