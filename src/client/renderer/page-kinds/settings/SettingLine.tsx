import { useMemo, useState } from 'react';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { FormFields, type FormContext } from '../../formily/FormFields.tsx';
import type { UsedField } from '../../schema/fields.ts';
import { twinKey } from '../../schema/fields.ts';
import type { Place } from '../../schema/fault.ts';
import { History } from './History.tsx';
import type { Setting } from './model.ts';
import styles from './settings.module.css';

interface SettingLineProps {
  readonly setting: Setting;
  readonly field: NamedField;
  readonly place: Place;
  readonly context: FormContext;
  /** Call that tells who changed it. */
  readonly history: string;
}

/** One setting: its input, who changed it last, and the ways back. */
export function SettingLine({ setting, field, place, context, history }: SettingLineProps) {
  const { Name, IsDefault, Fixed, ChangedBy, ChangedAt } = setting;
  const [isOpen, setOpen] = useState(false);
  const used = useMemo(
    (): UsedField[] => [
      { field, place, span: 1, visible: undefined, required: undefined, disabled: undefined },
    ],
    [field, place],
  );
  const restore = () => {
    context.form.type({
      [Name]: field.default ?? null,
      ...(field.type === 'image' && { [twinKey(field)]: [] }),
    });
    context.judge(Name);
  };
  return (
    <div className={styles['setting']}>
      <FormFields fields={used} columns={1} context={context} />
      <div className={styles['ways']}>
        <span className={styles['state']}>
          {Fixed !== '' ? '由环境变量指定' : IsDefault ? '使用默认值' : '本校已设置'}
          {ChangedAt !== '' && ` · ${ChangedBy} ${ChangedAt.slice(0, 16)}`}
        </span>
        {Fixed === '' && (
          <button type="button" aria-label={`${field.title}恢复默认`} onClick={restore}>
            恢复默认
          </button>
        )}
        <button type="button" aria-label={`${field.title}修改记录`} onClick={() => setOpen(true)}>
          修改记录
        </button>
      </div>
      {isOpen && (
        <History call={history} setting={setting} title={field.title} close={() => setOpen(false)} />
      )}
    </div>
  );
}
