import type { Point as Place } from '../../../../contract/distance.ts';
import { awayFrom } from './locate.ts';
import { SIDE, sketchOf } from './sketch.ts';
import styles from './here.module.css';

interface PlaceSketchProps {
  readonly place: Place;
  /** How many metres around the place count. */
  readonly metres: number;
  readonly device?: (Place & { readonly Acc: number }) | undefined;
}

/** A smaller circle has no room for words. */
const LEAST_LABELLED = 28;

/** A place with the range around it, and where the device is: drawn to scale, without a map from elsewhere. */
export function PlaceSketch({ place, metres, device }: PlaceSketchProps) {
  const { range, device: dot } = sketchOf(place, metres, device);
  const isFar = device !== undefined && awayFrom(device, place, metres)?.isFar === true;
  const middle = SIDE / 2;
  const where = device ? `，当前位置在范围${isFar ? '外' : '内'}` : '';
  return (
    <svg
      className={styles['sketch']}
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="img"
      aria-label={`签到地点和周围${metres}米的范围${where}`}
    >
      <circle className={styles['range']} cx={middle} cy={middle} r={range} />
      {range >= LEAST_LABELLED && (
        <text className={styles['metres']} x={middle} y={middle - range + 16} textAnchor="middle">
          {`${metres}米`}
        </text>
      )}
      <circle className={styles['place']} cx={middle} cy={middle} r="4" />
      {dot && (
        <g data-far={isFar}>
          <line className={styles['way']} x1={middle} y1={middle} x2={dot.x} y2={dot.y} />
          <circle className={styles['blur']} cx={dot.x} cy={dot.y} r={dot.blur} />
          <circle className={styles['device']} cx={dot.x} cy={dot.y} r="5" />
        </g>
      )}
    </svg>
  );
}
