import type { ReactNode } from 'react';
import type { CodeItem } from '../../../../contract/generated/meta.ts';
import type { QuestionKind, QuestionKinds } from '../../../../contract/paper/question.ts';
import { isByKeyboard } from './inputs.tsx';
import styles from './designer.module.css';

interface PaletteProps {
  readonly types: QuestionKinds;
  readonly names: readonly CodeItem[];
  add(type: string, kind: QuestionKind): void;
  /** Leads to the properties of the chosen question. */
  edit(): void;
  /** Other ways to add some. */
  readonly children?: ReactNode;
}

/** The types of questions; one that is pressed is added behind the chosen question. */
export function Palette({ types, names, add, edit, children }: PaletteProps) {
  return (
    <section className={styles['palette']} aria-label="题型">
      <h3>题型</h3>
      <div>
        {names.map(({ code, name }) => {
          const kind = types[code];
          return (
            kind && (
              <button
                key={code}
                type="button"
                aria-label={`添加${name}`}
                onClick={(event) => {
                  add(code, kind);
                  if (isByKeyboard(event)) edit();
                }}
              >
                {name}
              </button>
            )
          );
        })}
      </div>
      {children}
    </section>
  );
}
