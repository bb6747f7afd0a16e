import { namedRoutes } from '../../../contract/generated/routes.ts';
import styles from './login.module.css';

const STEPS = [
  '在手机微信或企业微信中打开学校的学生工作应用；用电脑时，点击页面上的“绑定”后用手机扫码确认。',
  '微信确认您的身份后回到本系统。已登录的直接完成绑定；未登录的，用学号或工号和密码登录一次。',
  '看到“已绑定”即完成。以后可以用微信直接登录，审批和通知也会发到微信。',
  '一个账号只能绑定一个微信，一个微信只能绑定一个账号。换手机不影响绑定，换微信号须先解绑。',
  '解绑：在本页或右上角头像菜单的“企业微信绑定管理”中点击“解绑”并确认。微信丢失或被盗时，请管理员代为解绑。',
];

/** How to bind, to read, to print and to keep as a file. */
export function BindGuide() {
  return (
    <div className={styles.notThere}>
      <h2>绑定操作说明</h2>
      <ol className={styles.guide}>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <button type="button" className={styles.resend} onClick={() => window.print()}>
        打印或存为PDF
      </button>
      <a className={styles.back} href={namedRoutes.BindWebChat}>
        去绑定
      </a>
    </div>
  );
}
