import { Button, Checkbox, Input, Modal } from 'antd';
import { useId, useRef, useState, type FormEvent } from 'react';
import { ErrorCode } from '../../../../contract/generated/codes.ts';
import { calls, type CallOutput } from '../../../../contract/generated/calls.ts';
import { messageOf, useData, type Row } from '../../data.ts';
import type { Opened } from './IntakeBlock.tsx';
import styles from './intake.module.css';

/** What came of it: a ticket, a refusal that the form has to be changed for, or nothing. */
export type Answered = { readonly ticket: string } | { readonly failure: unknown };

interface SendDialogProps {
  readonly opened: Opened;
  readonly data: Row;
  answered(outcome: Answered): void;
}

interface Picture {
  readonly CodeKey: string | null;
  readonly CodeImg: string | null;
}

const isPictureAsked = (failure: unknown): failure is { value: Picture } =>
  typeof failure === 'object' &&
  failure !== null &&
  (failure as { code?: unknown }).code === ErrorCode.CaptchaNeeded;

/** Asks for agreement and for what a picture says, and sends. */
export function SendDialog({ opened, data: row, answered }: SendDialogProps) {
  const data = useData();
  const id = useId();
  const [picture, setPicture] = useState<Picture>(opened);
  const [code, setCode] = useState('');
  const [isAgreed, setAgreed] = useState(opened.Consent === null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const website = useRef<HTMLInputElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy) return;
    if (!isAgreed) return setProblem('请先阅读并同意须知');
    if (picture.CodeKey !== null && code.trim() === '') return setProblem('请输入验证码');
    setBusy(true);
    setProblem('');
    try {
      const answer = (await data.ask(calls.PublicAccess.HandIn.name, {
        Token: opened.Token,
        Data: row,
        Website: website.current?.value ?? '',
        ...(opened.ConsentVersion === null ? {} : { ConsentVersion: opened.ConsentVersion }),
        ...(picture.CodeKey === null ? {} : { CodeKey: picture.CodeKey, Code: code }),
      })) as CallOutput['PublicAccess/HandIn'];
      answered({ ticket: answer.Ticket });
    } catch (failure) {
      setBusy(false);
      if (!isPictureAsked(failure)) return answered({ failure });
      setPicture(failure.value);
      setCode('');
      setProblem(messageOf(failure));
    }
  };
  return (
    <Modal open title="确认提交" footer={null} onCancel={() => answered({ failure: undefined })}>
      <form className={styles['send']} noValidate onSubmit={(event) => void send(event)}>
        {opened.Consent !== null && (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
            <div className={styles['terms']} tabIndex={0} role="region" aria-label="填报须知">
              {opened.Consent}
            </div>
            <Checkbox checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)}>
              我已阅读并同意以上须知
            </Checkbox>
          </>
        )}
        {picture.CodeImg !== null && (
          <div className={styles['code']}>
            <label htmlFor={id}>验证码</label>
            <Input id={id} value={code} autoComplete="off" onChange={({ target }) => setCode(target.value)} />
            <img src={picture.CodeImg} alt="验证码图片" width={132} height={44} />
          </div>
        )}
        <label className={styles['unseen']} aria-hidden>
          网址
          <input ref={website} name="website" tabIndex={-1} autoComplete="off" />
        </label>
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
        <div className={styles['buttons']}>
          <Button onClick={() => answered({ failure: undefined })}>返回修改</Button>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            提交
          </Button>
        </div>
      </form>
    </Modal>
  );
}
