import { useMemo, type ReactNode } from 'react';
import type { Subject } from '../../../../contract/subject.ts';
import type { DocumentModel } from './model.ts';
import { chunked, partsOnPage, type Piece } from './paginate.ts';
import { PAPERS, type Paper } from './paper.ts';
import { PartView } from './PartView.tsx';
import type { PrintedRow } from './useDocuments.ts';
import styles from './print.module.css';

interface SheetsProps {
  readonly model: DocumentModel;
  readonly rows: readonly PrintedRow[];
  /** Pages of each document; nothing is known of labels, which have one each. */
  readonly pages: readonly (readonly (readonly Piece[])[])[];
  readonly me: Subject;
}

/** Every page of every document, each as large as its paper. */
export function Sheets({ model, rows, pages, me }: SheetsProps) {
  const { file } = model;
  const paper = PAPERS[file.paper];
  if (paper.labels) return <Labels {...{ model, rows, pages, me }} paper={paper} labels={paper.labels} />;
  return rows.flatMap((printed, at) =>
    (pages[at] ?? []).map((page, index, all) => (
      <Sheet key={`${at} ${index}`} paper={paper}>
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

function Sheet({ paper, children }: { paper: Paper; children: ReactNode }) {
  const { width, height, margin } = paper;
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

type LabelSize = NonNullable<Paper['labels']>;

function Labels({ model, rows, me, paper, labels }: SheetsProps & { paper: Paper; labels: LabelSize }) {
  const size = { width: `${labels.width}mm`, height: `${labels.height}mm` };
  return chunked(rows, labels.count).map((some, at) => (
    <Sheet key={at} paper={paper}>
      <div className={styles['labels']}>
        {some.map((printed, index) => (
          <div key={index} className={styles['label']} style={size}>
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
