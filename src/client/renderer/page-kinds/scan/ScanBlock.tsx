import { Button, Input, type InputRef } from 'antd';
import { forwardRef, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
import { KeptParams } from './KeptParams.tsx';
import { ScanResult } from './ScanResult.tsx';
import { useGiven } from './useGiven.ts';
import { useScans } from './useScans.ts';
import styles from './scan.module.css';

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
  const latestTyped = useRef('');
  const { results, busy, take } = useScans({ data, file, entity }, ({ code, isOk, problem }) => {
    navigator.vibrate?.(isOk ? 80 : [80, 60, 80]);
    if (problem !== undefined) giveBack(code);
    reload();
  });
  /** What was not found is mended, or written over by the next number or a reader that types; what is typed meanwhile stays. */
  const giveBack = (code: string) => {
    if (input.current?.input?.value !== '' || latestTyped.current !== code) return;
    flushSync(() => setTyped(code));
    input.current.select();
  };
  /** @returns whether the code was taken; it is not while a choice is missing */
  const read = (text: string, EnCode = file.EnCode) => {
    const code = text.trim();
    if (code === '') return false;
    const lacking =
      EnCode === file.EnCode
        ? params.find(([name, field]) => field.required === true && isEmpty(chosen[name]))?.[0]
        : undefined;
    setMissing(lacking);
    if (lacking !== undefined) return false;
    const kept = Object.fromEntries(params.map(([name]) => [name, chosen[name] ?? null]));
    take({ code, EnCode, kept });
    return true;
  };
  const submit = () => {
    if (!read(typed, file.search)) return;
    latestTyped.current = typed.trim();
    setTyped('');
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
          <Camera found={read} />
          <TypedCode ref={input} hint={file.placeholder} value={typed} change={setTyped} submit={submit} />
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
  change(text: string): void;
  submit(): void;
}

const TypedCode = forwardRef<InputRef, TypedCodeProps>(function TypedCode(
  { hint, value, change, submit },
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
      <Button htmlType="submit" disabled={value.trim() === ''}>
        查询
      </Button>
    </form>
  );
});
