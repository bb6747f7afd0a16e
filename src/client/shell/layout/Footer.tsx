import { copyrightOf, storedSite } from '../../account/site.ts';
import { safeUrl } from '../../session/safe-url.ts';
import styles from './footer.module.css';

/** Who holds the copyright. */
export function Footer() {
  const site = storedSite();
  const address = safeUrl(site.CopyrightUrl);
  return (
    <footer className={styles['footer']}>
      Copyright ©{' '}
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {copyrightOf(site)}
        </a>
      ) : (
        copyrightOf(site)
      )}
    </footer>
  );
}
