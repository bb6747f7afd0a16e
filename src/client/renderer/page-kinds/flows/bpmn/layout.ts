/** A part of a diagram: a single element, or a split with its ways and where they come together. */
export type Part =
  | { readonly kind: 'single'; readonly id: string; readonly shape: Shape; readonly edge?: string }
  | {
      readonly kind: 'fork';
      readonly id: string;
      readonly edge?: string;
      readonly ways: readonly {
        readonly parts: readonly Part[];
        readonly edge: string;
        readonly out?: string;
      }[];
      readonly join?: string;
    };

export type Shape = 'task' | 'event' | 'gateway';

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything of a diagram is drawn. */
export interface Drawn {
  readonly shapes: ReadonlyMap<string, Bounds>;
  readonly edges: ReadonlyMap<string, readonly Point[]>;
}

const SIZES: Readonly<Record<Shape, { readonly width: number; readonly height: number }>> = {
  task: { width: 120, height: 60 },
  event: { width: 36, height: 36 },
  gateway: { width: 50, height: 50 },
};
const GAP = 50;
const ASIDE = 40;
const LEAST_WIDTH = 120;

/** Draws parts below each other, ways side by side, so that every tool that reads the diagram shows it. */
export function draw(parts: readonly Part[]): Drawn {
  const drawing = new Drawing();
  drawing.column(parts, 100 + widthOf(parts) / 2, 80, undefined);
  return drawing;
}

const widthOf = (parts: readonly Part[]): number =>
  Math.max(LEAST_WIDTH, ...parts.map((part) => (part.kind === 'single' ? 0 : waysWidth(part.ways))));

const waysWidth = (ways: readonly { readonly parts: readonly Part[] }[]): number =>
  ways.reduce((sum, { parts }) => sum + widthOf(parts) + ASIDE, -ASIDE);

class Drawing implements Drawn {
  readonly shapes = new Map<string, Bounds>();
  readonly edges = new Map<string, readonly Point[]>();

  /** Draws a column around a middle line. @returns the point below the last part, undefined where nothing goes on */
  column(parts: readonly Part[], middle: number, top: number, from: Point | undefined): Point | undefined {
    let last = from;
    let y = top;
    for (const part of parts) {
      const shape = part.kind === 'single' ? part.shape : 'gateway';
      const bounds = this.shape(part.id, shape, middle, y);
      if (part.edge !== undefined && last) this.edge(part.edge, last, { x: middle, y });
      const under = { x: middle, y: y + bounds.height };
      last = part.kind === 'single' ? under : this.ways(part, under);
      y = (last?.y ?? under.y) + GAP;
    }
    return last;
  }

  private ways(part: Extract<Part, { kind: 'fork' }>, from: Point): Point | undefined {
    let left = from.x - waysWidth(part.ways) / 2;
    const ends = part.ways.map((way) => {
      const width = widthOf(way.parts);
      const middle = left + width / 2;
      left += width + ASIDE;
      const top = { x: middle, y: from.y + GAP };
      if (way.parts.length === 0) return { way, at: top, isEmpty: true };
      this.edge(way.edge, from, top);
      return { way, at: this.column(way.parts, middle, top.y, undefined) ?? top, isEmpty: false };
    });
    const y = Math.max(...ends.map(({ at }) => at.y)) + GAP;
    if (part.join === undefined) return { x: from.x, y: y - GAP };
    const bounds = this.shape(part.join, 'gateway', from.x, y);
    for (const { way, at, isEmpty } of ends) {
      if (isEmpty)
        this.path(way.edge, [
          from,
          { x: at.x, y: from.y + GAP / 2 },
          { x: at.x, y: y - GAP / 2 },
          { x: from.x, y },
        ]);
      else if (way.out !== undefined) this.edge(way.out, at, { x: from.x, y });
    }
    return { x: from.x, y: y + bounds.height };
  }

  private shape(id: string, shape: Shape, middle: number, y: number): Bounds {
    const { width, height } = SIZES[shape];
    const bounds = { x: middle - width / 2, y, width, height };
    this.shapes.set(id, bounds);
    return bounds;
  }

  private edge(id: string, from: Point, to: Point): void {
    const half = from.y + GAP / 2;
    this.path(id, from.x === to.x ? [from, to] : [from, { x: from.x, y: half }, { x: to.x, y: half }, to]);
  }

  private path(id: string, points: readonly Point[]): void {
    this.edges.set(id, points);
  }
}
