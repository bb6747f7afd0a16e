import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { DesignerPage } from '../../../../contract/generated/meta.ts';
import { useButtons, useDevice, useNavigation, useNotify } from '../../contexts.ts';
import { useData } from '../../data.ts';
import { TabStrip } from '../../TabStrip.tsx';
import { stepKeys } from '../step-keys.ts';
import { DraftOffer, NOTHING_LEFT_OUT } from '../form/DraftOffer.tsx';
import { useKeptText } from '../form/useKeptText.ts';
import { Canvas } from './Canvas.tsx';
import type { DesignNames } from './DesignerBlock.tsx';
import styles from './designer.module.css';
import { Factors } from './Factors.tsx';
import { FromSheet } from './FromSheet.tsx';
import { draftOf, wireOf, type Draft } from './model.ts';
import { Palette } from './Palette.tsx';
import { Preview } from './Preview.tsx';
import { Properties } from './Properties.tsx';
import { Settings } from './Settings.tsx';
import { useDesign, type Design } from './useDesign.ts';

interface DesigningProps {
  readonly file: DesignerPage;
  readonly rowId: string;
  readonly title: string;
  readonly start: Draft;
  readonly names: DesignNames;
  /** The settings were saved: the title may be another one. */
  settled(): void;
}

const TABS = [
  { key: 'questions', title: '题目' },
  { key: 'factors', title: '因子与计分' },
  { key: 'settings', title: '设置' },
  { key: 'preview', title: '预览' },
];

/** Saves and publishes a design; what is wrong with it is shown at its place instead. */
function useSaved(
  { file, rowId }: Pick<DesigningProps, 'file' | 'rowId'>,
  design: Design,
  show: (tab: string) => void,
) {
  const data = useData();
  const notify = useNotify();
  const navigation = useNavigation();
  const [busy, setBusy] = useState(false);
  const { draft } = design;
  const save = async (): Promise<boolean> => {
    const [first] = design.problems.keys();
    if (first !== undefined) {
      show('questions');
      design.choose(first);
      notify.warning(`有${design.problems.size}道题需要修改`);
      return false;
    }
    if (design.factorFaults[0]) {
      show('factors');
      notify.warning(design.factorFaults[0].message);
      return false;
    }
    setBusy(true);
    try {
      await data.act({ EnCode: file.save, Ids: [rowId], Params: { Design: wireOf(draft, file.calc) } });
      design.keep(draft);
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  };
  const publish = async (areSettingsTyped: boolean) => {
    const { submit, done } = file;
    if (areSettingsTyped) {
      show('settings');
      return notify.warning('设置还没有保存，请先保存设置');
    }
    if (submit === undefined || !(await notify.confirm({ text: '发布后题目不能修改，确定发布吗？' }))) return;
    if (!(await save())) return;
    setBusy(true);
    try {
      await data.act({ EnCode: submit, Ids: [rowId], Params: {} });
      notify.success('操作成功');
      if (done === undefined) navigation.back();
      else navigation.go(done);
    } catch {
      setBusy(false);
    }
  };
  return { busy, save, publish };
}

/** The designer: what may be added, the questions in their order, and the properties of the one that is chosen. */
export function Designing({ file, rowId, title, start, names, settled }: DesigningProps) {
  const navigation = useNavigation();
  const design = useDesign(start);
  const [tab, setTab] = useState('questions');
  // what is typed into the settings stays while another tab is shown
  const [wasSet, setWasSet] = useState(false);
  const settings = useRef<() => boolean>(undefined);
  const onDirty = useCallback((isDirty: () => boolean) => void (settings.current = isDirty), []);
  const isBeside = useDevice() === 'desktop';
  const { draft, isChanged } = design;
  useEffect(() => navigation.guard(() => isChanged), [navigation, isChanged]);
  const kept = useKeptText({
    place: { form: file.source.call, rowId },
    text: useMemo(() => wireOf(draft, file.calc), [draft, file.calc]),
    isChanged,
    put: (text) => design.replace(draftOf(JSON.parse(text), file.types, file.calc.mean)),
  });

  const show = (key: string) => {
    setWasSet(wasSet || key === 'settings');
    setTab(key);
  };
  const saved = useSaved({ file, rowId }, design, show);
  const box = useRef<HTMLDivElement>(null);
  // a person who works with the keyboard does not go past all questions to the properties of one
  const edit = useCallback(
    () => requestAnimationFrame(() => focusIn(box.current, `.${styles['properties']} textarea`)),
    [],
  );
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const isInside = event.target instanceof Element && event.target.closest(`.${styles['properties']}`);
    if (event.key === 'Escape' && isInside) focusIn(box.current, '[data-chosen=true] button');
    // the settings are no part of the design, whose steps are not seen there
    if (tab !== 'settings') stepKeys(event, design);
  };
  const properties = <Properties design={design} names={names.types} />;
  return (
    <div ref={box} className={styles['designer']} onKeyDown={keys}>
      <Head {...{ file, title, design, saved }} areSettingsTyped={() => settings.current?.() === true} />
      <DraftOffer draft={kept} model={NOTHING_LEFT_OUT} row={undefined} />
      <TabStrip tabs={TABS} active={tab} label={file.title} choose={show} />
      {tab === 'questions' && (
        <div className={styles['panes']}>
          <Palette types={file.types} names={names.types} add={design.add} edit={edit}>
            {file.sheet && <FromSheet sheet={file.sheet} types={file.types} design={design} />}
          </Palette>
          <Canvas design={design} names={names.types} edit={edit} under={isBeside ? undefined : properties} />
          {isBeside && properties}
        </div>
      )}
      {tab === 'factors' && <Factors design={design} warnings={names.warnings} />}
      {wasSet && (
        <div hidden={tab !== 'settings'}>
          <Settings path={file.settings} rowId={rowId} saved={settled} onDirty={onDirty} />
        </div>
      )}
      {tab === 'preview' && <Preview title={title} questions={draft.questions} />}
    </div>
  );
}

interface HeadProps extends Pick<DesigningProps, 'file' | 'title'> {
  readonly design: Design;
  readonly saved: ReturnType<typeof useSaved>;
  areSettingsTyped(): boolean;
}

/** The name of what is designed, how it stands, and what can be done with the whole. */
function Head({ file, title, design, saved: { busy, save, publish }, areSettingsTyped }: HeadProps) {
  const notify = useNotify();
  const granted = useButtons();
  const faults = design.problems.size + design.factorFaults.length;
  return (
    <div className={styles['head']}>
      <h2>{title || '未命名问卷'}</h2>
      <span role="status" data-faults={faults > 0}>
        {faults > 0 ? `${faults}处需要修改` : design.isChanged ? '未保存' : '已保存'}
      </span>
      <Button disabled={!design.undo} onClick={design.undo}>
        撤销
      </Button>
      <Button disabled={!design.redo} onClick={design.redo}>
        重做
      </Button>
      <Button loading={busy} onClick={() => void save().then((done) => done && notify.success('保存成功'))}>
        保存
      </Button>
      {file.submit !== undefined && granted.has(file.submit) && (
        <Button type="primary" loading={busy} onClick={() => void publish(areSettingsTyped())}>
          保存并发布
        </Button>
      )}
    </div>
  );
}

const focusIn = (box: Element | null, selector: string) => box?.querySelector<HTMLElement>(selector)?.focus();
