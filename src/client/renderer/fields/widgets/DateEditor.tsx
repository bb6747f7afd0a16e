import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn.js';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useEffect, useMemo, useState } from 'react';
import type { DateBoxProps } from './DateBox.tsx';
import { DATE_FORMATS, TYPED_FORMATS, type DateGrain } from './dates.ts';
import { ariaOf } from './TextLine.tsx';
import styles from './fields.module.css';

dayjs.extend(customParseFormat);
dayjs.locale('zh-cn');

/** What was typed, as it travels; undefined where it is no date. */
export function typedDate(text: string, grain: DateGrain): string | undefined {
  const format = DATE_FORMATS[grain];
  const read = dayjs(text, [format, ...TYPED_FORMATS[grain]], true);
  return read.isValid() ? read.format(format) : undefined;
}

/** The antd widget behind DateBox. */
export function DateEditor({ open, ...props }: DateBoxProps & { open: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  // the picker closes again when it is opened in the same moment as it takes the focus
  useEffect(() => {
    if (open) setIsOpen(true);
  }, [open]);
  const format = DATE_FORMATS[props.grain];
  // Another object with the same moment would make the picker forget what was picked and not yet left.
  const value = useMemo(() => {
    const moment = typeof props.value === 'string' && props.value !== '' ? dayjs(props.value) : null;
    return moment?.isValid() ? moment : null;
  }, [props.value]);
  return (
    <DatePicker
      id={props.id}
      className={styles['wide']}
      autoFocus
      open={isOpen}
      onOpenChange={setIsOpen}
      format={[format, ...TYPED_FORMATS[props.grain]]}
      picker={props.grain === 'month' ? 'month' : 'date'}
      showTime={
        props.grain === 'minute' ? { format: 'HH:mm', defaultOpenValue: dayjs('08:00', 'HH:mm') } : false
      }
      needConfirm={false}
      disabled={props.disabled}
      status={props.invalid ? 'error' : ''}
      placeholder={props.placeholder}
      value={value}
      {...ariaOf(props)}
      onChange={(chosen) => props.onChange(chosen ? chosen.format(format) : null)}
      onBlur={props.onBlur}
    />
  );
}
