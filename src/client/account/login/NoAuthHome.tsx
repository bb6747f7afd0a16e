import { namedRoutes } from '../../../contract/generated/routes.ts';
import { DASHBOARD, LOGIN } from '../../session/home.ts';
import { currentToken } from '../../session/session.ts';
import styles from './login.module.css';

const GUIDE = namedRoutes.BindWebChat;

/** Where somebody begins who has no menu: the ways in, and how to come by them. */
export function NoAuthHome() {
  const isIn = currentToken() !== '';
  const home = isIn ? DASHBOARD : LOGIN;
  return (
    <div className={styles.notThere}>
      <h2>欢迎使用</h2>
      <p className={styles.note}>
        {isIn ? '您已登录，可以从首页继续。' : '学生用学号、教职工用工号登录；绑定微信后可以直接登录。'}
      </p>
      <a className={styles.back} href={home}>
        {isIn ? '进入首页' : '去登录'}
      </a>
      <nav className={styles.ways} aria-label="其他入口">
        <a href={namedRoutes.BindWebChat}>绑定微信</a>
        <a href={`${GUIDE}?${new URLSearchParams({ pdf: '1' })}`}>绑定操作说明</a>
        <a href={namedRoutes.Retrieve}>找回密码</a>
        <a href={namedRoutes.WelcomePage}>新生入口</a>
        <a href={namedRoutes.noticeReadList}>通知公告</a>
      </nav>
    </div>
  );
}
