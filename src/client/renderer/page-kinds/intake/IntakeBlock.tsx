import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import { calls } from '../../../../contract/generated/calls.ts';
import { useNavigation, useNotify } from '../../contexts.ts';
import { DataProvider, fieldProblemsOf, messageOf, useData, type Row } from '../../data.ts';
import { Failed, Skeleton } from '../../States.tsx';
import { FormBlock, type FormBlockProps } from '../form/FormBlock.tsx';
import { LookUp } from './LookUp.tsx';
import { SendDialog, type Answered } from './SendDialog.tsx';
import { Ticket } from './Ticket.tsx';
import styles from './intake.module.css';

/** What an opened form is told. */
export type Opened = CallOutput['PublicAccess/OpenIntake'];

/** Something that waits to be sent, until the picture is read and the terms are agreed to. */
interface Waiting {
  readonly data: Row;
  done(saved: { Id: string; Version: number }): void;
  failed(failure: unknown): void;
}

const NO_ROW = { Id: '', Version: 1 };

/** A form that anybody hands in without a session, and what it leads to: a ticket. */
export function IntakeBlock({ page }: FormBlockProps) {
  const data = useData();
  const notify = useNotify();
  const navigation = useNavigation();
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<string>();
  const [waiting, setWaiting] = useState<Waiting>();
  const [ticket, setTicket] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const open = useCallback(async () => {
    const answer = (await data.ask(calls.PublicAccess.OpenIntake.name, { Path: page.path })) as Opened;
    // What was opened first tells how long the form was filled in, and makes one row of all its sendings.
    setOpened((before) => (before ? { ...answer, Token: before.Token } : answer));
  }, [data, page.path]);
  const begin = useCallback(() => {
    setFailure(undefined);
    open().catch((problem: unknown) => setFailure(messageOf(problem)));
  }, [open]);
  useEffect(begin, [begin]);
  const sending = useMemo(
    () => ({
      ...data,
      ready: async () => undefined,
      save: ({ Data }: { Data: Row }) =>
        new Promise<typeof NO_ROW>((done, failed) => setWaiting({ data: Data, done, failed })),
    }),
    [data],
  );
  const answered = (outcome: Answered) => {
    setWaiting(undefined);
    if ('ticket' in outcome) {
      waiting?.done(NO_ROW);
      return setTicket(outcome.ticket);
    }
    if (outcome.failure === undefined) return waiting?.failed(new Error('not sent'));
    if (fieldProblemsOf(outcome.failure).length === 0) notify.error(messageOf(outcome.failure, '提交失败'));
    else notify.error('有内容需要改正');
    waiting?.failed(outcome.failure);
    // The picture was used up.
    begin();
  };
  if (ticket !== undefined)
    return <Ticket ticket={ticket} look={() => [setTicket(undefined), setLooking(true)]} />;
  if (isLooking) return <LookUp path={page.path} back={() => setLooking(false)} />;
  if (failure !== undefined) return <Failed text={failure} retry={begin} />;
  if (!opened) return <Skeleton />;
  return (
    <>
      <p className={styles['name']} aria-hidden>
        {page.file.title}
      </p>
      <p className={styles['way']}>
        已经填报过？
        <Button type="link" onClick={() => setLooking(true)}>
          凭查询凭证查看
        </Button>
      </p>
      <DataProvider value={sending}>
        <FormBlock page={page} onSaved={() => undefined} onCancel={navigation.back} />
      </DataProvider>
      {waiting && <SendDialog opened={opened} data={waiting.data} answered={answered} />}
    </>
  );
}
