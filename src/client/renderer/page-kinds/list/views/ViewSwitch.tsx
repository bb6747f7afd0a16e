import type { ListView } from '../../../../../contract/generated/meta.ts';
import { viewTitle, type ViewKind } from './views.ts';
import styles from './view-switch.module.css';

interface ViewSwitchProps {
  readonly views: readonly ListView[];
  readonly shown: ViewKind;
  choose(as: ViewKind): void;
}

/** Which of its views a list shows. */
export function ViewSwitch({ views, shown, choose }: ViewSwitchProps) {
  return (
    <div role="group" aria-label="显示方式" className={styles['switch']}>
      {views.map((view) => (
        <button key={view.as} type="button" aria-pressed={view.as === shown} onClick={() => choose(view.as)}>
          {viewTitle(view)}
        </button>
      ))}
    </div>
  );
}
