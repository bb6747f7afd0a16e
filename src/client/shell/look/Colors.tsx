import { CheckOutlined } from '@ant-design/icons';
import { useId, type CSSProperties } from 'react';
import { PRIMARY_COLORS, type ColorName } from './palette.ts';
import styles from './settings-drawer.module.css';

interface ColorsProps {
  readonly chosen: ColorName;
  readonly onChoose: (color: ColorName) => void;
}

const NAMES = Object.keys(PRIMARY_COLORS) as ColorName[];

/** Choice of the primary colour. Native radio buttons bring the keyboard along. */
export function Colors({ chosen, onChoose }: ColorsProps) {
  const name = useId();
  return (
    <fieldset className={styles['colors']}>
      <legend>主题色：{PRIMARY_COLORS[chosen].name}</legend>
      {NAMES.map((color) => (
        <label
          key={color}
          title={PRIMARY_COLORS[color].name}
          style={{ '--swatch': PRIMARY_COLORS[color].primary } as CSSProperties}
        >
          <input
            type="radio"
            name={name}
            aria-label={PRIMARY_COLORS[color].name}
            checked={color === chosen}
            onChange={() => onChoose(color)}
          />
          <span aria-hidden="true">{color === chosen && <CheckOutlined />}</span>
        </label>
      ))}
    </fieldset>
  );
}
