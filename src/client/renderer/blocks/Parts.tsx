import { useEffect, useState } from 'react';
import type { PageBlock } from '../../../contract/generated/meta.ts';
import { messageOf } from '../data.ts';
import { ErrorBlock } from '../ErrorBlock.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { faultAt, under, type Place } from '../schema/fault.ts';
import { Failed, Skeleton } from '../States.tsx';
import { hasParts, loadParts, partOf } from './index.ts';
import type { BlockName, PartPage } from './part.ts';
import styles from './parts.module.css';

const SPANS: Partial<Record<BlockName, number>> = {
  chart: 2,
  pivot: 4,
  figures: 4,
  descriptions: 2,
  list: 4,
  text: 4,
  hero: 4,
  links: 4,
  feed: 2,
  steps: 4,
  days: 4,
  tallies: 4,
  cross: 4,
  table: 4,
};

interface PartsProps {
  readonly blocks: readonly PageBlock[];
  readonly place: Place;
  readonly on: PartPage;
}

/** Blocks on a grid of 4 columns. One that fails says so in its place; the others stay. */
export function Parts({ blocks, place, on }: PartsProps) {
  const names = blocks.map(({ block }) => block);
  const wanted = names.join(' ');
  const [state, setState] = useState<{ wanted: string; failure?: unknown }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let mounted = true;
    loadParts(wanted.split(' ')).then(
      () => mounted && setState({ wanted }),
      (failure: unknown) => mounted && setState({ wanted, failure }),
    );
    return () => {
      mounted = false;
    };
  }, [wanted, tries]);
  if (state?.failure !== undefined && !hasParts(names))
    return <Failed text={messageOf(state.failure)} retry={() => setTries(tries + 1)} />;
  if (!hasParts(names)) return <Skeleton />;
  return (
    <div className={styles['grid']}>
      {blocks.map((block, index) => {
        const at = under(place, 'blocks', index);
        const Drawn = partOf(block.block);
        const span = ('span' in block && block.span) || (SPANS[block.block] ?? 1);
        return (
          <div
            key={at.pointer}
            className={block.block === 'handle' ? styles['floating'] : styles[`span${span}`]}
            data-block={block.block}
          >
            {Drawn ? (
              <ErrorBoundary place={at} small={span === 1}>
                <Drawn block={block} place={at} on={on} />
              </ErrorBoundary>
            ) : (
              <ErrorBlock fault={faultAt(under(at, 'block'), `未知的块 ${String(block.block)}`)} />
            )}
          </div>
        );
      })}
    </div>
  );
}
