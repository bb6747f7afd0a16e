import { calls, type CallOutput } from '../../../contract/generated/calls.ts';
import { Badge } from '../../renderer/fields/widgets/Badge.tsx';
import { call } from '../../request/call.ts';
import { FactorForm } from './FactorForm.tsx';

interface EndFactorProps {
  readonly factor: CallOutput['UserAuth/GetSecondFactor'];
  readonly onEnded: () => void;
}

/** Since when it is on, and the way to switch it off, unless the school wants it. */
export function EndFactor({ factor, onEnded }: EndFactorProps) {
  return (
    <>
      <dl>
        <dt>状态</dt>
        <dd>
          <Badge color="green" text="已开启" />
        </dd>
        <dt>开启时间</dt>
        <dd>{factor.Since}</dd>
        <dt>剩余恢复码</dt>
        <dd>{factor.RecoveryLeft} 个</dd>
      </dl>
      {factor.IsRequired ? (
        <p>学校要求教职工使用两步验证。更换手机时请联系管理员重置。</p>
      ) : (
        <FactorForm
          label="动态码或恢复码"
          button="关闭两步验证"
          danger
          submit={async (Code) => {
            await call(calls.UserAuth.EndSecondFactor, { Code }, { quiet: true });
            onEnded();
          }}
        />
      )}
    </>
  );
}
