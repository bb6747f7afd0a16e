import { Input } from 'antd';
import { useState } from 'react';
import { readJson } from './parts.ts';
import styles from './editor.module.css';

interface JsonTextProps {
  readonly label: string;
  readonly value: unknown;
  change(value: unknown): void;
}

/** The value as JSON. What is none stays as it was typed, so that it is refused rather than forgotten. */
export function JsonText({ label, value, change }: JsonTextProps) {
  const [text, setText] = useState(() =>
    typeof value === 'string' ? value : JSON.stringify(value ?? [], null, 2),
  );
  const read = readJson(text);
  return (
    <>
      <Input.TextArea
        className={styles['json']!}
        aria-label={`${label}（JSON）`}
        rows={24}
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          const next = readJson(target.value);
          change('problem' in next ? target.value : next.value);
        }}
      />
      {'problem' in read && (
        <p className={styles['fault']} role="alert">
          {read.problem}
        </p>
      )}
    </>
  );
}
