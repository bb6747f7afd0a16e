import { namedRoutes } from '../../../contract/generated/routes.ts';
import { DASHBOARD, LOGIN } from '../../session/home.ts';
import { currentToken } from '../../session/session.ts';
import type { LoginScreenProps } from './screens.ts';
import styles from './login.module.css';

/** How an account comes about: schools open them, nobody registers. */
export function RegisterPage({ site }: LoginScreenProps) {
  return (
    <div className={styles.notThere}>
      <h2>开立账号</h2>
      <p className={styles.note}>
        暂未开放注册。账号由学校统一开立：学生的账号是学号，新生是考生号，教职工是工号。
      </p>
      {site.FirstPasswordNote && <p className={styles.note}>{site.FirstPasswordNote}</p>}
      <p className={styles.note}>登录时提示账号不存在的，请联系所在学院或学校的系统管理员。</p>
      <a className={styles.back} href={namedRoutes.registerResult}>
        账号已开立
      </a>
      <a href={LOGIN}>返回登录</a>
    </div>
  );
}

/** The account is there: what to do with it first. */
export function RegisterResultPage() {
  const isIn = currentToken() !== '';
  const home = isIn ? DASHBOARD : LOGIN;
  return (
    <div className={styles.notThere}>
      <h2>账号已开立</h2>
      <p className={styles.note}>首次登录须修改初始密码，并登记邮箱，以便找回密码。</p>
      <a className={styles.back} href={home}>
        {isIn ? '进入首页' : '去登录'}
      </a>
      <a href={namedRoutes.Retrieve}>忘记密码</a>
    </div>
  );
}
