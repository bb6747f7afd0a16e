import { Button } from 'antd';
import type { CodeItem } from '../../../../contract/generated/meta.ts';
import type { Level } from '../../../../contract/paper/score.ts';
import { Empty } from '../../States.tsx';
import styles from './designer.module.css';
import { NumberBox, TextBox } from './inputs.tsx';
import { newFactor, type DraftFactor } from './model.ts';
import type { Design } from './useDesign.ts';

interface FactorsProps {
  readonly design: Design;
  readonly warnings: readonly CodeItem[];
}

/** What the questionnaire measures: which questions count, how, and how the numbers are judged. */
export function Factors({ design, warnings }: FactorsProps) {
  const { draft, factorFaults, setFactors } = design;
  const { factors } = draft;
  const set = (at: number, changes: Partial<DraftFactor>, about?: string) =>
    setFactors(
      factors.map((one, index) => (index === at ? { ...one, ...changes } : one)),
      about && `factor ${at} ${about}`,
    );
  const add = () => setFactors([...factors, newFactor(factors)]);
  return (
    <div className={styles['factors']} data-panel>
      {factorFaults.map(({ message }) => (
        <p key={message} className={styles['fault']} role="alert">
          {message}
        </p>
      ))}
      {factors.length === 0 && <Empty text="没有因子；只计总分或不计分的问卷不需要" />}
      {factors.map((factor, at) => (
        <fieldset key={at} className={styles['factor']}>
          <legend>{factor.name || `因子${at + 1}`}</legend>
          <div className={styles['fields']}>
            <TextBox label="因子编码" value={factor.code} change={(code) => set(at, { code }, 'code')} />
            <TextBox label="因子名称" value={factor.name} change={(name) => set(at, { name }, 'name')} />
            <label>
              算法
              <select
                value={factor.calc}
                onChange={(event) => set(at, { calc: event.target.value === 'sum' ? 'sum' : 'mean' })}
              >
                <option value="sum">总分</option>
                <option value="mean">均分</option>
              </select>
            </label>
            <TextBox
              label="题号"
              placeholder="例如 1,4,12-20"
              value={factor.numbers}
              change={(numbers) => set(at, { numbers }, 'numbers')}
            />
          </div>
          <Levels levels={factor.levels} warnings={warnings} change={(levels) => set(at, { levels })} />
          <Button size="small" onClick={() => setFactors(factors.filter((_, index) => index !== at))}>
            删除因子
          </Button>
        </fieldset>
      ))}
      <Button onClick={add}>添加因子</Button>
    </div>
  );
}

interface LevelsProps {
  readonly levels: readonly Level[];
  readonly warnings: readonly CodeItem[];
  change(levels: readonly Level[]): void;
}

function Levels({ levels, warnings, change }: LevelsProps) {
  const set = (at: number, changes: Partial<Level>) =>
    change(levels.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  const add = () => {
    const min = levels.at(-1)?.max ?? 0;
    change([...levels, { min, max: min + 1, warn: 0, advice: '' }]);
  };
  return (
    <div className={styles['levels']}>
      {levels.map(({ min, max, warn, advice }, at) => (
        <div key={at}>
          <Bound label="下限" value={min} change={(value) => set(at, { min: value })} />
          <Bound label="上限" value={max} change={(value) => set(at, { max: value })} />
          <select
            aria-label="预警等级"
            value={warn}
            onChange={(event) => set(at, { warn: Number(event.target.value) })}
          >
            {warnings.map(({ code, name }) => (
              <option key={code} value={Number(code)}>
                {name}
              </option>
            ))}
          </select>
          <TextBox label="建议" bare value={advice} change={(value) => set(at, { advice: value })} />
          <button
            type="button"
            aria-label="删除分级"
            onClick={() => change(levels.filter((_, index) => index !== at))}
          >
            ×
          </button>
        </div>
      ))}
      <button type="button" className={styles['more']} onClick={add}>
        添加分级
      </button>
    </div>
  );
}

/** A bound of a level; one that was emptied is 0. */
function Bound({ change, ...box }: { label: string; value: number; change(value: number): void }) {
  return <NumberBox {...box} bare step={0.01} change={(value) => change(value ?? 0)} />;
}
