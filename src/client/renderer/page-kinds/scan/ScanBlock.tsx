import { Button, Input, type InputRef } from 'antd';
import { forwardRef, useCallback, useMemo, useRef, useState } from 'react';
import { isEmpty } from '../../../../contract/field-rules.ts';
import { Camera } from '../../camera/Camera.tsx';
import { useDevice } from '../../contexts.ts';
import { useData, type Row } from '../../data.ts';
import { useKept } from '../../keep.ts';
import { entityOf } from '../../pages.ts';
import { useReady } from '../../ready.ts';
import { faultAt } from '../../schema/fault.ts';
import { Skeleton } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { Parts } from '../../blocks/Parts.tsx';
import { actFor } from './act-for.ts';
import { KeptParams } from './KeptParams.tsx';
import { ScanResult, type Scanned } from './ScanResult.tsx';
import { useGiven } from './useGiven.ts';
import styles from './scan.module.css';

/** Results that stay in sight. */
const KEPT = 10;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Codes, one after the other: each goes to the page's action. */
export function ScanBlock({ page, rowId }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'scan') throw faultAt(page.place, `页面类型应为 scan，实际为 ${file.kind}`);
  const data = useData();
  const entity = entityOf(page, file.entity);
  const params = useMemo(() => {
    const known = entity.actions.get(file.EnCode)?.params ?? {};
    return (file.keep ?? []).flatMap((name) => (known[name] ? [[name, known[name]] as const] : []));
  }, [entity, file]);
  const shown =
    file.find === undefined ? [] : file.items.flatMap((item) => entity.fields.get(item.field) ?? []);
  const ready = useReady([...params.map(([name, field]) => ({ ...field, name })), ...shown]);
  const given = useGiven(params, file.EnCode, rowId);
  const [chosen = given, choose] = useKept<Row>(`scan ${page.path} ${rowId ?? ''}`, isRow);
  const [times, setTimes] = useState(0);
  const reload = useCallback(() => setTimes((count) => count + 1), []);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState<string>();
  const input = useRef<InputRef>(null);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);
  const [results, setResults] = useState<readonly Scanned[]>([]);
  const take = async (text: string, EnCode = file.EnCode) => {
    const code = text.trim();
    if (code === '' || isBusy.current) return;
    const lacking =
      EnCode === file.EnCode
        ? params.find(([name, field]) => field.required === true && isEmpty(chosen[name]))?.[0]
        : undefined;
    setMissing(lacking);
    if (lacking !== undefined) return;
    isBusy.current = true;
    setBusy(true);
    const kept = Object.fromEntries(params.map(([name]) => [name, chosen[name] ?? null]));
    const scanned = await actFor(code, { data, file, entity, EnCode, kept });
    isBusy.current = false;
    setBusy(false);
    if (scanned.problem === undefined) setTyped('');
    // What was not found is mended, or written over by the next number or a reader that types.
    else input.current?.select();
    navigator.vibrate?.(scanned.isOk ? 80 : [80, 60, 80]);
    setResults((known) => [scanned, ...known].slice(0, KEPT));
    reload();
  };
  if (!ready) return <Skeleton />;
  return (
    <>
      <div className={styles['scan']}>
        <div className={styles['ways']}>
          <KeptParams
            params={params}
            entity={entity.name}
            enCode={file.EnCode}
            values={chosen}
            missing={missing}
            change={(values) => {
              setMissing(undefined);
              choose(values);
            }}
          />
          <Camera found={(text) => void take(text)} />
          <TypedCode
            ref={input}
            hint={file.placeholder}
            value={typed}
            busy={busy}
            change={setTyped}
            submit={() => void take(typed, file.search)}
          />
        </div>
        <ScanResult file={file} entity={entity} results={results} busy={busy} />
      </div>
      {file.blocks && (
        <div className={styles['blocks']}>
          <Parts blocks={file.blocks} place={page.place} on={{ page, times, reload }} />
        </div>
      )}
    </>
  );
}

interface TypedCodeProps {
  readonly hint: string | undefined;
  readonly value: string;
  readonly busy: boolean;
  change(text: string): void;
  submit(): void;
}

const TypedCode = forwardRef<InputRef, TypedCodeProps>(function TypedCode(
  { hint, value, busy, change, submit },
  input,
) {
  const device = useDevice();
  return (
    <form
      className={styles['typed']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Input
        ref={input}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a person who types numbers one after the other; not on touch, where a keyboard would cover the page
        autoFocus={device === 'desktop'}
        aria-label={hint ?? '手动输入'}
        placeholder={hint ?? '手动输入编码'}
        value={value}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
      />
      <Button htmlType="submit" loading={busy} disabled={value.trim() === ''}>
        查询
      </Button>
    </form>
  );
});
