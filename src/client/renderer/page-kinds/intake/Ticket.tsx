import { Button } from 'antd';
import { useNotify } from '../../contexts.ts';
import styles from './intake.module.css';

interface TicketProps {
  readonly ticket: string;
  look(): void;
}

/** The ticket of what was handed in: it is told once. */
export function Ticket({ ticket, look }: TicketProps) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(ticket).then(
      () => notify.success('已复制'),
      () => notify.warning('无法复制，请抄写凭证'),
    );
  return (
    <section className={styles['ticket']} aria-label="提交成功">
      <h2>提交成功</h2>
      <p>查询凭证只显示这一次，请抄写或截图保存。凭它可以查看处理结果。</p>
      <output aria-label="查询凭证">{ticket}</output>
      <div className={styles['buttons']}>
        <Button onClick={() => void copy()}>复制凭证</Button>
        <Button type="primary" onClick={look}>
          去查询
        </Button>
      </div>
    </section>
  );
}
