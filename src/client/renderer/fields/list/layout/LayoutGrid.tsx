import { useRef, type KeyboardEvent } from 'react';
import type { ChildGrid } from '../../../../../contract/generated/meta.ts';
import { withNoun } from '../../../../../contract/with-noun.ts';
import type { Row } from '../../../data.ts';
import type { InputProps } from '../../kit.ts';
import { wrongLines } from '../lines.ts';
import { nextSpot, placesOf, spotKey, spotsIn, type Size, type Spot } from './layout.ts';
import type { NamedTool } from './Tools.tsx';
import { toneOf } from './tone.ts';
import styles from './layout.module.css';

interface LayoutGridProps {
  readonly props: InputProps;
  readonly grid: ChildGrid;
  readonly lines: readonly Row[];
  readonly size: Size;
  /** The spot that the Tab key leads to. */
  readonly spot: Spot;
  readonly tools: readonly NamedTool[];
  setSpot(this: void, spot: Spot): void;
  use(this: void, spots: readonly Spot[]): void;
}

/** The spots, with the numbers of rows and columns as buttons for all of theirs. */
export function LayoutGrid({ props, grid, lines, size, spot, tools, setSpot, use }: LayoutGridProps) {
  const box = useRef<HTMLTableElement>(null);
  const places = placesOf(grid, lines);
  const wrong = wrongLines(props.problems);
  const disabled = props.disabled === true;
  const columns = spotsIn(size, { row: 1 }).map(({ column }) => column);
  const rows = spotsIn(size, { column: 1 }).map(({ row }) => row);
  const isWithin = spot.row <= size.rows && spot.column <= size.columns;
  const here = isWithin ? spot : { row: 1, column: 1 };
  const move = (event: KeyboardEvent) => {
    const next = nextSpot(here, event.key, size);
    if (!next || !(event.target as HTMLElement).dataset['spot']) return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>(`[data-spot="${spotKey(next)}"]`)?.focus();
  };
  const tabIndex = (at: Spot) => (at.row === here.row && at.column === here.column ? 0 : -1);
  const head = (what: Partial<Spot>, text: string) => {
    const at = { row: 0, column: 0, ...what };
    return disabled ? (
      (what.row ?? what.column)
    ) : (
      <button
        type="button"
        data-spot={spotKey(at)}
        tabIndex={tabIndex(at)}
        aria-label={`设置${text}`}
        onFocus={() => setSpot(at)}
        onClick={() => use(spotsIn(size, what))}
      >
        {what.row ?? what.column}
      </button>
    );
  };
  return (
    <div className={styles['scroll']}>
      <table
        ref={box}
        role="grid"
        aria-label={withNoun(props.field.title, '布局')}
        className={styles['grid']}
        onKeyDown={move}
      >
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {head({ column }, `第${column}列`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{head({ row }, `第${row}行`)}</th>
              {columns.map((column) => {
                const index = places.get(spotKey({ row, column }));
                return (
                  <td key={column} role="gridcell">
                    <SpotButton
                      at={{ row, column }}
                      look={lookOf(index === undefined ? undefined : lines[index], grid, tools)}
                      tabIndex={tabIndex({ row, column })}
                      disabled={disabled}
                      isWrong={index !== undefined && wrong.has(index)}
                      onFocus={() => setSpot({ row, column })}
                      onUse={() => use([{ row, column }])}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SpotButtonProps {
  readonly at: Spot;
  readonly look: Look;
  readonly tabIndex: number;
  readonly disabled: boolean;
  readonly isWrong: boolean;
  onFocus(): void;
  onUse(): void;
}

function SpotButton({ at, look, tabIndex, disabled, isWrong, onFocus, onUse }: SpotButtonProps) {
  return (
    <button
      type="button"
      data-spot={spotKey(at)}
      className={toneOf(look.color)}
      tabIndex={tabIndex}
      aria-disabled={disabled}
      aria-invalid={isWrong || undefined}
      aria-label={`第${at.row}行第${at.column}列，${look.words}`}
      onFocus={onFocus}
      onClick={() => !disabled && onUse()}
    >
      <span>{look.text}</span>
      {look.signs !== '' && <small data-signs={look.signs} />}
    </button>
  );
}

type Look = ReturnType<typeof lookOf>;

/** What a spot shows, and what is said of it. */
function lookOf(line: Row | undefined, grid: ChildGrid, tools: readonly NamedTool[]) {
  if (!line) return { color: 'clear', text: '', signs: '', words: '过道' };
  const placed = tools.find(
    ({ tool }) =>
      tool.kind === 'place' && (tool.state === undefined || tool.state === line[grid.state ?? '']),
  );
  const flags = tools.filter(({ tool }) => tool.kind === 'flag' && line[tool.field] === 1);
  const text = grid.number === undefined ? '' : String(line[grid.number] ?? '');
  return {
    color: placed?.color ?? 'default',
    text,
    signs: flags.map(({ sign }) => sign).join(''),
    words: [text, placed?.name, ...flags.map(({ name }) => name)].filter(Boolean).join('，'),
  };
}
