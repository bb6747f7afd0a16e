import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { allOptions } from '../../all-options.ts';
import { messageOf, useData, type Row } from '../../data.ts';
import { EmptyRows } from '../../first/EmptyRows.tsx';
import { Failed, Skeleton } from '../../States.tsx';
import { LeftOut } from '../../LeftOut.tsx';
import { TabStrip } from '../../TabStrip.tsx';
import type { BlockProps } from '../index.ts';
import { modelOf, type Model } from './model.ts';
import { Places, type Given } from './Places.tsx';
import styles from './picker.module.css';

const PickerAsks = lazy(async () => ({ default: (await import('./PickerAsks.tsx')).PickerAsks }));

/** A map of places to choose from. */
export function PickerBlock({ page }: BlockProps) {
  const model = useMemo(() => modelOf(page), [page]);
  const [given, setGiven] = useState<Row>();
  if (!model.file.asks) return <Grouped model={model} />;
  return (
    <div className={styles['picker']}>
      <Suspense fallback={<Skeleton lines={3} />}>
        <PickerAsks model={model} choose={setGiven} />
      </Suspense>
      {given ? (
        <Grouped model={model} given={given} />
      ) : (
        <p className={styles['note']} role="status">
          选好以上各项后，这里显示可选的位置
        </p>
      )}
    </div>
  );
}

function Grouped({ model, given }: { model: Model } & Given) {
  const first = model.groups.length > 1 && !model.file.whole ? model.groups[0] : undefined;
  if (first?.type === 'ref') return <Asked model={model} first={first} given={given} />;
  return <Places model={model} filter={{}} given={given} />;
}

/** Asks which building before its beds are read. */
function Asked({ model, first, given }: { model: Model; first: NamedField } & Given) {
  const data = useData();
  const [found, setFound] = useState<Awaited<ReturnType<typeof allOptions>>>();
  const [failure, setFailure] = useState<string>();
  const [chosen, choose] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let mounted = true;
    allOptions(data, {
      Source: first.ref ?? '',
      Entity: model.entity.name,
      Field: first.name,
      Narrowing: true,
    }).then(
      (all) => mounted && setFound(all),
      (problem: unknown) => mounted && setFailure(messageOf(problem)),
    );
    return () => {
      mounted = false;
    };
  }, [data, first, model, tries]);
  const retry = () => {
    setFailure(undefined);
    setTries(tries + 1);
  };
  if (failure !== undefined) return <Failed text={failure} retry={retry} />;
  if (!found) return <Skeleton />;
  const { options, left } = found;
  const at = options.find(({ Value }) => Value === chosen) ?? options[0];
  if (!at) return <EmptyRows path={model.page.path} text={model.file.empty} />;
  return (
    <div className={styles['picker']}>
      <TabStrip
        label={first.title}
        tabs={options.map(({ Value, Label }) => ({ key: Value, title: Label }))}
        active={at.Value}
        choose={choose}
      />
      <LeftOut shown={options.length} left={left} what={first.title} />
      <Places
        key={at.Value}
        model={{ ...model, groups: model.groups.slice(1) }}
        filter={{ [first.name]: at.Value }}
        given={given}
      />
    </div>
  );
}
