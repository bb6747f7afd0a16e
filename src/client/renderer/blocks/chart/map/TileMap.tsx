import type { CSSProperties } from 'react';
import type { ChartBlock } from '../../../../../contract/generated/meta.ts';
import { DrillLink } from '../../../Drill.tsx';
import { shownValue } from '../../values.ts';
import type { ChartData } from '../measures.ts';
import { summaryOf } from '../summary.ts';
import { PROVINCES, type Province } from './provinces.ts';
import { scaleOf, SHADES, tileNumber, type Scale } from './shades.ts';
import styles from './tile-map.module.css';

interface TileMapProps {
  readonly block: ChartBlock;
  readonly data: ChartData;
}

const shadeStyle = (shade: number): CSSProperties =>
  ({ '--share': `${(SHADES[shade] ?? 0) * 100}%` }) as CSSProperties;

/** The provinces of China as tiles about where they lie; the darker, the more. */
export function TileMap({ block, data }: TileMapProps) {
  const places = new Map(data.names.map((name, place) => [name, place] as const));
  const values = data.series[0]?.values ?? [];
  const own = PROVINCES.map((province) => ({ province, place: places.get(province.name) ?? -1 }));
  const scale = scaleOf(own.map(({ place }) => values[place]));
  const known = new Set(PROVINCES.map(({ name }) => name));
  const others = data.names.flatMap((name, place) =>
    known.has(name) ? [] : [`${name} ${shownValue(values[place])}`],
  );
  return (
    <div className={styles['body']}>
      <ul className={styles['map']} aria-label={summaryOf(block, data)}>
        {own.map(({ province, place }) => (
          <Tile key={province.code} {...{ block, data, province, place, scale }} />
        ))}
      </ul>
      <ul className={styles['legend']} aria-label="图例">
        {scale.ranges.map(({ shade, from, to }) => (
          <li key={shade}>
            <span className={styles['swatch']} style={shadeStyle(shade)} aria-hidden="true" />
            {from === to ? shownValue(from) : `${shownValue(from)}–${shownValue(to)}`}
          </li>
        ))}
      </ul>
      {others.length > 0 && <p className={styles['others']}>不在图上：{others.join('、')}</p>}
    </div>
  );
}

interface TileProps extends TileMapProps {
  readonly province: Province;
  /** Its place among the numbers. */
  readonly place: number;
  readonly scale: Scale;
}

function Tile({ block, data, province, place, scale }: TileProps) {
  const [series] = data.series;
  const value = series?.values[place];
  const shade = value === undefined ? undefined : scale.shadeOf(value);
  return (
    <li
      className={styles['tile']}
      data-shade={shade === undefined ? 'none' : shade === SHADES.length - 1 ? 'full' : 'part'}
      title={`${province.name} ${shownValue(value)}`}
      style={{
        gridRow: province.row,
        gridColumn: province.column,
        ...(shade !== undefined && shadeStyle(shade)),
      }}
    >
      <DrillLink drill={block.drill} row={series?.rows[place] ?? {}} className={styles['way']}>
        <span className={styles['name']}>{province.name}</span>{' '}
        <span className={styles['value']}>{value === undefined ? '-' : tileNumber(value)}</span>
      </DrillLink>
    </li>
  );
}
