/** How near to an edge of the window a handle may come. */
export const EDGE = 60;

/** Where a handle stands: its upper left corner in px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The nearest place along one side that keeps the distance from both ends; the middle where there is no room for it. */
export function clampAlong(wanted: number, size: number, side: number): number {
  const most = side - EDGE - size;
  if (most < EDGE) return Math.max(0, (side - size) / 2);
  return Math.min(Math.max(wanted, EDGE), most);
}

/** The nearest place to the wanted one that keeps the distance from all edges. */
export function clampSpot(wanted: Spot, size: number, area: { width: number; height: number }): Spot {
  return { x: clampAlong(wanted.x, size, area.width), y: clampAlong(wanted.y, size, area.height) };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key moves a handle; nothing for other keys. With shift it makes long steps. */
export function stepOf(spot: Spot, key: string, isLong: boolean): Spot | undefined {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  const length = isLong ? 80 : 16;
  return step && { x: spot.x + step[0] * length, y: spot.y + step[1] * length };
}
