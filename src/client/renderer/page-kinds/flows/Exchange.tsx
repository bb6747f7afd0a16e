import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import { useData } from '../../data.ts';
import { useNotify } from '../../contexts.ts';
import type { FromBpmn, Told } from './bpmn/read.ts';
import styles from './flows.module.css';
import type { Draft } from './tree.ts';
import { textOf } from './useFlow.ts';

interface ExchangeProps {
  readonly code: string;
  readonly draft: Draft;
  readonly isReading: boolean;
  put(draft: Draft): void;
}

const MOST_BYTES = 8 * 1024 * 1024;

/** Hands a definition to the browser as JSON or BPMN 2.0, and takes such files in. */
export function Exchange({ code, draft, isReading, put }: ExchangeProps) {
  const data = useData();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<{ readonly name: string; readonly answer: FromBpmn }>();
  const save = (text: string, type: string, ending: string) =>
    data.saveContent(new Blob([text], { type }), `${code}.${ending}`);
  const exported = async () => {
    try {
      const { toBpmn } = await import('./bpmn/write.ts');
      save(await toBpmn(code, draft), 'application/xml', 'bpmn');
    } catch (error) {
      notify.error(`没有导出：${(error as Error).message}`);
    }
  };
  const read = async (file: File) => {
    setOpen(false);
    if (file.size > MOST_BYTES) return notify.warning('文件过大');
    setFound({ name: file.name, answer: await readFile(file, draft) });
  };
  const flow = found && !('refused' in found.answer) ? found.answer.flow : undefined;
  const take = () => {
    if (flow) put(flow);
    setFound(undefined);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>导入导出</Button>
      <Modal open={isOpen} title="导入导出" footer={null} onCancel={() => setOpen(false)}>
        <div className={styles['tools']}>
          <Button onClick={() => save(textOf(draft), 'application/json', 'json')}>导出 JSON</Button>
          <Button onClick={() => void exported()}>导出 BPMN 2.0</Button>
          {!isReading && <Button onClick={() => chooser.current?.click()}>导入 JSON 或 BPMN…</Button>}
        </div>
      </Modal>
      <input
        ref={chooser}
        hidden
        type="file"
        aria-label="导入流程文件"
        accept=".json,.bpmn,.bpmn2,.xml"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file)
            void read(file).catch((error: unknown) => notify.error(`没有导入：${(error as Error).message}`));
        }}
      />
      {found && <Found {...found} take={take} close={() => setFound(undefined)} />}
    </>
  );
}

/** What a file came to; one of another tool is held against the vocabulary too before it is drawn. */
async function readFile(file: File, draft: Draft): Promise<FromBpmn> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { fromJson } = await import('./from-json.ts');
  if (/\.json$/i.test(file.name)) return fromJson(bytes);
  const { fromBpmn } = await import('./bpmn/read.ts');
  const answer = await fromBpmn(bytes, draft);
  if ('refused' in answer) return answer;
  return fromJson(new TextEncoder().encode(JSON.stringify(answer.flow)), answer.left);
}

interface FoundProps {
  readonly name: string;
  readonly answer: FromBpmn;
  take(): void;
  close(): void;
}

/** Tells what is taken of a file and what is not, before anything is. */
function Found({ name, answer, take, close }: FoundProps) {
  const isRefused = 'refused' in answer;
  return (
    <Modal
      open
      title={isRefused ? `不能导入 ${name}` : `导入 ${name}`}
      okText="导入为草稿"
      cancelText={isRefused ? '关闭' : '取消'}
      okButtonProps={isRefused ? { style: { display: 'none' } } : {}}
      onOk={take}
      onCancel={close}
    >
      <p>
        {isRefused
          ? '文件中的下列内容不能表示为审批流程，没有导入任何内容。'
          : '当前草稿会被替换，可以撤销。'}
      </p>
      <Reasons told={isRefused ? answer.refused : answer.left} />
    </Modal>
  );
}

function Reasons({ told }: { told: readonly Told[] }) {
  return (
    <ul>
      {told.map(({ id, reason }) => (
        <li key={`${id} ${reason}`}>{`${id}：${reason}`}</li>
      ))}
    </ul>
  );
}
