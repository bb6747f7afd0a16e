import { Input, Select } from 'antd';
import type { PrintPart } from '../../../../../contract/generated/meta.ts';
import { isSought } from '../../../fields/widgets/sought.ts';
import { FieldsExtras } from './FieldsExtras.tsx';
import { NamesChoice } from './NamesChoice.tsx';
import { namesFor, sourcesOf, withChanges, withLines } from './parts.ts';
import { Setting, type PartSettingsProps } from './Setting.tsx';
import styles from './editor.module.css';

const ALIGNS = [
  { value: 'left', label: '靠左' },
  { value: 'center', label: '居中' },
  { value: 'right', label: '靠右' },
];

/** What can be said of a part, by its kind. */
export function PartSettings({ part, sample, change }: PartSettingsProps) {
  const set = (changes: Parameters<typeof withChanges>[1]) => change(withChanges(part, changes));
  return (
    <div className={styles['settings']}>
      {part.part !== 'text' && part.part !== 'signs' && (
        <Setting title="标题">
          <Input
            value={part.title ?? ''}
            maxLength={40}
            placeholder="可不填"
            onChange={({ target }) => set({ title: target.value || undefined })}
          />
        </Setting>
      )}
      {part.part === 'fields' && (
        <Setting title="每行几项">
          <Select
            value={part.columns ?? 2}
            options={[1, 2, 3, 4].map((value) => ({ value, label: `${value}项` }))}
            onChange={(columns: number) => set({ columns })}
          />
        </Setting>
      )}
      {part.part === 'table' && (
        <Setting title="数据">
          <Select
            value={part.lines}
            showSearch
            filterOption={isSought}
            options={sourcesOf(sample).map(({ value, label }) => ({ value, label }))}
            onChange={(lines: string) => change(withLines(part, lines, sample))}
          />
        </Setting>
      )}
      {(part.part === 'fields' || part.part === 'table') && (
        <NamesChoice
          label={part.part === 'table' ? '列' : '字段'}
          chosen={part.fields ?? []}
          offered={namesFor(sample, part)}
          change={(fields) => set({ fields })}
        />
      )}
      {part.part === 'fields' && <FieldsExtras {...{ part, sample, change }} />}
      {part.part === 'text' && <Words part={part} set={set} />}
      {part.part === 'signs' && (
        <Setting title="签字人（每行一个）">
          <Input.TextArea
            rows={3}
            value={(part.titles ?? []).join('\n')}
            onChange={({ target }) => set({ titles: target.value.split('\n') })}
          />
        </Setting>
      )}
    </div>
  );
}

interface WordsProps {
  readonly part: PrintPart;
  set(changes: Parameters<typeof withChanges>[1]): void;
}

/** Words as they stand, or a formula that makes them. */
function Words({ part, set }: WordsProps) {
  const isFormula = part.value !== undefined;
  return (
    <>
      <Setting title="内容">
        <Select
          value={isFormula ? 'value' : 'text'}
          options={[
            { value: 'text', label: '固定文字' },
            { value: 'value', label: '公式' },
          ]}
          onChange={(way: string) =>
            set(way === 'value' ? { text: undefined, value: "''" } : { value: undefined, text: '请输入文字' })
          }
        />
      </Setting>
      <Setting title="对齐">
        <Select
          value={part.align ?? 'left'}
          options={ALIGNS}
          onChange={(align: string) => set({ align: align === 'left' ? undefined : align })}
        />
      </Setting>
      <Setting title={isFormula ? "公式，例如 '编号：' + row.ApplyNo" : '文字'}>
        <Input.TextArea
          rows={3}
          value={isFormula ? part.value : (part.text ?? '')}
          onChange={({ target }) => set(isFormula ? { value: target.value } : { text: target.value })}
        />
      </Setting>
    </>
  );
}
