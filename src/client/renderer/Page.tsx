import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { isOfOthers, ownIdOf, saysWhose } from '../../contract/own-page.ts';
import { loadBlock, type Block } from './page-kinds/index.ts';
import { ChosenRow } from './chosen.tsx';
import { ButtonsProvider, useButtons, useGrants, useMe } from './contexts.ts';
import { messageOf, useData } from './data.ts';
import { FirstBar } from './first/FirstBar.tsx';
import { ErrorBlock } from './ErrorBlock.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadPage, type LoadedPage } from './pages.ts';
import type { GrantedButton } from '../storage/keys.ts';
import { faultAt, pageFileName, SchemaFault, under } from './schema/fault.ts';
import { isDecided } from './schema/granted.ts';
import type { PageOfServer } from './schema/server-buttons.ts';
import { ChunkLoadError } from '../session/part.ts';
import { Empty, Failed, PartFailed, Skeleton } from './States.tsx';
import styles from './page.module.css';

export interface PageProps {
  /** Path of the page file, which is the menu's comment path. */
  readonly path: string;
  /** Row that a form or a detail shows. */
  readonly rowId?: string | undefined;
  /** Off for a page inside another one. */
  readonly heading?: boolean;
}

/** What only a server that is not ours may lack. */
const Lacking = lazy(async () => ({ default: (await import('./Lacking.tsx')).Lacking }));

interface Shown extends Partial<PageOfServer> {
  readonly path: string;
  readonly block?: Block;
  readonly failure?: unknown;
}

/** Draws the page file of a path. A part that cannot be drawn says so in its place; the rest stays. */
export function Page({ path, rowId, heading = true }: PageProps) {
  const data = useData();
  const me = useMe();
  const granted = useGrants();
  const held = useButtons();
  const [shown, setShown] = useState<Shown>({ path: '' });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let mounted = true;
    prepare(data, path, { granted, isWhole: heading }).then(
      (ready) => mounted && setShown({ path, ...ready }),
      (failure: unknown) => mounted && setShown({ path, failure }),
    );
    return () => {
      mounted = false;
    };
  }, [data, path, granted, heading, times]);
  const retry = useCallback(() => {
    setShown({ path: '' });
    setTimes((count) => count + 1);
  }, []);
  if (shown.path !== path) return <Skeleton />;
  const { page, added, block: Drawn, failure } = shown;
  if (failure instanceof SchemaFault) return <ErrorBlock fault={failure} />;
  if (failure instanceof ChunkLoadError) return <PartFailed text={failure.message} />;
  if (!page || !Drawn) return <Failed text={messageOf(failure)} retry={retry} />;
  const { Pages } = page.answer;
  const own = rowId === undefined ? ownIdOf(page.file, { get: (one) => Pages[one] }) : undefined;
  const drawn = isOfOthers(own, me) ? <Empty text={saysWhose(own)} /> : <Drawn page={page} rowId={rowId} />;
  return (
    <article className={heading ? styles['page'] : undefined} data-kind={page.file.kind}>
      {heading && (
        <header className={styles['header']}>
          <h1>{page.file.title}</h1>
          {page.file.note !== undefined && <p>{page.file.note}</p>}
        </header>
      )}
      {!heading && page.file.note !== undefined && <p className={styles['note']}>{page.file.note}</p>}
      {saysFirst(page) && <FirstBar path={path} />}
      {heading && page.answer.isForeign && (
        <Suspense fallback={null}>
          <Lacking />
        </Suspense>
      )}
      <ErrorBoundary key={path} place={page.place}>
        <ButtonsProvider value={added ? new Set([...held, ...added]) : held}>
          {heading ? <ChosenRow>{drawn}</ChosenRow> : drawn}
        </ButtonsProvider>
      </ErrorBoundary>
    </article>
  );
}

/** Lists say what comes first where their rows would be, and boards on their own ground. */
const OWN_PLACE: ReadonlySet<string> = new Set(['list', 'board']);

const saysFirst = ({ file }: LoadedPage) =>
  !OWN_PLACE.has(file.kind) && 'first' in file && file.first !== undefined;

async function prepare(
  data: Parameters<typeof loadPage>[0],
  path: string,
  { granted, isWhole }: { granted: readonly GrantedButton[]; isWhole: boolean },
): Promise<PageOfServer & { block: Block }> {
  const loaded = await loadPage(data, path);
  const told = isDecided(loaded, granted)
    ? (await import('./schema/server-buttons.ts')).pageOfServer(loaded, granted, isWhole)
    : { page: loaded };
  const { page } = told;
  const kind: string = page.file.kind;
  const block = await loadBlock(kind);
  if (!block)
    throw faultAt(under({ file: pageFileName(path), pointer: '' }, 'kind'), `未知的页面类型 ${kind}`);
  return { ...told, block };
}
