import { Button } from 'antd';
import { loginAddress } from '../../session/home.ts';
import { Art } from '../exception/Art.tsx';
import styles from '../exception/exception.module.css';
import { hasShareKey } from './share.ts';

interface ShareOverProps {
  /** Of the board, which a visitor recognizes by it. */
  readonly title: string;
  readonly fullPath: string;
}

/** Stands in place of a shared board without a key that opens it. A user of the school sees the board after the login. */
export function ShareOver({ title, fullPath }: ShareOverProps) {
  const isKnown = hasShareKey();
  return (
    <section className={styles['exception']} data-own-page="">
      <Art code="403" isNumbered={false} />
      <h1>{isKnown ? '链接已失效，请向学校索取新的链接' : title || '本页'}</h1>
      <p>
        {isKnown
          ? '链接到期或被学校撤销后不能再打开'
          : '请打开学校发来的完整链接；有查看权限的老师登录后即可查看'}
      </p>
      <Button type="primary" size="large" href={loginAddress(fullPath)}>
        去登录
      </Button>
    </section>
  );
}
