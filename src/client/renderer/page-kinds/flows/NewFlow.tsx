import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import styles from './flows.module.css';

type Listed = CallOutput['FlowDesign/Flows'];

/** A flow that is being made: for what, what it is called, and the flow whose nodes it begins with. */
export interface Begun {
  readonly Code: string;
  readonly Entity: string;
  readonly Title: string;
  readonly From?: string;
}

interface NewFlowProps {
  readonly flows: Listed['Flows'];
  readonly free: Listed['Free'];
  begin(made: Begun): Promise<void>;
}

const CODE = /^[A-Z][A-Z0-9_]{1,29}$/;

/** `visit/VisitApply` as a code, `VISIT_APPLY`: the same each time, so that a draft that was left is found again. */
const codeFor = (entity: string): string =>
  entity
    .slice(entity.indexOf('/') + 1)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toUpperCase()
    .slice(0, 30);

/** Begins a flow for something that has none. */
export function NewFlow({ flows, free, begin }: NewFlowProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button block onClick={() => setOpen(true)}>
        新建流程
      </Button>
      {isOpen && free.length === 0 && (
        <Modal open title="新建流程" footer={null} onCancel={() => setOpen(false)}>
          <p>每项业务一个流程，能审批的业务都已经有了：在左侧选中它的流程修改即可。</p>
          <p>新的业务要先在数据对象里写上特性“flow”并发布方案，之后在这里为它新建流程。</p>
        </Modal>
      )}
      {isOpen && free.length > 0 && (
        <Asking
          flows={flows}
          free={free}
          begin={(made) => {
            setOpen(false);
            void begin(made);
          }}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface AskingProps extends Omit<NewFlowProps, 'begin'> {
  begin(made: Begun): void;
  close(): void;
}

function Asking({ flows, free, begin, close }: AskingProps) {
  const id = useId();
  const [entity, setEntity] = useState(free[0]!);
  const [typed, type] = useState<{ readonly Code?: string; readonly Title?: string }>({});
  const [from, setFrom] = useState('');
  const Code = (typed.Code ?? codeFor(entity.Entity)).trim();
  const Title = (typed.Title ?? `${entity.Title}审批`).trim();
  const fault = faultOf(Code, Title, flows);
  const make = () =>
    fault === undefined &&
    begin({ Code, Entity: entity.Entity, Title, ...(from === '' ? {} : { From: from }) });
  return (
    <Modal
      open
      title="新建流程"
      okText="开始设计"
      cancelText="取消"
      okButtonProps={{ htmlType: 'submit', form: id, disabled: fault !== undefined }}
      onCancel={close}
    >
      <form
        id={id}
        className={styles['new']}
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <label>
          业务
          <select
            value={entity.Entity}
            onChange={({ target }) => setEntity(free.find(({ Entity }) => Entity === target.value) ?? entity)}
          >
            {free.map((one) => (
              <option key={one.Entity} value={one.Entity}>
                {one.Title}
              </option>
            ))}
          </select>
        </label>
        <label>
          名称
          <Input
            maxLength={40}
            value={typed.Title ?? Title}
            onChange={({ target }) => type({ ...typed, Title: target.value })}
          />
        </label>
        <label>
          编码
          <Input
            maxLength={30}
            value={typed.Code ?? Code}
            onChange={({ target }) => type({ ...typed, Code: target.value.toUpperCase() })}
          />
        </label>
        <label>
          从哪里开始
          <select value={from} onChange={({ target }) => setFrom(target.value)}>
            <option value="">模板：一级审批</option>
            {flows.map((one) => (
              <option key={one.Code} value={one.Code}>
                {`复制：${one.Title}`}
              </option>
            ))}
          </select>
        </label>
        {fault !== undefined && <p role="alert">{fault}</p>}
      </form>
    </Modal>
  );
}

function faultOf(code: string, title: string, flows: Listed['Flows']): string | undefined {
  if (title === '') return '请填写名称';
  if (!CODE.test(code)) return '编码以大写字母开头，只含大写字母、数字和下划线，2至30个字符';
  const taken = flows.find(({ Code }) => Code === code);
  return taken && `编码 ${code} 已是“${taken.Title}”的编码，请换一个`;
}
