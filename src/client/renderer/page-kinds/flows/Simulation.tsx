import { Button, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import type { FlowsPage } from '../../../../contract/generated/meta.ts';
import { messageOf, useData } from '../../data.ts';
import { placesOf } from '../../../../contract/flow/nodes.ts';
import type { Names } from './form-schema.ts';
import type { Draft } from './tree.ts';
import { textOf } from './useFlow.ts';
import { kindOfField } from './when.ts';
import { isSought } from '../../fields/widgets/sought.ts';

interface SimulationProps {
  readonly file: FlowsPage;
  readonly code: string;
  readonly draft: Draft;
  readonly names: Names;
  /** Where the flow is not published yet: what it is made for. */
  readonly entity: string | undefined;
  readonly isLit: boolean;
  light(lit: ReadonlyMap<string, string> | undefined): void;
}

type Simulated = CallOutput['FlowDesign/Simulate'];

/** Goes through the definition with an application, a real one or a sample, and lights its way. */
export function Simulation({ file, code, draft, names, entity, isLit, light }: SimulationProps) {
  const data = useData();
  const [isOpen, setOpen] = useState(false);
  const [rows, setRows] = useState<CallOutput['FlowDesign/Rows']['Rows']>([]);
  const [rowId, setRowId] = useState<string>();
  const [sample, setSample] = useState<Readonly<Record<string, string | number>>>({});
  const [found, setFound] = useState<Simulated>();
  const [failure, setFailure] = useState<string>();
  const open = () => {
    setOpen(true);
    setFound(undefined);
    data
      .ask(file.rows, { Code: code, ...(entity === undefined ? {} : { Entity: entity }) })
      .then((answer) => setRows((answer as CallOutput['FlowDesign/Rows']).Rows))
      .catch((error: unknown) => setFailure(messageOf(error)));
  };
  const run = async () => {
    try {
      const input = {
        Code: code,
        Text: textOf(draft),
        ...(rowId === undefined ? { Row: sample } : { RowId: rowId }),
      };
      const answer = (await data.ask(file.simulate, input)) as Simulated;
      setFound(answer);
      setFailure(undefined);
      light(new Map(answer.Steps.map((step) => [step.NodeId, lineOf(step)])));
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  if (isLit && !isOpen) return <Button onClick={() => light(undefined)}>结束模拟</Button>;
  return (
    <>
      <Button onClick={open}>模拟</Button>
      <Modal
        open={isOpen}
        title="模拟流程"
        okText="模拟"
        cancelText="关闭"
        onOk={() => void run()}
        onCancel={() => setOpen(false)}
      >
        <label>
          用哪份申请
          <Select
            style={{ width: '100%' }}
            aria-label="用哪份申请"
            value={rowId ?? ''}
            options={[
              { value: '', label: '样例（在下面填写）' },
              ...rows.map(({ Id, Label, Status }) => ({ value: Id, label: `${Label}（${Status}）` })),
            ]}
            onChange={(id: string) => setRowId(id === '' ? undefined : id)}
          />
        </label>
        {rowId === undefined && <Sample draft={draft} names={names} sample={sample} put={setSample} />}
        {failure !== undefined && <p role="alert">{failure}</p>}
        {found && <Steps found={found} />}
      </Modal>
    </>
  );
}

function lineOf({ People, Count, Why }: Simulated['Steps'][number]): string {
  const named = People.map(({ Name, Unit }) => (Unit === null ? Name : `${Name}（${Unit}）`));
  return named.length === 0 ? Why : `${named.slice(0, 3).join('、')}${Count > 3 ? `等${Count}人` : ''}`;
}

function Steps({ found }: { found: Simulated }) {
  return (
    <div role="status">
      <p>{found.Row.map(({ Title, Value }) => `${Title}：${Value}`).join('，')}</p>
      <ol>
        {found.Steps.map((step) => (
          <li key={step.NodeId}>
            <b>{step.Title}</b>
            {`：${lineOf(step)}`}
            {step.People.length > 0 && <small>{`（${step.Why}）`}</small>}
          </li>
        ))}
      </ol>
      {!found.IsEnded && <p>流程没有走到结束</p>}
    </div>
  );
}

interface SampleProps {
  readonly draft: Draft;
  readonly names: Names;
  readonly sample: Readonly<Record<string, string | number>>;
  put(sample: Readonly<Record<string, string | number>>): void;
}

/** The fields that the definition looks at. */
function Sample({ draft, names, sample, put }: SampleProps) {
  const text = placesOf(draft)
    .flatMap(({ node }) => (node.kind === 'branch' ? node.branches.map((way) => way.when ?? '') : []))
    .join(' ');
  const read = new Set([...text.matchAll(/\brow\.(\w+)/g)].map(([, name]) => name));
  const people = names.Fields.filter(({ Ref, Options }) => Ref !== null && Options.length > 0);
  const fields = [
    ...names.Fields.filter(({ Name }) => read.has(Name)),
    ...people.filter(({ Name }) => !read.has(Name)),
  ];
  const set = (name: string, value: string | number | undefined) => {
    const { [name]: _, ...rest } = sample;
    put(value === undefined || value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <>
      {fields.map(({ Name, Title, Type, Options }) => (
        <label key={Name}>
          {Title}
          {Options.length > 0 ? (
            <Select
              allowClear
              showSearch
              filterOption={isSought}
              style={{ width: '100%' }}
              aria-label={Title}
              value={sample[Name] ?? null}
              options={Options.map((one) => ({ value: one.Code as string | number, label: one.Name }))}
              onChange={(value: string | number | null | undefined) => set(Name, value ?? undefined)}
            />
          ) : (
            <Input
              aria-label={Title}
              value={sample[Name] ?? ''}
              onChange={({ target: { value } }) =>
                set(
                  Name,
                  isNumber(Type) && value !== '' && Number.isFinite(Number(value)) ? Number(value) : value,
                )
              }
            />
          )}
        </label>
      ))}
    </>
  );
}

const isNumber = (type: string): boolean => {
  const kind = kindOfField(type as Parameters<typeof kindOfField>[0]);
  return kind === 'number' || kind === 'yes';
};
