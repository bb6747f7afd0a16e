import { Button } from 'antd';
import { useState } from 'react';
import type { GuidePage } from '../../../../contract/generated/meta.ts';
import { useAnswer } from '../../read.ts';
import { useNavigation } from '../../contexts.ts';
import { useData } from '../../data.ts';
import type { LoadedPage } from '../../pages.ts';
import { faultAt } from '../../schema/fault.ts';
import { Empty, Failed, Skeleton } from '../../States.tsx';
import type { BlockProps } from '../index.ts';
import { isOver, shownSteps, type ShownStep } from './progress.ts';
import { StepItem } from './StepItem.tsx';
import styles from './guide.module.css';

/** A guide: its steps with how far they have come. */
export function GuideBlock({ page }: BlockProps) {
  const { file } = page;
  if (file.kind !== 'guide') throw faultAt(page.place, `页面类型应为 guide，实际为 ${file.kind}`);
  return <Guide page={page} file={file} />;
}

function Guide({ page, file }: { page: LoadedPage; file: GuidePage }) {
  const data = useData();
  const { path } = page;
  const { answer, failure, again } = useAnswer(['guide', path], () => data.guide(path), { isKept: true });
  if (failure !== undefined && !answer) return <Failed text={failure} retry={again} />;
  if (!answer) return <Skeleton />;
  const steps = shownSteps(file, answer);
  if (steps.length === 0) return <Empty text="没有您可以办理的步骤" />;
  return (
    <div className={styles['guide']}>
      <Head steps={steps} later={file.opens === true} />
      <Steps page={page} file={file} steps={steps} reload={again} />
    </div>
  );
}

function Head({ steps, later }: { steps: readonly ShownStep[]; later: boolean }) {
  const { go } = useNavigation();
  const done = steps.filter(isOver).length;
  const missing = steps.filter(({ state }) => state === 'missing').length;
  return (
    <div className={styles['head']}>
      <p role="status">
        <strong>{`已完成 ${done} / ${steps.length} 步`}</strong>
        {missing > 0 && <span>{`${missing} 步有数据待补充`}</span>}
        {done === steps.length && <span>全部完成，学校可以开始使用</span>}
      </p>
      <progress max={steps.length} value={done} aria-label="向导进度" />
      {later && <Button onClick={() => go('/')}>{done === steps.length ? '返回首页' : '稍后再说'}</Button>}
    </div>
  );
}

interface StepsProps {
  readonly page: LoadedPage;
  readonly file: GuidePage;
  readonly steps: readonly ShownStep[];
  reload(): void;
}

/** The steps under each other; the first one that is not over stands open. */
function Steps({ page, file, steps, reload }: StepsProps) {
  const next = steps.find((shown) => !isOver(shown))?.step.key;
  const [opened, setOpened] = useState<string | undefined>(next);
  return (
    <ol className={styles['steps']}>
      {steps.map((shown, index) => (
        <StepItem
          key={shown.step.key}
          {...{ page, file, steps, shown, reload }}
          number={index + 1}
          isOpen={opened === shown.step.key}
          open={setOpened}
        />
      ))}
    </ol>
  );
}
