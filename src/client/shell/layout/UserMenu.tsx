import { lazy, useState, type ComponentType } from 'react';
import { Optional } from '../Optional.tsx';
import { checkPassword } from '../../account/enter.ts';
import type { PasswordCheck } from '../../account/sign-in.ts';
import { signOut } from '../../account/sign-out.ts';
import { messages } from '../../renderer/messages/messages.ts';
import { PopupMenu, type MenuEntry } from '../../renderer/popup/PopupMenu.tsx';
import { serverHas } from '../../request/features.ts';
import { safeUrl } from '../../session/safe-url.ts';
import { useUser } from '../useUser.ts';
import styles from './header.module.css';

const PasswordDialog = lazy(() =>
  import('../../account/PasswordDialog.tsx').then((part) => ({ default: part.PasswordDialog })),
);

/** Dialogs that need nothing to be asked first, by the keys of their entries. */
const DIALOGS: Readonly<Record<string, ComponentType<{ onClose: () => void }>>> = {
  downloads: lazy(() =>
    import('../../account/MyDownloads.tsx').then((part) => ({ default: part.MyDownloads })),
  ),
  uploads: lazy(() => import('../../account/MyUploads.tsx').then((part) => ({ default: part.MyUploads }))),
  wechat: lazy(() =>
    import('../../account/WeChatBinding.tsx').then((part) => ({ default: part.WeChatBinding })),
  ),
  factor: lazy(() =>
    import('../../account/SecondFactor.tsx').then((part) => ({ default: part.SecondFactor })),
  ),
  table: lazy(() => import('../TableDialog.tsx').then((part) => ({ default: part.TableDialog }))),
};

/** The second factor is our own server's. */
const entries = (): readonly MenuEntry[] =>
  serverHas('step-up') ? ENTRIES : ENTRIES.filter((entry) => !('key' in entry) || entry.key !== 'factor');

const ENTRIES: readonly MenuEntry[] = [
  { key: 'downloads', label: '我的下载' },
  { key: 'uploads', label: '我的上传' },
  { key: 'wechat', label: '企业微信绑定管理' },
  { key: 'password', label: '修改密码' },
  { key: 'factor', label: '两步验证' },
  { key: 'table', label: '表格设置' },
  { key: 'line', line: true },
  { key: 'out', label: '退出登录' },
];

/** Avatar and name of the user, with what concerns the account. */
export function UserMenu({ isCompact }: { isCompact: boolean }) {
  const user = useUser();
  const [check, setCheck] = useState<PasswordCheck>();
  const [opened, setOpened] = useState<string>();
  const Dialog = opened === undefined ? undefined : DIALOGS[opened];
  const avatar = safeUrl(user.avatar);

  const choose: Record<string, () => void> = {
    password: () =>
      void checkPassword().then(setCheck, () =>
        messages.show({ kind: 'error', text: '暂时无法修改密码，请稍后再试' }),
      ),
    out: () => {
      messages.show({ kind: 'loading', text: '正在退出...', seconds: 0 });
      void signOut();
    },
  };

  return (
    <>
      <PopupMenu
        entries={entries()}
        edge="right"
        choose={(key) => (choose[key] ? choose[key]() : setOpened(key))}
      >
        {(opener) => (
          <button type="button" className={styles['user']} {...opener}>
            <span className={styles['avatar']} aria-hidden="true">
              {avatar ? <img src={avatar} alt="" /> : user.name.slice(0, 1)}
            </span>
            <span className={styles['hidden']}>用户 </span>
            <span className={isCompact ? styles['hidden'] : styles['name']}>{user.name}</span>
          </button>
        )}
      </PopupMenu>
      <Optional>
        {check && <PasswordDialog mode={1} check={check} onClose={() => setCheck(undefined)} />}
        {Dialog && <Dialog onClose={() => setOpened(undefined)} />}
      </Optional>
    </>
  );
}
