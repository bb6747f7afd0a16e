import type { BoardPage, ListPage, ListView, Message, PageFile } from '../../src/contract/generated/meta.ts';
import { pathFieldName } from '../../src/contract/list-paths.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import { decidingPaths } from '../../src/contract/reached-row.ts';
import { isRequired, takesPart } from '../../src/contract/rules.ts';
import type { Case } from './reasons.ts';
import { dueText, headed, said, titleIn } from './said.ts';

const VIEWS: Readonly<Record<ListView['as'], string>> = {
  table: '列表',
  lanes: '看板',
  calendar: '日历',
  gallery: '图库',
  timeline: '时间线',
};

/** Where rows of the entity are shown and found, in which ways, what is counted of them and what is told of them. */
export function shownLines(facts: Case): string[] {
  return [
    ...partLinesOf(facts),
    ...codeLines(facts),
    ...pageLines(facts),
    ...ownLines(facts),
    ...comparedLines(facts),
    ...toldLines(facts),
  ];
}

const PARTS = [
  ['visible', '显示条件'],
  ['required', '必填条件'],
  ['disabled', '停用条件'],
] as const;

/** Fields that a reference makes seen or required, as it is for this row. */
function partLinesOf({ entity, row, caller, now, catalog }: Case): string[] {
  if (!row || decidingPaths(entity).length === 0) return [];
  const context = { me: caller.subject, now, calendar: catalog.calendar };
  const lines = [...entity.fields.values()].flatMap((field) => {
    const by = PARTS.flatMap(([key, said]) => {
      const source = field[key];
      return typeof source === 'string' ? [{ source, said }] : [];
    });
    if (
      !by.some(({ source }) => decidingPaths(entity).some((path) => source.includes(`row.${path.join('.')}`)))
    )
      return [];
    const isPart = takesPart(field, row, context);
    const asked = isPart && isRequired(field, row, context) ? '，必填' : '';
    const state = isPart === undefined ? '尚不知是否显示' : isPart ? `显示${asked}` : '不显示，也不保存';
    return [
      `    「${field.title}」${state}：${by.map(({ source, said }) => `${said} ${source}`).join('；')}`,
    ];
  });
  return headed('按引用的数据显示或必填的字段：', lines);
}

function codeLines({ entity, row }: Case): string[] {
  const lines = [...entity.fields.values()].flatMap(({ name, title, qr, barcode }) =>
    qr || barcode ? [`    「${title}」显示为${qr ? '二维码' : '条形码'}：${said(row?.[name])}`] : [],
  );
  return headed('可扫的码：', lines);
}

function pageLines({ entity, catalog }: Case): string[] {
  const lines = [...catalog.pages].flatMap(([path, page]) => {
    if (page.kind === 'board')
      return begunWith(entity, page).map((title) => `    页面 ${path} 打开时筛选最新一条的「${title}」`);
    if (!('entity' in page) || page.entity !== entity.name) return [];
    return pageWords(entity, page).map((what) => `    页面 ${path} ${what}`);
  });
  return headed('页面上的其他方式：', lines);
}

/** Titles of the filters of a board that begin with what the newest row has. */
const begunWith = (entity: EntityModel, { filters }: BoardPage): string[] =>
  (filters?.entity === entity.name ? filters.fields : []).flatMap((use) =>
    typeof use === 'object' && use.latest ? [titleIn(entity, use.field ?? '')] : [],
  );

function pageWords(entity: EntityModel, page: PageFile): string[] {
  if (page.kind === 'scan') {
    const { find, EnCode, done } = page;
    const title = entity.actions.get(EnCode)?.title ?? EnCode;
    return find === undefined
      ? []
      : [
          `扫码：按「${titleIn(entity, find)}」在列表中找到，办理「${title}」，权限和条件与按钮相同，办好后显示「${done ?? `${title}成功`}」`,
        ];
  }
  const isOpen = 'public' in page && page.public === 'write' ? ['任何人不登录即可填写'] : [];
  return [...isOpen, ...(page.kind === 'list' ? listWords(entity, page) : [])];
}

function listWords(entity: EntityModel, page: ListPage): string[] {
  const { columns, filters = [] } = page;
  const views: readonly ListView[] = page.views ?? [];
  const counted = filters.flatMap((use) =>
    typeof use === 'object' && 'counts' in use && use.counts && use.field !== undefined ? [use.field] : [],
  );
  const codes = columns.flatMap((use) =>
    typeof use === 'object' && (use.qr || use.barcode) && use.field !== undefined
      ? [titleIn(entity, use.field)]
      : [],
  );
  const through = columns.flatMap((use) => {
    const name = typeof use === 'string' ? use : (use.field ?? '');
    const value = entity.fields.get(name)?.value?.slice('row.'.length);
    return value !== undefined && pathFieldName(value) === name && name !== value ? [value] : [];
  });
  return [
    ...(views.length > 1 ? [`可换看法：${views.map((view) => viewWords(entity, view)).join('、')}`] : []),
    ...(counted.length > 0
      ? [
          `在「${counted.map((name) => titleIn(entity, name)).join('」「')}」的每个选项旁显示条数，只计读者可见的`,
        ]
      : []),
    ...(codes.length > 0 ? [`在列中显示「${codes.join('」「')}」的码`] : []),
    ...(through.length > 0 ? [`经引用读取 ${through.join('、')}`] : []),
  ];
}

function viewWords(entity: EntityModel, view: ListView): string {
  const title = view.title ?? VIEWS[view.as];
  const name = (field: string) => titleIn(entity, field);
  if (view.as === 'lanes') return `${title}（按${name(view.field)}）`;
  if (view.as === 'calendar')
    return `${title}（${name(view.from)}${view.to === undefined ? '' : `至${name(view.to)}`}）`;
  if (view.as === 'gallery') return `${title}（${name(view.image)}）`;
  return view.as === 'timeline' ? `${title}（${name(view.date)}）` : title;
}

/** Calls that count nobody's rows but the reader's own. */
function ownLines({ entity, catalog }: Case): string[] {
  const lines = [...catalog.calls].flatMap(([name, { title, query = [] }]) =>
    query.some(({ entity: of, own }) => of === entity.name && own) ? [`    ${name}「${title}」`] : [],
  );
  return headed('只计本人的统计：', lines);
}

/** Calls that tell what these rows come to beside the period before. */
function comparedLines({ entity, catalog }: Case): string[] {
  const lines = [...catalog.calls].flatMap(([name, { title, query }]) =>
    (query ?? []).flatMap(({ entity: of, compare }) =>
      of === entity.name && compare
        ? [`    ${name}「${title}」按「${titleIn(entity, compare.field)}」与之前${compare.days}天比较`]
        : [],
    ),
  );
  return headed('与上一时段比较的统计：', lines);
}

function toldLines({ entity }: Case): string[] {
  const lines = Object.entries(entity.file.messages ?? {}).map(
    ([name, message]) => `    ${name}：${whenTold(entity, message)}`,
  );
  return headed('告知有关的人：', lines);
}

function whenTold(entity: EntityModel, { on, at }: Message): string {
  if (on !== undefined) return `「${titleIn(entity, on)}」改变时当即告知`;
  if (!at) return '由操作或程序告知';
  const from = at.due === undefined ? '' : `在「${titleIn(entity, at.due.field)}」之前${dueText(at.due)}起，`;
  const together = at.daily === undefined ? '' : `每天${at.daily}合并为一条，`;
  const quiet = at.urgent
    ? '到时间即告知，不受免打扰时段限制'
    : '到时间告知，遇学校设置的免打扰时段则顺延，过后会太晚的除外';
  return `${from}${together}${quiet}`;
}
