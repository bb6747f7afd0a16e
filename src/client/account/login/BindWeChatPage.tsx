import { useCallback, useEffect, useState } from 'react';
import { calls } from '../../../contract/generated/calls.ts';
import { namedRoutes } from '../../../contract/generated/routes.ts';
import { call } from '../../request/call.ts';
import { DASHBOARD, loginAddress } from '../../session/home.ts';
import { safeUrl } from '../../session/safe-url.ts';
import { currentToken } from '../../session/session.ts';
import { failureText } from '../failure-text.ts';
import { readBinding, type Binding } from '../read-user.ts';
import { BindGuide } from './BindGuide.tsx';
import type { LoginScreenProps } from './screens.ts';
import { ssoClients, type SsoClient } from './sso-clients.ts';
import styles from './login.module.css';

const HERE = namedRoutes.BindWebChat;
const WECHAT_PAGES: readonly string[] = [namedRoutes.QYWXlogin, namedRoutes.LoginWX];
const quiet = { quiet: true };

/** Binds WeChat to an account; with `pdf` in the address, the guide to it (specification 2.2). */
export function BindWeChatPage({ search }: LoginScreenProps) {
  if (new URLSearchParams(search).has('pdf')) return <BindGuide />;
  return (
    <div className={styles.notThere}>
      <h2>微信绑定</h2>
      {currentToken() === '' ? (
        <Ways lead="先在微信中确认身份，再用账号密码登录一次，即可完成绑定。" />
      ) : (
        <Own />
      )}
      <p className={styles.note}>
        <a href={`${HERE}?${new URLSearchParams({ pdf: '1' })}`}>绑定操作说明</a>
      </p>
    </div>
  );
}

/** The binding of who is signed in. */
function Own() {
  const [binding, setBinding] = useState<Binding>();
  const [told, setTold] = useState('');
  const read = useCallback(() => {
    call(calls.UserAuth.IsBingWX, {}, quiet).then(
      (answer) => setBinding(readBinding(answer)),
      (failure: unknown) => setTold(failureText(failure, '绑定状态加载失败')),
    );
  }, []);
  useEffect(read, [read]);
  const unbind = async () => {
    try {
      await call(calls.UserAuth.UnboundWX, {}, quiet);
      setTold('解绑成功');
      read();
    } catch (failure) {
      setTold(failureText(failure, '解绑失败，请稍后重试'));
    }
  };
  return (
    <>
      <p className={styles.note} role="status">
        {told}
      </p>
      {binding?.isBound === true && <Bound binding={binding} unbind={unbind} />}
      {binding?.isBound === false && <Ways lead="尚未绑定。绑定后可以用微信登录，并收到审批和通知提醒。" />}
      <a href={DASHBOARD}>返回首页</a>
    </>
  );
}

function Bound({ binding, unbind }: { binding: Binding; unbind: () => Promise<void> }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <p className={styles.note}>
        已绑定{binding.nickName && `微信“${binding.nickName}”`}
        {binding.date && `，绑定时间 ${binding.date}`}
      </p>
      {isAsked ? (
        <div role="group" aria-label="确认解绑" className={styles.ways}>
          <p>确定解绑微信吗？解绑后将不能用微信登录。</p>
          <button type="button" className={styles.submit} onClick={() => void unbind()}>
            确定解绑
          </button>
          <button type="button" className={styles.resend} onClick={() => setAsked(false)}>
            取消
          </button>
        </div>
      ) : (
        <button type="button" className={styles.resend} onClick={() => setAsked(true)}>
          解绑
        </button>
      )}
    </>
  );
}

const addressOf = ({ ClientCode, Page }: SsoClient) => {
  return safeUrl(`${Page}?${new URLSearchParams({ ClientCode, redirect: HERE })}`);
};

/** The WeChat ways in of this installation; they lead back here. */
function Ways({ lead }: { lead: string }) {
  const [clients, setClients] = useState<readonly SsoClient[]>();
  useEffect(() => {
    void ssoClients().then((all) => setClients(all.filter(({ Page }) => WECHAT_PAGES.includes(Page))));
  }, []);
  return (
    <>
      <p className={styles.note}>{lead}</p>
      {clients?.map((client) => (
        <a key={client.ClientCode} className={styles.back} href={addressOf(client)}>
          绑定{client.ClientName}
        </a>
      ))}
      {clients?.length === 0 && <p className={styles.note}>本校尚未开通微信登录，请联系系统管理员。</p>}
      {currentToken() === '' && <a href={loginAddress(HERE)}>已有绑定？登录后管理</a>}
    </>
  );
}
