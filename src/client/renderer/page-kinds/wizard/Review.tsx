import { Button } from 'antd';
import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import { Descriptions } from '../detail/Descriptions.tsx';
import type { FormStep } from '../form/sections.ts';
import styles from './wizard.module.css';

interface ReviewProps {
  readonly steps: readonly { readonly place: number; readonly step: FormStep }[];
  readonly row: Row;
  readonly me: Subject;
  change(place: number): void;
}

/** Everything that was typed, step by step, before it is sent. */
export function Review({ steps, row, me, change }: ReviewProps) {
  return steps.map(({ place, step }) => (
    <section key={place} className={styles['reviewed']} aria-label={`核对${step.title}`}>
      <header>
        <h3>{step.title}</h3>
        <Button type="link" size="small" aria-label={`修改${step.title}`} onClick={() => change(place)}>
          修改
        </Button>
      </header>
      {step.sections.map((section, index) => (
        <Descriptions key={index} section={section} row={row} me={me} />
      ))}
    </section>
  ));
}
