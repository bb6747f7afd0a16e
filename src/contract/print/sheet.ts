import type { PrintPage } from '../generated/meta.ts';

/** A sheet in millimetres. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Documents on one sheet, and the size of each; otherwise a document has its sheets to itself. */
  readonly labels?: { readonly count: number; readonly width: number; readonly height: number };
}

const A4 = { width: 210, height: 297, margin: 16 };
const A5 = { width: 148, height: 210, margin: 12 };
const turned = (paper: Paper): Paper => ({ ...paper, width: paper.height, height: paper.width });

export const PAPERS: Readonly<Record<PrintPage['paper'], Paper>> = {
  A4,
  'A4-landscape': turned(A4),
  A5,
  'A5-landscape': turned(A5),
  label: { ...A4, margin: 0, labels: { count: 10, width: 90, height: 55 } },
  receipt: { width: 241, height: 140, margin: 10 },
};

/** Where the documents of one sheet stand when several share it, in millimetres. */
export interface Cells {
  readonly columns: number;
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly padding: number;
}

/** How so many documents share a sheet; undefined when each has its own sheets. */
export function cellsOf(paper: Paper, perPage = 1): Cells | undefined {
  if (paper.labels) {
    const { count, width, height } = paper.labels;
    const columns = 2;
    const left = (paper.width - columns * width) / 2;
    return {
      columns,
      count,
      width,
      height,
      left,
      top: (paper.height - (count / columns) * height) / 2,
      padding: 3,
    };
  }
  if (perPage <= 1) return undefined;
  const columns = perPage > 3 ? 2 : 1;
  const width = paper.width / columns;
  const height = paper.height / Math.ceil(perPage / columns);
  return { columns, count: perPage, width, height, left: 0, top: 0, padding: paper.margin / 2 };
}

/** CSS pixels of a millimetre, by definition. */
export const PX_OF_MM = 96 / 25.4;

/** Head and foot of a page take so much of its height. */
export const EDGE_MM = 9;

/** Height for content on a page in pixels. */
export const roomOf = ({ height, margin }: Paper): number =>
  Math.floor((height - 2 * margin - 2 * EDGE_MM) * PX_OF_MM);
