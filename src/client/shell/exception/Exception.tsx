import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { EXCEPTION_TEXTS } from '../../account/exception-texts.ts';
import { useFrame } from '../frame.ts';
import type { ExceptionCode } from '../resolve.ts';
import { Art } from './Art.tsx';
import styles from './exception.module.css';

/** What may help, below what happened. */
const HINTS: Readonly<Record<ExceptionCode, string>> = {
  '403': '如需使用，请联系学院或学工处管理员开通',
  '404': '请核对网址，或从菜单进入',
  '500': '请稍后再试，若仍出现请联系管理员',
};

/** A page that says why there is no page, with the way home. */
export function Exception({ code }: { code: ExceptionCode }) {
  const { home } = useFrame();
  const navigate = useNavigate();
  return (
    <section className={styles['exception']}>
      <Art code={code} />
      <h1>{EXCEPTION_TEXTS[code]}</h1>
      <p>{HINTS[code]}</p>
      {/* The route named dashboard, or what stands for it where the menu has none. */}
      <Button type="primary" size="large" onClick={() => void navigate(home)}>
        返回首页
      </Button>
    </section>
  );
}
