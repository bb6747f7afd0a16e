import { safeUrl } from '../../session/safe-url.ts';
import type { SiteConfiguration } from '../../storage/keys.ts';
import { copyrightOf } from '../site.ts';
import styles from './login.module.css';

/** Who holds the copyright. */
export function LoginFooter({ site }: { site: SiteConfiguration }) {
  const address = safeUrl(site.CopyrightUrl);
  const name = copyrightOf(site);
  return (
    <footer className={styles.footer}>
      Copyright ©{' '}
      {address ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </footer>
  );
}
