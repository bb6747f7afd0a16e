import { Button } from 'antd';
import styles from './print.module.css';

/** How large sheets are shown; fit: as wide as there is room, but not larger than they are. */
export type Zoom = 'fit' | number;

const ZOOMS: readonly Zoom[] = ['fit', 0.5, 0.75, 1, 1.5];

export function Zooms({ zoom, choose }: { zoom: Zoom; choose(zoom: Zoom): void }) {
  return (
    <span role="group" aria-label="缩放" className={styles['zooms']}>
      {ZOOMS.map((one) => (
        <Button
          key={one}
          type={one === zoom ? 'primary' : 'default'}
          aria-pressed={one === zoom}
          onClick={() => choose(one)}
        >
          {one === 'fit' ? '适合宽度' : `${one * 100}%`}
        </Button>
      ))}
    </span>
  );
}
