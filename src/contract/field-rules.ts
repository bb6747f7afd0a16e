import type { FieldFile, FieldType } from './generated/meta.ts';
import { isBarText } from './bar-text.ts';
import { isIdCard } from './idcard.ts';

/** A field and its name; entity fields, list columns and action parameters are all judged by this. */
export type NamedField = FieldFile & { readonly name: string };

/**
 * Whether an item stands in a dictionary, below the parent if one is given; `off` for one that is there and not to be chosen
 * any more. Absent: membership is not judged.
 */
export type HasCode = (dictionary: string, code: string, parent?: string) => boolean | 'off';

/** Whether a wire value counts as nothing. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

const CHOSEN: ReadonlySet<FieldType> = new Set<FieldType>([
  'date',
  'datetime',
  'time',
  'dict',
  'dicts',
  'ref',
  'refs',
  'bool',
  'geo',
]);

/** Text shown when a required field is empty (domain/00-overview 0.5). */
export function requiredMessage(field: NamedField): string {
  if (field.messages?.required) return field.messages.required;
  if (field.widget === 'signature') return `请完成${field.title}`;
  if (field.type === 'file' || field.type === 'image') return `请上传${field.title}`;
  if (field.type === 'list') return `请至少填写一条${field.title}`;
  if (field.widget === 'agree') return `请先阅读并同意${field.title}`;
  return `${CHOSEN.has(field.type) ? '请选择' : '请输入'}${field.title}`;
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const DATE_TIME = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

const SHORTEST_MONTH = 28;

/** Whether the text is a day that exists, `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  // Every month has so many days, and every row that is stored has several dates.
  if (Number(text.slice(8)) <= SHORTEST_MONTH) return true;
  return new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

/**
 * Judges one value that is not empty.
 * @returns the Chinese text shown under the field, or undefined when the value is right
 */
export function fieldProblem(field: NamedField, value: unknown, hasCode?: HasCode): string | undefined {
  return JUDGES[field.type](field, value, hasCode);
}

type Judge = (field: NamedField, value: unknown, hasCode?: HasCode) => string | undefined;

const malformed = (field: NamedField) => field.messages?.format ?? `${field.title}格式不正确`;

const text: Judge = (field, value) => {
  if (typeof value !== 'string') return malformed(field);
  const length = [...value].length;
  if (field.length !== undefined && length > field.length)
    return field.messages?.length ?? `${field.title}不能超过${field.length}个字`;
  if (field.minLength !== undefined && length < field.minLength)
    return field.messages?.minLength ?? `${field.title}不少于${field.minLength}个字`;
  if (field.widget === 'month' && !MONTH.test(value)) return malformed(field);
  if (field.barcode && !isBarText(value))
    return field.messages?.format ?? `${field.title}只能用半角的字母、数字和符号`;
  if (field.pattern !== undefined && !new RegExp(`^(?:${field.pattern})$`, 'u').test(value))
    return field.messages?.pattern ?? malformed(field);
  return undefined;
};

const range: Judge = (field, value) => {
  const { min, max } = field;
  const number = value as number;
  if ((min === undefined || number >= min) && (max === undefined || number <= max)) return undefined;
  if (field.messages?.range) return field.messages.range;
  if (min === undefined) return `${field.title}不能大于${max}`;
  if (max === undefined) return `${field.title}不能小于${min}`;
  return `${field.title}应在${min}-${max}之间`;
};

const number =
  (scaleOf: (field: NamedField) => number): Judge =>
  (field, value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) return malformed(field);
    const scale = scaleOf(field);
    if (Number(value.toFixed(scale)) !== value)
      return scale === 0 ? `${field.title}应为整数` : `${field.title}最多${scale}位小数`;
    const whole = (field.precision ?? 12) - scale;
    if (scale > 0 && Math.abs(value) >= 10 ** whole) return `${field.title}超出范围`;
    if (scale === 0 && Math.abs(value) > 2_147_483_647) return `${field.title}超出范围`;
    return range(field, value);
  };

const matching =
  (matches: (value: string) => boolean, message: (field: NamedField) => string): Judge =>
  (field, value) => {
    if (typeof value !== 'string' || !matches(value)) return field.messages?.format ?? message(field);
    return text(field, value);
  };

const counted =
  (unit: string, isItem: (value: unknown) => boolean): Judge =>
  (field, value) => {
    if (!Array.isArray(value) || !value.every(isItem)) return malformed(field);
    if (field.max !== undefined && value.length > field.max) return `${field.title}最多${field.max}${unit}`;
    if (field.min !== undefined && value.length < field.min) return `${field.title}至少${field.min}${unit}`;
    return undefined;
  };

const isText = (value: unknown) => typeof value === 'string' && value.length <= 200;
const isLine = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const attachments: Judge = (field, value) => {
  if (typeof value !== 'string') return malformed(field);
  return counted('个', (id) => /^[0-9a-zA-Z-]{1,40}$/.test(String(id)))(field, value.split(','));
};

function codeProblem(field: NamedField, found: boolean | 'off'): string | undefined {
  if (found === true) return undefined;
  return found === 'off' ? `${field.title}所选的项已停用，请重新选择` : `${field.title}不在可选范围内`;
}

const JUDGES: Record<FieldType, Judge> = {
  text,
  longtext: text,
  html: text,
  int: number(() => 0),
  decimal: number((field) => field.scale ?? 2),
  money: number((field) => field.scale ?? 2),
  bool: (field, value) => (value === 0 || value === 1 ? undefined : malformed(field)),
  date: matching(isDate, malformed),
  datetime: matching((value) => DATE_TIME.test(value) && isDate(value.slice(0, 10)), malformed),
  time: matching((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), malformed),
  dict: (field, value, hasCode) => {
    if (typeof value !== 'string') return malformed(field);
    return hasCode && codeProblem(field, hasCode(field.dict ?? '', value));
  },
  dicts: (field, value, hasCode) =>
    counted('项', isText)(field, value) ??
    (hasCode &&
      (value as string[])
        .map((code) => codeProblem(field, hasCode(field.dict ?? '', code)))
        .find((problem) => problem !== undefined)),
  ref: (field, value) => (isText(value) ? undefined : malformed(field)),
  refs: counted('项', isText),
  list: counted('条', isLine),
  image: attachments,
  file: attachments,
  json: () => undefined,
  geo: (field, value) => {
    const point = value as { Lng?: unknown; Lat?: unknown };
    const inside = (coordinate: unknown, limit: number) =>
      typeof coordinate === 'number' && Math.abs(coordinate) <= limit;
    return isLine(value) && inside(point.Lng, 180) && inside(point.Lat, 90) ? undefined : malformed(field);
  },
  phone: matching(
    (value) => /^1[3-9]\d{9}$/.test(value),
    () => '手机号格式不正确',
  ),
  idcard: matching(isIdCard, () => '身份证号格式不正确'),
  email: matching(
    (value) => value.length <= 100 && /^[\w.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(value),
    () => '邮箱格式不正确',
  ),
  count: (field) => `${field.title}不能填写`,
};
