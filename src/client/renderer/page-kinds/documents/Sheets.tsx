import { useMemo, type ReactNode } from 'react';
import type { Subject } from '../../../../contract/subject.ts';
import type { DocumentModel } from './model.ts';
import { chunked, partsOnPage, type Piece } from '../../../../contract/print/paginate.ts';
import { cellsOf, PAPERS, type Cells, type Paper } from '../../../../contract/print/sheet.ts';
import { PartView } from './PartView.tsx';
import type { PrintedRow } from './useDocuments.ts';
import styles from './print.module.css';

interface SheetsProps {
  readonly model: DocumentModel;
  readonly rows: readonly PrintedRow[];
  /** Pages of each document; nothing is known of those that share a sheet. */
  readonly pages: readonly (readonly (readonly Piece[])[])[];
  readonly me: Subject;
  /** Documents that share a sheet. Default: what the paper says. */
  readonly perPage?: number | undefined;
}

/** Every page of every document, each as large as its paper. */
export function Sheets({ model, rows, pages, me, perPage }: SheetsProps) {
  const { file } = model;
  const paper = PAPERS[file.paper];
  const cells = cellsOf(paper, perPage);
  if (cells) return <Shared {...{ model, rows, me, paper, cells }} />;
  return rows.flatMap((printed, at) =>
    (pages[at] ?? []).map((page, index, all) => (
      <Sheet key={`${at} ${index}`} paper={paper} margin={paper.margin}>
        <header className={styles['head']}>{file.header}</header>
        <div className={styles['content']}>
          {index === 0 && file.heading !== undefined && <h2 className={styles['heading']}>{file.heading}</h2>}
          {partsOnPage(page).map(({ part, lines }) => {
            const one = model.parts[part];
            return one && <PartView key={part} model={one} printed={printed} me={me} lines={lines} />;
          })}
        </div>
        <footer className={styles['foot']}>
          <span>{file.footer}</span>
          {file.numbers !== false && <span>{`第${index + 1}页 共${all.length}页`}</span>}
        </footer>
      </Sheet>
    )),
  );
}

function Sheet({ paper, margin, children }: { paper: Paper; margin: number; children: ReactNode }) {
  const { width, height } = paper;
  const size = useMemo(
    () => ({ width: `${width}mm`, height: `${height}mm`, padding: `${margin}mm` }),
    [width, height, margin],
  );
  return (
    <div className={styles['sheet']} style={size} data-sheet>
      {children}
    </div>
  );
}

interface SharedProps extends Omit<SheetsProps, 'pages'> {
  readonly paper: Paper;
  readonly cells: Cells;
}

/** Several documents on each sheet, as labels are. */
function Shared({ model, rows, me, paper, cells }: SharedProps) {
  const { columns, count, width, height, left, top, padding } = cells;
  const grid = {
    gridTemplateColumns: `repeat(${columns}, ${width}mm)`,
    padding: `${top}mm 0 0 ${left}mm`,
  };
  const size = { width: `${width}mm`, height: `${height}mm`, padding: `${padding}mm` };
  return chunked(rows, count).map((some, at) => (
    <Sheet key={at} paper={paper} margin={0}>
      <div className={styles['labels']} style={grid}>
        {some.map((printed, index) => (
          <div key={index} className={styles['label']} style={size} data-label>
            {model.file.heading !== undefined && <strong>{model.file.heading}</strong>}
            {model.parts.map((part, place) => (
              <PartView key={place} model={part} printed={printed} me={me} />
            ))}
          </div>
        ))}
      </div>
    </Sheet>
  ));
}
