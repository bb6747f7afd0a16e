import { distance, reachOf, WORST_ACCURACY } from '../../../contract/distance.ts';

/** Where a device says it is. */
export interface Position {
  readonly Lng: number;
  readonly Lat: number;
  /** Accuracy in metres that the device claims. */
  readonly Acc: number;
}

/** Where a roll is called, and how far around it counts. */
export interface Fence {
  readonly Lng: number;
  readonly Lat: number;
  readonly Radius: number;
}

/** What became of a position: the distance in whole metres, or why it does not count. */
export type Judgement = { readonly metres: number } | { readonly refused: string };

/** The position in what a browser sent; nothing when it lacks a part that every device tells. */
export function positionOf(value: unknown): Position | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { Lng, Lat, Acc } = value as Partial<Record<keyof Position, unknown>>;
  const isPlace = typeof Lng === 'number' && typeof Lat === 'number' && (Lng !== 0 || Lat !== 0);
  return isPlace && typeof Acc === 'number' && Acc > 0 ? { Lng, Lat, Acc } : undefined;
}

/** Judges a position against the fence: within the radius, with at most 50 m of the device's own uncertainty. */
export function judgePosition(position: Position | undefined, fence: Fence): Judgement {
  if (!position) return { refused: '没有取得有效的位置，请允许定位后再试' };
  if (position.Acc > WORST_ACCURACY) return { refused: '定位精度不足，请到室外或窗边再试' };
  const metres = Math.round(distance(position, fence));
  return metres <= reachOf(fence.Radius, position.Acc)
    ? { metres }
    : { refused: `您不在签到范围内（距离${metres}米）` };
}

/** Metres a second that nobody makes on a campus. */
const FASTEST = 60;

/** An earlier answer that a position is compared with. */
export interface Earlier {
  readonly position: Position;
  readonly seconds: number;
}

/** What speaks against a position that counts: it is told to the staff and refuses nobody. */
export function doubtOf(position: Position, last: Earlier | undefined, isTwin: boolean): string | null {
  if (isTwin) return '坐标与另一名学生完全相同';
  if (!last) return null;
  const metres = distance(position, last.position) - position.Acc - last.position.Acc;
  return metres > FASTEST * Math.max(1, last.seconds) ? '与上次签到的距离和时间不符' : null;
}
