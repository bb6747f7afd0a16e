import { FILE_GROUPS, MOST_MB, USUAL_FILES } from '../../../../contract/paper/files.ts';
import styles from './designer.module.css';
import { Check, NumberBox } from './inputs.tsx';
import type { DraftQuestion } from './model.ts';

interface FileLimitsProps {
  readonly question: DraftQuestion;
  change(changes: Partial<DraftQuestion>, about?: string): void;
}

/** Which files a question takes: kinds, count and size. No kind chosen means all. */
export function FileLimits({ question, change }: FileLimitsProps) {
  const { kinds = [], least, most, maxMB } = question;
  const toggle = (group: readonly string[], isTaken: boolean) => {
    const others = kinds.filter((kind) => !group.includes(kind));
    const next = isTaken ? [...others, ...group] : others;
    change({ kinds: next.length === 0 ? undefined : next });
  };
  return (
    <>
      <fieldset className={styles['kinds']}>
        <legend>文件类型（不选为不限）</legend>
        {FILE_GROUPS.map((group) => (
          <Check
            key={group.name}
            label={group.name}
            checked={group.kinds.every((kind) => kinds.includes(kind))}
            change={(isTaken) => toggle(group.kinds, isTaken)}
          />
        ))}
      </fieldset>
      <div className={styles['pair']}>
        <NumberBox label="最少文件数" value={least} change={(value) => change({ least: value }, 'least')} />
        <NumberBox
          label={`最多文件数（默认${USUAL_FILES}）`}
          value={most}
          change={(value) => change({ most: value }, 'most')}
        />
      </div>
      <NumberBox
        label={`单个文件大小（MB，最多${MOST_MB}）`}
        value={maxMB}
        change={(value) => change({ maxMB: value }, 'maxMB')}
      />
    </>
  );
}
