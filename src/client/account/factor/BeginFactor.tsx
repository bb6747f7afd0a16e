import { Button } from 'antd';
import { useState } from 'react';
import { calls, type CallOutput } from '../../../contract/generated/calls.ts';
import { call } from '../../request/call.ts';
import { Enrol } from './Enrol.tsx';
import { FactorForm } from './FactorForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './factor.module.css';

type Begun = CallOutput['UserAuth/BeginSecondFactor'];
const quiet = { quiet: true };

/** Switches the second factor on: password, picture, first code, recovery codes. */
export function BeginFactor({ onDone }: { onDone: () => void }) {
  const [begun, setBegun] = useState<Begun>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes)
    return (
      <RecoveryCodes codes={codes}>
        <div className={styles['buttons']}>
          <Button type="primary" onClick={onDone}>
            我已保存
          </Button>
        </div>
      </RecoveryCodes>
    );
  if (begun)
    return (
      <div>
        <Enrol secret={begun.Secret} uri={begun.Uri} />
        <FactorForm
          key="code"
          label="动态码"
          button="确认开启"
          submit={async (Code) =>
            setCodes((await call(calls.UserAuth.ConfirmSecondFactor, { Code }, quiet)).RecoveryCodes)
          }
        />
      </div>
    );
  return (
    <>
      <p>开启后，登录时除密码外还须输入手机上身份验证器应用显示的动态码。</p>
      <FactorForm
        key="password"
        label="登录密码"
        button="开始设置"
        secret
        submit={async (Pwd) => setBegun(await call(calls.UserAuth.BeginSecondFactor, { Pwd }, quiet))}
      />
    </>
  );
}
