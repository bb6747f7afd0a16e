import { useEffect, useState } from 'react';
import { useData, type Row } from '../../data.ts';
import type { RowForm } from '../../formily/row-form.ts';
import styles from './form.module.css';

const DELAY_MS = 500;

/** Lines that the server works out of what is typed so far, such as the approval steps to come. */
export function Preview({ form, enCode, row }: { form: RowForm; enCode: string; row: Row | undefined }) {
  const data = useData();
  const [lines, setLines] = useState<readonly string[]>([]);
  const id = row?.['Id'];
  useEffect(() => {
    let turn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      const mine = (turn += 1);
      data.act({ EnCode: enCode, Ids: id === undefined ? [] : [String(id)], Params: form.values() }).then(
        (answer) => mine === turn && setLines(linesOf(answer.value)),
        () => mine === turn && setLines([]),
      );
    };
    const undo = form.onTyped(() => {
      clearTimeout(timer);
      timer = setTimeout(ask, DELAY_MS);
    });
    ask();
    return () => {
      turn = -1;
      clearTimeout(timer);
      undo();
    };
  }, [data, form, enCode, id]);
  if (lines.length === 0) return null;
  return (
    <ul className={styles['preview']} aria-live="polite">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function linesOf(value: unknown): readonly string[] {
  const lines: unknown =
    typeof value === 'object' && value !== null && 'Lines' in value ? value.Lines : undefined;
  return Array.isArray(lines) ? lines.map(String) : [];
}
