import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { loginAddress } from '../../session/home.ts';
import { useFrame } from '../frame.ts';
import { Art } from './Art.tsx';
import styles from './exception.module.css';

/** A page that is known by its address and whose module is not there yet. */
export function NotBuilt({ title }: { title: string }) {
  const { me, home } = useFrame();
  const navigate = useNavigate();
  return (
    <section className={styles['exception']} data-not-built="">
      <Art code="404" isNumbered={false} />
      <h1>{`${title || '本页'}尚未开放`}</h1>
      <p>功能正在建设中，开放后仍从这个地址进入；急需办理的请联系学院或学工处</p>
      {me === undefined ? (
        <Button type="primary" size="large" href={loginAddress('')}>
          去登录
        </Button>
      ) : (
        <Button type="primary" size="large" onClick={() => void navigate(home)}>
          返回首页
        </Button>
      )}
    </section>
  );
}
