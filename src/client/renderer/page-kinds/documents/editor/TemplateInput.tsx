import { Button, ConfigProvider } from 'antd';
import { useDeferredValue, useState } from 'react';
import type { InputProps } from '../../../fields/kit.ts';
import { JsonText } from './JsonText.tsx';
import { linesOf, partsIn } from './parts.ts';
import { PartList } from './PartList.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import { useSample } from './useSample.ts';
import styles from './editor.module.css';

/** The parts of a print template: put together one by one or written as JSON, beside the sheet that they make. */
export function TemplateInput({ id, field, value, owner, ...props }: InputProps) {
  const { invalid, describedBy, disabled = false, onChange } = props;
  const [wantsText, setWantsText] = useState(false);
  const found = partsIn(value);
  const asText = wantsText || !found;
  const parts = found ?? [];
  const row = owner.row();
  const name = String(row['EntityName'] ?? '');
  const [lines, setLines] = useState<readonly string[]>([]);
  const { sample, failure } = useSample(field.sample ?? '', name, lines);
  const wanted = linesOf(parts, sample?.entity);
  if (wanted.join(',') !== lines.join(',')) setLines(wanted);
  const shown = useDeferredValue({ ...row, [field.name]: parts });
  const known = sample?.entity.name === name ? sample : undefined;
  return (
    <div
      id={id}
      tabIndex={-1}
      className={styles['editor']}
      role="group"
      aria-label={field.title}
      aria-describedby={describedBy}
      data-invalid={invalid}
    >
      <ConfigProvider componentDisabled={disabled}>
        <fieldset disabled={disabled} className={styles['body']}>
          <div className={styles['ways']} role="group" aria-label="编辑方式">
            <Button
              size="small"
              aria-pressed={!asText}
              type={asText ? 'default' : 'primary'}
              disabled={!found}
              onClick={() => setWantsText(false)}
            >
              逐项编辑
            </Button>
            <Button
              size="small"
              aria-pressed={asText}
              type={asText ? 'primary' : 'default'}
              onClick={() => setWantsText(true)}
            >
              JSON
            </Button>
          </div>
          {asText ? (
            <JsonText label={field.title} value={value} change={onChange} />
          ) : known ? (
            <PartList parts={parts} sample={known} change={onChange} />
          ) : (
            <p className={styles['note']}>{failure ?? (name === '' ? '请先选择打印的数据' : '正在读取')}</p>
          )}
        </fieldset>
      </ConfigProvider>
      {known && <TemplatePreview row={shown} sample={known} />}
    </div>
  );
}
