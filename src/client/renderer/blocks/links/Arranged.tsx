import { Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { LinksArrange, LinksBlock } from '../../../../contract/generated/meta.ts';
import { useNavigation, useNotify } from '../../contexts.ts';
import { useData, type Row } from '../../data.ts';
import { Frame } from '../Frame.tsx';
import type { PartPage } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import type { SourceState } from '../source.ts';
import { AddTiles } from './AddTiles.tsx';
import { placed, tileOf } from './arrange.ts';
import { Arranging } from './Arranging.tsx';
import styles from './arranging.module.css';

interface ArrangedProps {
  readonly block: LinksBlock;
  readonly arrange: LinksArrange;
  readonly on: PartPage;
  readonly state: SourceState;
  /** The tiles as they stand while nobody arranges them. */
  children(rows: readonly Row[]): ReactNode;
}

const RESET = '恢复默认后，当前的排列会丢失，确定恢复吗？';

/** The order that a reader makes, until it is saved or given up. */
function useArrangement(arrange: LinksArrange, on: PartPage, rows: readonly Row[] | undefined) {
  const data = useData();
  const notify = useNotify();
  const navigation = useNavigation();
  const [draft, setDraft] = useState<readonly Row[]>();
  const [busy, setBusy] = useState(false);
  const isChanged = draft !== undefined && draft !== rows;
  useEffect(() => navigation.guard(() => isChanged), [navigation, isChanged]);
  // What was saved stays in sight until it comes back from the server.
  useEffect(() => {
    setDraft(undefined);
    setBusy(false);
  }, [rows]);

  const keep = async (tiles: readonly Row[], done: string) => {
    setBusy(true);
    try {
      await data.write(arrange.save, { Items: placed(tiles, arrange.key) });
      notify.success(done);
      on.reload();
    } catch {
      // The refusal was told already; what was arranged is still there.
      setBusy(false);
    }
  };
  const reset = async () => {
    if (await notify.confirm({ text: RESET })) await keep([], '已恢复默认');
  };
  return { draft, setDraft, busy, isChanged, keep, reset };
}

/** The button that began the arranging gets the focus back when it ends. */
function useFocusAtEnd(isArranging: boolean) {
  const begin = useRef<HTMLButtonElement>(null);
  const wasArranging = useRef(false);
  useEffect(() => {
    if (!isArranging && wasArranging.current) begin.current?.focus();
    wasArranging.current = isArranging;
  }, [isArranging]);
  return begin;
}

/** Tiles that the reader may arrange: nothing is kept before it is saved. */
export function Arranged({ block, arrange, on, state, children }: ArrangedProps) {
  const rows = state.status === 'ready' ? state.rows : undefined;
  const [adding, setAdding] = useState(false);
  const { draft, setDraft, busy, isChanged, keep, reset } = useArrangement(arrange, on, rows);
  const begin = useFocusAtEnd(draft !== undefined);

  const tools = draft ? (
    <span className={styles['buttons']}>
      <Button onClick={() => setAdding(true)} disabled={busy}>
        {arrange.choices.title}
      </Button>
      <Button onClick={() => void reset()} disabled={busy}>
        恢复默认
      </Button>
      <Button onClick={() => setDraft(undefined)} disabled={busy}>
        取消
      </Button>
      <Button
        type="primary"
        loading={busy}
        disabled={!isChanged || draft.length === 0}
        onClick={() => void keep(draft, '保存成功')}
      >
        保存
      </Button>
    </span>
  ) : (
    rows && (
      <Button ref={begin} onClick={() => setDraft(rows)}>
        {arrange.title}
      </Button>
    )
  );
  return (
    <Frame title={block.title ?? on.page.file.title} note={block.note} tools={tools}>
      {draft ? (
        <Arranging block={block} keyed={arrange.key} tiles={draft} change={setDraft} />
      ) : (
        <Sourced state={state} empty={block.empty}>
          {children}
        </Sourced>
      )}
      {adding && draft && (
        <AddTiles
          {...{ block, arrange, on }}
          tiles={draft}
          add={(choice) => setDraft([...draft, tileOf(arrange, choice)])}
          close={() => setAdding(false)}
        />
      )}
    </Frame>
  );
}
