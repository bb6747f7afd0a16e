import { Button, Input } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { FlowNode, FlowsPage } from '../../../../contract/generated/meta.ts';
import { useButtons, useDevice, useNavigation } from '../../contexts.ts';
import { Skeleton } from '../../States.tsx';
import { stepKeys } from '../step-keys.ts';
import { DraftOffer, NOTHING_LEFT_OUT } from '../form/DraftOffer.tsx';
import { useKeptText } from '../form/useKeptText.ts';
import { Exchange } from './Exchange.tsx';
import type { Names } from './form-schema.ts';
import styles from './flows.module.css';
import { newNode } from './new-node.ts';
import { Problems } from './Problems.tsx';
import { Publish } from './Publish.tsx';
import { Simulation } from './Simulation.tsx';
import { NodeList, type Drawing } from './Tree.tsx';
import {
  copy,
  found,
  insert,
  isForked,
  move,
  nodeOf,
  remove,
  stepOf,
  type Direction,
  type Draft,
  type Spot,
} from './tree.ts';
import { textOf, useFlow, type Flow } from './useFlow.ts';
import { Versions } from './Versions.tsx';
import { WaysForm } from './WaysForm.tsx';

// What the panel is made with is loaded once somebody looks at a node.
const Panel = lazy(async () => ({ default: (await import('./Panel.tsx')).Panel }));

interface DesigningProps {
  readonly file: FlowsPage;
  readonly names: Names;
  readonly start: Draft;
  /** It has never been published. */
  readonly isNew: boolean;
  dirty(isDirty: boolean): void;
  published(): void;
}

const ZOOMS = [8, 10, 12, 14, 16, 18];
const PLAIN = 14;
const STEPS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** One definition: its tree, what is said of the chosen node, what is wrong, and what can be done with it. */
export function Designing({ file, names, start, isNew, dirty, published }: DesigningProps) {
  const navigation = useNavigation();
  const isReading = useDevice() === 'mobile';
  const flow = useFlow(file, names.Code, start);
  const { draft, isChanged, replace } = flow;
  useEffect(() => dirty(isChanged), [dirty, isChanged]);
  useEffect(() => navigation.guard(() => isChanged), [navigation, isChanged]);
  const kept = useKeptText({
    place: { form: `${file.open} ${names.Code}`, rowId: undefined },
    text: useMemo(() => textOf(draft), [draft]),
    isChanged,
    staysWhenLeft: true,
    put: (text) => replace(JSON.parse(text) as Draft),
  });
  const [zoom, setZoom] = useState(PLAIN);
  const [text, search] = useState('');
  const [lit, light] = useState<ReadonlyMap<string, string>>();
  const box = useRef<HTMLDivElement>(null);
  const drawing = useDrawing({ flow, names, isReading, text, lit, box });
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && event.target instanceof Element && event.target.closest('[data-panel]'))
      focusOn(box.current, flow.chosen);
    stepKeys(event, flow);
  };
  return (
    <div ref={box} onKeyDown={keys}>
      <Bar {...{ file, names, flow, isNew, published, isReading, zoom, setZoom, text, search, lit, light }} />
      {isReading && <p>请在电脑端使用流程设计器，这里只供查看。</p>}
      <DraftOffer draft={kept} model={NOTHING_LEFT_OUT} row={undefined} />
      <div className={styles['panes']}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is wider than its place is scrolled by keys */}
        <section className={styles['canvas']} aria-label="流程图" tabIndex={0}>
          <div className={styles['tree']} style={{ fontSize: zoom }}>
            <NodeList nodes={draft.nodes} {...drawing} />
          </div>
        </section>
        <div>
          <Chosen flow={flow} names={names} isReading={isReading} />
          <Problems
            problems={flow.problems}
            show={(id) => {
              flow.show(id);
              focusOn(box.current, id);
            }}
          />
        </div>
      </div>
    </div>
  );
}

function focusOn(box: Element | null, id: string | undefined): void {
  if (id === undefined) return;
  requestAnimationFrame(() => box?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus());
}

interface Drawn {
  readonly flow: Flow;
  readonly names: Names;
  readonly isReading: boolean;
  readonly text: string;
  readonly lit: ReadonlyMap<string, string> | undefined;
  readonly box: { readonly current: HTMLDivElement | null };
}

/** What the tree is drawn with, and what a press on it does. */
function useDrawing({ flow, names, isReading, text, lit, box }: Drawn): Drawing {
  const [adding, ask] = useState<string>();
  const now = useRef(flow);
  now.current = flow;
  const { draft, choose, edit } = flow;
  const matches = useMemo(() => new Set(found(draft, text)), [draft, text]);
  const open = useCallback(
    (id: string, isByKey: boolean) => {
      choose(id);
      if (isByKey)
        setTimeout(
          () => box.current?.querySelector<HTMLElement>('[data-panel] :is(input, textarea)')?.focus(),
          300,
        );
    },
    [choose, box],
  );
  const keys = useCallback(
    (id: string, event: KeyboardEvent) => pressed(now.current, id, event, { isReading, box: box.current }),
    [isReading, box],
  );
  const put = useCallback(
    (spot: Spot, kind: FlowNode['kind']) => {
      const node = newNode(now.current.draft, kind);
      edit((before) => insert(before, spot, node));
      ask(undefined);
      choose(node.id);
      focusOn(box.current, node.id);
    },
    [edit, choose, box],
  );
  return {
    names,
    isReading,
    folded: flow.folded,
    problems: flow.problems,
    chosen: flow.chosen,
    found: matches,
    lit,
    adding,
    open,
    keys,
    fold: flow.fold,
    ask,
    insert: put,
    drop: useCallback((id: string, spot: Spot) => edit((before) => move(before, id, spot)), [edit]),
    openWay: choose,
  };
}

/** What a key does on a node: arrows go to the next one, with Alt they move it, Delete takes it away. */
function pressed(
  flow: Flow,
  id: string,
  event: KeyboardEvent,
  { isReading, box }: { readonly isReading: boolean; readonly box: Element | null },
): void {
  const direction = STEPS[event.key];
  if (direction && event.altKey && !isReading) {
    const spot = stepOf(flow.draft, id, direction);
    event.preventDefault();
    if (!spot) return;
    flow.edit((before) => move(before, id, spot));
    focusOn(box, id);
  } else if (direction === 'up' || direction === 'down') {
    event.preventDefault();
    focusOn(box, flow.seen[flow.seen.indexOf(id) + (direction === 'up' ? -1 : 1)]);
  } else if (event.key === 'Delete' && !isReading) {
    const at = flow.seen.indexOf(id);
    flow.edit((before) => remove(before, id));
    focusOn(box, flow.seen[at - 1] ?? flow.seen[at + 1]);
  }
}

interface BarProps {
  readonly file: FlowsPage;
  readonly names: Names;
  readonly flow: Flow;
  readonly isNew: boolean;
  published(): void;
  readonly isReading: boolean;
  readonly zoom: number;
  setZoom(zoom: number): void;
  readonly text: string;
  search(text: string): void;
  readonly lit: ReadonlyMap<string, string> | undefined;
  light(lit: ReadonlyMap<string, string> | undefined): void;
}

/** What can be done with the definition as a whole. */
function Bar({
  file,
  names,
  flow,
  isNew,
  published,
  isReading,
  zoom,
  setZoom,
  text,
  search,
  lit,
  light,
}: BarProps) {
  const mayPublish = useButtons().has(file.publish);
  const { draft, replace } = flow;
  const isChanged = flow.isChanged || isNew;
  const faults = [...flow.problems.values()].flat().filter(({ IsHint }) => !IsHint).length;
  const zoomBy = (by: number) => setZoom(ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom);
  const of = { file, code: names.Code, draft, isReading };
  return (
    <div className={styles['head']}>
      <h2>{draft.title}</h2>
      <span role="status" data-faults={faults > 0}>
        {flow.failure ?? (faults > 0 ? `${faults}处需要修改` : isChanged ? '未发布' : '与使用中的一致')}
      </span>
      <Input
        allowClear
        placeholder="搜索节点"
        aria-label="搜索节点"
        className={styles['search']}
        value={text}
        onChange={(event) => search(event.target.value)}
      />
      <Button aria-label="缩小" disabled={zoom === ZOOMS[0]} onClick={() => zoomBy(-1)}>
        －
      </Button>
      <Button aria-label="放大" disabled={zoom === ZOOMS.at(-1)} onClick={() => zoomBy(1)}>
        ＋
      </Button>
      <Button onClick={() => flow.foldAll(flow.folded.size === 0)}>
        {flow.folded.size === 0 ? '全部收起' : '全部展开'}
      </Button>
      {!isReading && (
        <>
          <Button disabled={!flow.undo} onClick={flow.undo}>
            撤销
          </Button>
          <Button disabled={!flow.redo} onClick={flow.redo}>
            重做
          </Button>
        </>
      )}
      <Simulation
        {...of}
        entity={isNew ? names.Entity : undefined}
        names={names}
        light={light}
        isLit={lit !== undefined}
      />
      <Versions {...of} restore={replace} />
      <Exchange {...of} put={replace} />
      {mayPublish && !isReading && (
        <Publish
          {...of}
          faults={faults}
          isChanged={isChanged}
          done={() => {
            flow.keep(draft);
            published();
          }}
        />
      )}
    </div>
  );
}

/** What can be said of the chosen node, and done with it. */
function Chosen({ flow, names, isReading }: { flow: Flow; names: Names; isReading: boolean }) {
  const { chosen, draft, edit, put, choose } = flow;
  const node = chosen === undefined ? undefined : nodeOf(draft, chosen);
  const nodes = useMemo(
    () => flow.seen.map((id) => ({ value: id, label: nodeOf(draft, id)?.title ?? id })),
    [flow.seen, draft],
  );
  const change = useCallback((next: FlowNode) => chosen !== undefined && put(chosen, next), [chosen, put]);
  if (!node || chosen === undefined)
    return <section className={styles['panel']}>选择一个节点查看和修改它</section>;
  const copied = () => {
    const made = copy(draft, chosen);
    if (!made) return;
    edit(() => made.draft);
    choose(made.id);
  };
  return (
    <section className={styles['panel']} data-panel aria-label="节点属性">
      {!isReading && (
        <div className={styles['tools']}>
          <Button size="small" onClick={copied}>
            复制节点
          </Button>
          <Button size="small" danger onClick={() => edit((before) => remove(before, chosen))}>
            删除节点
          </Button>
        </div>
      )}
      <Suspense fallback={<Skeleton lines={4} />}>
        <Panel key={chosen} node={node} names={names} nodes={nodes} isReading={isReading} change={change} />
      </Suspense>
      {isForked(node) && <WaysForm node={node} names={names} isReading={isReading} edit={edit} />}
    </section>
  );
}
