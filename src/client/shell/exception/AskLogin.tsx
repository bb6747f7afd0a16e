import { Button } from 'antd';
import { useEffect } from 'react';
import { requestHost } from '../../request/host.ts';
import { loginAddress } from '../../session/home.ts';
import { clear } from '../../session/session.ts';
import { useFrame } from '../frame.ts';
import { Art } from './Art.tsx';
import styles from './exception.module.css';

/**
 * A page that shows nothing without a session. Visitors of a public route are asked to log in; for somebody who was signed in
 * it means that his session is over.
 */
export function AskLogin({ fullPath }: { fullPath: string }) {
  const { me } = useFrame();
  const isOver = me !== undefined;
  useEffect(() => {
    if (isOver && !requestHost().isOpenPage()) requestHost().signOut();
  }, [isOver]);
  return (
    <section className={styles['exception']}>
      <Art code="403" isNumbered={false} />
      <h1>{isOver ? 'Token过期，请重新登录' : '请先登录'}</h1>
      <p>登录后会回到本页</p>
      {/* The login page leads somebody who still has a token straight back. */}
      <Button type="primary" size="large" href={loginAddress(fullPath)} onClick={isOver ? clear : undefined}>
        去登录
      </Button>
    </section>
  );
}
