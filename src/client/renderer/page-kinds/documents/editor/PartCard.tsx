import { Button } from 'antd';
import type { PrintPart } from '../../../../../contract/generated/meta.ts';
import { titleOfKind, type Sample } from './parts.ts';
import { PartSettings } from './PartSettings.tsx';
import styles from './editor.module.css';

interface PartCardProps {
  readonly part: PrintPart;
  readonly at: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly sample: Sample;
  toggle(): void;
  change(part: PrintPart): void;
  move(to: number): void;
  remove(): void;
}

/** One part of a template, its settings below its name when it is open. */
export function PartCard({ part, at, count, isOpen, sample, ...on }: PartCardProps) {
  const kind = titleOfKind(part.part);
  const named = (what: string) => `${what}第${at + 1}项`;
  return (
    <li data-open={isOpen}>
      <div className={styles['face']}>
        <button type="button" aria-expanded={isOpen} onClick={on.toggle}>
          <b>{at + 1}</b>
          <span>{kind}</span>
          <small>{wordsOf(part)}</small>
        </button>
        <Button
          type="text"
          size="small"
          disabled={at === 0}
          aria-label={named('上移')}
          onClick={() => on.move(at - 1)}
        >
          ↑
        </Button>
        <Button
          type="text"
          size="small"
          disabled={at === count - 1}
          aria-label={named('下移')}
          onClick={() => on.move(at + 1)}
        >
          ↓
        </Button>
        <Button type="text" danger size="small" aria-label={named('删除')} onClick={on.remove}>
          删除
        </Button>
      </div>
      {isOpen && <PartSettings {...{ part, sample }} change={on.change} />}
    </li>
  );
}

/** What tells a part from others of its kind. */
function wordsOf({ part, title, text, value, titles, fields }: PrintPart): string {
  if (part === 'text') return text ?? value ?? '';
  if (part === 'signs') return (titles ?? []).join('、');
  return title ?? (part === 'fields' ? `${fields?.length ?? 0}项` : '');
}
