import { Input } from 'antd';
import { useState } from 'react';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import type { FlowsPage } from '../../../../contract/generated/meta.ts';
import { useButtons, useNavigation, useNotify } from '../../contexts.ts';
import { useCall } from '../../read.ts';
import { faultAt } from '../../schema/fault.ts';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { Designing } from './Designing.tsx';
import { NewFlow, type Begun } from './NewFlow.tsx';
import styles from './flows.module.css';
import type { Draft } from './tree.ts';
import { hasText } from '../../../../contract/folded-text.ts';

/** Definitions of flows: chosen from a list, drawn as trees. */
export function FlowsBlock({ page }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'flows') throw faultAt(page.place, `页面类型应为 flows，实际为 ${file.kind}`);
  const { answer, failure, again } = useCall(file.list, {});
  if (failure !== undefined && !answer) return <Failed text={failure} retry={again} />;
  if (!answer) return <Skeleton lines={8} />;
  const { Flows, Free } = answer as CallOutput['FlowDesign/Flows'];
  return <Choosing file={file} flows={Flows} free={Free} again={again} />;
}

interface ChoosingProps {
  readonly file: FlowsPage;
  readonly flows: CallOutput['FlowDesign/Flows']['Flows'];
  /** What can have a flow and has none yet. */
  readonly free: CallOutput['FlowDesign/Flows']['Free'];
  again(): void;
}

function Choosing({ file, flows, free, again }: ChoosingProps) {
  const navigation = useNavigation();
  const notify = useNotify();
  const [text, search] = useState('');
  const [code, choose] = useState(flows[0]?.Code);
  const [begun, begin] = useState<Begun>();
  const mayPublish = useButtons().has(file.publish);
  // Once it is published it is a flow as any other.
  const isNew = begun !== undefined && flows.every(({ Code }) => Code !== begun.Code);
  const listed = isNew
    ? [{ ...begun, EntityTitle: free.find(({ Entity }) => Entity === begun.Entity)?.Title ?? '' }, ...flows]
    : flows;
  const [isDirty, setDirty] = useState(false);
  const shown = listed.filter((one) =>
    [one.Code, one.Title, one.EntityTitle].some((name) => hasText(name, text)),
  );
  const open = async (next: string) => {
    if (next === code) return;
    if (
      isDirty &&
      !(await notify.confirm({ text: '当前流程的修改还没有发布，草稿会保留在本机，确定打开另一个流程吗？' }))
    )
      return;
    setDirty(false);
    choose(next);
  };
  return (
    <div className={styles['page']}>
      <nav className={styles['side']} aria-label="流程">
        {mayPublish && (
          <NewFlow
            flows={flows}
            free={free}
            begin={(made) => {
              begin(made);
              return open(made.Code);
            }}
          />
        )}
        <Input
          allowClear
          placeholder="搜索流程"
          aria-label="搜索流程"
          value={text}
          onChange={(event) => search(event.target.value)}
        />
        <ul>
          {shown.map(({ Code, Title, EntityTitle }) => (
            <li key={Code}>
              <button type="button" aria-current={Code === code} onClick={() => void open(Code)}>
                {Title}
                <small>{`${Code} · ${EntityTitle}`}</small>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {code === undefined ? (
        <Empty text="还没有审批流程" />
      ) : (
        <Opened
          key={`${code} ${navigation.path.split('?')[0]}`}
          file={file}
          code={code}
          begun={isNew && begun.Code === code ? begun : undefined}
          dirty={setDirty}
          published={again}
        />
      )}
    </div>
  );
}

interface OpenedProps {
  readonly file: FlowsPage;
  readonly code: string;
  /** A flow that is being made. */
  readonly begun: Begun | undefined;
  dirty(isDirty: boolean): void;
  published(): void;
}

function Opened({ file, code, begun, dirty, published }: OpenedProps) {
  // What it begins with stays the question after it is published, so that the drawing stays as it is.
  const [input] = useState({ Code: code, ...begun });
  const { answer, failure, again } = useCall(file.open, input);
  if (failure !== undefined && !answer) return <Failed text={failure} retry={again} />;
  if (!answer) return <Skeleton lines={8} />;
  const names = answer as CallOutput['FlowDesign/Open'];
  const start = readDraft(names.Text);
  if (!start) return <Empty text="这个流程的定义无法读取" />;
  return (
    <Designing
      file={file}
      names={names}
      start={start}
      isNew={begun !== undefined}
      dirty={dirty}
      published={published}
    />
  );
}

function readDraft(text: string): Draft | undefined {
  try {
    const draft = JSON.parse(text) as Partial<Draft> | null;
    return Array.isArray(draft?.nodes) ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}
