import { Button, Input } from 'antd';
import { useNotify } from '../../contexts.ts';
import { messageOf } from '../../data.ts';
import type { FieldKit, InputProps, ViewProps } from '../kit.ts';
import { parseNumber } from '../widgets/number.ts';
import { Line } from '../widgets/Plain.tsx';
import { TextFilter } from '../widgets/TextBox.tsx';
import { ariaOf } from '../widgets/TextLine.tsx';
import styles from '../widgets/fields.module.css';
import { HereInput } from './HereInput.tsx';
import { locate, placeText, pointOf, type Point } from './locate.ts';

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));

function GeoInput(props: InputProps) {
  const notify = useNotify();
  const point = pointOf(props.value);
  const change = (part: Point) => {
    const next = { Lng: point.Lng, Lat: point.Lat, ...part };
    props.onChange(next.Lng === null && next.Lat === null ? null : next);
  };
  const ask = () =>
    locate().then(props.onChange, (problem: unknown) => notify.warning(messageOf(problem, '未能取得位置')));
  return (
    <div className={styles['pair']} role="group" aria-label={props.field.title}>
      <Input
        id={props.id}
        value={textOf(point.Lng)}
        placeholder="经度"
        inputMode="decimal"
        disabled={props.disabled}
        status={props.invalid ? 'error' : ''}
        {...ariaOf(props)}
        aria-label={`${props.field.title}经度`}
        onChange={(event) => change({ Lng: parseNumber(event.target.value) })}
        onBlur={props.onBlur}
      />
      <Input
        value={textOf(point.Lat)}
        placeholder="纬度"
        inputMode="decimal"
        aria-label={`${props.field.title}纬度`}
        disabled={props.disabled}
        status={props.invalid ? 'error' : ''}
        onChange={(event) => change({ Lat: parseNumber(event.target.value) })}
        onBlur={props.onBlur}
      />
      <Button disabled={props.disabled} onClick={() => void ask()}>
        使用当前位置
      </Button>
    </div>
  );
}

function GeoView({ value }: ViewProps) {
  return <Line text={placeText(pointOf(value))} />;
}

const PlaceInput = (props: InputProps) =>
  props.field.widget === 'here' ? <HereInput {...props} /> : <GeoInput {...props} />;

export const kit: FieldKit = { Input: PlaceInput, View: GeoView, Filter: TextFilter };
