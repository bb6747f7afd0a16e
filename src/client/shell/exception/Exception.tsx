import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { DASHBOARD } from '../../session/home.ts';
import type { ExceptionCode } from '../resolve.ts';
import styles from './exception.module.css';

const TEXTS: Readonly<Record<ExceptionCode, string>> = {
  '403': '抱歉，你无权访问该页面',
  '404': '抱歉，你访问的页面不存在或仍在开发中',
  '500': '抱歉，服务器出错了',
};

/** A page that says why there is no page, with the way home. */
export function Exception({ code }: { code: ExceptionCode }) {
  const navigate = useNavigate();
  return (
    <section className={styles['exception']}>
      <p className={styles['code']} aria-hidden="true">
        {code}
      </p>
      <h1>{TEXTS[code]}</h1>
      <Button type="primary" onClick={() => void navigate(DASHBOARD)}>
        返回首页
      </Button>
    </section>
  );
}
