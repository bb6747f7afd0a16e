import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useFrame } from '../frame.ts';
import { Art } from './Art.tsx';
import styles from './exception.module.css';

/** A page of a module that the school has switched off. */
export function ModuleClosed() {
  const { home } = useFrame();
  const navigate = useNavigate();
  return (
    <section className={styles['exception']}>
      <Art code="403" isNumbered={false} />
      <h1>本模块已停用</h1>
      <p>已有的数据都保留着，需要使用时请联系系统管理员启用</p>
      <Button type="primary" size="large" onClick={() => void navigate(home)}>
        返回首页
      </Button>
    </section>
  );
}
