import { useLayoutEffect, useRef } from 'react';
import type { Subject } from '../../../../contract/subject.ts';
import type { DocumentModel } from './model.ts';
import { paginate, type Piece } from '../../../../contract/print/paginate.ts';
import { PAPERS, roomOf } from '../../../../contract/print/sheet.ts';
import { PartView } from './PartView.tsx';
import type { PrintedRow } from './useDocuments.ts';
import styles from './print.module.css';

interface MeasuredProps {
  readonly model: DocumentModel;
  readonly rows: readonly PrintedRow[];
  readonly me: Subject;
  tell(pages: Piece[][][]): void;
}

/** Draws the documents out of sight, as wide as their paper, and tells how they fall into pages. */
export function Measured({ model, rows, me, tell }: MeasuredProps) {
  const box = useRef<HTMLDivElement>(null);
  const paper = PAPERS[model.file.paper];
  const width = { width: `${paper.width - 2 * paper.margin}mm` };
  const latest = useRef(tell);
  latest.current = tell;
  useLayoutEffect(() => {
    const documents = [...(box.current?.children ?? [])];
    latest.current(
      documents.map((one) => {
        const heading = one.querySelector<HTMLElement>('h2');
        const first = heading ? heading.offsetHeight + HEADING_GAP : 0;
        const pieces = [...one.querySelectorAll<HTMLElement>('[data-part]')].flatMap(piecesOf);
        const [head, ...others] = pieces;
        return paginate(head ? [{ ...head, height: head.height + first }, ...others] : [], roomOf(paper));
      }),
    );
  }, [rows, model, paper]);
  return (
    <div ref={box} className={styles['measured']} aria-hidden="true">
      {rows.map((printed, at) => (
        <div key={at} style={width}>
          {model.file.heading !== undefined && <h2 className={styles['heading']}>{model.file.heading}</h2>}
          {model.parts.map((part, index) => (
            <div key={index} data-part>
              <PartView model={part} printed={printed} me={me} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const HEADING_GAP = 12;

function piecesOf(element: HTMLElement, part: number): Piece[] {
  const lines = [...element.querySelectorAll<HTMLElement>('tbody tr')];
  if (lines.length === 0) return [{ part, height: element.offsetHeight }];
  const body = lines.reduce((sum, line) => sum + line.offsetHeight, 0);
  const head = element.offsetHeight - body;
  return lines.map((line, at) => ({ part, line: at, height: line.offsetHeight, head }));
}
