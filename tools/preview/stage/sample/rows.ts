import { answerKindOf, answerOptions, RIGHT } from '../../../../src/contract/answer-key.ts';
import type { FieldFile, FieldType } from '../../../../src/contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../../src/contract/model.ts';
import type { Row } from '../../../../src/client/renderer/data.ts';
import { codes } from '../schemas.ts';
import { hostileRow } from './hostile.ts';

const FAMILY = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗';
const GIVEN = [
  '伟',
  '芳',
  '娜',
  '秀英',
  '敏',
  '静',
  '强',
  '磊',
  '洋',
  '艳',
  '勇',
  '杰',
  '娟',
  '涛',
  '明',
  '霞',
  '子涵',
  '欣怡',
];
const NAMES: Readonly<Record<string, readonly string[]>> = {
  Org: ['马克思主义学院', '计算机科学与人工智能学院（大数据与软件工程学院）', '外国语学院', '农学院'],
  Major: ['计算机科学与技术', '软件工程', '英语', '园艺'],
  ClassInfo: ['计科2601', '软工2602', '英语2601', '园艺2603'],
  Place: ['大学生活动中心', '图书馆', '一号教学楼', '南苑运动场', '学术交流中心第二会议室（含同传设备）'],
};
const TEXTS = [
  '参加省级学科竞赛',
  '回家探亲',
  '看病复查',
  '社会实践',
  '参加青年志愿者服务队组织的暑期支教活动并担任领队',
];

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length] as T;
const person = (seed: number) => `${FAMILY[seed % FAMILY.length]}${pick(GIVEN, seed * 7)}`;
const two = (number: number) => String(number).padStart(2, '0');
const day = (seed: number) => `2026-${two(1 + (seed % 12))}-${two(1 + ((seed * 3) % 28))}`;

/** Text of the row that a ref points at. */
export const labelOfRef = (entity: string, id: string): string => {
  const table = entity.slice(entity.indexOf('/') + 1);
  const number = Number(id.replace(/\D/g, '')) || 0;
  return NAMES[table] ? pick(NAMES[table], number) : person(number);
};

function valueOf(field: FieldModel, seed: number): unknown {
  const items = codes.get(field.dict ?? '')?.items ?? [];
  if (field.widget === 'month') return `2026-${two(1 + (seed % 12))}`;
  if (field.widget === 'year') return 2020 + (seed % 7);
  if (field.widget === 'rating') return 1 + (seed % 5);
  if (field.name === 'Province') return items[0]?.code ?? null;
  if (field.under !== undefined) return items.find((item) => item.parent !== undefined)?.code ?? null;
  return SAMPLES[field.type](field, seed, items);
}

const idOf = ({ ref = '' }: FieldModel, number: number) => `${ref.split('/')[1]}${number}`;

type Sample = (field: FieldModel, seed: number, items: readonly { readonly code: string }[]) => unknown;

const SAMPLES: Readonly<Record<FieldType, Sample>> = {
  dict: (_, seed, items) => (items.length > 0 ? pick(items, seed).code : null),
  dicts: (_, seed, items) => items.slice(0, 1 + (seed % 2)).map((item) => item.code),
  ref: (field, seed) => idOf(field, 1 + (seed % 4)),
  refs: (field) => [idOf(field, 1), idOf(field, 2)],
  int: ({ name }, seed) => (name === 'GradeYear' ? 2023 + (seed % 4) : 1 + ((seed * 7) % 120)),
  decimal: (_, seed) => ((seed * 13) % 90) / 10,
  money: (_, seed) => (seed * 137) % 5000,
  bool: (_, seed) => seed % 2,
  date: (_, seed) => day(seed),
  datetime: (_, seed) => `${day(seed)} ${two(8 + (seed % 10))}:30:00`,
  time: (_, seed) => `${two(7 + (seed % 12))}:15`,
  phone: (_, seed) => `138****${String(1000 + seed)}`,
  idcard: () => '420106********1234',
  email: (_, seed) => `student${seed}@example.edu.cn`,
  list: linesOf,
  file: () => 'a1,a2',
  image: () => 'p1,p2',
  geo: () => ({ Lng: 114.35, Lat: 30.47 }),
  json: (_, seed) => ({ 来源: '导入', 批次: seed }),
  count: (_, seed) => seed % 5,
  html: () =>
    '<p>第一段<strong>加粗</strong><script>window.reached=1</script><a href="javascript:window.reached=1">链接</a></p><p>第二段 &lt;script&gt;</p>',
  longtext: (_, seed) => `${pick(TEXTS, seed)}，时间为一周，期间保持手机畅通，按时返校并办理销假手续。`,
  text: textOf,
};

function linesOf(field: FieldModel, seed: number): Row[] {
  const columns = Object.entries(field.fields ?? {});
  const cell = (name: string, column: FieldFile, index: number) =>
    column.type === 'phone'
      ? `1390000${1000 + seed + index}`
      : valueOf({ ...column, name, id: 0, implicit: false }, changed(column, seed, index));
  return Array.from({ length: field.max === 200 && seed === 7 ? 200 : 2 }, (_, index) =>
    Object.fromEntries(columns.map(([name, column]) => [name, cell(name, column, index)])),
  );
}

/** Every other line has changed. */
const changed = ({ was }: FieldFile, seed: number, index: number) =>
  seed + index + (was !== undefined && index % 2 === 0 ? 1 : 0);

function textOf(field: FieldModel, seed: number): string {
  if (/TrueName|UserName|Name$/.test(field.name) && !/ApplyName/.test(field.name))
    return field.name === 'Name' ? pick(TEXTS, seed).slice(0, field.length ?? 60) : person(seed);
  if (field.barcode) return `B-${String(seed).padStart(4, '0')}`;
  if (field.name === 'StudentNo') return `2026${String(310_000 + seed)}`;
  if (field.name === 'ApplyNo') return `YL20261120${String(seed).padStart(4, '0')}`;
  return pick(TEXTS, seed).slice(0, field.length ?? 60);
}

/** Beds of two floors, four in a room, in every state. */
const bedOf = (number: number): Row => {
  const State = ['0', '0', '3', '0', '1', '2', '0', '4'][(number * 5) % 8];
  return {
    Floor: `${1 + Math.floor((number - 1) / 20)}层`,
    Room: `${101 + (Math.floor((number - 1) / 4) % 5) + 100 * Math.floor((number - 1) / 20)}`,
    BedNo: `${1 + ((number - 1) % 4)}床${number % 2 ? '上' : '下'}`,
    Owner: State === '3' ? '欧阳* 湖北省' : '',
    State,
  };
};

/** Meetings of one month: some share an hour, some take several days, and one day holds many. */
const meetingOf = (number: number): Row => {
  const date = number % 9 === 0 ? 12 : 1 + ((number * 5) % 28);
  const hour = 8 + ((number * 3) % 10);
  const isLong = number % 11 === 0;
  return {
    Poster: number % 3 === 0 ? null : `p${number}`,
    StartTime: `2026-11-${two(date)} ${two(hour)}:${number % 2 ? '00' : '30'}:00`,
    EndTime: `2026-11-${two(isLong ? Math.min(date + 3, 30) : date)} ${two(hour + 1 + (number % 3))}:00:00`,
  };
};

/** Seats of a room that is laid out. */
const seatOf = (number: number): Row => ({
  SeatNo: `00${number}`,
  X: 4 + number,
  Y: 2 + number,
  HasPower: 0,
  ByWindow: 0,
  State: number % 2 ? '1' : '0',
});

/** A row of any entity, the same for the same number. */
export function sampleRow(entity: EntityModel, number: number): Row {
  const row: Row = {};
  for (const field of entity.fields.values()) if (!field.secret) row[field.name] = valueOf(field, number);
  for (const field of entity.fields.values()) if (field.answer) row[field.name] = answerTo(field, row);
  return {
    ...row,
    Id: `${entity.table}${number}`,
    Version: 1,
    CreateUserId: 'u1',
    ...(entity.file.tree ? treeOf(entity, number) : {}),
    ...(entity.name === 'gallery/Bed' ? bedOf(number) : {}),
    ...(entity.name === 'gallery/Meeting' ? meetingOf(number) : {}),
    ...(entity.name === 'gallery/PlanSeat' ? seatOf(number) : {}),
    ...(entity.name === 'gallery/Hostile' ? hostileRow() : {}),
  };
}

/** An answer that fits the type of its question and its choices. */
function answerTo(field: FieldModel, row: Row): unknown {
  const keys = answerOptions(field, row).map(({ key }) => key);
  switch (answerKindOf(field, row)) {
    case 'one':
      return keys[0];
    case 'several':
      return keys.slice(0, 2);
    case 'judge':
      return RIGHT;
    case 'blanks':
      return [['武汉', '武汉市']];
    default:
      return pick(TEXTS, 1);
  }
}

const treeOf = (entity: EntityModel, number: number): Row => ({
  [entity.label]: labelOfRef(entity.name, String(number - 1)),
  [entity.file.tree ?? '']: number <= 2 ? null : `${entity.table}${1 + (number % 2)}`,
});
