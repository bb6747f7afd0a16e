import { memo, useState, type DragEvent, type KeyboardEvent } from 'react';
import type { FlowNode } from '../../../../contract/generated/meta.ts';
import type { Names } from './form-schema.ts';
import styles from './flows.module.css';
import { KINDS } from './new-node.ts';
import { said, saidWhen } from './said.ts';
import { isForked, type Spot } from './tree.ts';
import type { FlowProblem } from './useFlow.ts';

/** What the tree is drawn with; none of it changes with every step, so that a node is drawn again only when it changes. */
export interface Drawing {
  readonly names: Names;
  readonly isReading: boolean;
  readonly folded: ReadonlySet<string>;
  readonly problems: ReadonlyMap<string, readonly FlowProblem[]>;
  readonly chosen: string | undefined;
  readonly found: ReadonlySet<string>;
  /** Nodes that a simulated application comes to; undefined: none is simulated. */
  readonly lit: ReadonlyMap<string, string> | undefined;
  readonly adding: string | undefined;
  open(id: string, isByKey: boolean): void;
  keys(id: string, event: KeyboardEvent): void;
  fold(id: string): void;
  ask(place: string | undefined): void;
  insert(spot: Spot, kind: FlowNode['kind']): void;
  drop(id: string, spot: Spot): void;
  openWay(id: string): void;
}

const DRAGGED = 'text/x-flow-node';

interface ListProps extends Drawing {
  readonly nodes: readonly FlowNode[];
  readonly way?: Spot['in'];
}

/** Nodes below each other, with a place to put one between any two. */
export function NodeList({ nodes, way, ...drawing }: ListProps) {
  const spot = (index: number): Spot => ({ ...(way && { in: way }), index });
  return (
    <ol className={styles['list']}>
      {nodes.map((node, index) => (
        <li key={node.id}>
          <Between spot={spot(index)} {...drawing} />
          <Card node={node} {...cardOf(node, drawing)} open={drawing.open} keys={drawing.keys} />
          {isForked(node) && <Ways node={node} {...drawing} />}
        </li>
      ))}
      {nodes.at(-1)?.kind !== 'end' && (
        <li>
          <Between spot={spot(nodes.length)} {...drawing} />
        </li>
      )}
    </ol>
  );
}

function cardOf(node: FlowNode, drawing: Drawing) {
  const { names, problems, chosen, found, lit, isReading } = drawing;
  const own = problems.get(node.id) ?? [];
  return {
    line: said(node, names),
    fault: own
      .filter(({ IsHint }) => !IsHint)
      .map(({ Message }) => Message)
      .join('；'),
    hint: own
      .filter(({ IsHint }) => IsHint)
      .map(({ Message }) => Message)
      .join('；'),
    isChosen: chosen === node.id,
    isFound: found.has(node.id),
    isReading,
    lit: lit && (lit.get(node.id) ?? ''),
    isLit: lit?.has(node.id) ?? false,
  };
}

interface CardProps extends ReturnType<typeof cardOf> {
  readonly node: FlowNode;
  open(id: string, isByKey: boolean): void;
  keys(id: string, event: KeyboardEvent): void;
}

const Card = memo(function Card(props: CardProps) {
  const { node, line, fault, hint, isChosen, isFound, isReading, lit, isLit, open, keys } = props;
  return (
    <button
      type="button"
      className={styles['card']}
      data-id={node.id}
      data-kind={node.kind}
      data-found={isFound}
      data-lit={lit === undefined ? undefined : isLit}
      data-fault={fault !== ''}
      aria-pressed={isChosen}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Delete"
      draggable={!isReading}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, node.id)}
      // A press of a key is no click of a mouse, which is counted.
      onClick={(event) => open(node.id, event.detail === 0)}
      onKeyDown={(event) => keys(node.id, event)}
    >
      <b>{node.title}</b>
      <em>{KINDS[node.kind]}</em>
      <span>{line}</span>
      {lit !== undefined && lit !== '' && <span className={styles['people']}>{lit}</span>}
      {fault !== '' && <span className={styles['fault']}>{fault}</span>}
      {hint !== '' && <span className={styles['hint']}>{hint}</span>}
    </button>
  );
});

interface WaysProps extends Drawing {
  readonly node: Extract<FlowNode, { readonly branches: object }>;
}

function Ways({ node, ...drawing }: WaysProps) {
  const isFolded = drawing.folded.has(node.id);
  return (
    <div className={styles['fork']}>
      <button
        type="button"
        className={styles['fold']}
        aria-expanded={!isFolded}
        onClick={() => drawing.fold(node.id)}
      >
        {isFolded ? `展开${node.title}` : `收起${node.title}`}
      </button>
      {!isFolded && (
        <div className={styles['ways']} role="group" aria-label={`${node.title}的分支`}>
          {node.branches.map((way, branch) => (
            // oxlint-disable-next-line react/no-array-index-key -- a way has no identity but its place
            <div key={branch} className={styles['way']}>
              <button type="button" className={styles['when']} onClick={() => drawing.openWay(node.id)}>
                <b>{way.title}</b>
                {node.kind === 'branch' && (
                  <Condition when={'when' in way ? way.when : undefined} names={drawing.names} />
                )}
              </button>
              <NodeList nodes={way.nodes} way={{ of: node.id, branch }} {...drawing} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** When a way is gone; what only CEL says is shown as it is written. */
function Condition({ when, names }: { readonly when: string | undefined; readonly names: Names }) {
  if (when === undefined) return <span>以上都不成立时</span>;
  const words = when === '' ? '未填条件' : saidWhen(when, names);
  return words === undefined ? <code data-condition="">{when}</code> : <span>{words}</span>;
}

const placeOf = ({ in: way, index }: Spot): string => `${way ? `${way.of}.${way.branch}` : ''}:${index}`;

/** A place between two nodes, where one can be put, by choosing its kind or by dropping it. */
function Between({ spot, isReading, adding, ask, insert, drop }: { spot: Spot } & Drawing) {
  const [isOver, setOver] = useState(false);
  if (isReading) return <span className={styles['line']} />;
  const place = placeOf(spot);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const id = event.dataTransfer.getData(DRAGGED);
    if (id !== '') drop(id, spot);
  };
  return (
    <div
      className={styles['between']}
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <button
        type="button"
        data-place={place}
        aria-label="在此插入节点"
        aria-expanded={adding === place}
        onClick={() => ask(adding === place ? undefined : place)}
      >
        +
      </button>
      {adding === place && (
        <div
          className={styles['kinds']}
          role="group"
          aria-label="节点类型"
          onKeyDown={(event) => event.key === 'Escape' && ask(undefined)}
        >
          {Object.entries(KINDS).map(([kind, title], at) => (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the choice was asked for just now
            <button
              key={kind}
              type="button"
              autoFocus={at === 0}
              onClick={() => insert(spot, kind as FlowNode['kind'])}
            >
              {title}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
