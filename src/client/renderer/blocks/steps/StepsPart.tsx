import { useMe } from '../../contexts.ts';
import { useCodes } from '../../fields/codes.ts';
import { Badge } from '../../fields/widgets/Badge.tsx';
import { Icon } from '../../icons.tsx';
import { shanghaiNow } from '../../schema/judge.ts';
import { Frame } from '../Frame.tsx';
import type { PartProps } from '../part.ts';
import { Sourced } from '../Sourced.tsx';
import { useSource } from '../source.ts';
import { textIn } from '../values.ts';
import { Way } from '../Way.tsx';
import { progressOf, stepsOf, type Step } from './steps.ts';
import styles from './steps.module.css';

/** What is to be done, step by step, and a ring that tells how far it has come. */
export function StepsPart({ block, on }: PartProps<'steps'>) {
  const state = useSource(block.source, on);
  const isWorked = state.status === 'ready' && state.rows.some((row) => textIn(row, block.state) !== '');
  // Visitors read a plan, and no dictionary.
  const isVisitor = useMe().UserId === '';
  const codes = useCodes(isVisitor ? undefined : block.dict);
  return (
    <Frame title={block.title} note={block.note}>
      <Sourced state={state} empty={block.empty}>
        {(rows) => {
          const steps = stepsOf(block, rows, codes, shanghaiNow());
          const progress = progressOf(steps);
          return (
            <div className={styles['body']}>
              {isWorked && <Ring {...progress} />}
              <ol className={styles[block.look ?? 'cards']}>
                {steps.map((step, index) => (
                  <li key={index} data-done={step.isDone}>
                    <StepItem step={step} place={index + 1} />
                  </li>
                ))}
              </ol>
            </div>
          );
        }}
      </Sourced>
    </Frame>
  );
}

const RADIUS = 40;
const AROUND = 2 * Math.PI * RADIUS;

function Ring({ done, all }: { done: number; all: number }) {
  const part = all === 0 ? 0 : done / all;
  return (
    <div className={styles['ring']}>
      <svg viewBox="0 0 100 100" role="img" aria-label={`已完成${done}项，共${all}项`}>
        <circle cx="50" cy="50" r={RADIUS} className={styles['track']} />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          className={styles['arc']}
          strokeDasharray={`${part * AROUND} ${AROUND}`}
          transform="rotate(-90 50 50)"
        />
        <text x="50" y="50" textAnchor="middle" dominantBaseline="central">
          {`${Math.floor(part * 100)}%`}
        </text>
      </svg>
      <p>
        已完成 <strong>{done}</strong> / {all} 项
      </p>
    </div>
  );
}

function StepItem({ step, place }: { step: Step; place: number }) {
  const { name, text, icon, state, color, isDone, isRequired, window, hindrance, url } = step;
  return (
    <Way url={hindrance === undefined ? url : undefined} className={styles['step']}>
      <span className={styles['mark']} aria-hidden="true">
        {isDone ? <Icon name="CheckOutlined" /> : icon === '' ? place : <Icon name={icon} />}
      </span>
      <span className={styles['words']}>
        <span className={styles['name']}>
          {isRequired && (
            <span className={styles['must']} title="必办">
              *
            </span>
          )}
          <strong>{name}</strong>
          {state !== '' && <Badge text={state} color={color} />}
        </span>
        {text !== '' && <span className={styles['text']}>{text}</span>}
        {window !== '' && <span className={styles['text']}>{window}</span>}
        {hindrance !== undefined && (
          <span className={styles['hindrance']}>
            <Icon name="LockOutlined" /> {hindrance}
          </span>
        )}
      </span>
    </Way>
  );
}
