import { useEffect, useState } from 'react';
import { namedRoutes } from '../../../contract/generated/routes.ts';
import { safeUrl } from '../../session/safe-url.ts';
import { ssoClients, type SsoClient } from './sso-clients.ts';
import styles from './login.module.css';

/** What stands under the login form: the forgotten password, and the providers of this installation. */
export function OtherWays({ search }: { search: string }) {
  const [clients, setClients] = useState<readonly SsoClient[]>([]);
  useEffect(() => {
    void ssoClients().then(setClients);
  }, []);
  const redirect = new URLSearchParams(search).get('redirect');
  const addressOf = ({ ClientCode, Page }: SsoClient) => {
    const further = new URLSearchParams({ ClientCode, ...(redirect ? { redirect } : {}) });
    return safeUrl(`${Page}?${further}`);
  };
  return (
    <>
      <p className={styles.links}>
        <a href={namedRoutes.Retrieve}>忘记密码</a>
      </p>
      {clients.length > 0 && (
        <nav className={styles.ways} aria-label="其他登录方式">
          <p>其他登录方式</p>
          {clients.map((client) => (
            <a key={client.ClientCode} href={addressOf(client)}>
              {client.ClientName}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}
