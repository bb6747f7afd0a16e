import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type { ChoiceTree, FieldFile, FieldType } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { isFolded } from '../../data/sql/folded-sql.ts';
import { FILE_KINDS } from '../../storage/file-kinds.ts';
import type { Inspection } from '../names/references.ts';
import { checkCode } from '../values/value-check.ts';

type At = readonly (string | number)[];

/** Types whose values are numbers. */
export const NUMBERS: readonly FieldType[] = ['int', 'decimal', 'money', 'count'];

/** Types whose values may be stored sealed. */
export const SEALABLE: readonly FieldType[] = [
  'text',
  'longtext',
  'idcard',
  'phone',
  'email',
  'dict',
  'dicts',
  'json',
  'list',
  'int',
  'decimal',
  'money',
  'bool',
];

/** Types that have a least and a greatest: values of numbers, how many of the others. */
const BOUNDED: readonly FieldType[] = ['int', 'decimal', 'money', 'dicts', 'refs', 'list', 'file', 'image'];

/** Keys that only some types have a use for. */
const WORDS: readonly FieldType[] = ['text', 'longtext', 'html', 'phone', 'idcard', 'email'];
const USED_BY: Partial<Record<keyof FieldFile, readonly FieldType[]>> = {
  dict: ['dict', 'dicts'],
  ref: ['ref', 'refs'],
  filter: ['ref', 'refs'],
  fields: ['list'],
  length: WORDS,
  minLength: WORDS,
  pattern: WORDS,
  precision: ['decimal', 'money'],
  scale: ['decimal', 'money'],
  min: BOUNDED,
  max: [...BOUNDED, 'date'],
  kinds: ['file', 'image'],
  maxMB: ['file', 'image'],
  mask: [...WORDS, 'dict', 'money', 'decimal', 'int'],
  under: ['dict'],
  only: ['dict', 'dicts'],
  remote: ['dict'],
  ratio: ['image'],
  minWidth: ['image'],
  unit: NUMBERS,
  grouped: ['int', 'decimal'],
  sum: NUMBERS,
  sortable: ['list'],
  link: ['bool'],
  terms: ['bool'],
  parts: ['longtext'],
  pinyin: ['text'],
  exact: ['text'],
  random: ['text'],
  qr: ['text'],
  barcode: ['text'],
  sealed: SEALABLE,
  after: ['date', 'datetime', 'time'],
  around: ['int'],
  of: ['count', 'dict'],
  mine: ['count'],
  mean: ['count'],
  pick: ['dict'],
  tree: ['refs'],
  during: ['ref'],
  names: ['text', 'json'],
};

/** Fields that are drawn as codes, and how many characters can still be read off a screen. */
const DRAWN = [
  ['qr', '二维码', 200],
  ['barcode', '条形码', 30],
] as const;

/** What has to be declared for a message of a rule to be told. */
const MESSAGES = {
  pattern: ['pattern'],
  length: ['length'],
  minLength: ['minLength'],
  range: ['min', 'max'],
} as const;

const WIDGETS: Record<NonNullable<FieldFile['widget']>, readonly FieldType[]> = {
  icon: ['text'],
  month: ['text'],
  year: ['int'],
  rating: ['int'],
  agree: ['bool'],
  cascade: ['dict'],
  signature: ['image'],
  portrait: ['image'],
  gallery: ['file'],
  here: ['geo'],
  countdown: ['datetime'],
  scan: ['text'],
  document: ['json'],
  days: ['date'],
  answer: ['json'],
  choice: ['text'],
};

/** Holds the keys of a field against its type. */
export function checkKeysOfType(
  inspection: Inspection,
  at: At,
  field: FieldFile,
  names: Record<string, ConditionType>,
): void {
  const only = (key: string, shown: string, types: readonly FieldType[]) => {
    if (!types.includes(field.type))
      inspection.report([...at, key], `${shown} 只用于 ${types.join('、')} 类型，实际为 ${field.type}`);
  };
  for (const [key, types] of Object.entries(USED_BY))
    if (field[key as keyof FieldFile] !== undefined) only(key, `"${key}"`, types);
  if (field.widget) only('widget', `"widget": "${field.widget}"`, WIDGETS[field.widget]);
  checkWidget(inspection, at, field);
  for (const key of ['after', 'around', 'under'] as const)
    if (field[key] !== undefined) inspection.sibling([...at, key], field[key], names);
  for (const [place, kind] of (field.kinds ?? []).entries())
    inspection.known([...at, 'kinds', place], 'field', kind, FILE_KINDS, '文件格式');
  checkMessages(inspection, at, field);
  if (field.tree) checkTree(inspection, [...at, 'tree'], field, field.tree);
  checkRead(inspection, at, field);
  checkDrawn(inspection, at, field);
  checkRandom(inspection, at, field);
  if (field.only) checkOffered(inspection, [...at, 'only'], field, names);
}

/** Keys that belong to one widget stand with it, and it with them. */
function checkWidget(inspection: Inspection, at: At, field: FieldFile): void {
  if (field.widget === 'rating' && field.max === undefined)
    inspection.report(at, '"widget": "rating" 需要 "max"（星数）');
  for (const key of ['link', 'terms'] as const)
    if (field[key] !== undefined && field.widget !== 'agree')
      inspection.report([...at, key], `"${key}" 需要 "widget": "agree"`);
  if ((field.sample !== undefined) !== (field.widget === 'document'))
    inspection.report(at, '"widget": "document" 与 "sample" 须同时出现');
  if (field.sample !== undefined) inspection.call([...at, 'sample'], field.sample);
  if ((field.choices !== undefined) !== (field.widget === 'choice'))
    inspection.report(at, '"widget": "choice" 与 "choices" 须同时出现');
  if (field.choices !== undefined) inspection.call([...at, 'choices'], field.choices);
  if ((field.answer !== undefined) !== (field.widget === 'answer'))
    inspection.report(at, '"widget": "answer" 与 "answer" 须一同使用');
  if (field.type === 'date' && field.max !== undefined && field.widget !== 'days')
    inspection.report([...at, 'max'], 'date 类型的 "max" 需要 "widget": "days"（可选几天）');
  if (field.near !== undefined && field.widget !== 'here')
    inspection.report([...at, 'near'], '"near" 需要 "widget": "here"');
}

/** A sentence belongs to a rule that the field has. */
function checkMessages(inspection: Inspection, at: At, field: FieldFile): void {
  for (const [rule, keys] of Object.entries(MESSAGES))
    if (
      field.messages?.[rule as keyof typeof MESSAGES] !== undefined &&
      keys.every((key) => field[key] === undefined)
    )
      inspection.report(
        [...at, 'messages', rule],
        `没有 ${keys.map((key) => `"${key}"`).join('、')}，这句提示不会出现`,
      );
}

/** A field that reads other rows is neither written nor found by its value. */
function checkRead(inspection: Inspection, at: At, field: FieldFile): void {
  for (const key of ['by', 'where', 'pick'] as const)
    if (field[key] !== undefined && field.of === undefined)
      inspection.report([...at, key], `"${key}" 需要 "of"`);
  if (field.of !== undefined)
    for (const key of ['required', 'unique', 'index', 'value'] as const)
      if (field[key] !== undefined)
        inspection.report([...at, key], `有 "of" 的字段读取其他数据，不能有 "${key}"`);
}

/** What is drawn as a code is read by everybody who sees it, and by a reader of codes. */
function checkDrawn(inspection: Inspection, at: At, field: FieldFile): void {
  if (field.qr && field.barcode)
    inspection.report([...at, 'barcode'], '"qr" 与 "barcode" 只用其一：一个值画成一种码');
  for (const [key, name, most] of DRAWN) {
    if (!field[key]) continue;
    if (field.secret || field.mask || field.sealed)
      inspection.report([...at, key], `"${key}" 会原样显示，不用于 "secret"、"mask" 或 "sealed" 的字段`);
    if (field.type === 'text' && (field.length ?? Infinity) > most)
      inspection.report([...at, key], `${name}最多${most}个字，字段需要不大于它的 "length"`);
  }
}

/** What the server draws is typed and worked out by nobody, and has room for it. */
function checkRandom(inspection: Inspection, at: At, field: FieldFile): void {
  const { random, readonly, length = 0, value, follows, default: start } = field;
  if (random === undefined || field.type !== 'text') return;
  if (readonly !== true || (value ?? follows ?? start) !== undefined)
    inspection.report(
      [...at, 'random'],
      '"random" 由系统生成，字段需要 "readonly"，且没有 "value"、"follows" 和 "default"',
    );
  if (random > length) inspection.report([...at, 'random'], '字段需要不小于 "random" 的 "length"');
}

/** What a field offers are codes of its dictionary, and it leaves a default to begin with. */
function checkOffered(
  inspection: Inspection,
  at: At,
  field: FieldFile,
  names: Record<string, ConditionType>,
): void {
  if (field.remote || field.widget === 'cascade')
    inspection.report(at, '"only" 不用于 "remote" 或 "widget": "cascade" 的字段');
  for (const [index, one] of (field.only ?? []).entries()) {
    if (typeof one === 'string') {
      checkCode(inspection, [...at, index], field.dict, one);
      continue;
    }
    for (const [place, code] of one.codes.entries())
      checkCode(inspection, [...at, index, 'codes', place], field.dict, code);
    inspection.condition([...at, index, 'when'], one.when, names, 'bool');
  }
  const offered = new Set(field.only?.flatMap((one) => (typeof one === 'string' ? [one] : one.codes)));
  for (const code of field.default === undefined ? [] : [field.default].flat())
    if (!offered.has(String(code)))
      inspection.report([...at.slice(0, -1), 'default'], `默认值 ${JSON.stringify(code)} 不在 "only" 中`);
}

function checkTree(inspection: Inspection, at: At, { ref = '' }: FieldFile, tree: ChoiceTree): void {
  const target = inspection.set.entities.get(ref);
  if (!target) return;
  const judge = (place: At, name: string, types: readonly FieldType[]) => {
    inspection.field(place, target, name);
    const type = target.fields.get(name)?.type;
    if (type && !types.includes(type))
      inspection.report(place, `树需要 ${types.join('、')} 类型的字段，${name} 为 ${type}`);
  };
  for (const [place, name] of tree.by.entries()) judge([...at, 'by', place], name, ['ref']);
  if (tree.count !== undefined) judge([...at, 'count'], tree.count, ['int', 'count']);
}

const ANSWER_COLUMNS: readonly string[] = ['Key', 'Text'];

/** Holds what the answer of a question is judged by against the fields of its entity. */
function checkAnswer(inspection: Inspection, entity: EntityModel, field: FieldModel): void {
  const { answer, name } = field;
  if (!answer) return;
  const at = ['fields', name, 'answer'];
  inspection.field([...at, 'by'], entity, answer.by);
  const by = entity.fields.get(answer.by);
  if (by && by.type !== 'dict')
    inspection.report([...at, 'by'], `字段 "${answer.by}" 应为 dict 类型，实际为 ${by.type}`);
  for (const code of Object.keys(answer.kinds)) checkCode(inspection, [...at, 'kinds', code], by?.dict, code);
  const chosen = Object.values(answer.kinds).some((kind) => kind === 'one' || kind === 'several');
  if (answer.options === undefined) {
    if (chosen) inspection.report(at, '选择题的答案需要 "options"');
    return;
  }
  inspection.field([...at, 'options'], entity, answer.options);
  const options = entity.fields.get(answer.options);
  if (options && !ANSWER_COLUMNS.every((column) => options.fields?.[column]))
    inspection.report([...at, 'options'], `字段 "${answer.options}" 应为有 Key、Text 两列的 list`);
}

/** Rows of another entity are those of this row by a reference to it. */
function checkBy(inspection: Inspection, entity: EntityModel, { name, of = '', by = '' }: FieldModel): void {
  const named = inspection.set.entities.get(of)?.fields.get(by);
  if (named && named.type === 'ref' && named.ref !== entity.name)
    inspection.report(['fields', name, 'by'], `${of} 的字段 ${by} 引用 ${named.ref}，不是 ${entity.name}`);
}

/** How texts are compared is said of those that would otherwise be compared in another way. */
function checkExact(inspection: Inspection, { file }: EntityModel, field: FieldModel): void {
  if (field.exact !== true || field.type !== 'text') return;
  const at = ['fields', field.name, 'exact'];
  if (!field.unique && !file.unique?.some((key) => key.includes(field.name)))
    inspection.report(at, `字段 "${field.name}" 不须唯一（"unique"），不用 "exact"`);
  else if (!isFolded({ ...field, exact: undefined }))
    inspection.report(at, `字段 "${field.name}" 有 "pattern" 或 "readonly"，本来就逐字比较，不用 "exact"`);
}

/** Only values of one form can be held against each other, and only a place has something around it. */
export function checkPairs(inspection: Inspection, entity: EntityModel): void {
  for (const field of entity.fields.values()) {
    checkAnswer(inspection, entity, field);
    checkExact(inspection, entity, field);
    checkBy(inspection, entity, field);
    const { name, type, after, around, names } = field;
    if (
      names === 'changes' &&
      (type !== 'json' || ![...entity.fields.values()].some((one) => one.names === 'entities'))
    )
      inspection.report(
        ['fields', name, 'names'],
        '"names": "changes" 用于 json 类型，并需要一个 "names": "entities" 的字段说明是哪个数据对象',
      );
    const place = around === undefined ? undefined : entity.fields.get(around);
    if (place && place.type !== 'geo')
      inspection.report(
        ['fields', name, 'around'],
        `"around" 需要 geo 类型的字段，${around} 为 ${place.type}`,
      );
    const start = after === undefined ? undefined : entity.fields.get(after);
    if (start && start.type !== type)
      inspection.report(
        ['fields', name, 'after'],
        `"after" 需要同一类型的字段，${after} 为 ${start.type}，此处为 ${type}`,
      );
  }
}
