import { Button, Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { calls, type CallOutput } from '../../../../contract/generated/calls.ts';
import { useNotify } from '../../contexts.ts';
import { messageOf, useData } from '../../data.ts';
import styles from './intake.module.css';

type Found = CallOutput['PublicAccess/LookUp'];

interface LookUpProps {
  readonly path: string;
  back(): void;
}

/** What was handed in, for the holder of its ticket. */
export function LookUp({ path, back }: LookUpProps) {
  const data = useData();
  const notify = useNotify();
  const id = useId();
  const [ticket, setTicket] = useState('');
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState('');
  const ask = async (name: string) => data.ask(name, { Path: path, Ticket: ticket.trim() });
  const find = async () => {
    try {
      setFound((await ask(calls.PublicAccess.LookUp.name)) as Found);
      setProblem('');
    } catch (failure) {
      setFound(undefined);
      setProblem(messageOf(failure));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ticket.trim() === '') return setProblem('请输入查询凭证');
    void find();
  };
  const takeBack = async (text: string) => {
    if (!(await notify.confirm({ text: `确定${text}吗？`, danger: true }))) return;
    try {
      await ask(calls.PublicAccess.TakeBack.name);
      notify.success(`已${text}`);
      await find();
    } catch (failure) {
      notify.error(messageOf(failure));
    }
  };
  return (
    <section className={styles['look']} aria-label="凭证查询">
      <form onSubmit={submit} noValidate>
        <label htmlFor={id}>查询凭证</label>
        <div className={styles['asked']}>
          <Input
            id={id}
            value={ticket}
            autoComplete="off"
            placeholder="XXXX-XXXX-XXXX-XXXX"
            onChange={({ target }) => setTicket(target.value)}
          />
          <Button type="primary" htmlType="submit">
            查询
          </Button>
        </div>
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      </form>
      {found && (
        <dl className={styles['found']}>
          {found.Items.map(({ Title, Text }) => (
            <div key={Title}>
              <dt>{Title}</dt>
              <dd>{Text || '－'}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles['buttons']}>
        <Button onClick={back}>返回填报</Button>
        {found?.Cancel && (
          <Button danger onClick={() => void takeBack(found.Cancel!)}>
            {found.Cancel}
          </Button>
        )}
      </div>
    </section>
  );
}
