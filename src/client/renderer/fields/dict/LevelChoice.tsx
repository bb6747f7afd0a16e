import type { CodeItem } from '../../../../contract/generated/meta.ts';
import type { InputProps } from '../kit.ts';
import { Choice } from '../widgets/Choice.tsx';
import styles from '../widgets/fields.module.css';
import { levelsOf } from './levels.ts';
import { offeredOf } from './options.ts';

interface LevelChoiceProps extends Omit<InputProps, 'onChange'> {
  readonly items: readonly CodeItem[];
  onChange(value: string | null): void;
}

/** An item of a tree, chosen level by level; the value is the deepest choice. */
export function LevelChoice({ items, onChange, ...props }: LevelChoiceProps) {
  const { field } = props;
  const levels = levelsOf(items, typeof props.value === 'string' ? props.value : undefined);
  return (
    <div
      className={styles['levels']}
      role="group"
      aria-label={props.label ?? field.title}
      aria-describedby={props.describedBy}
    >
      {levels.map(({ chosen, offered }, level) => (
        <Choice
          key={level}
          id={level === 0 ? props.id : `${props.id}-${level}`}
          options={offeredOf(offered, chosen)}
          isFlat
          value={chosen ?? null}
          multiple={false}
          label={`${field.title}第${level + 1}级`}
          placeholder={field.placeholder ?? '请选择'}
          disabled={props.disabled}
          invalid={props.invalid}
          onBlur={props.onBlur}
          onChange={(code) => {
            const above = levels[level - 1]?.chosen ?? null;
            onChange(typeof code === 'string' ? code : above);
          }}
        />
      ))}
    </div>
  );
}
