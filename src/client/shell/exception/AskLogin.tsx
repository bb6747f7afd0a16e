import { Button } from 'antd';
import { useEffect } from 'react';
import { requestHost } from '../../request/host.ts';
import { loginAddress } from '../../session/home.ts';
import { clear } from '../../session/session.ts';
import { useFrame } from '../frame.ts';
import { Art } from './Art.tsx';
import styles from './exception.module.css';

interface AskLoginProps {
  /** Of the page, which a visitor recognizes by it. */
  readonly title: string;
  readonly fullPath: string;
}

/**
 * A page that shows nothing without a session. A visitor of a public route is told whose page it is and where to log in; for
 * somebody who was signed in it means that the session is over.
 */
export function AskLogin({ title, fullPath }: AskLoginProps) {
  const { me } = useFrame();
  const isOver = me !== undefined;
  useEffect(() => {
    if (isOver && !requestHost().isOpenPage()) requestHost().signOut();
  }, [isOver]);
  return (
    <section className={styles['exception']} data-own-page="">
      <Art code="403" isNumbered={false} />
      <h1>{isOver ? 'Token过期，请重新登录' : title || '本页'}</h1>
      <p>{isOver ? '登录后会回到本页' : '本页显示本人或工作数据，登录后即可使用，并会回到本页'}</p>
      {/* The login page leads somebody who still has a token straight back. */}
      <Button type="primary" size="large" href={loginAddress(fullPath)} onClick={isOver ? clear : undefined}>
        去登录
      </Button>
    </section>
  );
}
