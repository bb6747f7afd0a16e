import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import type { FlowsPage } from '../../../../contract/generated/meta.ts';
import { messageOf, useData } from '../../data.ts';
import { useNotify } from '../../contexts.ts';
import type { Draft } from './tree.ts';
import { textOf } from './useFlow.ts';

interface PublishProps {
  readonly file: FlowsPage;
  readonly code: string;
  readonly draft: Draft;
  readonly faults: number;
  readonly isChanged: boolean;
  /** It is in use. */
  done(): void;
}

type Replay = CallOutput['FlowDesign/Replay'];

/** Publishes a definition, after the closed applications of the last year have gone through it. */
export function Publish({ file, code, draft, faults, isChanged, done }: PublishProps) {
  const data = useData();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [replay, setReplay] = useState<Replay>();
  const [failure, setFailure] = useState<string>();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const open = () => {
    setOpen(true);
    setReplay(undefined);
    setFailure(undefined);
    data
      .ask(file.replay, { Code: code, Text: textOf(draft) })
      .then((answer) => setReplay(answer as Replay))
      .catch((error: unknown) => setFailure(messageOf(error)));
  };
  const publish = async () => {
    setBusy(true);
    try {
      const { value } = await data.act({
        EnCode: file.publish,
        Ids: [],
        Params: { Code: code, Text: textOf(draft), Note: note.trim() },
      });
      if ((value as { readonly IsInUse?: boolean } | undefined)?.IsInUse === false)
        notify.success('已提交，须由另一名管理员在「页面方案」中发布');
      else {
        notify.success('发布成功');
        done();
      }
      setOpen(false);
    } catch {
      // The refusal has been told.
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button type="primary" disabled={faults > 0 || !isChanged} onClick={open}>
        发布
      </Button>
      <Modal
        open={isOpen}
        title="发布流程"
        okText="发布"
        cancelText="取消"
        confirmLoading={busy}
        okButtonProps={{ disabled: note.trim() === '' || (!replay && failure === undefined) }}
        onOk={() => void publish()}
        onCancel={() => setOpen(false)}
      >
        <p>发布后新的申请按这一版办理，办理中的申请仍按原来的版本。</p>
        <label>
          这次改了什么
          <Input.TextArea maxLength={100} value={note} onChange={(event) => setNote(event.target.value)} />
        </label>
        <Replayed replay={replay} failure={failure} />
      </Modal>
    </>
  );
}

const MOST_SHOWN = 20;

function Replayed({ replay, failure }: { replay: Replay | undefined; failure: string | undefined }) {
  if (failure !== undefined) return <p role="alert">{`没有重走办结的申请：${failure}`}</p>;
  if (!replay) return <p role="status">正在用近一年办结的申请重走这一版……</p>;
  return (
    <div role="status">
      <p>{`近一年办结的${replay.Seen}份申请中，${replay.Differ}份在这一版下经过的环节不同。`}</p>
      <ul>
        {replay.Cases.slice(0, MOST_SHOWN).map(({ RowId, Label, Before, After }) => (
          <li key={RowId}>{`${Label}：原来 ${Before.join(' → ')}；现在 ${After.join(' → ')}`}</li>
        ))}
      </ul>
      {replay.Differ > MOST_SHOWN && <p>{`……共${replay.Differ}份`}</p>}
    </div>
  );
}
