import { Button } from 'antd';
import { useMemo, useState, type SyntheticEvent } from 'react';
import type { NamedField } from '../../../../contract/field-rules.ts';
import type { CodeItem } from '../../../../contract/generated/meta.ts';
import { ActionButtons } from '../../ActionButtons.tsx';
import { useButtons, useMe } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import { useCodes } from '../../fields/codes.ts';
import { rowButtons, tableButtons, type ShownButton } from '../../schema/buttons.ts';
import { EmptyRows } from '../../first/EmptyRows.tsx';
import { Failed, Skeleton } from '../../States.tsx';
import { TabStrip } from '../../TabStrip.tsx';
import { textIn } from '../../blocks/values.ts';
import { nameOf, ownOf, partOf, tipOf, type Model } from './model.ts';
import { OwnPlace } from './OwnPlace.tsx';
import { PlaceTable } from './PlaceTable.tsx';
import { SlotMap } from './SlotMap.tsx';
import { boxesOf, countStates, fieldText, valuesOf, type Box } from './slots.ts';
import { useSlots } from './useSlots.ts';
import styles from './picker.module.css';
import tableStyles from './place-table.module.css';

/** What was chosen above the map: nothing where nothing is asked. */
export interface Given {
  readonly given?: Row | undefined;
}

interface PlacesProps extends Given {
  readonly model: Model;
  readonly filter: Row;
}

/** The map of places, what is chosen in it, and what may be done with that. */
export function Places({ model, filter, given }: PlacesProps) {
  const { page, file, entity, groups, label, text, state } = model;
  const me = useMe();
  const codes = useCodes(state.dict);
  const buttons = usePlaceButtons(model);
  const [slots, reload] = useSlots({ entity: entity.name, filter, source: file.source, given }, file.every);
  const [levels, setLevels] = useState<readonly string[]>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [zoom, setZoom] = useState(1);
  if (slots.failure !== undefined) return <Failed text={slots.failure} retry={reload} />;
  if (!slots.rows) return <Skeleton />;
  const note = slots.note !== undefined && slots.note !== '' && (
    <p className={styles['note']}>{slots.note}</p>
  );
  if (slots.rows.length === 0)
    return (
      <>
        {note}
        <EmptyRows path={page.path} text={file.empty} />
      </>
    );
  const { rows } = slots;
  const own = ownOf(model, rows, me);
  const isFree = (row: Row) => file.free?.includes(textIn(row, state.name)) ?? true;
  const mayChoose = (row: Row) => !own && (file.any === true || isFree(row));
  const wanted = levels ?? (own && groups.map((field) => fieldText(own, field)));
  const above = levelsOf(rows, groups.slice(0, -1), wanted);
  const path = above.map(({ value }) => value);
  const boxes = boxesOf(rows, { groups, label }, path);
  // a place that was taken meanwhile is chosen no more
  const selected = rows.filter((row) => chosen.has(String(row['Id'])) && mayChoose(row));
  const toggle = (row: Row) => setChosen(toggled(selected.map(idOf), idOf(row), file.most ?? 1));
  const done = () => {
    setChosen(new Set());
    reload();
  };
  const chosenIds = new Set((own ? [own] : selected).map(idOf));
  return (
    <div className={styles['picker']}>
      {note}
      {above.map(({ field, values, value }, at) => (
        <TabStrip
          key={field.name}
          label={field.title}
          tabs={values.map((name) => ({ key: name, title: name }))}
          active={value}
          choose={(name) => setLevels([...path.slice(0, at), name])}
        />
      ))}
      <div className={styles['head']}>
        <Legend rows={rows} state={state.name} codes={codes} />
        <MapZooms zoom={zoom} choose={setZoom} />
      </div>
      <div className={model.columns.length > 0 ? tableStyles['both'] : undefined} {...near}>
        <div style={{ zoom }}>
          <SlotMap
            label={file.title}
            counted={file.counted ?? '空'}
            fields={{ label, text, state }}
            chosen={chosenIds}
            tipOf={(row) => tipOf(model, row)}
            {...{ boxes, codes, isFree, mayChoose, toggle }}
          />
        </div>
        {model.columns.length > 0 && (
          <PlaceTable {...{ model, boxes, mayChoose, toggle }} columns={model.columns} chosen={chosenIds} />
        )}
      </div>
      <div className={styles['foot']}>
        {own ? (
          <OwnPlace model={model} row={own} rows={rows} buttons={buttons.of(own)} done={done} />
        ) : (
          <ChosenPlaces {...{ model, boxes, isFree, selected, given, buttons, done }} failed={reload} />
        )}
      </div>
    </div>
  );
}

const idOf = (row: Row): string => String(row['Id']);

/** The places that are chosen after a press on one of them: a single choice makes way for it, and past the most none is added. */
function toggled(chosen: readonly string[], id: string, most: number): ReadonlySet<string> {
  const others = chosen.filter((one) => one !== id);
  if (chosen.includes(id)) return new Set(others);
  return new Set([...(most === 1 ? [] : others), id].slice(0, most));
}

interface PlaceButtons {
  /** What may be done with one place. */
  of(row: Row): ShownButton[];
  /** What may be done without any. */
  readonly free: ShownButton[];
}

function usePlaceButtons({ file, entity }: Model): PlaceButtons {
  const me = useMe();
  const granted = useButtons();
  const [ofTable, ofRows] = partOf(file.actions, entity);
  const asked = { me, buttons: granted };
  return {
    of: (row) => rowButtons(ofRows, entity, row, asked),
    free: tableButtons(ofTable, entity, asked),
  };
}

function Legend({ rows, state, codes }: { rows: readonly Row[]; state: string; codes: readonly CodeItem[] }) {
  return (
    <ul className={styles['legend']} aria-label="图例">
      {countStates(rows, state, codes).map(({ item, count }) => (
        <li key={item.code}>
          <i className={styles[item.color ?? 'default']} aria-hidden="true" />
          {`${item.name} ${count}`}
        </li>
      ))}
      <li>{`共 ${rows.length}`}</li>
    </ul>
  );
}

const ZOOMS = [
  { size: 0.8, name: '小' },
  { size: 1, name: '中' },
  { size: 1.3, name: '大' },
];

function MapZooms({ zoom, choose }: { zoom: number; choose: (size: number) => void }) {
  return (
    <span role="group" aria-label="缩放" className={styles['zooms']}>
      {ZOOMS.map(({ size, name }) => (
        <Button
          key={size}
          size="small"
          type={size === zoom ? 'primary' : 'default'}
          aria-pressed={size === zoom}
          onClick={() => choose(size)}
        >
          {name}
        </Button>
      ))}
    </span>
  );
}

interface ChosenPlacesProps extends Given {
  readonly model: Model;
  readonly selected: readonly Row[];
  readonly boxes: readonly Box[];
  readonly buttons: PlaceButtons;
  isFree(row: Row): boolean;
  done(): void;
  failed(): void;
}

/** The places that are chosen, and the buttons that go for all of them. */
function ChosenPlaces({ model, selected, given, buttons, done, failed, ...map }: ChosenPlacesProps) {
  const { page, entity, file } = model;
  const [one, ...more] = selected;
  const lucky = useLucky(file.chance === undefined ? [] : freeIn(map));
  const isOfChance = ({ button }: ShownButton) => button.EnCode === file.chance;
  const isForAll = ({ button, action }: ShownButton) =>
    more.length === 0 ||
    (Boolean(action?.batch) &&
      more.every((row) => buttons.of(row).some((other) => other.button.EnCode === button.EnCode)));
  return (
    <>
      <span aria-live="polite">
        {one ? `已选 ${selected.map((row) => nameOf(model, row)).join('、')}` : '请在图中选择'}
      </span>
      {one && (
        <ActionButtons
          buttons={buttons.of(one).filter((button) => !isOfChance(button) && isForAll(button))}
          target={{ page, entity, rows: selected, given, done, failed }}
          most={4}
        />
      )}
      {!one && lucky && (
        <ActionButtons
          buttons={buttons.of(lucky).filter(isOfChance)}
          target={{ page, entity, rows: [lucky], given, done, failed }}
          most={1}
        />
      )}
      <ActionButtons buttons={buttons.free} target={{ page, entity, rows: [], given, done }} most={4} />
    </>
  );
}

const freeIn = ({ boxes, isFree }: Pick<ChosenPlacesProps, 'boxes' | 'isFree'>): Row[] =>
  boxes.flatMap(({ slots }) => slots).filter((row) => isFree(row));

/** A free place that is drawn by chance: the same one as long as the same ones are free. */
function useLucky(free: readonly Row[]): Row | undefined {
  const ids = free.map(idOf).join();
  const drawn = useMemo(() => {
    const all = ids.split(',');
    return all[crypto.getRandomValues(new Uint32Array(1))[0]! % all.length];
  }, [ids]);
  return free.find((row) => idOf(row) === drawn);
}

/** Marks a place in map and table while the pointer or the focus is on it in one of them, without drawing anything anew. */
function showNear({ currentTarget, target }: SyntheticEvent<HTMLElement>): void {
  const id = (target as Element).closest<HTMLElement>('[data-place]')?.dataset['place'];
  for (const place of currentTarget.querySelectorAll<HTMLElement>('[data-place]'))
    place.toggleAttribute('data-near', id !== undefined && place.dataset['place'] === id);
}

const near = { onPointerOver: showNear, onFocus: showNear };

/** Each group above the boxes, with what may be chosen in it: only what is below the choices before. */
function levelsOf(rows: readonly Row[], groups: readonly NamedField[], wanted: readonly string[] = []) {
  let below = rows;
  return groups.map((field, at) => {
    const values = valuesOf(below, field);
    const value = values.find((one) => one === wanted[at]) ?? values[0] ?? '';
    below = below.filter((row) => fieldText(row, field) === value);
    return { field, values, value };
  });
}
