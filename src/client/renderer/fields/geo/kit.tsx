import { Button, Input } from 'antd';
import { safeUrl } from '../../../session/safe-url.ts';
import { KEYS } from '../../../storage/keys.ts';
import { readKey } from '../../../storage/storage.ts';
import { useNotify } from '../../contexts.ts';
import { messageOf } from '../../data.ts';
import type { FieldKit, InputProps, ViewProps } from '../kit.ts';
import { parseNumber } from '../widgets/number.ts';
import { Line } from '../widgets/Plain.tsx';
import { TextFilter } from '../widgets/TextBox.tsx';
import { ariaOf } from '../widgets/TextLine.tsx';
import styles from '../widgets/fields.module.css';
import { HereInput } from './HereInput.tsx';
import { locate, mapAddress, placeText, pointOf, type Point } from './locate.ts';

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

/** A place; where the school names a map, a press on it opens that map, and nothing is told to it before. */
function GeoView({ field, value }: ViewProps) {
  const point = pointOf(value);
  const text = placeText(point);
  const address = safeUrl(mapAddress(readKey(KEYS.configuration)?.MapUrl, point));
  if (address === undefined) return <Line text={text} />;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      aria-label={`${field.title}${text}，在地图中查看`}
    >
      {text}
    </a>
  );
}

const PlaceInput = (props: InputProps) =>
  props.field.widget === 'here' ? <HereInput {...props} /> : <GeoInput {...props} />;

export const kit: FieldKit = { Input: PlaceInput, View: GeoView, Filter: TextFilter };
