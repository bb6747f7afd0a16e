import { Checkbox, Select } from 'antd';
import { ORDERS, type BatchOrder, type TemplateModel } from './model.ts';
import styles from './batch.module.css';

interface OptionsProps {
  readonly templates: readonly TemplateModel[];
  readonly template: TemplateModel;
  choose(code: string): void;
  readonly order: BatchOrder;
  setOrder(order: BatchOrder): void;
  readonly perPage: number;
  setPerPage(count: number): void;
  readonly numbers: boolean;
  setNumbers(wanted: boolean): void;
  /** Labels are as many on a sheet as it has. */
  readonly isLabel: boolean;
}

const COUNTS = [1, 2, 3, 4, 6, 8];

/** What is printed, and how. */
export function Options(props: OptionsProps) {
  const { templates, template, order, perPage, numbers, isLabel } = props;
  const counts = [...new Set([...COUNTS, perPage])].sort((one, other) => one - other);
  return (
    <div className={styles['options']}>
      <label className={styles['wide']}>
        <span>打印模板</span>
        <Select
          aria-label="打印模板"
          value={template.code}
          onChange={props.choose}
          options={templates.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        />
      </label>
      <label>
        <span>排序</span>
        <Select
          aria-label="排序"
          value={order}
          onChange={props.setOrder}
          options={ORDERS.map((one) => ({ ...one }))}
        />
      </label>
      {!isLabel && (
        <label>
          <span>每页份数</span>
          <Select
            aria-label="每页份数"
            value={perPage}
            onChange={props.setPerPage}
            options={counts.map((count) => ({ value: count, label: `${count} 份` }))}
          />
        </label>
      )}
      {!isLabel && perPage === 1 && (
        <Checkbox checked={numbers} onChange={(event) => props.setNumbers(event.target.checked)}>
          页码
        </Checkbox>
      )}
    </div>
  );
}
