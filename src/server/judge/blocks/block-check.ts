import type {
  BlockSource,
  ChartAxis,
  ChartBlock,
  Drill,
  PageBlock,
  PageFile,
} from '../../../contract/generated/meta.ts';
import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { blocksOf } from '../../../contract/page.ts';
import { SUBJECT_TYPE } from '../../../contract/subject.ts';
import { checkArrange } from './arrange-check.ts';
import { checkChart } from './chart-check.ts';
import { keysOfOutput } from '../calls/call-output.ts';
import { checkFilters } from '../pages/list-check.ts';
import { checkDrill, namesOfFilters, sourceRow } from './drill-check.ts';
import { nearest } from '../names/near.ts';
import { checkCall } from './source-check.ts';
import { rowNames, type Inspection } from '../names/references.ts';

type At = readonly (string | number)[];
type Names = Record<string, ConditionType>;

/** Holds the blocks of a board or a detail page, and the source of notices, against what they name. */
export function checkBlocks(inspection: Inspection, page: PageFile, entity?: EntityModel): void {
  const names: Names = entity ? rowNames(entity) : { me: SUBJECT_TYPE, now: 'string' };
  if (page.kind === 'board' && page.reportDate) names['reportDate'] = 'string';
  if (page.kind === 'board' && page.filters) {
    const { entity: name, fields } = page.filters;
    const narrowed = inspection.entity(['filters', 'entity'], name);
    if (narrowed) checkFilters(inspection, ['filters', 'fields'], narrowed, fields);
    names['filter'] = sourceRow(narrowed && namesOfFilters(fields, narrowed)) ?? 'dyn';
  }
  if (page.kind === 'list') {
    const listed = inspection.entity(['entity'], page.entity);
    names['filter'] = sourceRow(listed && namesOfFilters(page.filters ?? [], listed)) ?? 'dyn';
  }
  for (const [index, block] of blocksOf(page).entries())
    checkBlock(inspection, ['blocks', index], block, names, entity);
  if (page.kind === 'list')
    for (const [index, { block }] of blocksOf(page).entries())
      if (block === 'list') inspection.report(['blocks', index, 'block'], '列表页上方不能再放列表');
  if (page.kind === 'notices' && page.source)
    checkCall(inspection, ['source'], page.source, names, { '': GROUP, Items: NOTICE });
}

const GROUP = ['GroupName', 'UnreadCount', 'Items'];
const NOTICE = ['Title'];

/** Holds one block against what it names; `names` are those that its formulas may use. */
export function checkBlock(
  inspection: Inspection,
  at: At,
  block: PageBlock,
  names: Names,
  entity: EntityModel | undefined,
): void {
  if ('source' in block) {
    const known = checkSource(inspection, at, block.source, keysOf(block), names, entity);
    for (const [place, drill] of drillsOf(block))
      checkDrill(inspection, [...at, ...place], drill, sourceRow(known));
  }
  if (block.block === 'chart') checkChart(inspection, at, block);
  if (block.block === 'pivot' && block.stat !== 'count' && !block.value)
    inspection.report(at, `"stat": "${block.stat}" 需要 "value"`);
  if (block.block === 'steps' || block.block === 'days') inspection.dictionary([...at, 'dict'], block.dict);
  if (block.block === 'list') inspection.page([...at, 'page'], block.page, 'list');
  if (block.block === 'links' && block.arrange) checkArrange(inspection, at, block, names);
  if (block.block === 'countdown') checkCountdown(inspection, at, block, names, entity);
  if (block.block === 'handle' && (block.does === 'open') !== (block.route !== undefined))
    inspection.report(at, '"does": "open" 与 "route" 必须同时出现');
}

/** Keys of blocks that name a value of each row. */
const ROW_KEYS = [
  'name',
  'value',
  'image',
  'text',
  'url',
  'icon',
  'count',
  'group',
  'by',
  'time',
  'tag',
  'state',
  'code',
  'after',
  'from',
  'to',
  'must',
  'rows',
  'seconds',
  'least',
  'place',
];

const axis = (name: string, used: ChartAxis | undefined): [at: At, key: string][] =>
  used ? [[[name, 'field'], used.field]] : [];

const measures = ({ y }: ChartBlock): [at: At, key: string][] =>
  Array.isArray(y)
    ? y.map(({ field }, index) => [['y', index, 'field'], field])
    : [[['y', 'field'], y.field]];

/** The names of values that a block reads from each row, with the place where it says so. */
function keysOf(block: PageBlock): [at: At, key: string][] {
  switch (block.block) {
    case 'chart':
      return [[['x', 'field'], block.x.field], ...measures(block), ...axis('by', block.by)];
    case 'pivot':
      return [...axis('rows', block.rows), ...axis('columns', block.columns), ...axis('value', block.value)];
    case 'figures':
      return block.items.flatMap(({ field, change }, index): [At, string][] => [
        [['items', index, 'field'], field],
        ...(change === undefined ? [] : [[['items', index, 'change'], change] as [At, string]]),
      ]);
    case 'descriptions':
    case 'table':
      return [
        ...block.items.map(({ field }, index): [At, string] => [['items', index, 'field'], field]),
        ...('picture' in block && block.picture !== undefined
          ? [[['picture'], block.picture] as [At, string]]
          : []),
      ];
    default:
      return ROW_KEYS.flatMap((name): [At, string][] => {
        const key: unknown = Reflect.get(block, name);
        return typeof key === 'string' ? [[[name], key]] : [];
      });
  }
}

/** The drills of a block, each with its place. */
function drillsOf(block: PageBlock): [at: At, drill: Drill][] {
  if ('drill' in block && block.drill) return [[['drill'], block.drill]];
  if (block.block !== 'figures' && block.block !== 'descriptions' && block.block !== 'table') return [];
  return block.items.flatMap(({ drill }, index): [At, Drill][] =>
    drill ? [[['items', index, 'drill'], drill]] : [],
  );
}

function checkSource(
  inspection: Inspection,
  at: At,
  source: BlockSource,
  keys: readonly [At, string][],
  names: Names,
  entity: EntityModel | undefined,
): readonly string[] | undefined {
  let known: readonly string[] | undefined;
  if ('call' in source) {
    checkCall(inspection, [...at, 'source'], source, names);
    const call = inspection.set.calls.get(source.call);
    known = call && keysOfOutput(call);
  } else if ('field' in source) {
    known = checkField(inspection, [...at, 'source', 'field'], source.field, entity);
  } else if (source.rows.length > 0) {
    known = [...new Set(source.rows.flatMap((row) => Object.keys(row)))];
  }
  for (const [place, key] of keys)
    if (known?.includes(key) === false)
      inspection.report([...at, ...place], `数据来源没有 "${key}"`, nearest(key, known));
  return known;
}

function checkField(
  inspection: Inspection,
  at: At,
  name: string,
  entity: EntityModel | undefined,
): string[] | undefined {
  if (!entity) {
    inspection.report(at, '看板没有数据对象，来源只能是 "call" 或 "rows"');
    return undefined;
  }
  inspection.field(at, entity, name);
  const field = entity.fields.get(name);
  if (!field) return undefined;
  if (field.type !== 'list') inspection.report(at, `字段 "${name}" 应为 list 类型，实际为 ${field.type}`);
  return field.fields && Object.keys(field.fields);
}

function checkCountdown(
  inspection: Inspection,
  at: At,
  block: Extract<PageBlock, { block: 'countdown' }>,
  names: Names,
  entity: EntityModel | undefined,
): void {
  if (typeof block.target === 'object' && 'call' in block.target) {
    const { field, ...source } = block.target;
    checkCall(inspection, [...at, 'target'], source, names, { '': [field] });
  } else if (typeof block.target === 'object')
    inspection.condition([...at, 'target', 'value'], block.target.value, names);
  else if (typeof block.target === 'string' && Number.isNaN(Date.parse(block.target)))
    inspection.report([...at, 'target'], `"${block.target}" 不是有效的日期 (invalid target prop)`);
  const enCode = block.end?.EnCode;
  if (enCode === undefined) return;
  if (!entity) inspection.report([...at, 'end', 'EnCode'], '看板没有数据对象，倒计时结束时不能执行操作');
  else inspection.enCode([...at, 'end', 'EnCode'], enCode);
}
