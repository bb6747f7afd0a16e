import { Button } from 'antd';
import { useState } from 'react';
import { ActionButtons } from '../../ActionButtons.tsx';
import { useButtons, useMe, useNavigation } from '../../contexts.ts';
import { useData } from '../../data.ts';
import { companion } from '../../pages.ts';
import { tableButtons } from '../../schema/buttons.ts';
import { isOver, stepsBefore } from './progress.ts';
import type { StepProps } from './StepItem.tsx';
import styles from './guide.module.css';

/** What a step is for, what is missing, and the buttons that make it. */
export function StepBody(props: StepProps) {
  const { shown, steps, open } = props;
  const { step } = shown;
  const before = stepsBefore(steps, shown);
  return (
    <div className={styles['body']}>
      <p>{step.why}</p>
      {before.length > 0 && (
        <p className={styles['before']}>
          {'请先完成：'}
          {before.map((one) => (
            <Button key={one.step.key} type="link" onClick={() => open(one.step.key)}>
              {one.step.title}
            </Button>
          ))}
        </p>
      )}
      <MissingRows {...props} />
      <div className={styles['buttons']}>
        <Making {...props} />
        <Setting {...props} />
      </div>
    </div>
  );
}

/** Opens the page of a step, at its group of settings where it has one. */
function useOpenStep(): (page: string, group: string | undefined) => void {
  const { openPage, openGroup } = useNavigation();
  return (page, group) => (group === undefined ? openPage(page, undefined, 'page') : openGroup(page, group));
}

/** Rows that miss something, each number a way to where it is mended. */
function MissingRows({ shown: { step, progress } }: StepProps) {
  const openStep = useOpenStep();
  const lines = (step.missing ?? []).flatMap((line, index) => {
    const count = progress.Missing[index] ?? 0;
    return count > 0 ? [{ ...line, count }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={styles['missing']} aria-label="待补充">
      {lines.map(({ text, count, page = step.page }) => (
        <li key={text}>
          {`${text}：`}
          {page === undefined ? (
            <strong>{count}</strong>
          ) : (
            <Button type="link" onClick={() => openStep(page, step.group)}>
              {`${count}，去处理`}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const MAKING: ReadonlySet<string | undefined> = new Set(['add', 'import', 'template']);

/** The buttons of the step's list that make rows, and the way to the list. */
function Making({ page, shown: { step, progress }, reload }: StepProps) {
  const me = useMe();
  const buttons = useButtons();
  const openStep = useOpenStep();
  const target = step.page;
  const list = target === undefined ? undefined : companion(page, target);
  if (target === undefined || !list) return null;
  const { file } = list;
  const entity = file.kind === 'list' ? list.entities.get(file.entity) : undefined;
  const wanted = (enCode: string) =>
    MAKING.has(entity?.actions.get(enCode)?.verb) || step.buttons?.includes(enCode) === true;
  const shown =
    file.kind === 'list' && entity
      ? tableButtons(
          file.toolbar?.filter(({ EnCode }) => wanted(EnCode)),
          entity,
          { me, buttons },
        )
      : [];
  return (
    <>
      {file.kind === 'list' && entity && (
        <ActionButtons
          buttons={shown}
          target={{
            page: list,
            entity,
            rows: [],
            ...(file.form === undefined ? {} : { form: file.form }),
            done: reload,
          }}
        />
      )}
      <Button onClick={() => openStep(target, step.group)}>
        {progress.Count ? '查看和维护' : '打开页面'}
      </Button>
    </>
  );
}

/** Sets the step aside, or takes that back. */
function Setting({ page, file, shown, steps, open, reload }: StepProps) {
  const data = useData();
  const buttons = useButtons();
  const [isBusy, setBusy] = useState(false);
  const { step, progress, state } = shown;
  const run = async (work: () => Promise<unknown>, goOn: boolean) => {
    setBusy(true);
    try {
      await work();
      if (goOn) open(steps.find((one) => one !== shown && !isOver(one))?.step.key);
      reload();
    } catch {
      // The refusal has been told by now.
    } finally {
      setBusy(false);
    }
  };
  const { SkipId } = progress;
  if (SkipId !== null)
    return buttons.has(file.resume) ? (
      <Button
        loading={isBusy}
        onClick={() =>
          void run(() => data.remove({ Entity: file.entity, EnCode: file.resume, Ids: [SkipId] }), false)
        }
      >
        {state === 'skipped' ? '取消跳过' : '恢复为未完成'}
      </Button>
    ) : null;
  if (state === 'done' || !buttons.has(file.skip)) return null;
  const Data = { GuidePage: page.path, StepKey: step.key };
  return (
    <Button
      loading={isBusy}
      onClick={() => void run(() => data.save({ Entity: file.entity, EnCode: file.skip, Data }), true)}
    >
      {progress.Count === 0 ? '跳过这一步' : '标记为完成'}
    </Button>
  );
}
