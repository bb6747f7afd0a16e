import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { overflowText } from '../../../../contract/print/overflow.ts';
import { cellsOf, PAPERS, PX_OF_MM } from '../../../../contract/print/sheet.ts';
import { unshownText } from '../../../../contract/print/unshown.ts';
import type { Piece } from '../../../../contract/print/paginate.ts';
import { useMe } from '../../contexts.ts';
import { useData } from '../../data.ts';
import { Measured } from './Measured.tsx';
import type { DocumentModel } from './model.ts';
import { createPhotos, PhotosProvider } from './photos.ts';
import { printSheets } from './printing.ts';
import { Sheets } from './Sheets.tsx';
import type { PrintedRow } from './useDocuments.ts';
import type { Zoom } from './Zooms.tsx';
import '../../rare-glyphs.css';
import styles from './print.module.css';

interface PreviewProps {
  readonly model: DocumentModel;
  readonly rows: readonly PrintedRow[];
  readonly perPage?: number | undefined;
  readonly zoom: Zoom;
  /** The sheets are to be printed. */
  readonly printing: boolean;
  printed(): void;
}

/** The sheets of some documents as they will be on paper; also puts them on it. */
export function Preview({ model, rows, perPage, zoom, printing, printed }: PreviewProps) {
  const me = useMe();
  const data = useData();
  const photos = useMemo(() => createPhotos(data), [data]);
  useEffect(() => () => photos.dispose(), [photos]);
  const paper = PAPERS[model.file.paper];
  const shares = cellsOf(paper, perPage) !== undefined;
  const { pages, unknown, tell } = usePages(model, rows, shares);
  const box = useRef<HTMLDivElement>(null);
  const scale = useScale(box, zoom, paper.width);
  const isReady = unknown.length === 0;
  useEffect(() => {
    if (!printing || !isReady) return undefined;
    let live = true;
    const print = async () => {
      await Promise.all([photos.settled(), document.fonts.ready]);
      const shown = [...document.querySelectorAll<HTMLImageElement>('[data-printing] img')];
      await Promise.allSettled(shown.map((image) => image.decode()));
      if (!live) return;
      printSheets(model.file.paper);
      printed();
    };
    void print();
    return () => {
      live = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is told afterwards may change meanwhile
  }, [printing, isReady, photos, model]);
  const { cut, unshown } = useWarnings(box, { rows, model, perPage, isReady }, pages);
  const sheets = isReady && <Sheets {...{ model, rows, pages, me, perPage }} />;
  return (
    <PhotosProvider value={photos}>
      <div className={styles['shown']}>
        {cut > 0 && (
          <p role="alert" className={styles['cut']}>
            {overflowText(cut)}
          </p>
        )}
        {unshown !== undefined && (
          <p role="alert" className={styles['cut']}>
            {unshown}
          </p>
        )}
        {!isReady && <Measured {...{ model, me, tell }} rows={unknown} />}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
        <div ref={box} className={styles['preview']} tabIndex={0} role="group" aria-label="打印预览">
          <div style={{ zoom: scale }}>{sheets}</div>
        </div>
      </div>
      {printing && isReady && createPortal(<div data-printing>{sheets}</div>, document.body)}
    </PhotosProvider>
  );
}

interface Drawn extends Pick<PreviewProps, 'rows' | 'model' | 'perPage'> {
  readonly isReady: boolean;
}

/** What would be wrong on paper, read from the sheets as they are drawn: documents that are cut, and characters without a font. */
function useWarnings(
  box: React.RefObject<HTMLDivElement>,
  { rows, model, perPage, isReady }: Drawn,
  pages: readonly (readonly unknown[])[],
) {
  const [found, setFound] = useState<{ cut: number; unshown?: string | undefined }>({ cut: 0 });
  useLayoutEffect(() => {
    const all = (name: string) => [...(box.current?.querySelectorAll<HTMLElement>(`[${name}]`) ?? [])];
    const labels = all('data-label');
    const sheets = all('data-sheet').map(({ textContent }) => textContent);
    const texts =
      labels.length > 0
        ? labels.map(({ textContent }) => textContent)
        : pages.map((own) => sheets.splice(0, own.length).join(''));
    setFound({ cut: labels.filter(isCut).length, unshown: unshownText(texts) });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the pages are another list at each drawing, and the same once they are measured
  }, [box, rows, model, perPage, isReady]);
  return found;
}

/** Fractions of a pixel are no text. */
const isCut = ({ scrollHeight, clientHeight }: HTMLElement) => scrollHeight > clientHeight + 1;

/** How documents fall into pages; each is measured once. */
function usePages(model: DocumentModel, rows: readonly PrintedRow[], shares: boolean) {
  const known = useMemo(() => ({ model, pages: new Map<PrintedRow, Piece[][]>() }), [model]).pages;
  const [, setTimes] = useState(0);
  const unknown = shares ? [] : rows.filter((row) => !known.has(row));
  const tell = (found: Piece[][][]) => {
    for (const [at, row] of unknown.entries()) known.set(row, found[at] ?? []);
    setTimes((times) => times + 1);
  };
  return { pages: rows.map((row) => known.get(row) ?? []), unknown, tell };
}

/** Paper that is wider than the screen is made to fit. */
function useScale(box: React.RefObject<HTMLDivElement>, zoom: Zoom, width: number): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => setRoom(element.clientWidth - EDGES));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box]);
  if (zoom !== 'fit') return zoom;
  return room > 0 ? Math.min(1, room / (width * PX_OF_MM)) : 1;
}

/** Space on both sides of the sheets. */
const EDGES = 32;
