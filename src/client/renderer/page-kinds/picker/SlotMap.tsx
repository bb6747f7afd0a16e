import { useRef, useState, type KeyboardEvent } from 'react';
import type { CodeItem } from '../../../../contract/generated/meta.ts';
import type { NamedField } from '../../../../contract/field-rules.ts';
import type { Row } from '../../data.ts';
import { Tip } from '../../popup/Tip.tsx';
import { textIn } from '../../blocks/values.ts';
import { fieldText, nextSpot, spotAcross, type Box, type Drawn, type Spot } from './slots.ts';
import styles from './picker.module.css';

interface SlotMapProps {
  readonly label: string;
  /** Word before how many places of a box are free. */
  readonly counted: string;
  readonly boxes: readonly Box[];
  readonly fields: {
    readonly label: NamedField;
    readonly text: NamedField | undefined;
    readonly state: NamedField;
  };
  readonly codes: readonly CodeItem[];
  readonly chosen: ReadonlySet<string>;
  /** What is told beside a place; empty: nothing. */
  tipOf(row: Row): string;
  /** Counted as free. */
  isFree(row: Row): boolean;
  mayChoose(row: Row): boolean;
  toggle(row: Row): void;
}

/** Boxes of places. One place takes part in the order of the Tab key; the arrow keys move between all of them. */
export function SlotMap({
  label,
  counted,
  boxes,
  fields,
  codes,
  chosen,
  tipOf,
  isFree,
  mayChoose,
  toggle,
}: SlotMapProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot>({ box: 0, slot: 0 });
  const isThere = boxes[spot.box]?.slots[spot.slot] !== undefined;
  const move = (event: KeyboardEvent) => {
    const next =
      nextSpot(boxes, spot, event.key) ?? spotAcross(drawnIn(event.currentTarget), spot, event.key);
    if (!next) return;
    event.preventDefault();
    setSpot(next);
    grid.current?.querySelector<HTMLElement>(`[data-spot="${next.box} ${next.slot}"]`)?.focus();
  };
  return (
    <div ref={grid} role="grid" tabIndex={-1} aria-label={label} className={styles['map']} onKeyDown={move}>
      {boxes.map((box, at) => {
        const free = box.slots.filter(isFree).length;
        return (
          <div key={box.name} role="row" className={styles['box']}>
            <span role="rowheader" className={styles['name']}>
              <strong>{box.name}</strong>
              <small>{`${counted} ${free} / ${box.slots.length}`}</small>
            </span>
            <div role="presentation" className={styles['slots']}>
              {box.slots.map((row, index) => {
                const isChosen = chosen.has(String(row['Id']));
                const isHere = isThere ? spot.box === at && spot.slot === index : at === 0 && index === 0;
                const color = stateOf(row, fields, codes)?.color ?? 'default';
                const slot = (
                  <button
                    type="button"
                    data-spot={`${at} ${index}`}
                    data-free={mayChoose(row)}
                    className={`${styles['slot']} ${styles[color]}`}
                    tabIndex={isHere ? 0 : -1}
                    aria-disabled={!mayChoose(row)}
                    aria-pressed={isChosen}
                    onFocus={() => setSpot({ box: at, slot: index })}
                    onClick={() => mayChoose(row) && toggle(row)}
                  >
                    <SlotFace row={row} fields={fields} codes={codes} isChosen={isChosen} />
                  </button>
                );
                const tip = tipOf(row);
                return (
                  <div
                    key={String(row['Id'])}
                    role="gridcell"
                    aria-selected={isChosen}
                    data-place={String(row['Id'])}
                  >
                    {tip === '' ? slot : <Tip text={tip}>{slot}</Tip>}
                  </div>
                );
              })}
            </div>
          </div>
        );
      })}
    </div>
  );
}

type SlotFaceProps = Pick<SlotMapProps, 'fields' | 'codes'> & {
  readonly row: Row;
  readonly isChosen: boolean;
};

/** What stands on a place: its name, its state, and a tick once it is chosen. */
function SlotFace({ row, fields, codes, isChosen }: SlotFaceProps) {
  const text = fields.text && fieldText(row, fields.text);
  const state = stateOf(row, fields, codes)?.name;
  return (
    <>
      <b>{fieldText(row, fields.label)}</b>
      <span>{state ?? (codes.length > 0 && fieldText(row, fields.state))}</span>
      {text !== undefined && text !== '' && <span className={styles['text']}>{text}</span>}
      {isChosen && (
        <i aria-hidden="true" className={styles['tick']}>
          ✓
        </i>
      )}
    </>
  );
}

const stateOf = (row: Row, { state }: SlotMapProps['fields'], codes: readonly CodeItem[]) =>
  codes.find(({ code }) => code === textIn(row, state.name));

/** Where each place of a map is drawn. */
const drawnIn = (map: Element): Drawn[] =>
  [...map.querySelectorAll<HTMLElement>('[data-spot]')].map((place) => {
    const [box = 0, slot = 0] = place.dataset['spot']?.split(' ').map(Number) ?? [];
    const { left, top } = place.getBoundingClientRect();
    return { box, slot, left, top };
  });
