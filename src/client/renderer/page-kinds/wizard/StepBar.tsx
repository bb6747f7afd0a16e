import styles from './wizard.module.css';

interface StepBarProps {
  readonly titles: readonly { readonly place: number; readonly title: string }[];
  readonly here: number;
  /** The furthest step that was opened. */
  readonly reached: number;
  choose(place: number): void;
}

/** Where in the steps the user stands; a phone shows the current one and how many there are. */
export function StepBar({ titles, here, reached, choose }: StepBarProps) {
  const index = titles.findIndex(({ place }) => place === here);
  return (
    <nav aria-label="步骤" className={styles['bar']}>
      <p className={styles['compact']}>
        <strong>{`第${index + 1}步`}</strong>
        <span>{`共${titles.length}步`}</span>
        <progress max={titles.length} value={index + 1} aria-label="填写进度" />
      </p>
      <ol>
        {titles.map(({ place, title }, at) => (
          <li key={place} data-state={at < index ? 'done' : at === index ? 'now' : 'next'}>
            <button
              type="button"
              aria-current={place === here ? 'step' : undefined}
              disabled={place > reached}
              onClick={() => choose(place)}
            >
              <span aria-hidden="true">{at + 1}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
