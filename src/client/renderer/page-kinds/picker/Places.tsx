import { Button } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { ActionButtons } from '../../ActionButtons.tsx';
import { useButtons, useMe } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import { useCodes } from '../../fields/codes.ts';
import { rowButtons, tableButtons } from '../../schema/buttons.ts';
import { EmptyRows } from '../../first/EmptyRows.tsx';
import { Failed, Skeleton } from '../../States.tsx';
import { TabStrip } from '../../TabStrip.tsx';
import { textIn } from '../../blocks/values.ts';
import { nameOf, ownOf, partOf, tipOf, type Model } from './model.ts';
import { OwnPlace } from './OwnPlace.tsx';
import { PlaceTable } from './PlaceTable.tsx';
import { SlotMap } from './SlotMap.tsx';
import { boxesOf, countStates, fieldText, valuesOf } from './slots.ts';
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

const ZOOMS = [0.8, 1, 1.3];

/** The map of places, what is chosen in it, and what may be done with that. */
export function Places({ model, filter, given }: PlacesProps) {
  const { page, file, entity, groups, label, text, state } = model;
  const me = useMe();
  const granted = useButtons();
  const codes = useCodes(state.dict);
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
  const above = levelsOf(
    rows,
    groups.slice(0, -1),
    levels ?? (own && groups.map((field) => fieldText(own, field))),
  );
  const boxes = boxesOf(
    rows,
    { groups, label },
    above.map(({ value }) => value),
  );
  // a place that was taken meanwhile is chosen no more
  const selected = rows.filter((row) => chosen.has(String(row['Id'])) && mayChoose(row));
  const toggle = (row: Row) => {
    const id = String(row['Id']);
    const most = file.most ?? 1;
    const others = selected.map((one) => String(one['Id'])).filter((one) => one !== id);
    setChosen(
      new Set(chosen.has(id) ? others : [...others.slice(most === 1 ? others.length : 0), id].slice(0, most)),
    );
  };
  const done = () => {
    setChosen(new Set());
    reload();
  };
  const [ofTable, ofRows] = partOf(file.actions, entity);
  const buttonsFor = (row: Row) => rowButtons(ofRows, entity, row, { me, buttons: granted });
  const free = tableButtons(ofTable, entity, { me, buttons: granted });
  const [one, ...more] = selected;
  const shown = one
    ? buttonsFor(one).filter(
        ({ button, action }) =>
          more.length === 0 ||
          (Boolean(action?.batch) &&
            more.every((row) => buttonsFor(row).some((other) => other.button.EnCode === button.EnCode))),
      )
    : [];
  const chosenIds = new Set((own ? [own] : selected).map((row) => String(row['Id'])));
  return (
    <div className={styles['picker']}>
      {note}
      {above.map(({ field, values, value }, at) => (
        <TabStrip
          key={field.name}
          label={field.title}
          tabs={values.map((name) => ({ key: name, title: name }))}
          active={value}
          choose={(name) => setLevels([...above.slice(0, at).map((level) => level.value), name])}
        />
      ))}
      <div className={styles['head']}>
        <ul className={styles['legend']} aria-label="图例">
          {countStates(rows, state.name, codes).map(({ item, count }) => (
            <li key={item.code}>
              <i className={styles[item.color ?? 'default']} aria-hidden="true" />
              {`${item.name} ${count}`}
            </li>
          ))}
          <li>{`共 ${rows.length}`}</li>
        </ul>
        <span role="group" aria-label="缩放" className={styles['zooms']}>
          {ZOOMS.map((size, at) => (
            <Button
              key={size}
              size="small"
              type={size === zoom ? 'primary' : 'default'}
              aria-pressed={size === zoom}
              onClick={() => setZoom(size)}
            >
              {['小', '中', '大'][at]}
            </Button>
          ))}
        </span>
      </div>
      <div className={model.columns.length > 0 ? tableStyles['both'] : undefined} {...near}>
        <div style={{ zoom }}>
          <SlotMap
            label={file.title}
            counted={file.counted ?? '空'}
            boxes={boxes}
            fields={{ label, text, state }}
            codes={codes}
            chosen={chosenIds}
            tipOf={(row) => tipOf(model, row)}
            isFree={isFree}
            mayChoose={mayChoose}
            toggle={toggle}
          />
        </div>
        {model.columns.length > 0 && (
          <PlaceTable {...{ model, boxes, mayChoose, toggle }} columns={model.columns} chosen={chosenIds} />
        )}
      </div>
      <div className={styles['foot']}>
        {own ? (
          <OwnPlace model={model} row={own} rows={rows} buttons={buttonsFor(own)} done={done} />
        ) : (
          <>
            <span aria-live="polite">
              {one ? `已选 ${selected.map((row) => nameOf(model, row)).join('、')}` : '请在图中选择'}
            </span>
            {one && (
              <ActionButtons
                buttons={shown}
                target={{ page, entity, rows: selected, given, done, failed: reload }}
                most={4}
              />
            )}
            <ActionButtons buttons={free} target={{ page, entity, rows: [], given, done }} most={4} />
          </>
        )}
      </div>
    </div>
  );
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
